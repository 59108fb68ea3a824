/** Deductions: points off for overrun (per started unit), for a breach of the rules, or fixed. */
import Fraction from 'fraction.js';
import type { Engine } from './engines.ts';
import { decimal, figure, ZERO } from './exact.ts';
import { usesRanks } from './rules.ts';
import type { DeductionLine } from './standings.ts';
import type { DeductionInput, ScoringRules, TimeDeductionRules } from './types.ts';

/** All deductions of one act, and their sum in points. */
export interface ActDeductions {
  lines: DeductionLine[];
  total: Fraction;
}

/** How many units of overrun count: after the grace every unit that was begun counts whole; 0 within the grace. */
export function startedUnits(overrunMs: number, rules: TimeDeductionRules): number {
  return Math.max(0, Math.ceil((overrunMs - rules.graceMs) / rules.unitMs));
}

/**
 * Whether points come off each judge's total (or mark, where criteria are ranked one by one) before it becomes a rank.
 * A rank is not an amount of points, so rank methods never take anything off what comes of the ranks. Where judges
 * write places there is nothing to take points from. Engine 1 never did this.
 */
export function takenBeforeRanking({ method, marks }: ScoringRules, engine: Engine): boolean {
  return engine > 1 && usesRanks(method) && marks === 'scores';
}

/** Whether points come off the panel's result: in methods that do not rank. Engine 1 did so in every method. */
export function takenFromResult({ method }: ScoringRules, engine: Engine): boolean {
  return engine === 1 || !usesRanks(method);
}

/** Each act's deductions, by performance id; acts without any are missing. */
export function deductionsOf(
  inputs: readonly DeductionInput[],
  rules: ScoringRules,
): Map<string, ActDeductions> {
  const found = new Map<string, ActDeductions>();
  for (const input of inputs) {
    const time = input.kind === 'time' ? rules.deductions.time : null;
    const units = time && input.overrunMs !== undefined ? startedUnits(input.overrunMs, time) : null;
    const points =
      time && units !== null ? decimal(time.points).mul(units) : input.points ? decimal(input.points) : ZERO;
    const before = found.get(input.performanceId) ?? { lines: [], total: ZERO };
    before.lines.push({
      kind: input.kind,
      points: figure(points, rules.rounding.shown),
      units,
      reason: input.reason ?? null,
      by: input.by ?? null,
    });
    found.set(input.performanceId, { lines: before.lines, total: before.total.add(points) });
  }
  return found;
}

/**
 * The result less the deducted points: never below 0 (or below what it was, if that was lower) unless the rules allow
 * it. Where the lower result wins, which only engine 1 sends here, the points are added.
 */
export function afterDeductions(
  result: Fraction,
  total: Fraction,
  better: 'higher' | 'lower',
  rules: ScoringRules,
): Fraction {
  if (total.n === 0n) return result;
  if (better === 'lower') return result.add(total);
  const left = result.sub(total);
  const floor = result.s < 0n ? result : new Fraction(0);
  return !rules.deductions.allowBelowZero && left.compare(floor) < 0 ? floor : left;
}
