import { panelLine, stepsByCriterion } from '../by-criterion.ts';
import { meanText, stepsByTotals, weighedMean } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { counted, totalOf } from '../sources.ts';

/** `trimmed_mean` in words. */
export const trimmedMean: MethodWords = {
  rules: ({ per, trim }) => {
    const { highest, lowest, minimum, otherwise } = trim;
    const of = per === 'judge_total' ? 'totals' : 'marks';
    return [
      per === 'judge_total'
        ? `The mean of the judges’ totals without the ${highest} highest and the ${lowest} lowest.`
        : `On each criterion the mean of the marks without the ${highest} highest and the ${lowest} lowest; weighted, these are added.`,
      `With fewer than ${counted(Math.max(minimum, highest + lowest + 1), of.slice(0, -1))} ${otherwise === 'blocked' ? 'the act has no place' : 'none is left out'}.`,
    ];
  },
  steps: (told, row) => {
    if (told.standings.rules.per === 'criterion') return stepsByCriterion(told, row);
    const side = (j: number) => row.judges[j]?.trimmed ?? null;
    const lines = stepsByTotals(told, row, (_told, _row, j) => (side(j) ? [`${side(j)}, left out`] : []));
    if (!row.panel) return lines;
    const all = told.panel.judges.flatMap((_judge, j) => {
      const total = totalOf(told, told.at(row), j);
      return total ? [{ j, value: total, text: told.value(total) }] : [];
    });
    const left = all.filter(({ j }) => side(j) === null);
    return [...lines, panelLine(told, row.panel.exact, weighedMean(told, left), meanText(told, left))];
  },
};
