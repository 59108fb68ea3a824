/** Plays a piece of each candidate's track while their vote is announced, on the laptop that may play by itself. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { realMs } from '#web/client/clock.ts';
import { useDesk } from '../desk.ts';
import { deckState, fadeDeck, playTrack, stopDeck } from './deck.ts';
import { mayPlayHere } from './may-play-here.ts';
import { pieceFromMs, type RecapTurn, recapTurn } from './recap.ts';
import type { DeskTrack } from './use-tracks.ts';

const RISE_MS = 700;
const FALL_MS = 1_400;
/** A piece is over so long before the next one begins. */
const REST_MS = 150;
/** With less than this left of a turn its music is not begun any more. */
const LEAST_MS = 3_000;

/** The act whose excerpt plays now; null while none does. */
export function useRecapTurn(): RecapTurn | null {
  const { view, now } = useDesk();
  const [turned, setTurned] = useState(0);
  const on = recapTurn(view, now());
  const untilAt = on?.untilAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the timer came early it is set once more
  useEffect(() => {
    if (untilAt === undefined) return;
    const timer = setTimeout(() => setTurned((count) => count + 1), realMs(untilAt - now()) + 5);
    return () => clearTimeout(timer);
  }, [untilAt, turned, now]);
  return on;
}

/** Plays whose turn it is. Answers how to leave the recap: nothing more of it is heard. */
export function useRecap(on: RecapTurn | null, tracks: readonly DeskTrack[], playsHere: boolean): () => void {
  const { connected, now } = useDesk();
  const left = useRef<string>(undefined);
  const recap = useRef<string>(undefined);
  recap.current = on?.recap;
  const leave = useCallback(() => {
    left.current = recap.current;
  }, []);
  const track = tracks.find(({ item }) => item.itemId === on?.item.itemId);
  const play = useRef<() => (() => void) | undefined>(() => undefined);
  play.current = () => {
    if (on === null || track?.ready === undefined || track.item.act?.track === 'problem') return undefined;
    // Without the server nobody could end it from another desk.
    if (!playsHere || !connected || left.current === on.recap) return undefined;
    return playPiece(track, { forMs: realMs(on.untilAt - now()) - REST_MS, leave });
  };
  const key = on === null || !playsHere ? '' : `${on.recap} ${on.turn} ${track?.ready?.url ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, as soon as its track is here
  useEffect(() => play.current(), [key]);
  return leave;
}

/** Begins a piece that lasts `forMs` with its end. Answers how to end it before. */
function playPiece(
  track: DeskTrack,
  { forMs, leave }: { forMs: number; leave: () => void },
): (() => void) | undefined {
  const { ready } = track;
  const { startMs, level } = track.item.act?.sound ?? { startMs: 0, level: 100 };
  if (ready === undefined || forMs < LEAST_MS) return undefined;
  if (deckState().startedBy === 'recap' && deckState().status === 'fading') stopDeck();
  if (deckState().status !== 'stopped') {
    leave();
    return undefined;
  }
  const fromMs = pieceFromMs(ready.durationMs, startMs);
  let over = false;
  const end = () => {
    over = true;
    const { track: playing, startedBy } = deckState();
    if (startedBy === 'recap' && playing?.itemId === ready.itemId) fadeDeck(FALL_MS);
  };
  const timer = setTimeout(end, forMs - FALL_MS);
  void mayPlayHere(track, fromMs).then(async (may) => {
    if (!may) leave();
    else if (!over) await playTrack(ready, { fromMs, level, by: 'recap', riseMs: RISE_MS });
    if (over) end();
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}
