/** A person's words for the browser a session runs in. */

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * A device in words from its User-Agent header, as "Safari on iPhone"; "Unknown device" when the header says nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  const first = (table: readonly [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = first(SYSTEMS);
  const browser = first(BROWSERS);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');
}
