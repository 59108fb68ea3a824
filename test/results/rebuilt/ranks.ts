/** What ranks are worth, by the rules that the page names. */
import Fraction from 'fraction.js';
import { judgeLines, type Page, type Rules } from './page.ts';

type Act = Page['acts'][number];

/** How many acts share a judge's rank. */
export const sharing = (
  { judge, rank }: { judge: string; rank: number | null },
  acts: readonly Act[],
): number =>
  acts.filter((act) => judgeLines(act.lines).some((one) => one.judge === judge && one.rank === rank)).length;

/**
 * Whether equal ones share the ranks that they span, where `by` names what becomes of ranks. What ranks weigh is always
 * shared, and so are places of the Skating System.
 */
const areShared = ({ text }: Rules, by: string): boolean =>
  by === 'weights' || by === 'skating' || !text.includes('Wherever ranks are added or become points');

/** How many of `better` values, those ahead of a value, have a rank of their own; and the value's rank, equal to `same`. */
export function rankedBehind(
  rules: Rules,
  by: string,
  better: readonly Fraction[],
  same: number,
): { first: number; rank: number; spans: number } {
  const dense = !areShared(rules, by) && rules.text.includes('none is skipped');
  const first = 1 + new Set(better.map((one, at) => (dense ? one.toFraction() : at))).size;
  const spans = areShared(rules, by) ? same : 1;
  return { first, rank: first + (spans - 1) / 2, spans };
}

/** By the table or, for `weights`, the curve of the rules; a shared rank has the mean of those it spans. */
export function worthOf(rules: Rules, by: string, rank: number, shared: number): Fraction {
  const spanned = areShared(rules, by) ? shared : 1;
  const first = rank - (spanned - 1) / 2;
  const [, top = '', rate = ''] = /weights, (\S+) × e\^\(−(\S+) × /.exec(rules.text) ?? [];
  const table = (/(?:become|these to) points, (.*?), then none/.exec(rules.text)?.[1] ?? '').split(', ');
  const worths = Array.from({ length: spanned }, (_, at) =>
    by === 'weights'
      ? new Fraction(Number(top) * Math.exp(-Number(rate) * (first + at - 1)))
      : new Fraction(table[first + at - 1] ?? '0'),
  );
  return worths.reduce((sum, one) => sum.add(one), new Fraction(0)).div(spanned);
}
