/**
 * Figures side by side in a table. Two that differ are never told alike: whoever reads 71.23 on the first place and
 * 71.23 on the second takes them for a tie that was broken somehow.
 */
import Fraction from 'fraction.js';
import { roundedText } from '../tabulation/exact.ts';
import type { Figure, PerformanceStanding, Standings } from '../tabulation/standings.ts';

/** How many more decimals a table takes to tell its figures apart. */
const MOST_FURTHER = 4;

const alike = (figures: readonly Figure[], texts: readonly string[]): boolean =>
  new Set(figures.map(({ exact }) => exact)).size > new Set(texts).size;

/**
 * The figures as text, in their order: as the rules show them, or all with as many more decimals as tell apart those
 * that differ. As the rules show them where four more do not, and up to version 6 of the engine.
 */
export function figuresApart(
  figures: readonly Figure[],
  { rules, engine = 1 }: Pick<Standings, 'rules' | 'engine'>,
) {
  const asRuled = figures.map(({ shown }) => shown);
  if (engine < 7) return asRuled;
  const { places, mode } = rules.rounding.shown;
  for (let further = 0; further <= MOST_FURTHER; further += 1) {
    const texts =
      further === 0
        ? asRuled
        : figures.map(({ exact }) => roundedText(new Fraction(exact), { places: places + further, mode }));
    if (!alike(figures, texts)) return texts;
  }
  return asRuled;
}

/**
 * The results of these acts as a table tells them, by performance id; acts without one are not in it. Of categories
 * that are ranked by themselves each is told as a table of its own.
 */
export function resultsApart(
  acts: readonly PerformanceStanding[],
  standings: Pick<Standings, 'rules' | 'engine'>,
): Map<string, string> {
  const own = acts.flatMap((act) => (act.result ? [{ ...act, result: act.result }] : []));
  const isApart = standings.rules.scope === 'category';
  const tables = Map.groupBy(own, ({ categoryId }) => (isApart ? categoryId : ''));
  return new Map(
    [...tables.values()].flatMap((table) => {
      const texts = figuresApart(
        table.map(({ result }) => result),
        standings,
      );
      return table.map(({ performanceId }, at): [string, string] => [performanceId, texts[at] ?? '']);
    }),
  );
}
