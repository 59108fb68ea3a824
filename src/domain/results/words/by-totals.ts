/** The lines of methods that go by each judge's weighted total: what it was made from, and what became of it. */
import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { weightText } from './by-criterion.ts';
import {
  amount,
  criteriaOfJudge,
  markText,
  type ResultFacts,
  rankedTotalOf,
  times,
  totalOf,
  weightOf,
} from './sources.ts';

/** What became of a judge's total: "rank 2", "worth 10.00"; nothing of itself where it counts as it is. */
export type BecameWords = (told: ResultFacts, row: PerformanceStanding, j: number) => string[];

/** "Ana: Singing 8 × 2 + Presence 7 = 23.00; less 3.00 is 20.00; rank 2" for each judge who gave a whole sheet. */
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
        `${told.judge(j)}: ${parts.join(' + ')} = ${told.value(total)}`,
        ...less,
        ...became(told, row, j),
      ].join('; '),
    ];
  });
}

/** "rank 2.5, shared by 2". */
export function rankText(told: ResultFacts, row: PerformanceStanding, j: number): string[] {
  const rank = row.judges[j]?.rank ?? null;
  if (rank === null) return [];
  const ranks = told.ofField(row, `ranks ${j}`, () =>
    Map.groupBy(told.field(row), (other) => other.judges[j]?.rank ?? null),
  );
  const same = ranks.get(rank)?.length ?? 0;
  return [rankWords(told, rank, same)];
}

/** "rank 2.5, shared by 2"; `same`: how many have it. */
export const rankWords = ({ voice: { say } }: ResultFacts, rank: number, same: number): string =>
  same > 1 ? say('why.rankShared', { rank, count: same }) : say('why.rank', { rank });

/** What came of one judge's total, and how often the judge counts. */
export interface Given {
  j: number;
  value: Fraction;
  text: string;
}

const weighing = (told: ResultFacts, given: readonly Given[]): Fraction =>
  given.reduce((all, { j }) => all.add(weightOf(told, j)), new Fraction(0));

/** "1 + 2 × 2.5": each as often as its judge counts. */
export const addedText = (told: ResultFacts, given: readonly Given[]): string =>
  given.map(({ j, text }) => `${times(told, j)}${text}`).join(' + ');

/** Their mean. */
export const weighedMean = (told: ResultFacts, given: readonly Given[]): Fraction =>
  given
    .reduce((all, { j, value }) => all.add(value.mul(weightOf(told, j))), new Fraction(0))
    .div(weighing(told, given));

/** "(a + b) ÷ 2": the same in words. */
export const meanText = (told: ResultFacts, given: readonly Given[]): string =>
  `(${addedText(told, given)}) ÷ ${weighing(told, given).toString()}`;

/** "(1 + 2) ÷ 2 × 3 judges", or "1 + 2 + 1.5" of a whole panel; judges who are out bring the sum up. */
export const broughtUp = (told: ResultFacts, given: readonly Given[], assigned: Fraction): string =>
  weighing(told, given).equals(assigned)
    ? addedText(told, given)
    : told.voice.say('why.timesJudges', {
        sum: meanText(told, given),
        count: amount(plain(assigned)),
        judges: plain(assigned),
      });

/** "2.5", or "14/3" where decimals would go on. */
const plain = (value: Fraction): string => {
  const decimals = value.toString();
  return decimals.includes('(') ? value.toFraction() : decimals;
};

/** The sum of what judges' ranks became, brought up to the whole panel. */
export const sumBroughtUp = (told: ResultFacts, given: readonly Given[], assigned: Fraction): Fraction =>
  weighedMean(told, given).mul(assigned);
