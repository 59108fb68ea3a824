/**
 * The one player of this window. It plays from memory, one file at a time, and knows nothing of the show; it
 * lives as long as the page, so that the music does not stop when the desk is left for another screen.
 */
import { listeners } from '#web/ui/listeners.ts';
import { claimMusic } from './one-window.ts';

/** A file in memory, ready to play. */
export interface ReadyTrack {
  itemId: string;
  participantId: string;
  fileId: string;
  /** The act's name. */
  title: string;
  url: string;
  durationMs: number;
}

type Trouble = 'playback.notPlayed' | 'playback.otherWindow' | 'playback.notLet';

/** Somebody's hand, GO, or the recap before a vote, which plays a piece of each candidate's track. */
export type StartedBy = 'hand' | 'go' | 'recap';

export interface DeckState {
  /** What was started last; it stays until it is stopped or has ended. */
  track: ReadyTrack | null;
  status: 'stopped' | 'playing' | 'paused' | 'fading';
  /** What started it. */
  startedBy: StartedBy;
  /** What went wrong. */
  trouble: Trouble | null;
}

const FADE_STEP_MS = 40;
const IDLE: DeckState = { track: null, status: 'stopped', startedBy: 'hand', trouble: null };

const changes = listeners();
let state: DeckState = IDLE;
let audio: HTMLAudioElement | undefined;
let level = 100;
/** Moves the volume, up at a start or down to the end. */
let sliding: ReturnType<typeof setInterval> | undefined;
let rising = false;
let release: (() => void) | undefined;
let starting = false;

function become(next: Partial<DeckState>): void {
  state = { ...state, ...next };
  changes.tell();
}

/** The fader as the ear takes it: half way down is clearly quieter, the bottom is silence. */
const volumeOf = (percent: number): number => (percent / 100) ** 2;

function player(): HTMLAudioElement {
  if (audio) return audio;
  audio = new Audio();
  audio.addEventListener('ended', () => end());
  audio.addEventListener('error', () => end('playback.notPlayed'));
  // A keyboard's or headset's key may pause it beside the desk.
  audio.addEventListener('pause', () => {
    if (state.status === 'playing' && audio?.ended === false) pauseDeck();
  });
  window.addEventListener('beforeunload', (event) => {
    if (isSounding(state)) event.preventDefault();
  });
  return audio;
}

function end(trouble: Trouble | null = null): void {
  holdVolume();
  audio?.pause();
  release?.();
  release = undefined;
  become({ ...IDLE, trouble });
}

/** Whether it is heard. */
export const isSounding = ({ status }: DeckState): boolean => status === 'playing' || status === 'fading';

export const deckState = (): DeckState => state;
export const onDeck = changes.follow;

/** The playback position in the file, in ms. */
export const deckPositionMs = (): number => Math.round((audio?.currentTime ?? 0) * 1000);

interface Start {
  /** Where in the file, in ms. */
  fromMs: number;
  /** The fader. */
  level: number;
  by: StartedBy;
  /** How long it takes to come up from silence; at once unless said. */
  riseMs?: number;
}

/** Starts a track at a moment of it. Refused while anything plays, here or in another window. */
export async function playTrack(track: ReadyTrack, start: Start): Promise<boolean> {
  if (starting || isSounding(state)) return false;
  starting = true;
  try {
    return await begin(track, start);
  } finally {
    starting = false;
  }
}

async function begin(track: ReadyTrack, { fromMs, level: at, by, riseMs }: Start): Promise<boolean> {
  const given = await claimMusic();
  if (given === undefined) {
    become({ trouble: 'playback.otherWindow' });
    return false;
  }
  release = given;
  const element = player();
  if (element.src !== track.url) element.src = track.url;
  element.currentTime = fromMs / 1000;
  setLevel(at);
  if (riseMs !== undefined) rise(riseMs);
  try {
    await element.play();
  } catch {
    end('playback.notLet');
    return false;
  }
  become({ track, status: 'playing', startedBy: by, trouble: null });
  return true;
}

export function pauseDeck(): void {
  if (!isSounding(state)) return;
  holdVolume();
  become({ status: 'paused', startedBy: 'hand' });
  audio?.pause();
  release?.();
  release = undefined;
}

export function stopDeck(): void {
  if (state.status !== 'stopped') end();
}

/** Down to silence in `ms`, then it is stopped. */
export function fadeDeck(ms: number): void {
  if (state.status !== 'playing') return;
  holdVolume();
  const began = player().volume;
  become({ status: 'fading' });
  slide(ms, (gone) => {
    if (gone >= 1) end();
    else player().volume = began * (1 - gone) ** 2;
  });
}

/** Up from silence to the fader, wherever that stands meanwhile. */
function rise(ms: number): void {
  rising = true;
  player().volume = 0;
  slide(ms, (gone) => {
    player().volume = volumeOf(level) * Math.min(1, gone) ** 2;
    if (gone >= 1) holdVolume();
  });
}

function slide(ms: number, to: (gone: number) => void): void {
  const from = performance.now();
  sliding = setInterval(() => to((performance.now() - from) / ms), FADE_STEP_MS);
}

function holdVolume(): void {
  clearInterval(sliding);
  rising = false;
}

export function setLevel(percent: number): void {
  level = percent;
  if (state.status !== 'fading' && !rising) player().volume = volumeOf(level);
}

/** Sends the sound to an output; null is the system's own. @throws DOMException when it is not there. */
export async function sendTo(outputId: string | null): Promise<void> {
  await player().setSinkId(outputId ?? '');
}
