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

/** `majority_judgment` in words. */
export const majorityJudgment: MethodWords = {
  rules: ({ say }, { grades = [] }) => [
    say('regulations.majority'),
    say('regulations.grades', { grades: grades.join(', ') }),
  ],
  steps: (told, row) => {
    const lines = stepsByTotals(told, row, () => []);
    const { panel } = told;
    const middle = middleGrade(gradesOf(panel, told.at(row)));
    if (!row.panel || middle === null) return lines;
    const before = new Fraction(middle).div(panel.totalUnit);
    return [
      ...lines,
      panelLine(told, row.panel.exact, before, told.voice.say('why.theMiddleTotal')),
      ...middleAfterMiddle(told, row),
    ];
  },
};

/**
 * The grades in the order in which they are compared: "Middle after middle: 8.00, 7.00, 9.00". Only where every judge
 * counts once.
 */
function middleAfterMiddle(told: ResultFacts, row: PerformanceStanding): string[] {
  const totals = told.panel.judges.flatMap((_judge, j) => totalOf(told, told.at(row), j) ?? []);
  const once = told.panel.judges.every((_judge, j) => weightOf(told, j).equals(1));
  if (!once || totals.length < 2 || totals.length > MOST_NAMED) return [];
  const left = totals.toSorted((a, b) => a.compare(b));
  const taken: string[] = [];
  while (left.length > 0)
    taken.push(...left.splice((left.length - 1) >> 1, 1).map((total) => told.value(total)));
  return [told.voice.say('why.middleAfterMiddle', { totals: taken.join(', ') })];
}
