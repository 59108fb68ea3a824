/** Explains how an act came to its place, one line for each step, from the marks to the tie-break. */

import Fraction from 'fraction.js';
import { takenBeforeRanking, takenFromResult } from '../../tabulation/deductions.ts';
import { lowerWins } from '../../tabulation/rules.ts';
import type { DeductionLine, PerformanceStanding } from '../../tabulation/standings.ts';
import { audienceLines } from './audience.ts';
import { METHOD_WORDS } from './methods.ts';
import type { ResultFacts } from './sources.ts';
import { tieLines } from './tie.ts';
import { carriedLine, togetherLines } from './together.ts';
import { isByDance } from './without-effect.ts';

/** All lines that explain one act. Judges are named as in the input. */
export function actInWords(facts: ResultFacts, row: PerformanceStanding): string[] {
  return [
    ...panelInWords(facts, row),
    ...audienceLines(facts, row),
    ...togetherLines(facts, row),
    ...carriedLine(facts, row),
    ...tieLines(facts, row),
    ...(row.blocked ? [facts.voice.say(BLOCKED[row.blocked])] : []),
  ];
}

/** The lines of the judges' part only: from the marks to the result after deductions. */
export const panelInWords = (facts: ResultFacts, row: PerformanceStanding): string[] => [
  ...deductionsBefore(facts, row),
  ...METHOD_WORDS[facts.standings.method].steps(facts, row),
  ...missingLine(facts, row),
  ...deductionsFrom(facts, row),
];

function missingLine(facts: ResultFacts, { missing }: PerformanceStanding): string[] {
  const names = new Map(facts.panel.judges.map(({ id, name }) => [id, name]));
  const each = missing.map(
    ({ judgeId, criterionIds }) =>
      `${facts.voice.name(names.get(judgeId) ?? judgeId)} (${facts.voice.row(criterionIds.map(facts.criterion))})`,
  );
  return each.length === 0 ? [] : [facts.voice.say('why.missing', { marks: facts.voice.list(each) })];
}

const BLOCKED = {
  no_marks: 'why.blockedNone',
  missing_marks: 'why.blockedMissing',
  too_few_marks: 'why.blockedFew',
  guest: 'why.blockedGuest',
  no_audience: 'why.blockedAudience',
} as const;

/** A line for each deduction that comes off judges' totals before ranking; where judges write places it is only noted. */
function deductionsBefore(facts: ResultFacts, row: PerformanceStanding): string[] {
  const { rules, engine } = facts.panel;
  if (takenFromResult(rules, engine)) return [];
  const where = !takenBeforeRanking(rules, engine)
    ? 'why.offNoted'
    : isByDance(rules)
      ? 'why.offMark'
      : 'why.offTotal';
  return lines(facts, row).map((line) => facts.voice.say(where, { line }));
}

/** A line for each deduction from the panel's result, then one with the result after them. */
function deductionsFrom(facts: ResultFacts, row: PerformanceStanding): string[] {
  const { rules, engine } = facts.panel;
  const { panel, judgesResult, deducted } = row;
  if (row.deductions.length === 0 || !takenFromResult(rules, engine)) return [];
  const off = lines(facts, row).map((line) => facts.voice.say('why.off', { line }));
  if (!panel || !judgesResult) return off;
  const whole = new Fraction(panel.exact).sub(deducted.exact);
  const added = lowerWins(rules.method);
  const isKept = !added && !whole.equals(judgesResult.exact);
  const kept = new Fraction(judgesResult.exact).s < 0n ? 'why.afterOffBelow' : 'why.afterOffNotBelow';
  const sum = `${facts.figure(panel)} ${added ? '+' : '−'} ${facts.figure(deducted)}`;
  const result = facts.figure(judgesResult);
  return [...off, facts.voice.say(isKept ? kept : 'why.afterOff', { sum, result })];
}

/** Each deduction as text: "1.00 for time, 15.001 s over, 2 started units: late (Jo)". */
function lines(facts: ResultFacts, row: PerformanceStanding): string[] {
  const given = (facts.input.deductions ?? []).filter(
    ({ performanceId }) => performanceId === row.performanceId,
  );
  return row.deductions.map((line, at) => lineText(facts, line, given[at]?.overrunMs));
}

const KINDS = { time: 'why.offTime', breach: 'why.offBreach', points: 'why.offDecision' } as const;

function lineText(facts: ResultFacts, line: DeductionLine, overrunMs: number | undefined): string {
  const { kind, points, units, reason, by } = line;
  const { say, name, row, colon } = facts.voice;
  const parts = [
    say(KINDS[kind], { points: facts.figure(points) }),
    ...(overrunMs === undefined ? [] : [say('why.secondsOver', { seconds: overrunMs / 1_000 })]),
    ...(units === null ? [] : [say('why.startedUnits', { count: units })]),
  ];
  const why = reason === null ? '' : `${colon}${name(reason)}`;
  return `${row(parts)}${why}${by === null ? '' : ` (${name(by)})`}`;
}
