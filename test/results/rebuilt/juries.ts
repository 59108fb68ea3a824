/** Juries made again: what each comes to from its jurors' lines, its rank among all acts, its points, and their sum. */
import Fraction from 'fraction.js';
import { agree, holds, read } from './figures.ts';
import { after, judgeLines, type Page, type Rules, weighedMean } from './page.ts';
import { rankedBehind, sharing, worthOf } from './ranks.ts';

type Act = Page['acts'][number];

const must = (right: boolean, what: string) => {
  if (!right) throw new Error(what);
};

interface JuryLine {
  jury: string;
  /** The equation of what it comes to, where there are several jurors. */
  how: string | undefined;
  figure: string;
  rank: number;
  shared: number;
  points: Fraction;
}

const juryLines = ({ lines }: Act): JuryLine[] =>
  lines.flatMap((line) => {
    const [, jury, how, figure, rank, shared, points] =
      /^Jury (.*?): (?:(.*) = )?(.*?); rank ([\d.]+)(?:, shared by (\d+))?; (.*) points?$/.exec(line) ?? [];
    return jury && figure && points
      ? [{ jury, how, figure, rank: Number(rank), shared: Number(shared ?? 1), points: read(points) }]
      : [];
  });

/** The jurors that the rules name of a jury. */
const jurorsOf = ({ text }: Rules, jury: string): string[] =>
  text.includes(`${jury} is a jury alone.`)
    ? [jury]
    : [...(new RegExp(`^Jury ${jury}: (.*)\\.$`, 'm').exec(text)?.[1] ?? '').matchAll(/Judge \d+/g)].map(
        ([name]) => name,
      );

/** An act's sum of juries' points, brought up to all juries where the panel's line says so. */
export function pointsOfJuries(rules: Rules, act: Act, acts: readonly Act[]): Fraction {
  const [, by = ''] =
    /[Aa] jury comes to the mean of its jurors’ (totals|ranks|weights)/.exec(rules.text) ?? [];
  const own = juryLines(act);
  for (const { jury, how, figure, rank, shared, points } of own) {
    const members = jurorsOf(rules, jury);
    const jurors = judgeLines(act.lines).filter(({ judge }) => members.includes(judge));
    const value = weighedMean(
      rules,
      jurors.map((line) => ({
        judge: line.judge,
        value:
          by === 'totals'
            ? line.left
            : by === 'ranks'
              ? new Fraction(2 * (line.rank ?? 0), 2)
              : worthOf(rules, 'weights', line.rank ?? 0, sharing(line, acts)),
      })),
    );
    if (how !== undefined) holds(how, figure);
    must(agree(value, read(figure), by === 'weights'), `${act.name}, ${jury}: ${figure}`);
    const all = acts.flatMap((other) => juryLines(other).filter((line) => line.jury === jury));
    const lowest = by === 'ranks' || (by === 'totals' && rules.places);
    const order = (other: JuryLine) => read(other.figure).compare(read(figure)) * (lowest ? -1 : 1);
    const better = all.filter((other) => order(other) > 0).map((other) => read(other.figure));
    const same = all.filter((other) => order(other) === 0).length;
    const own = rankedBehind(rules, 'points', better, same).rank;
    must(same === shared && own === rank, `${act.name}, ${jury}: rank ${rank}`);
    must(worthOf(rules, 'points', rank, shared).equals(points), `${act.name}, ${jury}: ${points} points`);
  }
  const sum = own.reduce((total, { points }) => total.add(points), new Fraction(0));
  const [, full] = / × (\d+) juries/.exec(after(act.lines, 'The panel: ') ?? '') ?? [];
  return full === undefined ? sum : sum.mul(full).div(own.length);
}
