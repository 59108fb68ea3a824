/** The lines of methods that go by each judge's weighted total: what it was made from, and what became of it. */
import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { weightText } from './by-criterion.ts';
import { criteriaFor, markText, rankedTotalOf, type Told, totalOf } from './told.ts';

/** What became of a judge's total: "rank 2", "worth 10.00"; nothing of itself where it counts as it is. */
export type BecameWords = (told: Told, row: PerformanceStanding, j: number) => string[];

/** "Ana: Singing 8 × 2 + Presence 7 = 23.00; less 3.00 is 20.00; rank 2" for each judge who gave a whole sheet. */
export function stepsByTotals(told: Told, row: PerformanceStanding, became: BecameWords): string[] {
  const p = told.at(row);
  return told.panel.judges.flatMap((_judge, j) => {
    const total = totalOf(told, p, j);
    if (total === null) return [];
    const parts = criteriaFor(told, p).map((c) => {
      const weight = weightText(told, p, c);
      const id = told.panel.criteria[c]?.id ?? '';
      return `${told.criterion(id)} ${markText(told, p, j, c) ?? '–'}${weight === '1' ? '' : ` × ${weight}`}`;
    });
    const left = rankedTotalOf(told, p, j) ?? total;
    const less = left.equals(total) ? [] : [`less ${told.figure(row.deducted)} is ${told.value(left)}`];
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
export function rankText(told: Told, row: PerformanceStanding, j: number): string[] {
  const rank = row.judges[j]?.rank ?? null;
  if (rank === null) return [];
  const same = told.field(row).filter((other) => other.judges[j]?.rank === rank).length;
  return [`rank ${rank}${same > 1 ? `, shared by ${same}` : ''}`];
}

/** "(1 + 2) ÷ 2 × 3 judges", or "1 + 2 + 1.5" of a whole panel; judges who are out bring the sum up. */
export const broughtUp = (parts: readonly string[], assigned: number): string =>
  parts.length === assigned
    ? parts.join(' + ')
    : `(${parts.join(' + ')}) ÷ ${parts.length} × ${assigned} judges`;

/** The sum of what judges' ranks became, brought up to the whole panel. */
export const sumBroughtUp = (values: readonly Fraction[], assigned: number): Fraction =>
  values
    .reduce((all, one) => all.add(one), new Fraction(0))
    .mul(assigned)
    .div(values.length);
