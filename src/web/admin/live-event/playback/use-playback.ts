/** The music at the desk, put together: what is in the deck, what may be pressed, and what other desks are told. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from 'react-toastify';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { sayPlaysMusic } from '#web/client/live-request.ts';
import { say } from '#web/ui/say.ts';
import { useDesk } from '../desk.ts';
import {
  type DeckState,
  deckPositionMs,
  deckState,
  fadeDeck,
  isSounding,
  onDeck,
  pauseDeck,
  playTrack,
  sendTo,
  setLevel,
  stopDeck,
} from './deck.ts';
import { deskId } from './desk-id.ts';
import { mayPlayHere } from './may-play-here.ts';
import { actsToKeep, isPressDue, startedByGo, usualAct } from './music-words.ts';
import { hearOtherWindows } from './one-window.ts';
import { recapToKeep } from './recap.ts';
import { hush, playSting } from './sting-sound.ts';
import { type Heard, heardIn, type Sting, stingBetween, untilLastTen } from './stings.ts';
import { type LaptopSettings, useLaptop } from './this-laptop.ts';
import { useRecap, useRecapTurn } from './use-recap.ts';
import { type DeskTrack, useTracks } from './use-tracks.ts';

type Cue = SentBodyOf<typeof tracksEndpoints.setCue>;

export interface Playback {
  deck: DeckState;
  /** Music kept on this laptop: now and next. */
  tracks: readonly DeskTrack[];
  /** The one that the buttons mean. */
  chosen: DeskTrack | undefined;
  choose: (itemId: string) => void;
  play: () => void;
  pause: () => void;
  fade: () => void;
  stop: () => void;
  /** What plays is a piece of a candidate's track, before a vote. */
  isInRecap: boolean;
  setCue: (track: DeskTrack, cue: Cue) => Promise<void>;
  laptop: LaptopSettings;
  /** Whether the chosen output is not there: sound comes from the system's. */
  outputTrouble: boolean;
}

export function usePlayback(): Playback {
  const { view, connected } = useDesk();
  const deck = useSyncExternalStore(onDeck, deckState);
  const turn = useRecapTurn();
  const kept = actsToKeep(view);
  const inMemory = useTracks([...new Set([...kept, ...recapToKeep(view, turn)])], deck.track);
  const tracks = inMemory.filter(({ item }) => kept.includes(item));
  const [chosenId, setChosenId] = useState<string>();
  const laptop = useLaptop();
  const outputTrouble = useOutput(laptop);
  useEffect(hearOtherWindows, []);

  const of = (itemId: string | undefined) => inMemory.find((track) => track.item.itemId === itemId);
  const isInRecap = deck.startedBy === 'recap' && deck.status !== 'stopped';
  const chosen = of(deck.track?.itemId) ?? of(chosenId) ?? of(usualAct(view)?.itemId) ?? tracks[0];

  const begin = useCallback(async (track: DeskTrack, by: 'hand' | 'go') => {
    const { act } = track.item;
    if (track.ready === undefined || act === null) return;
    // An act's own music is never kept waiting by a piece of another's.
    if (deckState().startedBy === 'recap') stopDeck();
    const paused = deckState().status === 'paused' && deckState().track?.fileId === track.ready.fileId;
    const fromMs = paused ? deckPositionMs() : act.sound.startMs;
    await playTrack(track.ready, { fromMs, level: act.sound.level, by });
  }, []);

  useSaying(deck, connected);
  useWithGo(tracks, laptop.playsWithGo, begin);
  useStings(laptop);
  const leaveRecap = useRecap(turn, inMemory, laptop.playsWithGo);

  const level = of(deck.track?.itemId)?.item.act?.sound.level;
  useEffect(() => {
    if (level !== undefined && deck.status === 'playing') setLevel(level);
  }, [level, deck.status]);

  const play = () => {
    leaveRecap();
    if (chosen) void begin(chosen, 'hand');
  };
  const pause = () => {
    leaveRecap();
    pauseDeck();
  };
  const fade = () => {
    leaveRecap();
    fadeDeck(laptop.fadeMs);
  };
  useMusicKeys(laptop.playsWithGo || deck.status !== 'stopped', {
    pause,
    fade,
    play: () => {
      if (isSounding(deck)) return;
      if (chosen) void mayPlayHere(chosen, 0).then((may) => may && play());
    },
  });

  return {
    deck,
    tracks,
    chosen,
    choose: setChosenId,
    play,
    pause,
    fade,
    stop: () => {
      leaveRecap();
      stopDeck();
    },
    isInRecap,
    async setCue(track, cue) {
      const participantId = track.item.act?.participantId;
      if (participantId === undefined) return;
      await call(tracksEndpoints.setCue, { params: { participantId }, body: cue }).catch((error: unknown) => {
        toast.error(sentenceOf(error, say('playback.cueNotKept')));
      });
    },
    laptop,
    outputTrouble,
  };
}

/** Sends the sound where this device was told to. */
function useOutput({ output }: LaptopSettings): boolean {
  const [trouble, setTrouble] = useState(false);
  const id = output?.id ?? null;
  useEffect(() => {
    if (!('setSinkId' in HTMLMediaElement.prototype)) return;
    sendTo(id).then(
      () => setTrouble(false),
      () => setTrouble(true),
    );
  }, [id]);
  return trouble;
}

/** Tells the server, and through it the other desks, what this one plays. Said again when the line is back. */
function useSaying(deck: DeckState, connected: boolean): void {
  const { view } = useDesk();
  const last = useRef<{ participantId: string }>(undefined);
  const own = view.playing?.deskId === deskId() ? view.playing : null;
  const { track, status } = deck;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said at each change, not at each view
  useEffect(() => {
    if (!connected) return;
    const left = own && view.items.find((item) => item.itemId === own.itemId)?.act?.participantId;
    const participantId = track?.participantId ?? last.current?.participantId ?? left;
    if (participantId == null) return;
    last.current = track === null ? undefined : { participantId };
    const positionMs = track === null ? 0 : deckPositionMs();
    const body = {
      deskId: deskId(),
      state: status === 'fading' ? ('playing' as const) : status,
      positionMs,
      leftMs: Math.max(0, (track?.durationMs ?? 0) - positionMs),
    };
    void call(tracksEndpoints.sayPlaying, { params: { participantId }, body }).catch(() => undefined);
  }, [track?.fileId, status === 'fading' ? 'playing' : status, connected]);
}

/** Starts an act's music when GO brings it on stage, where cue and laptop both say so; takes it back with an undo. */
function useWithGo(
  tracks: readonly DeskTrack[],
  playsWithGo: boolean,
  begin: (track: DeskTrack, by: 'go') => Promise<void>,
): void {
  const { view, now } = useDesk();
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (!playsWithGo || was === view) return;
    const { track, startedBy, status } = deckState();
    const item = view.items.find((one) => one.itemId === track?.itemId);
    const isByGo = startedBy === 'go' && status === 'playing';
    if (isByGo && item?.status !== 'on_stage' && view.lastMove?.command === 'undo') stopDeck();
    const started = startedByGo(was, view, now());
    const ready = tracks.find((one) => one.item.itemId === started?.itemId);
    if (ready === undefined) return;
    void mayPlayHere(ready, ready.item.act?.sound.startMs ?? 0).then((may) => {
      if (may) void begin(ready, 'go');
    });
  }, [view, tracks, playsWithGo, begin, now]);
}

/**
 * Does at this desk what keys of other gear ask of the music, once each and while it is fresh. `plays`: music plays
 * here or may begin by itself, so that gear may count on this desk.
 */
function useMusicKeys(
  plays: boolean,
  does: Record<NonNullable<ReturnType<typeof useDesk>['view']['musicKey']>['press'], () => void>,
): void {
  const { view, now } = useDesk();
  const { musicKey } = view;
  const before = useRef(musicKey?.id);
  useEffect(() => {
    sayPlaysMusic(plays);
    return () => sayPlaysMusic(false);
  }, [plays]);
  useEffect(() => {
    if (musicKey === null || musicKey.id === before.current) return;
    before.current = musicKey.id;
    if (plays && isPressDue(musicKey, now())) does[musicKey.press]();
  });
}

/** Plays the show's short sounds on the laptop that is set to do so. */
function useStings({ stings, silent, calls, output }: LaptopSettings): void {
  const { view, connected, now } = useDesk();
  const before = useRef<Heard>(undefined);
  const sink = output?.id ?? null;
  const heard = heardIn(view);
  // What came while this desk was away is over; a sound for it would be too late.
  const due = connected && before.current ? stingBetween(before.current, heard) : null;
  const closesAt = heard.polls.find(({ state }) => state === 'open')?.closesAt ?? null;
  const play = useRef<(sting: Sting) => void>(() => undefined);
  play.current = (sting) => {
    if (sting === 'call' ? calls : stings && !silent.includes(sting))
      void playSting(sting, sting === 'call' ? null : sink).catch(() => undefined);
  };
  useEffect(() => {
    before.current = heard;
    if (due) play.current(due);
  });
  useEffect(() => {
    const wait = untilLastTen({ polls: [{ id: '', state: 'open', closesAt }] }, now());
    if (wait === null) return;
    const timer = setTimeout(() => play.current('last_ten'), Math.min(wait, 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
      // More time was given, or it was closed by hand.
      hush();
    };
  }, [closesAt, now]);
}
