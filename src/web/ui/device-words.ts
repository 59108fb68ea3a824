/** The browser that somebody is signed in with, as `deviceName` on the server calls it, in the reader's words. */
import type { Line } from '#domain/messages/catalogue.ts';
import { say } from '#web/ui/say.ts';

/** Those that have no name of their own; an iPhone is one in every language. */
const UNNAMED = {
  'Android phone': 'screens.androidPhone',
  'Android tablet': 'screens.androidTablet',
  'Unknown device': 'screens.unknownDevice',
} as const satisfies Readonly<Record<string, Line>>;

const isUnnamed = (text: string): text is keyof typeof UNNAMED => Object.hasOwn(UNNAMED, text);
const machineWords = (text: string): string => (isUnnamed(text) ? say(UNNAMED[text]) : text);

/** The server's English words for a device in the language of the page: "Safari on iPhone". */
export function deviceWords(device: string): string {
  const [browser = '', system] = device.split(' on ');
  return system === undefined
    ? machineWords(device)
    : say('screens.deviceOn', { browser, system: machineWords(system) });
}
