/** Deductions: overrun per started unit, breaches of the rules and fixed points, off the panel's result. */
import Fraction from 'fraction.js';
import { decimal, figure, ZERO } from './exact.ts';
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
 * A deduction always makes a result worse: taken off where the higher wins, added where the lower wins. It never
 * takes a result below 0 unless the rules allow it.
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
