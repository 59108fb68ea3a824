/** Words that the methods by ranks share. */
import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import { panelLine } from './by-criterion.ts';
import { broughtUp, rankText, stepsByTotals, sumBroughtUp } from './by-totals.ts';
import { assignedTo, type Told } from './told.ts';

/** Which of a judge's totals is better, as the beginning of a sentence. */
export const orderOfTotals = ({ marks }: Pick<ScoringRules, 'marks'>): string =>
  marks === 'places'
    ? 'Judges write places; each judge’s totals, the lowest first, are'
    : 'Each judge’s totals, the highest first, are';

/** The lines of a method that adds what ranks are worth. */
export function stepsByWorth(told: Told, row: PerformanceStanding): string[] {
  const lines = stepsByTotals(told, row, (_told, _row, j) => {
    const { converted } = row.judges[j] ?? { converted: null };
    return converted ? [...rankText(told, row, j), `worth ${told.figure(converted)}`] : [];
  });
  const worths = row.judges.flatMap(({ converted }, j) =>
    converted ? [{ j, value: new Fraction(converted.exact), text: told.figure(converted) }] : [],
  );
  if (!row.panel || worths.length === 0) return lines;
  const assigned = assignedTo(told, told.at(row));
  const how = broughtUp(told, worths, assigned);
  const full = told.standings.rules.rounding.afterTotal
    ? sumBroughtUp(told, worths, assigned)
    : new Fraction(row.panel.exact);
  return [...lines, panelLine(told, row.panel.exact, full, how)];
}
