/** Words that the ranking methods share. */
import Fraction from 'fraction.js';
import { assignedJudges } from '../../tabulation/panel.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import { panelLine } from './by-criterion.ts';
import { rankText, scaledSum, scaledSumText, stepsByTotals } from './by-totals.ts';
import { assignedTo, type ResultFacts } from './sources.ts';
import type { Voice } from './voice.ts';

/** Whether the higher or the lower of a judge's totals ranks first, as a sentence. */
export const orderOfTotals = ({ say }: Voice, { marks }: Pick<ScoringRules, 'marks'>): string =>
  say(marks === 'places' ? 'regulations.orderedPlaces' : 'regulations.ordered');

/** How many ranks are left out, as a sentence; none where all count. */
export const leftOutInWords = ({ say }: Voice, { dropRanks }: ScoringRules): string[] =>
  dropRanks ? [say('regulations.ranksLeftOut', dropRanks)] : [];

/** Why judge `j`'s rank does not count ("worst rank, left out"); empty where it does. */
export const leftOutText = (
  { voice: { say } }: ResultFacts,
  { judges }: PerformanceStanding,
  j: number,
): string[] => {
  const side = judges[j]?.trimmed ?? null;
  return side === null ? [] : [say(side === 'highest' ? 'why.oneOfBest' : 'why.oneOfWorst')];
};

/** The weight that an act's sum is scaled up to: that of all judges assigned to it, less the part that is left out. */
export function countingFor(facts: ResultFacts, row: PerformanceStanding): Fraction {
  const p = facts.at(row);
  const { dropRanks } = facts.standings.rules;
  const all = assignedTo(facts, p);
  if (!dropRanks) return all;
  const judges = assignedJudges(facts.panel, p);
  return all.mul(judges - dropRanks.best - dropRanks.worst).div(judges);
}

/** The lines of a method that adds what ranks are worth: each judge, then the sum. */
export function stepsByWorth(facts: ResultFacts, row: PerformanceStanding): string[] {
  const lines = stepsByTotals(facts, row, (_told, _row, j) => {
    const { converted } = row.judges[j] ?? { converted: null };
    return converted
      ? [
          ...rankText(facts, row, j),
          facts.voice.say('why.worth', { figure: facts.figure(converted) }),
          ...leftOutText(facts, row, j),
        ]
      : [];
  });
  const worths = row.judges.flatMap(({ converted, trimmed }, j) =>
    converted && trimmed === null
      ? [{ j, value: new Fraction(converted.exact), text: facts.figure(converted) }]
      : [],
  );
  if (!row.panel || worths.length === 0) return lines;
  const assigned = countingFor(facts, row);
  const how = scaledSumText(facts, worths, assigned);
  const full = facts.standings.rules.rounding.afterTotal
    ? scaledSum(facts, worths, assigned)
    : new Fraction(row.panel.exact);
  return [...lines, panelLine(facts, row.panel.exact, full, how)];
}
