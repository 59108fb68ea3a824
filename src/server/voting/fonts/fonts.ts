/**
 * The ballot's faces: whole, those of fourteen acts from all over the world weigh 700 kB. So they are cut to the
 * letters that stand on the page, once for each text and look, and sent as one style sheet with the faces in it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchWords } from '#domain/messages/fetch.ts';
import type { Language, OwnWords } from '#domain/messages/languages.ts';
import type { PageLook } from '../../http/look.ts';
import { fromThread, type PackedDocument } from '../../http/packing.ts';
import { inThread } from '../../in-thread.ts';
import { BUILT, VERSION } from '../../shipped.ts';
import { CUTTER, cutFaces, type Slice, type Voice } from './cut.ts';

/** The path under which the style sheet with the ballot's typefaces is served. */
export const FONTS_PATH = '/vote/fonts.css';

const HOUSE_FACE = 'Archivo Variable';
const READ = 'Atkinson Hyperlegible Next Variable';
const OTHER_LETTERS = ['Noto Sans Variable', 'Noto Sans Arabic Variable', 'Noto Sans Hebrew Variable'];
/** As names are set (`ui/tokens.css`). */
const NAMES = { weight: 800, width: 74 };
/** So many cut style sheets are kept: an evening has a handful of texts in a few languages. */
const MOST_KEPT = 24;
/** Times, numbers, and the letters of names that came to the running order after the page. */
const ALWAYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:-&!?()/’';
/** Of the sentences' signs, those that are read and not part of how they are kept. */
const NOT_READ = /[{}[\]"\\|#<>=_\s]/;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const hexOf = (digits: string, any: string): number => Number.parseInt(digits.replaceAll('?', any), 16);

/** The files that built style sheets name. */
function slicesIn(css: string): Slice[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const said = (name: string) => new RegExp(`${name}:\\s*([^;]+)`).exec(rule)?.[1] ?? '';
    const file = /url\(\/?([^)]+\.woff2)\)/.exec(rule)?.[1];
    const ranges = said('unicode-range')
      .split(',')
      .map((range) => range.trim().replace(/^U\+/i, '').split('-'))
      // The build writes U+00-FF as U+??.
      .map(([first = '', last = first]) => [hexOf(first, '0'), hexOf(last, 'F')] as const);
    return file
      ? [
          {
            family: said('font-family').replaceAll(/["']/g, ''),
            file: join(BUILT, file),
            ranges,
            hasWidth: said('font-stretch') !== '',
          },
        ]
      : [];
  });
}

/** The letters of a language's sentences. Those of Chinese and Japanese are too many, and every phone there has them. */
async function lettersOf(language: Language): Promise<string> {
  const letters = new Set(JSON.stringify(await fetchWords(language, ['ui', 'vote'])));
  return [...letters].filter((letter) => !NOT_READ.test(letter) && !HAN.test(letter)).join('');
}

/** The signs of a text, each once. */
const signsOf = (texts: readonly string[]): string => [...new Set(texts.join(''))].sort().join('');

/** The acts whose names are to be set, as the same object until one changes. */
export type NamedActs = readonly { stageName: string; song: string }[];

/** The style sheets with the ballot's typefaces. */
export interface BallotFonts {
  /** The digest of the style sheet that a page needs, which is being made from here on. */
  digestFor(acts: NamedActs, language: Language, look: PageLook, own?: OwnWords): string;
  /** The style sheet with this digest; undefined if this process was never asked for it. */
  at(digest: string): Promise<PackedDocument> | undefined;
}

const digestOf = (made: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12);

/**
 * Makes the style sheets of the ballot’s typefaces, cut to the letters that it shows.
 * @param sheets the built style sheets that name the font files: of most typefaces, and of the one with Chinese
 * characters.
 */
export function openBallotFonts(sheets: { most: string; han: string }): BallotFonts {
  const read = (file: string) => slicesIn(readFileSync(join(BUILT, file), 'utf8'));
  const slices = { most: read(sheets.most), han: read(sheets.han) };
  const of = (family: string) => slices.most.filter((slice) => slice.family === family);
  const kept = new Map<string, Promise<PackedDocument>>();
  const sentences = new Map<Language, Promise<string>>();
  const known = new WeakMap<NamedActs, Map<string, string>>();
  const voices = (language: Language, face: string, names: string, read: string): Voice[] => {
    // In their own language those letters are the device's, as those of the sentences are.
    const han = /^(?:ja|zh)/.test(language) ? [] : slices.han;
    return [
      {
        family: face,
        slices: [...of(face), ...OTHER_LETTERS.flatMap(of), ...han],
        letters: names,
        ...NAMES,
        forAll: true,
        kerned: true,
      },
      {
        family: READ,
        slices: of(READ),
        letters: [...read].filter((letter) => LATIN.test(letter)).join(''),
        weight: 400,
        width: 100,
        forAll: false,
        kerned: false,
      },
    ];
  };
  return {
    digestFor(acts, language, { style }, own) {
      const face = /--f-display:\s*"([^"]+)"/.exec(style)?.[1] ?? HOUSE_FACE;
      const digests = known.get(acts) ?? new Map<string, string>();
      known.set(acts, digests);
      // What the event says in words of its own may need other letters.
      const said = Object.values(own?.sentences ?? {}).join('');
      const names = signsOf([ALWAYS, said, ...acts.map(({ stageName }) => stageName)]);
      const read = signsOf([names, ...acts.map(({ song }) => song)]);
      const digest =
        digests.get(language + face + own?.of) ?? digestOf([VERSION, language, face, names, read]);
      digests.set(language + face + own?.of, digest);
      if (!kept.has(digest)) {
        const spoken = sentences.get(language) ?? lettersOf(language);
        sentences.set(language, spoken);
        const made = spoken
          .then((sentence) => {
            const onPage = signsOf([names, sentence]);
            return inThread(CUTTER, cutFaces, voices(language, face, onPage, signsOf([onPage, read])));
          })
          .then(fromThread);
        // A page without them is drawn in the device's own letters.
        made.catch(() => kept.delete(digest));
        kept.set(digest, made);
        for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
      }
      return digest;
    },
    at: (digest) => kept.get(digest),
  };
}
