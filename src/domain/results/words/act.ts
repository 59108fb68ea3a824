/** Explains how an act came to its place, one line for each step, from the marks to the tie-break. */
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { audienceLines } from './audience.ts';
import { deductionsBefore, deductionsFrom } from './deductions.ts';
import { METHOD_WORDS } from './methods.ts';
import type { ResultFacts } from './sources.ts';
import { tieLines } from './tie.ts';
import { carriedLine, togetherLines } from './together.ts';

/** All lines that explain one act. Judges are named as in the input. */
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

/** The lines of the judges' part only: from the marks to the result after deductions. */
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
