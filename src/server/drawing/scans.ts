/** How often the picture in a JPEG is drawn over itself. */

/**
 * The scans of a JPEG up to the end of its picture, whatever else is in the file. Each is worked through over the whole
 * picture, however few bytes it has.
 */
export function scansIn(file: Uint8Array): number {
  let scans = 0;
  let at = 0;
  while (at < file.length - 1) {
    const [sign = 0, marker = 0] = [file[at], file[at + 1]];
    if (sign !== 0xff || marker === 0xff || standsAlone(marker)) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    if (marker === 0xda) scans += 1;
    // Its length counts itself; a shorter one would have this go in circles.
    at += 2 + Math.max(2, ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0));
  }
  return scans;
}

/** An escaped byte of the picture, a mark to restart at, or the file's own first two bytes. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
