/** What this device keeps for playing music: the output, the length of a fade, whether GO may start music here. */
import { useSyncExternalStore } from 'react';
import { KEYS, keep, storedJson } from '#web/client/storage.ts';
import { listeners } from '#web/ui/listeners.ts';
import { STINGS, type Sting } from './stings.ts';

export interface LaptopSettings {
  /** The chosen output; none for the system's own. */
  output: { id: string; name: string } | null;
  fadeMs: number;
  /** Off unless somebody switched it on: music never starts by itself. */
  playsWithGo: boolean;
  /** Whether the show's short sounds are heard here, and which of them are not. Off unless somebody switched it on. */
  stings: boolean;
  silent: readonly Sting[];
  /** Whether a call to the desk is heard here. Off unless somebody switched it on. */
  calls: boolean;
}

export const FADES = [1_000, 2_000, 4_000, 8_000] as const;
const USUAL: LaptopSettings = {
  output: null,
  fadeMs: 4_000,
  playsWithGo: false,
  stings: false,
  silent: [],
  calls: false,
};

/** What was kept. Anything else that stands there is as if nothing did. */
function laptopSettings(): LaptopSettings {
  const kept = storedJson(KEYS.deskMusic);
  if (typeof kept !== 'object' || kept === null) return USUAL;
  const { output, fadeMs, playsWithGo, stings, silent, calls } = kept as Partial<
    Record<keyof LaptopSettings, unknown>
  >;
  return {
    output: isOutput(output) ? { id: output.id, name: output.name } : null,
    fadeMs: FADES.find((one) => one === fadeMs) ?? USUAL.fadeMs,
    playsWithGo: playsWithGo === true,
    stings: stings === true,
    silent: Array.isArray(silent) ? STINGS.filter((one) => silent.includes(one)) : [],
    calls: calls === true,
  };
}

const isOutput = (kept: unknown): kept is { id: string; name: string } =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  'name' in kept &&
  typeof kept.id === 'string' &&
  typeof kept.name === 'string';

let settings: LaptopSettings | undefined;
const changes = listeners();

const settingsNow = (): LaptopSettings => {
  settings ??= laptopSettings();
  return settings;
};

/** Changes some of them, and keeps them. */
export function setLaptop(change: Partial<LaptopSettings>): void {
  settings = { ...settingsNow(), ...change };
  keep(KEYS.deskMusic, JSON.stringify(settings));
  changes.tell();
}

/** The sound settings of this laptop. */
export const useLaptop = (): LaptopSettings => useSyncExternalStore(changes.follow, settingsNow);

/** Whether this browser can send sound to another output than the system's. */
export const canChooseOutput = (): boolean =>
  'setSinkId' in HTMLMediaElement.prototype && navigator.mediaDevices !== undefined;

type Chooser = MediaDevices & { selectAudioOutput?: () => Promise<MediaDeviceInfo> };

/**
 * The outputs by name. Browsers without a chooser of their own name them only to pages that may use the
 * microphone: it is asked for, opened, and closed at once.
 */
export async function outputs(): Promise<{ id: string; name: string }[]> {
  const devices: Chooser = navigator.mediaDevices;
  if (devices.selectAudioOutput) {
    const chosen = await devices.selectAudioOutput();
    return [{ id: chosen.deviceId, name: chosen.label }];
  }
  const stream = await devices.getUserMedia({ audio: true });
  for (const track of stream.getTracks()) track.stop();
  return (await devices.enumerateDevices())
    .filter((one) => one.kind === 'audiooutput' && one.deviceId !== '')
    .map((one) => ({ id: one.deviceId, name: one.label }));
}
