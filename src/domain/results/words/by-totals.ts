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
export type BecameWords = (facts: ResultFacts, row: PerformanceStanding, j: number) => string[];

/**
 * A line for each judge with a complete sheet: "Ana: Singing 8 × 2 + Presence 7 = 23.00; less 3.00 is 20.00; rank 2".
 */
export function stepsByTotals(facts: ResultFacts, row: PerformanceStanding, became: BecameWords): string[] {
  const p = facts.at(row);
  return facts.panel.judges.flatMap((_judge, j) => {
    const total = totalOf(facts, p, j);
    if (total === null) return [];
    const parts = criteriaOfJudge(facts, p, j).map((c) => {
      const weight = weightText(facts, p, c);
      const id = facts.panel.criteria[c]?.id ?? '';
      return `${facts.criterion(id)} ${markText(facts, p, j, c) ?? '–'}${weight === '1' ? '' : ` × ${weight}`}`;
    });
    const left = rankedTotalOf(facts, p, j) ?? total;
    const less = left.equals(total)
      ? []
      : [facts.voice.say('why.less', { points: facts.figure(row.deducted), total: facts.value(left) })];
    return [
      [
        `${facts.judge(j)}${facts.voice.colon}${parts.join(' + ')} = ${facts.value(total)}`,
        ...less,
        ...became(facts, row, j),
      ].join(facts.voice.semicolon),
    ];
  });
}

/** Judge `j`'s rank for the act, as a part of a line: "rank 2.5, shared by 2". Empty without a rank. */
export function rankText(facts: ResultFacts, row: PerformanceStanding, j: number): string[] {
  const rank = row.judges[j]?.rank ?? null;
  if (rank === null) return [];
  const ranks = facts.ofField(row, `ranks ${j}`, () =>
    Map.groupBy(facts.field(row), (other) => other.judges[j]?.rank ?? null),
  );
  const same = ranks.get(rank)?.length ?? 0;
  return [rankWords(facts, rank, same)];
}

/** A rank in words: "rank 2.5, shared by 2". `same`: how many acts have this rank. */
export const rankWords = ({ voice: { say } }: ResultFacts, rank: number, same: number): string =>
  same > 1 ? say('why.rankShared', { rank, count: same }) : say('why.rank', { rank });

/** The rank in words that a value has among all by the rules: of equal ones the first that they span. */
export function rankAmong(
  facts: ResultFacts,
  own: Fraction,
  all: readonly Fraction[],
  lowestFirst = false,
): string {
  const sign = lowestFirst ? -1 : 1;
  const better = all.filter((one) => one.compare(own) * sign > 0).map((one) => one.toFraction());
  const before = facts.standings.rules.equalRanks === 'dense' ? new Set(better).size : better.length;
  return rankWords(facts, before + 1, all.filter((one) => one.equals(own)).length);
}

/** What one judge gave an act, as a value and as text. */
export interface JudgeValue {
  j: number;
  value: Fraction;
  text: string;
}

const weighing = (facts: ResultFacts, given: readonly JudgeValue[]): Fraction =>
  given.reduce((all, { j }) => all.add(weightOf(facts, j)), new Fraction(0));

/** The calculation of a weighted sum: "1 + 2 × 2.5". */
export const addedText = (facts: ResultFacts, given: readonly JudgeValue[]): string =>
  given.map(({ j, text }) => `${weightPrefix(facts, j)}${text}`).join(' + ');

/** The mean of the values, weighed by how often each judge counts. */
export const weighedMean = (facts: ResultFacts, given: readonly JudgeValue[]): Fraction =>
  given
    .reduce((all, { j, value }) => all.add(value.mul(weightOf(facts, j))), new Fraction(0))
    .div(weighing(facts, given));

/** The calculation of the mean that weighs each value by how often its judge counts: "(a + b) ÷ 2". */
export const meanText = (facts: ResultFacts, given: readonly JudgeValue[]): string =>
  `(${addedText(facts, given)}) ÷ ${facts.voice.number(weighing(facts, given).toString())}`;

/**
 * The calculation of a sum scaled up to the full panel: "(1 + 2) ÷ 2 × 3 judges", or "1 + 2 + 1.5" where every
 * assigned judge gave something.
 */
export const scaledSumText = (
  facts: ResultFacts,
  given: readonly JudgeValue[],
  assigned: Fraction,
): string =>
  weighing(facts, given).equals(assigned)
    ? addedText(facts, given)
    : facts.voice.say('why.timesJudges', {
        sum: meanText(facts, given),
        count: pluralCount(plain(assigned)),
        judges: plain(assigned),
      });

/** A decimal, "2.5", or a fraction, "14/3", where the decimals would not end. */
const plain = (value: Fraction): string => {
  const decimals = value.toString();
  return decimals.includes('(') ? value.toFraction() : decimals;
};

/** The weighted sum of the values scaled up to the full panel (`assigned`: the weight of all judges assigned). */
export const scaledSum = (facts: ResultFacts, given: readonly JudgeValue[], assigned: Fraction): Fraction =>
  weighedMean(facts, given).mul(assigned);
