/**
 * The one player of this window. It plays from memory, one file at a time, and knows nothing of the show; it
 * lives as long as the page, so that the music does not stop when the desk is left for another screen.
 */
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

export interface DeckState {
  /** What was started last; it stays until it is stopped or has ended. */
  track: ReadyTrack | null;
  status: 'stopped' | 'playing' | 'paused' | 'fading';
  /** Whether GO started it. */
  byGo: boolean;
  /** What went wrong. */
  trouble: Trouble | null;
}

const FADE_STEP_MS = 40;
const IDLE: DeckState = { track: null, status: 'stopped', byGo: false, trouble: null };

const listeners = new Set<() => void>();
let state: DeckState = IDLE;
let audio: HTMLAudioElement | undefined;
let level = 100;
let fading: ReturnType<typeof setInterval> | undefined;
let release: (() => void) | undefined;
let starting = false;

function become(next: Partial<DeckState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
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
    if (state.status === 'playing' || state.status === 'fading') event.preventDefault();
  });
  return audio;
}

function end(trouble: Trouble | null = null): void {
  clearInterval(fading);
  audio?.pause();
  release?.();
  release = undefined;
  become({ ...IDLE, trouble });
}

export const deckState = (): DeckState => state;
export function onDeck(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where in the file it is, in ms. */
export const deckPositionMs = (): number => Math.round((audio?.currentTime ?? 0) * 1000);

/** Starts a track at a moment of it. Refused while anything plays, here or in another window. */
export async function playTrack(
  track: ReadyTrack,
  fromMs: number,
  at: number,
  byGo: boolean,
): Promise<boolean> {
  if (starting || state.status === 'playing' || state.status === 'fading') return false;
  starting = true;
  try {
    return await begin(track, fromMs, at, byGo);
  } finally {
    starting = false;
  }
}

async function begin(track: ReadyTrack, fromMs: number, at: number, byGo: boolean): Promise<boolean> {
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
  try {
    await element.play();
  } catch {
    end('playback.notLet');
    return false;
  }
  become({ track, status: 'playing', byGo, trouble: null });
  return true;
}

export function pauseDeck(): void {
  if (state.status !== 'playing' && state.status !== 'fading') return;
  clearInterval(fading);
  become({ status: 'paused', byGo: false });
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
  const from = performance.now();
  const began = player().volume;
  become({ status: 'fading' });
  fading = setInterval(() => {
    const left = 1 - (performance.now() - from) / ms;
    if (left <= 0) end();
    else player().volume = began * left ** 2;
  }, FADE_STEP_MS);
}

export function setLevel(percent: number): void {
  level = percent;
  if (state.status !== 'fading') player().volume = volumeOf(level);
}

/** Sends the sound to an output; null is the system's own. @throws DOMException when it is not there. */
export async function sendTo(outputId: string | null): Promise<void> {
  await player().setSinkId(outputId ?? '');
}
