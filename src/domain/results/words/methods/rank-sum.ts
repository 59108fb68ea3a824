import Fraction from 'fraction.js';
import { panelLine } from '../by-criterion.ts';
import { broughtUp, rankText, stepsByTotals, sumBroughtUp } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { orderOfTotals } from '../ranks.ts';
import { assignedTo } from '../told.ts';

/** `rank_sum` in words. */
export const rankSum: MethodWords = {
  rules: (rules) => [
    `${orderOfTotals(rules)} turned to ranks, and the ranks are added, brought up to all judges where some are out. The lowest sum wins.`,
  ],
  steps: (told, row) => {
    const lines = stepsByTotals(told, row, rankText);
    const ranks = row.judges.flatMap(({ rank }, j) =>
      rank === null ? [] : [{ j, value: new Fraction(2 * rank, 2), text: String(rank) }],
    );
    if (!row.panel || ranks.length === 0) return lines;
    const assigned = assignedTo(told, told.at(row));
    const sum = sumBroughtUp(told, ranks, assigned);
    return [...lines, panelLine(told, row.panel.exact, sum, broughtUp(told, ranks, assigned))];
  },
};
