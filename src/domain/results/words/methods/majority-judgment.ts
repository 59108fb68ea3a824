import Fraction from 'fraction.js';
import { gradesOf } from '../../../tabulation/majority-judgment.ts';
import { middleGrade } from '../../../tabulation/majority-order.ts';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import { panelLine } from '../by-criterion.ts';
import { stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { type ResultFacts, totalOf, weightOf } from '../sources.ts';

/** Longer lists of grades are left out; the judges' lines hold them. */
const MOST_NAMED = 24;

export const majorityJudgment: MethodWords = {
  rules: ({ say }, { grades = [] }) => [
    say('regulations.majority'),
    say('regulations.grades', { grades: grades.join(', ') }),
  ],
  steps: (facts, row) => {
    const lines = stepsByTotals(facts, row, () => []);
    const { panel } = facts;
    const middle = middleGrade(gradesOf(panel, facts.at(row)));
    if (!row.panel || middle === null) return lines;
    const before = new Fraction(middle).div(panel.totalUnit);
    return [
      ...lines,
      panelLine(facts, row.panel.exact, before, facts.voice.say('why.theMiddleTotal')),
      ...middleAfterMiddle(facts, row),
    ];
  },
};

/**
 * The grades in the order in which they are compared: "Middle after middle: 8.00, 7.00, 9.00". Only where every judge
 * counts once.
 */
function middleAfterMiddle(facts: ResultFacts, row: PerformanceStanding): string[] {
  const totals = facts.panel.judges.flatMap((_judge, j) => totalOf(facts, facts.at(row), j) ?? []);
  const once = facts.panel.judges.every((_judge, j) => weightOf(facts, j).equals(1));
  if (!once || totals.length < 2 || totals.length > MOST_NAMED) return [];
  const left = totals.toSorted((a, b) => a.compare(b));
  const taken: string[] = [];
  while (left.length > 0)
    taken.push(...left.splice((left.length - 1) >> 1, 1).map((total) => facts.value(total)));
  return [facts.voice.say('why.middleAfterMiddle', { totals: facts.voice.numbers(taken) })];
}
