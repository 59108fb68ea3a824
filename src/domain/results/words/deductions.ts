/** Points off in words: off the panel's result, or off judges' totals before there are ranks. */
import Fraction from 'fraction.js';
import { takenBeforeRanking, takenFromResult } from '../../tabulation/deductions.ts';
import { lowerWins } from '../../tabulation/rules.ts';
import type { DeductionLine, PerformanceStanding } from '../../tabulation/standings.ts';
import { counted, type ResultFacts } from './sources.ts';

/** Points off that come before there are ranks; where judges write places they change nothing. */
export function deductionsBefore(told: ResultFacts, row: PerformanceStanding): string[] {
  const { rules, engine } = told.panel;
  if (takenFromResult(rules, engine)) return [];
  const dances = rules.method === 'skating_system' && rules.per === 'criterion';
  const where = takenBeforeRanking(rules, engine)
    ? `Off every judge’s ${dances ? 'mark' : 'total'}`
    : 'Noted, without effect on places';
  return lines(told, row).map((line) => `${where}: ${line}`);
}

/** What came off the panel's result. */
export function deductionsFrom(told: ResultFacts, row: PerformanceStanding): string[] {
  const { rules, engine } = told.panel;
  const { panel, judgesResult, deducted } = row;
  if (row.deductions.length === 0 || !takenFromResult(rules, engine)) return [];
  const off = lines(told, row).map((line) => `Off: ${line}`);
  if (!panel || !judgesResult) return off;
  const whole = new Fraction(panel.exact).sub(deducted.exact);
  const added = lowerWins(rules.method);
  const kept = !added && !whole.equals(judgesResult.exact) ? ', not below 0' : '';
  return [
    ...off,
    `After deductions: ${told.figure(panel)} ${added ? '+' : '−'} ${told.figure(deducted)}${kept} = ${told.figure(judgesResult)}`,
  ];
}

/** "1.00 for time, 15.001 s over, 2 started units: late (Jo)" for each. */
function lines(told: ResultFacts, row: PerformanceStanding): string[] {
  const given = (told.input.deductions ?? []).filter(
    ({ performanceId }) => performanceId === row.performanceId,
  );
  return row.deductions.map((line, at) => lineText(told, line, given[at]?.overrunMs));
}

const KINDS = { time: 'for time', breach: 'for a breach of the rules', points: 'by decision' };

function lineText(told: ResultFacts, line: DeductionLine, overrunMs: number | undefined): string {
  const { kind, points, units, reason, by } = line;
  const over = overrunMs === undefined ? '' : `, ${overrunMs / 1_000} s over`;
  const started = units === null ? '' : `, ${counted(units, 'started unit')}`;
  const why = reason === null ? '' : `: ${reason}`;
  return `${told.figure(points)} ${KINDS[kind]}${over}${started}${why}${by === null ? '' : ` (${by})`}`;
}
