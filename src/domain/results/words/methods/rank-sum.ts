import Fraction from 'fraction.js';
import { panelLine } from '../by-criterion.ts';
import { broughtUp, rankText, stepsByTotals, sumBroughtUp } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { countingFor, leftOutInWords, leftOutText, orderOfTotals } from '../ranks.ts';

/** `rank_sum` in words. */
export const rankSum: MethodWords = {
  rules: (rules) => [
    `${orderOfTotals(rules)} turned to ranks, and the ranks are added, brought up to all judges where some are out. The lowest sum wins.`,
    ...leftOutInWords(rules),
  ],
  steps: (told, row) => {
    const lines = stepsByTotals(told, row, (_told, _row, j) => [
      ...rankText(told, row, j),
      ...leftOutText(row, j),
    ]);
    const ranks = row.judges.flatMap(({ rank, trimmed }, j) =>
      rank === null || trimmed !== null ? [] : [{ j, value: new Fraction(2 * rank, 2), text: String(rank) }],
    );
    if (!row.panel || ranks.length === 0) return lines;
    const assigned = countingFor(told, row);
    const sum = sumBroughtUp(told, ranks, assigned);
    return [...lines, panelLine(told, row.panel.exact, sum, broughtUp(told, ranks, assigned))];
  },
};
