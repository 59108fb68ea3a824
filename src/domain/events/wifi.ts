/** The hall's Wi-Fi as a QR code that devices can join by. */

/** `wpa`: WPA, WPA2 or WPA3 with a password; `wep`: its predecessor; `open`: without a password. */
export const WIFI_KINDS = ['wpa', 'wep', 'open'] as const;
export type WifiKind = (typeof WIFI_KINDS)[number];

/** A network. `password` is empty for an open one. */
export interface Wifi {
  name: string;
  password: string;
  kind: WifiKind;
}

/**
 * The most bytes of a network's name, and (`WIFI_PASSWORD_LENGTH`) of a password (IEEE 802.11-2020, 9.4.2.2 and annex
 * J.4).
 */
export const WIFI_NAME_BYTES = 32;
export const WIFI_PASSWORD_LENGTH = 64;
/** The fewest characters of a WPA password. */
export const WPA_LEAST = 8;

const TYPES = { wpa: 'WPA', wep: 'WEP', open: 'nopass' } as const satisfies Record<WifiKind, string>;

/**
 * The text of the QR code (ZXing, “Barcode contents”, Wi-Fi network config). Five special characters are escaped by a
 * backslash.
 */
export function wifiCode({ name, password, kind }: Wifi): string {
  const secret = kind === 'open' ? '' : `P:${escaped(password)};`;
  return `WIFI:T:${TYPES[kind]};S:${escaped(name)};${secret};`;
}

const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

/** What is missing so that no device could join; undefined where a code can be made. */
export function wifiLacks({ name, password, kind }: Wifi): 'name' | 'password' | undefined {
  if (name === '') return 'name';
  const least = kind === 'open' ? 0 : kind === 'wpa' ? WPA_LEAST : 1;
  return password.length < least ? 'password' : undefined;
}

/** The length of the text in UTF-8, in bytes. */
export const bytesOf = (text: string): number =>
  [...text].reduce((sum, sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
  }, 0);
