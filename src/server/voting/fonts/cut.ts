/** Cuts faces down to the letters of one page, in a thread of its own: a few hundredths of a second for each file. */
import { readFileSync } from 'node:fs';
import { type PackedDocument, packedForLong } from '../../http/packing.ts';

/** Gives the font with the glyphs of this text alone, its axes fixed. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2';
    variationAxes: Readonly<Record<string, number>>;
    noHinting: boolean;
    keepFeatures: readonly string[];
    dropTables: readonly string[];
  },
) => Promise<Buffer>;

/** The address of this module, for `inThread`. */
export const CUTTER = import.meta.url;

/** One file of a typeface, and the characters in it. */
export interface Slice {
  readonly family: string;
  readonly file: string;
  /** The first and last code point of each range of characters. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
  readonly hasWidth: boolean;
}

/**
 * How text is set: the family's name in the style sheet, the typefaces that stand for it, and the characters to be set.
 */
export interface Voice {
  readonly family: string;
  readonly slices: readonly Slice[];
  readonly letters: string;
  readonly weight: number;
  readonly width: number;
  /** Whether it is also used for text that is set wider, narrower, bolder or lighter. */
  readonly forAll: boolean;
  /** With the pairs of letters that stand closer, for large words: in sentences nobody sees them, and they weigh a fifth of a face. */
  readonly kerned: boolean;
}

/** What all typefaces of a page may weigh together, in bytes before they are encoded into the style sheet. */
export const MOST_BYTES = 18_800;

const HAN = /(?:JP|SC) Variable$/;
/** A name has no vertical lines and no variants to choose from. */
const NOT_FOR_HAN = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'VORG', 'vhea', 'vmtx'];

/**
 * What browsers do with letters by themselves, and figures of one width. Anything else that a font can do (fractions, small
 * capitals, other shapes of a letter) brings a glyph along for each letter, and nothing on the page asks for it.
 */
const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'liga', 'clig', 'calt', 'mark', 'mkmk', 'curs'],
  ...['isol', 'init', 'medi', 'fina', 'tnum'],
];

const rangesOf = (letters: readonly string[]): string => {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join();
};

async function cutSlice(
  { family, file, hasWidth }: Slice,
  letters: string,
  { weight, width, kerned }: Voice,
) {
  // In the thread alone; it comes without types.
  // @ts-expect-error
  const subsetFont: SubsetFont = (await import('subset-font')).default;
  return subsetFont(readFileSync(file), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight, ...(hasWidth && { wdth: width }) },
    noHinting: true,
    keepFeatures: kerned ? ['kern', ...FEATURES] : FEATURES,
    dropTables: HAN.test(family) ? ['STAT', ...NOT_FOR_HAN] : ['STAT'],
  });
}

/** Numbers of two tables, as WOFF2 has them. */
const GLYF = 10;
const LOCA = 11;
/** Where a file's list of tables begins, and where it says how many there are. */
const TABLES_AT = 48;
const COUNT_AT = 12;

/**
 * Whether a WOFF2 file draws anything (W3C, WOFF File Format 2.0, 4.1 and 5). A face may lack a letter within its
 * range, or be asked for a space alone; browsers refuse such a file and say so.
 */
export function hasOutlines(file: Buffer): boolean {
  let at = TABLES_AT;
  const byte = () => file[at++] ?? 0;
  const number = () => {
    let value = 0;
    for (let next = byte(); ; next = byte()) {
      value = value * 128 + (next & 127);
      if (next < 128) return value;
    }
  };
  for (let left = file.readUInt16BE(COUNT_AT); left > 0; left -= 1) {
    const flags = byte();
    const table = flags & 63;
    if (table === 63) at += 4;
    const length = number();
    if (table === GLYF) return length > 0;
    const isPacked = table === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isPacked) number();
  }
  // Outlines of the other kind.
  return true;
}

/** The files that hold letters of a voice, each with those that none before it has; those with most of them first. */
function taken({ slices, letters }: Voice): { slice: Slice; letters: string[] }[] {
  const left = new Set(letters);
  const found = slices.flatMap((slice) => {
    const here = [...left].filter((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      return slice.ranges.some(([first, last]) => point >= first && point <= last);
    });
    for (const letter of here) left.delete(letter);
    return here.length > 0 ? [{ slice, letters: here }] : [];
  });
  return found.sort((a, b) => b.letters.length - a.letters.length);
}

/** The rule of a style sheet for one cut file. */
function faceOf({ family, forAll, weight }: Voice, cut: Uint8Array, letters: readonly string[]): string {
  const spread = forAll ? 'font-weight:100 900;font-stretch:50% 200%' : `font-weight:${weight}`;
  return (
    `@font-face{font-family:"${family}";${spread};font-display:swap;` +
    `src:url(data:font/woff2;base64,${Buffer.from(cut).toString('base64')})format("woff2");` +
    `unicode-range:${rangesOf(letters)}}`
  );
}

/**
 * A style sheet that holds the typefaces, each cut to the letters that are needed. A file that would make them
 * weigh more than `MOST_BYTES` is left out, and the device's own face shows its letters; where that is the file
 * with the most letters of a voice, all of the voice is left out.
 */
export async function cutFaces(voices: readonly Voice[]): Promise<PackedDocument> {
  let bytes = 0;
  const rules: string[] = [];
  for (const voice of voices)
    for (const [at, { slice, letters }] of taken(voice).entries()) {
      const cut = await cutSlice(slice, letters.join(''), voice);
      if (!hasOutlines(cut)) continue;
      if (bytes + cut.length > MOST_BYTES) {
        if (at === 0) break;
        continue;
      }
      bytes += cut.length;
      rules.push(faceOf(voice, cut, letters));
    }
  return packedForLong(Buffer.from(rules.join('\n')));
}
