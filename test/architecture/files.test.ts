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
    // Bundled, the office has one style sheet, and the last size in it would be everybody's.
    const sized = styles.filter(({ text }) => /@page\s*\{[^}]*\bsize:/.test(text)).map(({ path }) => path);
    expect(sized).toEqual([]);
  });

  it('of style name a space or a size of type that the scale has, and do not write it out', () => {
    const tokens = styles.find(({ path }) => path === 'ui/tokens.css')?.text ?? '';
    const scale = (part: string) =>
      new Set([...tokens.matchAll(new RegExp(`--${part}-\\w+: (\\d+px);`, 'g'))].map(([, px]) => px));
    const [spaces, sizes] = [scale('s'), scale('t')];
    const written = styles
      .filter(({ path }) => path !== 'ui/tokens.css')
      .flatMap(({ path, text }) =>
        [
          ...text.matchAll(
            /(?<![\w-])((?:padding|margin|gap|row-gap|column-gap|font-size)[\w-]*): ([^;{}]*)/g,
          ),
        ]
          .filter(([, property, value = '']) =>
            property === 'font-size'
              ? sizes.has(value)
              : [...value.matchAll(/(?<![-\w.])\d+px/g)].some(([px]) => spaces.has(px)),
          )
          .map(([declaration]) => `${path}: ${declaration}`),
      );
    expect(spaces.size).toBeGreaterThan(5);
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
