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

/** By the table or, for `weights`, the curve of the rules; a shared rank has the mean of those it spans. */
export function worthOf(rules: Rules, by: string, rank: number, shared: number): Fraction {
  const first = rank - (shared - 1) / 2;
  const [, top = '', rate = ''] = /weights, (\S+) × e\^\(−(\S+) × /.exec(rules.text) ?? [];
  const table = (/(?:become|these to) points, (.*?), then none/.exec(rules.text)?.[1] ?? '').split(', ');
  const worths = Array.from({ length: shared }, (_, at) =>
    by === 'weights'
      ? new Fraction(Number(top) * Math.exp(-Number(rate) * (first + at - 1)))
      : new Fraction(table[first + at - 1] ?? '0'),
  );
  return worths.reduce((sum, one) => sum.add(one), new Fraction(0)).div(shared);
}
