/** Judges who gave more or fewer yes or alternates than the rules ask for. */
import Fraction from 'fraction.js';
import { alternateWorths } from '../tabulation/calls.ts';
import type { Standings } from '../tabulation/standings.ts';

/**
 * A judge whose calls differ from the rules: what the judge gave (`yes`, `alternates`), and what was asked (`recall`,
 * `alternatesAsked` of each kind; 0 where it is open).
 */
export interface CallsOff {
  kind: 'calls_off';
  judgeId: string;
  yes: number;
  /** How many of each kind, the best kind first. */
  alternates: number[];
  recall: number;
  alternatesAsked: number;
}

/**
 * The judges whose numbers of calls differ from what the rules ask for. Empty while calls are missing, where the
 * rules leave both numbers open, where there are several criteria, and where two calls are worth the same, so that
 * totals cannot tell them apart.
 */
export function miscountedCalls({ rules, criteria, complete, judges, performances }: Standings): CallsOff[] {
  const [criterion, another] = criteria;
  const { calls } = rules;
  if (!calls || !complete || !criterion || another || rules.scope === 'category') return [];
  const yesIsWorth = new Fraction(rules.weighting === 'share' ? 1 : criterion.weight);
  const worths = alternateWorths(calls).map((worth) => yesIsWorth.mul(worth));
  const different = new Set(['0', yesIsWorth.toFraction(), ...worths.map((worth) => worth.toFraction())]);
  if (different.size < worths.length + 2) return [];
  return judges.flatMap(({ id }): CallsOff[] => {
    const totals = performances.flatMap((row) => {
      const cell = row.judges.find(({ judgeId }) => judgeId === id);
      return cell?.total && !row.guest ? [new Fraction(cell.total.exact)] : [];
    });
    const given = (worth: Fraction) => totals.filter((total) => total.equals(worth)).length;
    const yes = given(yesIsWorth);
    const alternates = worths.map(given);
    const off =
      (calls.recall > 0 && yes !== calls.recall) ||
      (calls.alternates > 0 && alternates.some((count) => count !== calls.alternates));
    if (totals.length === 0 || !off) return [];
    const asked = { recall: calls.recall, alternatesAsked: calls.alternates };
    return [{ kind: 'calls_off', judgeId: id, yes, alternates, ...asked }];
  });
}
