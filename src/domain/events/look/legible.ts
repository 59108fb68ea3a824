/** Whether a look can be read, on every screen that wears it, and the nearest one that can. */
import { contrast, hexFrom, oklchOf } from './colour.ts';
import type { Look } from './look.ts';
import { paletteOf, type Tokens } from './palette.ts';

/**
 * `names`: what is read from the last row. `light`: words on the light. `accent`: words in the light's colour.
 * `small`: small words on phones. `states`: what is well, late or wrong, in colours that mean the same in every house.
 */
export const READINGS = ['names', 'light', 'accent', 'small', 'states'] as const;
export type Reading = (typeof READINGS)[number];

export interface Read {
  reading: Reading;
  /** The lowest contrast of all that is read so, by night and by day. */
  ratio: number;
  needs: number;
}

/** WCAG 2.2: 7 for what a hall must read (1.4.6), 4.5 for the rest (1.4.3). */
const NEEDS: Readonly<Record<Reading, number>> = {
  names: 7,
  light: 4.5,
  accent: 4.5,
  small: 4.5,
  states: 4.5,
};

/** The colours of states as `web/ui/tokens.css` has them. */
export const STATES = {
  night: { ok: '#74dca2', warn: '#ffb95c', danger: '#ff8a7c', info: '#9accff' },
  day: { ok: '#0c6b3c', warn: '#8a4b00', danger: '#b3261a', info: '#0b5394' },
} as const;

const lowest = (words: readonly string[], grounds: readonly string[]): number =>
  Math.min(...words.flatMap((word) => grounds.map((ground) => contrast(word, ground))));

const GROUNDS = ['bg', 's1', 's2', 's3'] as const;
const groundsOf = (tokens: Tokens) => GROUNDS.map((name) => tokens[name]);

/** What was measured, each with its need. On paper the light is a surface only, and nothing is written in its colour. */
export function readingsOf(look: Look): Read[] {
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

export const isRead = ({ ratio, needs }: Read): boolean => ratio >= needs;

/** Whether everything can be read. */
export const isLegible = (look: Look): boolean => readingsOf(look).every(isRead);

const STEP = 0.01;

/** The looks beside this one, nearest first: the light in another lightness, in the house as it is. */
function* otherLights(look: Look): Generator<Look> {
  const { l, c, h } = oklchOf(look.accent);
  for (let by = STEP; by <= 1; by += STEP)
    for (const to of [l + by, l - by])
      if (to > 0 && to < 1) yield { ...look, accent: hexFrom({ l: to, c, h }) };
}

/** The same of the house. */
function* otherHouses(look: Look): Generator<Look> {
  const { l, c, h } = oklchOf(look.ground);
  for (let by = 0; by <= 1; by += STEP)
    for (const to of [l - by, l + by])
      if (to > 0 && to < 1) yield { ...look, ground: hexFrom({ l: to, c, h }) };
}

const houseHolds = (look: Look): boolean =>
  readingsOf(look).every((read) => read.reading === 'light' || read.reading === 'accent' || isRead(read));

/** The nearest look of the same hues that can be read: the house gives way only where its own words cannot be. */
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
