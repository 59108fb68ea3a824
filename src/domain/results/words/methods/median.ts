import Fraction from 'fraction.js';
import { panelLine, stepsByCriterion } from '../by-criterion.ts';
import { stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { totalOf, weightOf } from '../sources.ts';

export const median: MethodWords = {
  rules: ({ say }, { per }) => [
    say(per === 'judge_total' ? 'regulations.medianTotals' : 'regulations.median'),
  ],
  steps: (facts, row) => {
    if (facts.standings.rules.per === 'criterion') return stepsByCriterion(facts, row);
    const totals = facts.panel.judges.flatMap((_judge, j) => {
      const total = totalOf(facts, facts.at(row), j);
      return total ? [{ total, weight: weightOf(facts, j) }] : [];
    });
    const lines = stepsByTotals(facts, row, () => []);
    if (!row.panel) return lines;
    return [
      ...lines,
      panelLine(facts, row.panel.exact, middle(totals), facts.voice.say('why.theMiddleTotal')),
    ];
  },
};

/** The weighted median of the totals; where half of the weight falls between two totals, their mean. */
function middle(totals: readonly { total: Fraction; weight: Fraction }[]): Fraction {
  const sorted = totals.toSorted((a, b) => a.total.compare(b.total));
  const all = sorted.reduce((sum, { weight }) => sum.add(weight), new Fraction(0));
  const upTo = (at: number) =>
    sorted
      .slice(0, at + 1)
      .reduce((sum, { weight }) => sum.add(weight), new Fraction(0))
      .mul(2);
  const low = sorted.find((_one, at) => upTo(at).compare(all) >= 0);
  const high = sorted.find((_one, at) => upTo(at).compare(all) > 0);
  return (low?.total ?? new Fraction(0)).add(high?.total ?? 0).div(2);
}
