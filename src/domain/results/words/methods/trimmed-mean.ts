import { panelLine, stepsByCriterion } from '../by-criterion.ts';
import { meanText, stepsByTotals, weighedMean } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { totalOf } from '../sources.ts';

export const trimmedMean: MethodWords = {
  rules: ({ say }, { per, trim }) => {
    const { highest, lowest, minimum, otherwise } = trim;
    const count = Math.max(minimum, highest + lowest + 1);
    const isBlocked = otherwise === 'blocked';
    return per === 'judge_total'
      ? [
          say('regulations.trimmedTotals', { highest, lowest }),
          say(isBlocked ? 'regulations.fewerTotalsBlocked' : 'regulations.fewerTotals', { count }),
        ]
      : [
          say('regulations.trimmed', { highest, lowest }),
          say(isBlocked ? 'regulations.fewerMarksBlocked' : 'regulations.fewerMarks', { count }),
        ];
  },
  steps: (facts, row) => {
    if (facts.standings.rules.per === 'criterion') return stepsByCriterion(facts, row);
    const side = (j: number) => row.judges[j]?.trimmed ?? null;
    const lines = stepsByTotals(facts, row, (_told, _row, j) => {
      const out = side(j);
      return out ? [facts.voice.say(out === 'highest' ? 'why.highestLeftOut' : 'why.lowestLeftOut')] : [];
    });
    if (!row.panel) return lines;
    const all = facts.panel.judges.flatMap((_judge, j) => {
      const total = totalOf(facts, facts.at(row), j);
      return total ? [{ j, value: total, text: facts.value(total) }] : [];
    });
    const left = all.filter(({ j }) => side(j) === null);
    return [...lines, panelLine(facts, row.panel.exact, weighedMean(facts, left), meanText(facts, left))];
  },
};
