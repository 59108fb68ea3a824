import Fraction from 'fraction.js';
import { type Panel, totalWorth } from './panel.ts';

/**
 * The judges' totals for performance `p` as they are ranked, added and scaled up to the full panel; null without any.
 */
export function totalsTogether(panel: Panel, p: number): Fraction | null {
  let [sum, given] = [0n, 0];
  panel.judges.forEach((_judge, j) => {
    const worth = totalWorth(panel, p, j);
    const weight = panel.weights[j] ?? 0;
    if (Number.isNaN(worth)) return;
    sum += BigInt(worth) * BigInt(weight);
    given += weight;
  });
  if (given === 0) return null;
  const full = sum * BigInt(panel.assigned[p] ?? given);
  return new Fraction(full, BigInt(given) * BigInt(panel.weightUnit) * BigInt(panel.totalUnit));
}
