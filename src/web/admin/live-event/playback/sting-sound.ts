/** Plays the show's short sounds, or the own ones that this laptop keeps instead. */
import { createStore, del, get, set } from 'idb-keyval';
import { type Sting, TONES } from './stings.ts';

const ownSounds = createStore('ovation-stings', 'sounds');
const ATTACK_S = 0.01;

let context: AudioContext | undefined;
let playing: (() => void) | undefined;

/** Puts an own sound in the place of ours, or ours back. */
export const keepOwnSound = (sting: Sting, sound: Blob | null): Promise<void> =>
  sound ? set(sting, sound, ownSounds) : del(sting, ownSounds);

/** The own sound, if this laptop keeps one. */
export const ownSound = (sting: Sting): Promise<Blob | undefined> =>
  get<Blob>(sting, ownSounds).catch(() => undefined);

/** Ends what is heard. */
export function hush(): void {
  playing?.();
  playing = undefined;
}

/** @param output the chosen output's id; none for the system's own. */
export async function playSting(sting: Sting, output: string | null): Promise<void> {
  hush();
  context ??= new AudioContext();
  const sink = context as AudioContext & { setSinkId?: (id: string) => Promise<void> };
  await sink.setSinkId?.(output ?? '').catch(() => undefined);
  await context.resume();
  const own = await ownSound(sting);
  playing = own ? await playOwn(context, own) : playTones(context, sting);
}

async function playOwn(into: AudioContext, own: Blob): Promise<() => void> {
  const source = new AudioBufferSourceNode(into, {
    buffer: await into.decodeAudioData(await own.arrayBuffer()),
  });
  source.connect(into.destination);
  source.start();
  return () => source.disconnect();
}

function playTones(into: AudioContext, sting: Sting): () => void {
  const all = new GainNode(into);
  all.connect(into.destination);
  for (const { hz, atMs, forMs, level } of TONES[sting]) {
    const from = into.currentTime + atMs / 1_000;
    const until = from + forMs / 1_000;
    const voice = new OscillatorNode(into, { type: 'triangle', frequency: hz });
    const loud = new GainNode(into, { gain: 0 });
    loud.gain.setValueAtTime(0, from);
    loud.gain.linearRampToValueAtTime(level, from + ATTACK_S);
    loud.gain.exponentialRampToValueAtTime(0.001, until);
    voice.connect(loud).connect(all);
    voice.start(from);
    voice.stop(until);
  }
  return () => all.disconnect();
}
