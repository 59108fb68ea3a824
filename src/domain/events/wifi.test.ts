import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf, WIFI_KINDS, type Wifi, wifiCode, wifiLacks } from './wifi.ts';

/** What a phone makes of it, character by character, as ZXing's `WifiResultParser` reads it. */
function read(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let at = 'WIFI:'.length;
  expect(code.slice(0, at)).toBe('WIFI:');
  while (code[at] !== ';') {
    const key = code[at] ?? '';
    expect(code[at + 1]).toBe(':');
    at += 2;
    let value = '';
    for (; code[at] !== ';'; at += 1) {
      if (code[at] === '\\') at += 1;
      value += code[at];
    }
    fields[key] = value;
    at += 1;
  }
  expect(at).toBe(code.length - 1);
  return fields;
}

it.each<[Wifi, string]>([
  [
    { name: 'Hall-Guest', password: 'two left feet', kind: 'wpa' },
    'WIFI:T:WPA;S:Hall-Guest;P:two left feet;;',
  ],
  [{ name: 'Café 7', password: 'forgotten', kind: 'open' }, 'WIFI:T:nopass;S:Café 7;;'],
  [
    { name: 'a;b,c:d"e\\f', password: '\\;,:"', kind: 'wep' },
    String.raw`WIFI:T:WEP;S:a\;b\,c\:d\"e\\f;P:\\\;\,\:\";;`,
  ],
])('%j', (wifi, code) => {
  expect(wifiCode(wifi)).toBe(code);
});

it('is read as it was written, whatever is in it', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'\\;,:"abTSP ä') });
  fc.assert(
    fc.property(signs, signs, fc.constantFrom(...WIFI_KINDS), (name, password, kind) => {
      const { T, S, P } = read(wifiCode({ name, password, kind }));
      expect({ S, P }).toEqual({ S: name, P: kind === 'open' ? undefined : password });
      expect(T).toBe({ wpa: 'WPA', wep: 'WEP', open: 'nopass' }[kind]);
    }),
  );
});

it('is no network without a name, nor with a password that no device takes', () => {
  expect(wifiLacks({ name: '', password: 'long enough', kind: 'wpa' })).toBe('name');
  expect(wifiLacks({ name: 'Hall', password: '7 signs', kind: 'wpa' })).toBe('password');
  expect(wifiLacks({ name: 'Hall', password: '', kind: 'wep' })).toBe('password');
  expect(wifiLacks({ name: 'Hall', password: '8 signs!', kind: 'wpa' })).toBeUndefined();
  expect(wifiLacks({ name: 'Hall', password: '', kind: 'open' })).toBeUndefined();
});

it('counts bytes as UTF-8 has them', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '~', 'é', '€', '😀') }), (text) => {
      expect(bytesOf(text)).toBe(Buffer.byteLength(text));
    }),
  );
});
