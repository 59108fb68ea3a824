/**
 * The lines of methods that go by each judge's weighted total: how the total is made, and what it was converted to.
 */
import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { weightText } from './by-criterion.ts';
import {
  criteriaOfJudge,
  markText,
  pluralCount,
  type ResultFacts,
  rankedTotalOf,
  totalOf,
  weightOf,
  weightPrefix,
} from './sources.ts';

/**
 * What judge `j`'s total was converted to, as parts of a line: "rank 2", "worth 10.00". Empty where the total counts
 * as it is.
 */
export type BecameWords = (told: ResultFacts, row: PerformanceStanding, j: number) => string[];

/**
 * A line for each judge with a complete sheet: "Ana: Singing 8 × 2 + Presence 7 = 23.00; less 3.00 is 20.00; rank 2".
 */
export function stepsByTotals(told: ResultFacts, row: PerformanceStanding, became: BecameWords): string[] {
  const p = told.at(row);
  return told.panel.judges.flatMap((_judge, j) => {
    const total = totalOf(told, p, j);
    if (total === null) return [];
    const parts = criteriaOfJudge(told, p, j).map((c) => {
      const weight = weightText(told, p, c);
      const id = told.panel.criteria[c]?.id ?? '';
      return `${told.criterion(id)} ${markText(told, p, j, c) ?? '–'}${weight === '1' ? '' : ` × ${weight}`}`;
    });
    const left = rankedTotalOf(told, p, j) ?? total;
    const less = left.equals(total)
      ? []
      : [told.voice.say('why.less', { points: told.figure(row.deducted), total: told.value(left) })];
    return [
      [
        `${told.judge(j)}${told.voice.colon}${parts.join(' + ')} = ${told.value(total)}`,
        ...less,
        ...became(told, row, j),
      ].join('; '),
    ];
  });
}

/** Judge `j`'s rank for the act, as a part of a line: "rank 2.5, shared by 2". Empty without a rank. */
export function rankText(told: ResultFacts, row: PerformanceStanding, j: number): string[] {
  const rank = row.judges[j]?.rank ?? null;
  if (rank === null) return [];
  const ranks = told.ofField(row, `ranks ${j}`, () =>
    Map.groupBy(told.field(row), (other) => other.judges[j]?.rank ?? null),
  );
  const same = ranks.get(rank)?.length ?? 0;
  return [rankWords(told, rank, same)];
}

/** A rank in words: "rank 2.5, shared by 2". `same`: how many acts have this rank. */
export const rankWords = ({ voice: { say } }: ResultFacts, rank: number, same: number): string =>
  same > 1 ? say('why.rankShared', { rank, count: same }) : say('why.rank', { rank });

/** What one judge gave an act, as a value and as text. */
export interface JudgeValue {
  j: number;
  value: Fraction;
  text: string;
}

const weighing = (told: ResultFacts, given: readonly JudgeValue[]): Fraction =>
  given.reduce((all, { j }) => all.add(weightOf(told, j)), new Fraction(0));

/** The calculation of a weighted sum: "1 + 2 × 2.5". */
export const addedText = (told: ResultFacts, given: readonly JudgeValue[]): string =>
  given.map(({ j, text }) => `${weightPrefix(told, j)}${text}`).join(' + ');

/** The mean of the values, weighed by how often each judge counts. */
export const weighedMean = (told: ResultFacts, given: readonly JudgeValue[]): Fraction =>
  given
    .reduce((all, { j, value }) => all.add(value.mul(weightOf(told, j))), new Fraction(0))
    .div(weighing(told, given));

/** The calculation of the mean that weighs each value by how often its judge counts: "(a + b) ÷ 2". */
export const meanText = (told: ResultFacts, given: readonly JudgeValue[]): string =>
  `(${addedText(told, given)}) ÷ ${told.voice.number(weighing(told, given).toString())}`;

/**
 * The calculation of a sum scaled up to the full panel: "(1 + 2) ÷ 2 × 3 judges", or "1 + 2 + 1.5" where every
 * assigned judge gave something.
 */
export const scaledSumText = (told: ResultFacts, given: readonly JudgeValue[], assigned: Fraction): string =>
  weighing(told, given).equals(assigned)
    ? addedText(told, given)
    : told.voice.say('why.timesJudges', {
        sum: meanText(told, given),
        count: pluralCount(plain(assigned)),
        judges: plain(assigned),
      });

/** A decimal, "2.5", or a fraction, "14/3", where the decimals would not end. */
const plain = (value: Fraction): string => {
  const decimals = value.toString();
  return decimals.includes('(') ? value.toFraction() : decimals;
};

/** The weighted sum of the values scaled up to the full panel (`assigned`: the weight of all judges assigned). */
export const scaledSum = (told: ResultFacts, given: readonly JudgeValue[], assigned: Fraction): Fraction =>
  weighedMean(told, given).mul(assigned);
