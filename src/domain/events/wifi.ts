/** The hall's Wi-Fi, as a device takes it in from a code. */

/** `wpa` is WPA, WPA2 and WPA3 with a password; `wep` is what came before; `open` has none. */
export const WIFI_KINDS = ['wpa', 'wep', 'open'] as const;
export type WifiKind = (typeof WIFI_KINDS)[number];

export interface Wifi {
  name: string;
  password: string;
  kind: WifiKind;
}

/** The most bytes of a network's name, and of a password (IEEE 802.11-2020, 9.4.2.2 and annex J.4). */
export const WIFI_NAME_BYTES = 32;
export const WIFI_PASSWORD_LENGTH = 64;
/** The fewest characters of a WPA password. */
export const WPA_LEAST = 8;

const TYPES = { wpa: 'WPA', wep: 'WEP', open: 'nopass' } as const satisfies Record<WifiKind, string>;

/**
 * The text of the code (ZXing, “Barcode contents”, Wi-Fi network config). Five characters mean something in it and
 * are written behind a backslash.
 */
export function wifiCode({ name, password, kind }: Wifi): string {
  const secret = kind === 'open' ? '' : `P:${escaped(password)};`;
  return `WIFI:T:${TYPES[kind]};S:${escaped(name)};${secret};`;
}

const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

/** Why no device can join by what is set, so that no code is made of it; undefined where one can. */
export function wifiLacks({ name, password, kind }: Wifi): 'name' | 'password' | undefined {
  if (name === '') return 'name';
  const least = kind === 'open' ? 0 : kind === 'wpa' ? WPA_LEAST : 1;
  return password.length < least ? 'password' : undefined;
}

/** How many bytes the text is in UTF-8. */
export const bytesOf = (text: string): number =>
  [...text].reduce((sum, sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
  }, 0);
