import Fraction from 'fraction.js';
import { panelLine } from '../by-criterion.ts';
import { rankText, scaledSum, scaledSumText, stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { countingFor, leftOutInWords, leftOutText, orderOfTotals } from '../ranks.ts';

export const rankSum: MethodWords = {
  rules: (voice, rules) => [
    `${orderOfTotals(voice, rules)} ${voice.say('regulations.rankSum')}`,
    ...leftOutInWords(voice, rules),
  ],
  steps: (facts, row) => {
    const lines = stepsByTotals(facts, row, (_told, _row, j) => [
      ...rankText(facts, row, j),
      ...leftOutText(facts, row, j),
    ]);
    const ranks = row.judges.flatMap(({ rank, trimmed }, j) =>
      rank === null || trimmed !== null ? [] : [{ j, value: new Fraction(2 * rank, 2), text: String(rank) }],
    );
    if (!row.panel || ranks.length === 0) return lines;
    const assigned = countingFor(facts, row);
    const sum = scaledSum(facts, ranks, assigned);
    return [...lines, panelLine(facts, row.panel.exact, sum, scaledSumText(facts, ranks, assigned))];
  },
};
