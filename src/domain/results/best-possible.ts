/** The best result there can be, so that "91.4" can be shown as "91.4 out of 100". */
import Fraction from 'fraction.js';
import { roundingOf, scaleOf } from '../tabulation/combination.ts';
import { ENGINE } from '../tabulation/engines.ts';
import { rounded, roundedText } from '../tabulation/exact.ts';
import { METHOD_TRAITS } from '../tabulation/method-traits.ts';
import { completeRules } from '../tabulation/rules.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { CriterionInput, ScoringRules, TabulationInput } from '../tabulation/types.ts';

/**
 * The best possible result as a decimal, rounded as results are shown where it has no end; null where the method has no
 * such figure or acts are scored on different criteria.
 * @param audience whether the audience's part is in the result
 */
export function bestPossible(input: TabulationInput, audience: Standings['audience']): string | null {
  const rules = completeRules(input.rules);
  // Points brought along from earlier rounds are not bounded by this round's marks.
  const best = input.carried ? null : bestOf(input, rules, audience?.counted === true);
  if (best === null) return null;
  const text = best.toString();
  return text.includes('(') ? roundedText(best, rules.rounding.shown) : text;
}

function bestOf(input: TabulationInput, rules: ScoringRules, audienceCounts: boolean): Fraction | null {
  const { mode } = rules.combination;
  if (mode === 'apart') return bestOfMarks(input, rules);
  const judges = judgesMost(input, rules);
  if (!audienceCounts || judges === null) return judges;
  const votes = mode === 'weights' ? votesMost(input, rules) : null;
  if (votes === null) return null;
  const part = (most: Fraction, percent: string) => most.mul(percent).div(100);
  return part(judges, rules.combination.judges).add(part(votes, rules.combination.audience));
}

const HUNDRED = new Fraction(100);

const topOf = (table: readonly string[]): Fraction =>
  table.reduce((top, points) => (top.compare(points) < 0 ? new Fraction(points) : top), new Fraction(0));

/** The most that the judges' part can be, on the scale that it is put on. */
function judgesMost(input: TabulationInput, rules: ScoringRules): Fraction | null {
  const scale = scaleOf(rules, input.criteria);
  if (scale === 'as_is') return bestOfMarks(input, rules);
  return scale === 'points_table' ? topOf(rules.audience.table) : HUNDRED;
}

/** The most that the audience's part can be; null where votes count as they are. */
function votesMost({ audience: votes }: TabulationInput, { audience }: ScoringRules): Fraction | null {
  if (audience.conversion === 'points') return null;
  if (audience.conversion !== 'points_table') return HUNDRED;
  return topOf(audience.table).mul(votes?.lists?.length ?? 1);
}

function bestOfMarks(
  { criteria, judges, engine = ENGINE }: TabulationInput,
  rules: ScoringRules,
): Fraction | null {
  const { averages } = METHOD_TRAITS[rules.method];
  // Of added marks the best depends on how many judges there are, and by totals on who scores which criteria.
  if (averages === null || averages === 'sum') return null;
  if (
    rules.per === 'judge_total' &&
    METHOD_TRAITS[rules.method].per.either &&
    judges.some((one) => one.criterionIds)
  )
    return null;
  if (Object.values(rules.byCriterion ?? {}).some(({ method }) => method === 'sum')) return null;
  if (criteria.length === 0 || criteria.some(({ categoryId }) => categoryId != null)) return null;
  const weights = criteria.reduce((sum, { weight }) => sum.add(weight), new Fraction(0));
  if (rules.weighting === 'share' && weights.equals(0)) return null;
  const whole = rules.weighting === 'share' ? weights : 1;
  const { afterCriterion, afterWeighting, afterTotal } = roundingOf(rules, engine);
  const best = criteria.reduce((sum, criterion) => {
    const weighted = rounded(highestOf(criterion), afterCriterion).mul(criterion.weight).div(whole);
    return sum.add(rounded(weighted, afterWeighting));
  }, new Fraction(0));
  return rounded(best, afterTotal);
}

/** What the best mark on a criterion is worth: the highest mark, or where marks are points off, the fewest off. */
const highestOf = ({ min, max, step, subtractsFrom }: CriterionInput): Fraction =>
  subtractsFrom === undefined
    ? new Fraction(step).mul(max)
    : new Fraction(subtractsFrom).sub(new Fraction(step).mul(min));
