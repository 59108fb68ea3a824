/**
 * Points carried forward: an act's points from earlier rounds are added exactly to those of this round before places
 * are made.
 */
import Fraction from 'fraction.js';
import { decimal, figure, ZERO } from './exact.ts';
import { isPlainAverage } from './method-traits.ts';
import type { CarriedPart } from './standings.ts';
import type { CarriedInput, ScoringRules } from './types.ts';

/** What one act brings along: a line for each earlier round, and their sum. */
export interface Carried {
  lines: { from: string; points: Fraction }[];
  total: Fraction;
}

/**
 * Points brought along, by performance id; null where the round carries nothing forward.
 * @throws RangeError where the method yields places or distances, which cannot be added to points.
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

/**
 * The points brought along and those of this round as figures for display, with what counts of each where the rules
 * say so.
 */
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

/** The value for an act that brings nothing along. */
export const NOTHING_CARRIED: Carried = { lines: [], total: ZERO };

/**
 * An act's result: this round's points plus those brought along, each in the percentage that the rules give (`carry`),
 * else in full.
 */
export function withCarried(round: Fraction, { total }: Carried, { carry }: ScoringRules): Fraction {
  if (!carry) return round.add(total);
  return percent(total, carry.earlier).add(percent(round, carry.round));
}

const percent = (points: Fraction, of: string): Fraction => points.mul(decimal(of)).div(100);
