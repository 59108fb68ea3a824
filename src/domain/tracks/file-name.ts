/** Names of music files for the sound desk's laptop: sorted in running order, readable, and safe on every system. */
import { bytesOf } from '../events/wifi.ts';

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// What Windows forbids, what shells interpret, and invisible characters.
const UNSAFE = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu;
const LONGEST_PART = 60;
/** Linux and macOS take 255 bytes for a whole name: two parts, and room for a number, an ending and another number. */
const MOST_BYTES = 114;

/** Somebody's words as a part of a file name; never empty. */
export function safePart(words: string): string {
  const clean = words
    .normalize()
    .replace(UNSAFE, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/gu, '');
  const short = begunWith(clean).trimEnd();
  if (short === '') return 'untitled';
  return RESERVED.test(short) ? `${short} act` : short;
}

/** As many of its first characters as a part may have. */
function begunWith(words: string): string {
  let short = '';
  let bytes = 0;
  for (const character of [...words].slice(0, LONGEST_PART)) {
    bytes += bytesOf(character);
    if (bytes > MOST_BYTES) break;
    short += character;
  }
  return short;
}

/** `07_Stage Name - Song.mp3`. `place` is the position in the running order; acts outside it begin with "xx". */
export function trackFileName(
  act: { place: number | null; stageName: string; songTitle: string },
  extension: string,
): string {
  const place = act.place === null ? 'xx' : String(act.place).padStart(2, '0');
  const song = act.songTitle.trim() === '' ? '' : ` - ${safePart(act.songTitle)}`;
  return `${place}_${safePart(act.stageName)}${song}.${extension}`;
}

/**
 * The file names in the given order, each made different from those before it (ignoring case) by a number before
 * its ending: "name (2).mp3".
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    let candidate = name;
    for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1)
      candidate = `${name.slice(0, dot)} (${copy})${name.slice(dot)}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
