import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import { panelLine } from '../by-criterion.ts';
import { meanText, stepsByTotals, weighedMean } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { type ResultFacts, rankedWith, totalOf } from '../sources.ts';

export const standardized: MethodWords = {
  rules: ({ say }) => [say('regulations.standardized')],
  steps: (facts, row) => {
    const lines = stepsByTotals(facts, row, distance);
    const given = row.judges.flatMap(({ converted }, j) =>
      converted ? [{ j, value: new Fraction(converted.exact), text: facts.figure(converted) }] : [],
    );
    const { panel } = row;
    if (!panel || given.length === 0) return lines;
    const before = facts.standings.rules.rounding.afterTotal
      ? weighedMean(facts, given).mul(10).add(50)
      : new Fraction(panel.exact);
    const how = `50 + 10 × ${meanText(facts, given)}`;
    return [...lines, panelLine(facts, panel.exact, before, how)];
  },
};

/** Judge `j`'s z-score as a calculation: "(10.00 − 8.00) ÷ √(8/3) = 1.22 (1.224744871391…)". */
function distance(facts: ResultFacts, row: PerformanceStanding, j: number): string[] {
  const converted = row.judges[j]?.converted;
  const own = totalOf(facts, facts.at(row), j);
  if (!converted || !own) return [];
  const { mean, variance } = facts.ofField(row, `spread ${j}`, () => spreadOf(facts, row, j));
  if (variance.equals(0)) return [facts.voice.say('why.allTheSame')];
  return [
    `(${facts.value(own)} − ${facts.value(mean)}) ÷ √${facts.value(variance)} = ${facts.figure(converted)}`,
  ];
}

/** The mean and variance of judge `j`'s totals over the acts ranked together with this one. */
function spreadOf(
  facts: ResultFacts,
  row: PerformanceStanding,
  j: number,
): { mean: Fraction; variance: Fraction } {
  const totals = rankedWith(facts, row).flatMap((p) => totalOf(facts, p, j) ?? []);
  const mean = totals.reduce((sum, total) => sum.add(total), new Fraction(0)).div(totals.length);
  const squares = totals.reduce(
    (sum, total) => sum.add(total.sub(mean).mul(total.sub(mean))),
    new Fraction(0),
  );
  return { mean, variance: squares.div(totals.length) };
}
