/**
 * `majority_judgment`: voters give each act a grade in words, and the middle one of an act's grades decides, as for
 * judges. A voter who gives an act no grade rejects it, so that an act graded by few does not win by these few.
 */
import { gradeIn } from '../../judging/grade-lines.ts';
import { GRADES } from '../../judging/named-marks.ts';
import { orderInPoll } from '../../tabulation/audience-orders.ts';
import { gradeProfile, middleGrade } from '../../tabulation/majority-order.ts';
import { gradesOf } from './compared.ts';
import { COUNTED, type PollKind } from './poll-kind.ts';

const BEST = GRADES.length - 1;
const word = (grade: number): string => GRADES[grade] ?? '';

export const majorityJudgment: PollKind = {
  ...COUNTED,
  name: 'polls.gradeInWords',
  marks: {
    least: 0,
    most: BEST,
    words: gradeIn,
    fault: `Give each act a grade from 0 (${word(0)}) to ${BEST} (${word(BEST)}).`,
  },
  mostPicks: (_maxChoices, candidates) => candidates,
  compares: true,
  facts: (tally, acts) => ({ grades: gradesOf(tally, acts, BEST) }),
  lowerFirst: true,
  why: (say, { grades = {} }, engine, nameOf) =>
    orderInPoll({ grades }, Object.keys(grades), engine).flatMap((tied) =>
      tied.map((act) => {
        const counts = (grades[act] ?? []).map((count, grade) => ({ count, grade }));
        const given = counts.filter(({ count }) => count > 0).toReversed();
        const middle = middleGrade(gradeProfile(counts));
        return middle === null
          ? say('verify.gradesNone', { act: nameOf(act) })
          : say('verify.gradesMiddle', {
              act: nameOf(act),
              middle: gradeIn(say, middle),
              given: given.map(({ count, grade }) => `${count} ${gradeIn(say, grade)}`).join(', '),
            });
      }),
    ),
  unit: 'polls.unitGrades',
  columns: [
    { head: 'verify.gradedBy', of: 'voters' },
    { head: 'verify.place', of: 'figure' },
  ],
  note: (say) => say('verify.noteGrades', { reject: gradeIn(say, 0) }),
  asks: (say) => say('vote.gradeActs'),
  among: (say, _most, count) => say('calls.grade', { count }),
  said: (say) => say('mc.askGrade'),
};
