import { juryLines, juryRules } from '../juries.ts';
import type { MethodWords } from '../method-words.ts';
import { leftOutInWords, orderOfTotals, stepsByWorth } from '../ranks.ts';

/** `points_table` in words. */
export const pointsTable: MethodWords = {
  rules: (rules) =>
    rules.juries
      ? juryRules(rules)
      : [
          `${orderOfTotals(rules)} turned to ranks and these to points, ${rules.table.join(', ')}, then none; equal totals share the points of the ranks they span. The points are added, brought up to all judges where some are out.`,
          ...leftOutInWords(rules),
        ],
  steps: (told, row) => (told.standings.rules.juries ? juryLines(told, row) : stepsByWorth(told, row)),
};
