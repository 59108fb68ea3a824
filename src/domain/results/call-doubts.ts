/** Judges who gave more or fewer yes or alternates than the rules ask for. */
import Fraction from 'fraction.js';
import type { Standings } from '../tabulation/standings.ts';

/** `given` and `asked` count yes and alternates. */
export interface CallsOff {
  kind: 'calls_off';
  judgeId: string;
  yes: number;
  alternates: number;
  recall: number;
  alternatesAsked: number;
}

/** None while calls are missing, where the rules leave both numbers open, or with several criteria to call on. */
export function callsOff({ rules, criteria, complete, judges, performances }: Standings): CallsOff[] {
  const [criterion, another] = criteria;
  const { calls } = rules;
  if (!calls || !complete || !criterion || another || rules.scope === 'category') return [];
  const yesIsWorth = new Fraction(rules.weighting === 'share' ? 1 : criterion.weight);
  return judges.flatMap(({ id }): CallsOff[] => {
    const totals = performances.flatMap((row) => {
      const cell = row.judges.find(({ judgeId }) => judgeId === id);
      return cell?.total && !row.guest ? [new Fraction(cell.total.exact)] : [];
    });
    const yes = totals.filter((total) => total.equals(yesIsWorth)).length;
    const alternates = totals.filter((total) => total.compare(0) > 0).length - yes;
    const off =
      (calls.recall > 0 && yes !== calls.recall) || (calls.alternates > 0 && alternates !== calls.alternates);
    if (totals.length === 0 || !off) return [];
    const asked = { recall: calls.recall, alternatesAsked: calls.alternates };
    return [{ kind: 'calls_off', judgeId: id, yes, alternates, ...asked }];
  });
}
