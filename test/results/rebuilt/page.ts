/** A protocol as text, and what can be read from it: rules by their sentences, acts by their lines. */
import Fraction from 'fraction.js';
import type { WordTable } from '#domain/results/words/table.ts';
import { evaluate, holds, type Rounding, read } from './figures.ts';

/** What is printed, without places and results. */
export interface Page {
  rules: string[];
  tables: WordTable[];
  acts: { name: string; category: string; lines: string[] }[];
}

export interface Rules {
  method: string;
  /** Whether judges write places. */
  places: boolean;
  byCategory: boolean;
  afterCriterion: Rounding | null;
  afterWeighting: Rounding | null;
  afterTotal: Rounding | null;
  /** How often judges count, by name; whoever is not named counts once. */
  weights: ReadonlyMap<string, Fraction>;
  text: string;
}

const METHODS: [string, RegExp][] = [
  ['trimmed', /without the \d+ highest/],
  ['grades', /^Majority judgment/],
  ['median', /the middle (one|mark)|^The middle one/i],
  ['sum', /^On each criterion the sum/],
  ['mean', /^On each criterion the mean of the judges;/],
  ['standardized', /^Each judge’s total becomes its distance/],
  ['rank sum', /The ranks are added/],
  ['points', /(Ranks become|these to) points/],
  ['weights', /Ranks become weights/],
  ['skating', /^The Skating System/],
  ['duels', /^Every act in a duel/],
  ['sum', /^Every judge calls/],
  ['star', /^STAR/],
];

export function readRules(rules: readonly string[]): Rules {
  const text = rules.join('\n');
  const rounding = (what: string): Rounding | null => {
    const found = new RegExp(`^${what} is rounded to (\\d+) decimals?, (.*)\\.$`, 'm').exec(text);
    return found ? { places: Number(found[1]), mode: found[2] ?? '' } : null;
  };
  return {
    method: METHODS.find(([, sentence]) => sentence.test(rules[0] ?? ''))?.[0] ?? '',
    places: /[Jj]udges write places/.test(rules[0] ?? ''),
    byCategory: text.includes('Each category is ranked by itself.'),
    afterCriterion: rounding('The panel’s mark on a criterion'),
    afterWeighting: rounding('A weighted mark'),
    afterTotal: rounding('The panel’s result'),
    weights: new Map(
      [...(/[Jj]udges count (.*)$/m.exec(text)?.[1] ?? '').matchAll(/(Judge \d+) (\d+(?:\.\d+)?)/g)].map(
        ([, judge = '', weight = '']) => [judge, new Fraction(weight)],
      ),
    ),
    text,
  };
}

/** How often a judge counts. */
export const weightOf = ({ weights }: Rules, judge: string): Fraction =>
  weights.get(judge) ?? new Fraction(1);

/** Values of judges, each as often as its judge counts, and what these judges weigh. */
export function weighed(rules: Rules, given: readonly { judge: string; value: Fraction }[]) {
  const nothing = new Fraction(0);
  return {
    sum: given.reduce((all, { judge, value }) => all.add(value.mul(weightOf(rules, judge))), nothing),
    weight: given.reduce((all, { judge }) => all.add(weightOf(rules, judge)), nothing),
  };
}

/** Their mean. */
export function weighedMean(rules: Rules, given: readonly { judge: string; value: Fraction }[]): Fraction {
  const { sum, weight } = weighed(rules, given);
  return sum.div(weight);
}

/** A judge's line: the total as it is ranked, and what became of it. */
export interface JudgeLine {
  judge: string;
  total: Fraction;
  left: Fraction;
  rank: number | null;
  worth: Fraction | null;
  /** "(10.00 − 8.00) ÷ √2.67 (8/3) = 1.22 (1.2247…)". */
  distance: string | null;
  leftOut: string | null;
  place: number | null;
  /** The judge gave the best there is. */
  best: boolean;
}

/** A line "Lead: rest" of an act; the lead is one that begins so. */
export const after = (lines: readonly string[], lead: string): string | undefined =>
  lines.find((line) => line.startsWith(lead))?.slice(lead.length);

export const judgeLines = (lines: readonly string[]): JudgeLine[] =>
  lines.flatMap((line) => {
    const [, judge, sum, total, rest] = /^(Judge \d+): (.*?) = ([^;]*)(.*)$/.exec(line) ?? [];
    if (!judge || !sum || !total) return [];
    const given = holds(sum.replaceAll(/Criterion \d+ /g, ''), total);
    const parts = (rest ?? '').split('; ');
    const less = parts.flatMap((part) => /^less (.*) is (.*)$/.exec(part) ?? [])[2];
    const part = (lead: string) => parts.find((one) => one.startsWith(lead))?.slice(lead.length) ?? null;
    const worth = part('worth ') ?? part('weighs ');
    return [
      {
        judge,
        total: given,
        left: less === undefined ? given : read(less),
        rank: part('rank ') === null ? null : Number(part('rank ')?.split(',')[0]),
        worth: worth === null ? null : read(worth),
        distance: parts.find((one) => one.includes('÷ √') || one.startsWith('all the same')) ?? null,
        leftOut: parts.find((one) => one.endsWith(', left out')) ?? null,
        place: part('place ') === null ? null : Number(part('place ')),
        best: parts.includes('the best there is'),
      },
    ];
  });

/** A line of a criterion: who gave what, and what it came to. */
export interface CriterionLine {
  criterion: string;
  marks: { judge: string; times: Fraction; mark: Fraction; leftOut: string | null; place: number | null }[];
  /** What was done to the marks, and the figure; null where there is none. */
  average: { words: string; figure: Fraction } | null;
  weighted: Fraction | null;
  factor: Fraction;
}

export const criterionLines = (lines: readonly string[]): CriterionLine[] =>
  lines.flatMap((line) => {
    const [, criterion, rest] = /^(Criterion \d+): (.*)$/.exec(line) ?? [];
    if (!criterion || !rest) return [];
    const [given = '', averaged, product] = rest.split('; ');
    const marks = [
      ...given.matchAll(
        /(Judge \d+) (?:([\d.]+) × )?(\([^()]* − [^()]*\)|-?[\d.]+)(?: \((highest|lowest), left out\)| \(([\d.]+)\))?/g,
      ),
    ].map(([, judge = '', times, mark = '', leftOut, place]) => ({
      judge,
      times: new Fraction(times ?? '1'),
      mark: evaluate(mark),
      leftOut: leftOut ?? null,
      place: place === undefined ? null : Number(place),
    }));
    const [, words, figure] = /^(.*?) (-?\d+(?:\.\d+)?(?: \([^)]*\))?)$/.exec(averaged ?? '') ?? [];
    const average = words && figure ? { words, figure: read(figure) } : null;
    const [, factor, weighted] = /^× (\S+) = (.*?)(?:, rounded)?$/.exec(product ?? '') ?? [];
    return [
      {
        criterion,
        marks,
        average,
        weighted: weighted ? read(weighted) : (average?.figure ?? null),
        factor: factor ? evaluate(factor) : new Fraction(1),
      },
    ];
  });
