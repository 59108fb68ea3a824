import Fraction from 'fraction.js';
import { panelLine } from '../by-criterion.ts';
import { rankText, scaledSum, scaledSumText, stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { countingFor, leftOutInWords, leftOutText, orderOfTotals } from '../ranks.ts';

/** `rank_sum` in words. */
export const rankSum: MethodWords = {
  rules: (voice, rules) => [
    `${orderOfTotals(voice, rules)} ${voice.say('regulations.rankSum')}`,
    ...leftOutInWords(voice, rules),
  ],
  steps: (told, row) => {
    const lines = stepsByTotals(told, row, (_told, _row, j) => [
      ...rankText(told, row, j),
      ...leftOutText(told, row, j),
    ]);
    const ranks = row.judges.flatMap(({ rank, trimmed }, j) =>
      rank === null || trimmed !== null ? [] : [{ j, value: new Fraction(2 * rank, 2), text: String(rank) }],
    );
    if (!row.panel || ranks.length === 0) return lines;
    const assigned = countingFor(told, row);
    const sum = scaledSum(told, ranks, assigned);
    return [...lines, panelLine(told, row.panel.exact, sum, scaledSumText(told, ranks, assigned))];
  },
};
