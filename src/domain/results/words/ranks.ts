/** Words that the methods by ranks share. */
import Fraction from 'fraction.js';
import { assignedJudges } from '../../tabulation/panel.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import { panelLine } from './by-criterion.ts';
import { broughtUp, rankText, stepsByTotals, sumBroughtUp } from './by-totals.ts';
import { assignedTo, type ResultFacts } from './sources.ts';

/** Which of a judge's totals is better, as the beginning of a sentence. */
export const orderOfTotals = ({ marks }: Pick<ScoringRules, 'marks'>): string =>
  marks === 'places'
    ? 'Judges write places; each judge’s totals, the lowest first, are'
    : 'Each judge’s totals, the highest first, are';

/** Ranks that are left out, as a sentence; none where all count. */
export const leftOutInWords = ({ dropRanks }: ScoringRules): string[] =>
  dropRanks
    ? [
        `Of each act’s ranks the ${dropRanks.worst} worst and then the ${dropRanks.best} best are left out, and the sum is brought up to the judges less as many; an act with no more ranks than that has no place.`,
      ]
    : [];

/** "worst rank, left out" of a judge whose rank does not count. */
export const leftOutText = ({ judges }: PerformanceStanding, j: number): string[] => {
  const side = judges[j]?.trimmed ?? null;
  return side === null ? [] : [`one of the ${side === 'highest' ? 'best' : 'worst'}, left out`];
};

/** To how many judges an act's sum is brought up: all assigned to it, or their part that is not left out. */
export function countingFor(told: ResultFacts, row: PerformanceStanding): Fraction {
  const p = told.at(row);
  const { dropRanks } = told.standings.rules;
  const all = assignedTo(told, p);
  if (!dropRanks) return all;
  const judges = assignedJudges(told.panel, p);
  return all.mul(judges - dropRanks.best - dropRanks.worst).div(judges);
}

/** The lines of a method that adds what ranks are worth. */
export function stepsByWorth(told: ResultFacts, row: PerformanceStanding): string[] {
  const lines = stepsByTotals(told, row, (_told, _row, j) => {
    const { converted } = row.judges[j] ?? { converted: null };
    return converted
      ? [...rankText(told, row, j), `worth ${told.figure(converted)}`, ...leftOutText(row, j)]
      : [];
  });
  const worths = row.judges.flatMap(({ converted, trimmed }, j) =>
    converted && trimmed === null
      ? [{ j, value: new Fraction(converted.exact), text: told.figure(converted) }]
      : [],
  );
  if (!row.panel || worths.length === 0) return lines;
  const assigned = countingFor(told, row);
  const how = broughtUp(told, worths, assigned);
  const full = told.standings.rules.rounding.afterTotal
    ? sumBroughtUp(told, worths, assigned)
    : new Fraction(row.panel.exact);
  return [...lines, panelLine(told, row.panel.exact, full, how)];
}
