/** How an act came to its place, a line for each step, from the marks to the tie that was broken. */
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { audienceLines } from './audience.ts';
import { deductionsBefore, deductionsFrom } from './deductions.ts';
import { METHOD_WORDS } from './methods.ts';
import type { ResultFacts } from './sources.ts';
import { tieLines } from './tie.ts';
import { carriedLine, togetherLines } from './together.ts';

/** The lines of one act. The judges' names are those of the input. */
export function actInWords(told: ResultFacts, row: PerformanceStanding): string[] {
  return [
    ...panelInWords(told, row),
    ...audienceLines(told, row),
    ...togetherLines(told, row),
    ...carriedLine(told, row),
    ...tieLines(told, row),
    ...(row.blocked ? [told.voice.say(BLOCKED[row.blocked])] : []),
  ];
}

/** The part of them that is the judges' alone: from the marks to what is left after points off. */
export const panelInWords = (told: ResultFacts, row: PerformanceStanding): string[] => [
  ...deductionsBefore(told, row),
  ...METHOD_WORDS[told.standings.method].steps(told, row),
  ...missingLine(told, row),
  ...deductionsFrom(told, row),
];

function missingLine(told: ResultFacts, { missing }: PerformanceStanding): string[] {
  const names = new Map(told.panel.judges.map(({ id, name }) => [id, name]));
  const each = missing.map(
    ({ judgeId, criterionIds }) =>
      `${told.voice.name(names.get(judgeId) ?? judgeId)} (${told.voice.row(criterionIds.map(told.criterion))})`,
  );
  return each.length === 0 ? [] : [told.voice.say('why.missing', { marks: told.voice.list(each) })];
}

const BLOCKED = {
  no_marks: 'why.blockedNone',
  missing_marks: 'why.blockedMissing',
  too_few_marks: 'why.blockedFew',
  guest: 'why.blockedGuest',
  no_audience: 'why.blockedAudience',
} as const;
