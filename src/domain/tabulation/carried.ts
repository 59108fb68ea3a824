/** Points carried forward: what earlier rounds gave is added to what this one gives, exactly, before places are made. */
import Fraction from 'fraction.js';
import { decimal, figure, ZERO } from './exact.ts';
import { isPlainAverage } from './method-traits.ts';
import type { CarriedPart } from './standings.ts';
import type { CarriedInput, ScoringRules } from './types.ts';

export interface Carried {
  lines: { from: string; points: Fraction }[];
  total: Fraction;
}

/**
 * What each act brings along, by performance id; null where nothing is carried forward at all.
 * @throws RangeError where the method makes places or distances, which cannot be added to points.
 */
export function carriedOf(
  inputs: readonly CarriedInput[] | undefined,
  rules: ScoringRules,
): Map<string, Carried> | null {
  if (!inputs) return null;
  if (!isPlainAverage(rules.method))
    throw new RangeError('Only points can be carried forward. This method does not make points.');
  const found = new Map<string, Carried>();
  for (const input of inputs) {
    const before = found.get(input.performanceId) ?? { lines: [], total: ZERO };
    const points = new Fraction(input.points);
    found.set(input.performanceId, {
      lines: [...before.lines, { from: input.from, points }],
      total: before.total.add(points),
    });
  }
  return found;
}

/** The same, written out. */
export function carriedPart(carried: Carried, round: Fraction, rules: ScoringRules): CarriedPart {
  const { shown } = rules.rounding;
  return {
    lines: carried.lines.map(({ from, points }) => ({ from, points: figure(points, shown) })),
    total: figure(carried.total, shown),
    round: figure(round, shown),
    ...(rules.carry && {
      weighted: {
        earlier: figure(percent(carried.total, rules.carry.earlier), shown),
        round: figure(percent(round, rules.carry.round), shown),
      },
    }),
  };
}

export const NOTHING_CARRIED: Carried = { lines: [], total: ZERO };

/** What an act comes to: this round's points and those brought along, each as far as it counts. */
export function withCarried(round: Fraction, { total }: Carried, { carry }: ScoringRules): Fraction {
  if (!carry) return round.add(total);
  return percent(total, carry.earlier).add(percent(round, carry.round));
}

const percent = (points: Fraction, of: string): Fraction => points.mul(decimal(of)).div(100);
