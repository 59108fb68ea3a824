/** Whether every text of a look is legible on all screens, and the nearest look where it is. */
import { contrast, hexFrom, oklchOf } from './colour.ts';
import type { Look } from './look.ts';
import { paletteOf, type Tokens } from './palette.ts';

/**
 * What is measured. `names`: names read from the last row; `light`: text on the accent colour; `accent`: text in the
 * accent colour; `small`: small text on phones; `states`: the fixed colours for well, late and wrong.
 */
export const READINGS = ['names', 'light', 'accent', 'small', 'states'] as const;
/** One of these measurements. */
export type Reading = (typeof READINGS)[number];

/** One measurement and the contrast it needs. */
export interface ContrastReading {
  reading: Reading;
  /** The lowest contrast of all such text, in both themes. */
  ratio: number;
  needs: number;
}

/** Required contrast by WCAG 2.2: 7 for names read across a hall (1.4.6), 4.5 for the rest (1.4.3). */
const NEEDS: Readonly<Record<Reading, number>> = {
  names: 7,
  light: 4.5,
  accent: 4.5,
  small: 4.5,
  states: 4.5,
};

/** The fixed colours for states in the night and the day theme, as in `web/ui/tokens.css`. */
export const STATES = {
  night: { ok: '#74dca2', warn: '#ffb95c', danger: '#ff8a7c', info: '#9accff' },
  day: { ok: '#0c6b3c', warn: '#8a4b00', danger: '#b3261a', info: '#0b5394' },
} as const;

const lowest = (words: readonly string[], grounds: readonly string[]): number =>
  Math.min(...words.flatMap((word) => grounds.map((ground) => contrast(word, ground))));

const GROUNDS = ['bg', 's1', 's2', 's3'] as const;
const groundsOf = (tokens: Tokens) => GROUNDS.map((name) => tokens[name]);

/** All measurements. `accent` is missing for light grounds, where no text has the accent colour. */
export function readingsOf(look: Look): ContrastReading[] {
  const { light, night, day, isDaylight } = paletteOf(look);
  const both = [night, day];
  const least = (of: (tokens: Tokens) => number) => Math.min(...both.map(of));
  const ratios: Record<Reading, number | undefined> = {
    names: least((tokens) => contrast(tokens.text, tokens.bg)),
    light: contrast(light['lime-ink'], light.lime),
    accent: isDaylight ? undefined : lowest([night['accent-text']], [night.bg, night.s1]),
    small: least((tokens) => lowest([tokens['text-2'], tokens['text-3']], groundsOf(tokens))),
    states: Math.min(
      lowest(Object.values(STATES.night), groundsOf(night)),
      lowest(Object.values(STATES.day), groundsOf(day)),
    ),
  };
  return READINGS.flatMap((reading) => {
    const ratio = ratios[reading];
    return ratio === undefined ? [] : [{ reading, ratio, needs: NEEDS[reading] }];
  });
}

/** Whether the contrast is enough. */
export const hasEnoughContrast = ({ ratio, needs }: ContrastReading): boolean => ratio >= needs;

/** Whether every measurement has enough contrast. */
export const isLegible = (look: Look): boolean => readingsOf(look).every(hasEnoughContrast);

const STEP = 0.01;

/** Looks with the accent colour in another lightness, nearest first. */
function* otherLights(look: Look): Generator<Look> {
  const { l, c, h } = oklchOf(look.accent);
  for (let by = STEP; by <= 1; by += STEP)
    for (const to of [l + by, l - by])
      if (to > 0 && to < 1) yield { ...look, accent: hexFrom({ l: to, c, h }) };
}

/** Looks with the ground colour in another lightness, nearest first. */
function* otherHouses(look: Look): Generator<Look> {
  const { l, c, h } = oklchOf(look.ground);
  for (let by = 0; by <= 1; by += STEP)
    for (const to of [l - by, l + by])
      if (to > 0 && to < 1) yield { ...look, ground: hexFrom({ l: to, c, h }) };
}

const houseHolds = (look: Look): boolean =>
  readingsOf(look).every(
    (read) => read.reading === 'light' || read.reading === 'accent' || hasEnoughContrast(read),
  );

/**
 * The nearest legible look of the same hues. The ground colour changes only where text on it could not be legible
 * otherwise.
 */
export function nearestLegible(look: Look): Look {
  if (isLegible(look)) return look;
  let housed = look;
  if (!houseHolds(look))
    for (const other of otherHouses(look))
      if (houseHolds(other)) {
        housed = other;
        break;
      }
  if (isLegible(housed)) return housed;
  for (const other of otherLights(housed)) if (isLegible(other)) return other;
  return housed;
}
