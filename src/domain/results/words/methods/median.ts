import Fraction from 'fraction.js';
import { panelLine, stepsByCriterion } from '../by-criterion.ts';
import { stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { totalOf } from '../told.ts';

/** `median` in words. */
export const median: MethodWords = {
  rules: ({ per }) => [
    per === 'judge_total'
      ? 'The middle one of the judges’ totals; of two in the middle their mean.'
      : 'On each criterion the middle mark, of two in the middle their mean; weighted, these are added.',
  ],
  steps: (told, row) => {
    if (told.standings.rules.per === 'criterion') return stepsByCriterion(told, row, () => 'middle');
    const totals = told.panel.judges.flatMap((_judge, j) => totalOf(told, told.at(row), j) ?? []);
    const lines = stepsByTotals(told, row, () => []);
    if (!row.panel) return lines;
    return [...lines, panelLine(told, row.panel.exact, middle(totals), 'the middle total')];
  },
};

function middle(values: readonly Fraction[]): Fraction {
  const sorted = values.toSorted((a, b) => a.compare(b));
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low ?? new Fraction(0)).add(high ?? 0).div(2);
}
