/** Judges and audience combined. */
import type { CriterionInput, JudgesScale, ScoringRules } from '../../tabulation/types.ts';
import { type AudiencePart, minMaxPercent } from './audience.ts';
import { byTotals, ofTotals } from './averages.ts';
import { spansOf, tableWorth } from './by-ranks.ts';
import {
  compare,
  type Exact,
  HUNDRED,
  largest,
  over,
  parseFraction,
  plus,
  rounded,
  smallest,
  sumOf,
  times,
  ZERO,
} from './fractions.ts';
import { markValue, type ScoredAct } from './sheets.ts';
import { averages, lowestWins } from './written-rules.ts';

/**
 * One act's two parts on one scale, before and after their weights, and their sum. The audience's are null where it
 * does not count.
 */
export interface CombinedAct {
  judges: Exact;
  judgesWeighted: Exact;
  audience: Exact | null;
  audienceWeighted: Exact | null;
  result: Exact;
}

/** Whether the judges' weight is 0, so that places need no marks. */
export const audienceAlone = ({ combination }: ScoringRules): boolean =>
  combination.mode === 'weights' && parseFraction(combination.judges).n === 0n;

/** Whether the highest combined result wins. */
export const highestWins = ({ combination, method }: ScoringRules): boolean =>
  combination.mode !== 'apart' || !lowestWins(method);

/** The combined result of each act that has one; empty where the rules keep judges and audience apart. */
export function combineParts(
  acts: readonly ScoredAct[],
  judgesResults: ReadonlyMap<ScoredAct, Exact>,
  audience: AudiencePart | null,
  rules: ScoringRules,
  { criteria, engine }: { criteria: readonly CriterionInput[]; engine: number },
): Map<ScoredAct, CombinedAct> {
  const { combination } = rules;
  if (combination.mode === 'apart') return new Map();
  const counted = audience?.summary.counted === true;
  const judged = onScale(judgesResults, scaleOf(rules, criteria), rules, engine);
  const found = new Map<ScoredAct, CombinedAct>();
  for (const act of acts) {
    const judges = judged.get(act) ?? (counted && audienceAlone(rules) ? ZERO : null);
    if (judges === null) continue;
    const votes = counted ? (audience?.byAct.get(act.performance.id)?.converted ?? ZERO) : null;
    found.set(act, added(judges, votes, combination));
  }
  return found;
}

const part = (value: Exact, percent: string) => over(times(value, parseFraction(percent)), HUNDRED);

/** One act's parts added as points or by their weights; the judges' alone where the votes do not count. */
function added(judges: Exact, votes: Exact | null, combination: ScoringRules['combination']): CombinedAct {
  if (votes === null || combination.mode === 'points') {
    const result = votes === null ? judges : plus(judges, votes);
    return { judges, judgesWeighted: judges, audience: votes, audienceWeighted: votes, result };
  }
  const judgesWeighted = part(judges, combination.judges);
  const audienceWeighted = part(votes, combination.audience);
  const result = plus(judgesWeighted, audienceWeighted);
  return { judges, judgesWeighted, audience: votes, audienceWeighted, result };
}

/** The judges' results on the given scale. */
function onScale(
  results: ReadonlyMap<ScoredAct, Exact>,
  scale: JudgesScale,
  rules: ScoringRules,
  engine: number,
): Map<ScoredAct, Exact> {
  const values = [...results.values()];
  if (values.length === 0) return new Map();
  const lowest = lowestWins(rules.method);
  const [best, worst] = lowest ? [smallest(values), largest(values)] : [largest(values), smallest(values)];
  const each = (figure: (value: Exact, act: ScoredAct) => Exact) =>
    new Map([...results].map(([act, value]) => [act, figure(value, act)]));
  switch (scale) {
    case 'points_table': {
      const spans = spansOf(results, lowest ? 'lowest' : 'highest', rules.equalRanks);
      return new Map([...spans].map(([act, span]) => [act, tableWorth(rules.audience.table, span)]));
    }
    case 'min_max':
      return each((value) => minMaxPercent(value, worst, best));
    case 'of_maximum':
      return each((value, act) => {
        const highest = highestPossible(act, rules, engine);
        return compare(highest, ZERO) === 0 ? ZERO : over(times(value, HUNDRED), highest);
      });
    case 'share': {
      const whole = sumOf(values);
      return each((value) => (whole.n === 0n ? ZERO : over(times(value, HUNDRED), whole)));
    }
    case 'relative':
      return each((value) => {
        const [part, whole] = lowest ? [best, value] : [value, best];
        return compare(whole, ZERO) === 0 ? HUNDRED : over(times(part, HUNDRED), whole);
      });
    default:
      return each((value) => value);
  }
}

/**
 * The scale for the judges' results, with the fallbacks of docs/tabulation.md. `all`: every criterion of the round.
 */
function scaleOf({ method, combination }: ScoringRules, all: readonly CriterionInput[]): JudgesScale {
  const lowest = lowestWins(method);
  if (combination.mode === 'points') return lowest ? 'points_table' : 'as_is';
  const { judgesScale } = combination;
  const ofNothing = judgesScale === 'of_maximum' && !averages(method);
  // Where a mark can cost more than the criterion has, results can fall below 0, and there are no percents of that.
  const below = all.some((one) => one.subtractsFrom !== undefined && markValue(one.max, one).n < 0n);
  const inPercent = judgesScale === 'of_maximum' || judgesScale === 'relative' || judgesScale === 'share';
  if (ofNothing || (below && inPercent)) return 'min_max';
  return lowest && (judgesScale === 'as_is' || judgesScale === 'share') ? 'min_max' : judgesScale;
}

/**
 * The best result that the act can have: on its criteria, or by totals the method of the best totals of those who gave
 * one, each on the criteria that they score; rounded like results. Up to version 5 nothing of it was rounded, and up to
 * version 4 by totals, too, it was that on all criteria.
 */
function highestPossible(act: ScoredAct, rules: ScoringRules, engine: number): Exact {
  const { criteria, weights, assignedOn, sheets } = act;
  const { rounding } = rules;
  const each = engine > 5 && !byTotals(rules) ? rounding : { afterCriterion: null, afterWeighting: null };
  const whole = (value: Exact) => (engine > 5 ? rounded(value, rounding.afterTotal) : value);
  const bests = criteria.map((criterion) => {
    const { min, max, subtractsFrom } = criterion;
    return markValue(subtractsFrom === undefined ? max : min, criterion);
  });
  const weighted = (value: Exact, c: number) => times(value, weights[c] ?? ZERO);
  if (engine > 4 && byTotals(rules)) {
    const totals = sheets.flatMap(({ judge, weight, total, own }) =>
      total
        ? [{ judgeId: judge.id, weight, value: sumOf(bests.map(weighted).filter((_, c) => own[c])) }]
        : [],
    );
    return whole(ofTotals(act, totals, rules, engine) ?? ZERO);
  }
  const all = bests.map((best, c) => {
    const method = rules.byCriterion?.[criteria[c]?.id ?? '']?.method ?? rules.method;
    const together = ['sum', 'calls'].includes(method) ? times(best, assignedOn[c] ?? ZERO) : best;
    return rounded(weighted(rounded(together, each.afterCriterion), c), each.afterWeighting);
  });
  return whole(sumOf(all));
}
