/** The best result there can be, so that "91.4" can be shown as "91.4 out of 100". */
import Fraction from 'fraction.js';
import { METHOD_TRAITS } from '../tabulation/method-traits.ts';
import { completeRules } from '../tabulation/rules.ts';
import type { CriterionInput, TabulationInput } from '../tabulation/types.ts';

/**
 * The best possible result as a decimal; null where the method has no such figure or acts are scored on different
 * criteria.
 */
export function bestPossible(input: TabulationInput): string | null {
  const rules = completeRules(input.rules);
  // Points brought along from earlier rounds are not bounded by this round's marks.
  if (input.carried) return null;
  if (rules.combination.mode === 'weights') return '100';
  const { averages } = METHOD_TRAITS[rules.method];
  // Of added marks the best depends on how many judges there are.
  if (averages === null || averages === 'sum' || rules.combination.mode === 'points') return null;
  const added = Object.values(rules.byCriterion ?? {}).some(({ method }) => method === 'sum');
  if (added) return null;
  if (input.criteria.length === 0 || input.criteria.some((criterion) => criterion.categoryId != null))
    return null;
  const weights = input.criteria.reduce((sum, { weight }) => sum.add(weight), new Fraction(0));
  const best = input.criteria.reduce(
    (sum, criterion) => sum.add(highestOf(criterion).mul(criterion.weight)),
    new Fraction(0),
  );
  if (rules.weighting === 'factor') return best.toString();
  return weights.equals(0) ? null : best.div(weights).toString();
}

/** What the best mark on a criterion is worth: the highest mark, or where marks are points off, the fewest off. */
const highestOf = ({ min, max, step, subtractsFrom }: CriterionInput): Fraction =>
  subtractsFrom === undefined
    ? new Fraction(step).mul(max)
    : new Fraction(subtractsFrom).sub(new Fraction(step).mul(min));
