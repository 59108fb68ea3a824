/** Files import each other in no circle, have names that say what they are about, and are short; style sheets use the scale. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycle, readSources } from './sources.ts';

const WEB = join(import.meta.dirname, '../../src/web');
const sources = readSources();
const production = sources.filter((source) => !source.isTest);
const styles = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }))
  .map((sheet) => ({ ...sheet, lines: sheet.text.trimEnd().split('\n').length }));

const LONGEST = 350;
/** Files that are longer all the same. This list only shrinks. */
const LONGER: readonly string[] = [];

const EMPTY_NAMES = /(^|[/-])(index|utils?|helpers?|manager|misc|common|shared|stuff)\.tsx?$/i;

/** In px: what is thinner is a line and no space, what is wider is where something stands. */
const [HAIRLINE, LARGEST_SPACE] = [1, 64];
/** In px: below it letters of a print, above it names and figures that are fitted where they stand. */
const [SMALLEST_TEXT, LARGEST_TEXT] = [12, 28];
/** The screen of the hall is one picture of 1920 by 1080, whose letters are set scene by scene. */
const SCENES = 'projector/';

const pixels = (value: string): number[] =>
  [...value.matchAll(/(?<![-\w.])(\d+)px/g)].map(([, px]) => Number(px));

/** The size in a `font` or `font-size`; none where it is worked out from others. */
const sizeOf = (font: string): string => font.replace(/\/.*|\w+\(.*\)/s, '');

describe('files', () => {
  it('import each other in no circle', () => {
    expect(findCycle(production)?.join(' → ')).toBeUndefined();
  });

  it('are about one thing, which their name says', () => {
    expect(sources.map((source) => source.path).filter((path) => EMPTY_NAMES.test(path))).toEqual([]);
  });

  it('are named alike: kebab-case, components of React in PascalCase', () => {
    const odd = sources.filter(({ path }) => {
      const name = path.slice(path.lastIndexOf('/') + 1).replace(/(\.long)?(\.test)?\.tsx?$/, '');
      return path.endsWith('.tsx') && !path.endsWith('.test.tsx')
        ? !/^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$/.test(name)
        : !/^(\d{4}_[a-z0-9_]+|[a-z][a-z0-9-]*)$/.test(name);
    });
    expect(odd.map((source) => source.path)).toEqual([]);
  });

  it('of style set no size of paper for others: what needs one names its page', () => {
    // Bundled, the admin has one style sheet, and the last size in it would be everybody's.
    const sized = styles.filter(({ text }) => /@page\s*\{[^}]*\bsize:/.test(text)).map(({ path }) => path);
    expect(sized).toEqual([]);
  });

  it('of style take spaces and sizes of text from the scale', () => {
    const written = styles
      .filter(({ path }) => path !== 'ui/tokens.css')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?<![\w-])((?:padding|margin|gap|row-gap|column-gap|font)[\w-]*): ([^;{}]*)/g)]
          .filter(([, property = '', value = '']) =>
            /^font(-size)?$/.test(property)
              ? !path.startsWith(SCENES) &&
                pixels(sizeOf(value)).some((px) => px >= SMALLEST_TEXT && px <= LARGEST_TEXT)
              : pixels(value).some((px) => px > HAIRLINE && px <= LARGEST_SPACE),
          )
          .map(([declaration]) => `${path}: ${declaration}`),
      );
    expect(written).toEqual([]);
  });

  it(`are at most ${LONGEST} lines long`, () => {
    const long = [...sources, ...styles].filter(({ lines }) => lines > LONGEST).map(({ path }) => path);
    expect(long.filter((path) => !LONGER.includes(path))).toEqual([]);
    expect(
      LONGER.filter((path) => !long.includes(path)),
      'shorter by now: take them off the list',
    ).toEqual([]);
  });

  it('are short: half of them below 110 lines, nine in ten below 260', () => {
    const lengths = production.map((source) => source.lines).sort((a, b) => a - b);
    const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
    expect(at(0.5)).toBeLessThanOrEqual(110);
    expect(at(0.9)).toBeLessThanOrEqual(260);
  });
});
