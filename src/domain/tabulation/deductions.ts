/** Deductions: overrun per started unit, breaches of the rules and fixed points, off the panel's result. */
import Fraction from 'fraction.js';
import type { Engine } from './engines.ts';
import { decimal, figure, ZERO } from './exact.ts';
import { usesRanks } from './rules.ts';
import type { DeductionLine } from './standings.ts';
import type { DeductionInput, ScoringRules, TimeDeductionRules } from './types.ts';

export interface Deducted {
  lines: DeductionLine[];
  total: Fraction;
}

/** Every unit that was started after the grace counts whole; an overrun within the grace costs nothing. */
export function startedUnits(overrunMs: number, rules: TimeDeductionRules): number {
  return Math.max(0, Math.ceil((overrunMs - rules.graceMs) / rules.unitMs));
}

/**
 * Whether points are taken off each judge's total (or mark, where criteria are ranked one by one) before it becomes a
 * rank. A rank is no number of points, so in methods by ranks nothing is ever taken off what comes of the ranks. Where
 * judges write places there is nothing to take points from.
 */
export function takenBeforeRanking({ method, marks }: ScoringRules, engine: Engine): boolean {
  return engine > 1 && usesRanks(method) && marks === 'scores';
}

/** Whether points are taken off the panel's result. The first engine did so under every method. */
export function takenFromResult({ method }: ScoringRules, engine: Engine): boolean {
  return engine === 1 || !usesRanks(method);
}

/** All deductions, by performance id. */
export function deductionsOf(inputs: readonly DeductionInput[], rules: ScoringRules): Map<string, Deducted> {
  const found = new Map<string, Deducted>();
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
 * What is left of a panel's result: never below 0 unless the rules allow it. Only the first engine meets results of
 * which the lower wins here; it added what was to be taken off.
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
