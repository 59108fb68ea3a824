/** The audience's figures made again from the votes that the lines show. */
import Fraction from 'fraction.js';
import { agree, evaluate, read } from './figures.ts';
import { after, type Page, type Rules } from './page.ts';
import { rankedBehind } from './ranks.ts';

type Act = Page['acts'][number];

/** By name. */
export function audienceFigures(rules: Rules, acts: readonly Act[]): Map<string, Fraction> {
  const boxes = boxesOf(acts);
  return new Map(
    acts.flatMap((act): [string, Fraction][] => {
      const told = after(act.lines, 'The audience: ');
      if (told === undefined) return [];
      const figure = read(told.split(', ')[0] ?? '');
      const own = ownFigure(rules, act, boxes);
      if (!agree(own, figure, told.includes('…')))
        throw new Error(`${act.name}: ${told}, not ${own.toFraction()}`);
      return [[act.name, figure]];
    }),
  );
}

interface Vote {
  box: string;
  /** What is converted: votes, points, the mean of ratings. */
  value: Fraction;
  how: string;
  share: Fraction;
}

const votesOf = ({ lines }: Act): Vote[] =>
  lines.flatMap((line) => {
    const [, box, rest = ''] = /^Votes(?:, (.*?))?: (.*)$/.exec(line) ?? [];
    if (!line.startsWith('Votes') || line.startsWith('Votes together') || rest === 'in no poll') return [];
    const [given = '', ...more] = rest.split('; ');
    const parts = more.filter((part) => !part.startsWith('share '));
    const share = more.find((part) => part.startsWith('share '))?.slice('share '.length) ?? '1';
    const mean = /mean (\S+)$/.exec(given)?.[1] ?? (given.includes('in 0 ratings') ? '0' : undefined);
    const together = parts.find((part) => part.startsWith('together '))?.slice('together '.length);
    const value = new Fraction(mean ?? together ?? given.split(' ')[0] ?? '0');
    const how = parts.find((part) => !part.startsWith('together ')) ?? '';
    return [{ box: box ?? '', value, how, share: new Fraction(share) }];
  });

/** By list of votes: what each act has in it. */
function boxesOf(acts: readonly Act[]): Map<string, Fraction[]> {
  const votes = acts.flatMap(votesOf);
  return new Map(
    [...Map.groupBy(votes, ({ box }) => box)].map(([box, list]) => [box, list.map(({ value }) => value)]),
  );
}

function ownFigure(rules: Rules, act: Act, boxes: ReadonlyMap<string, Fraction[]>): Fraction {
  const votes = votesOf(act);
  const figures = votes.map((vote) => ({
    ...vote,
    figure: converted(rules, vote, boxes.get(vote.box) ?? []),
  }));
  const shared = act.lines.some((line) => /^Votes.*; share /.test(line));
  const sum = figures.reduce((all, { figure, share }) => all.add(figure.mul(share)), new Fraction(0));
  const shares = figures.reduce((all, { share }) => all.add(share), new Fraction(0));
  const own = shared ? sum.div(shares) : sum;
  const together = after(act.lines, 'Votes together: ');
  if (together !== undefined && !agree(evaluate(together), own, together.includes('…')))
    throw new Error(`${act.name}: ${together}`);
  return own;
}

/** What the conversion makes of one list; the line's own equation must be the one that the field's votes give. */
function converted(rules: Rules, { value, how }: Vote, all: readonly Fraction[]): Fraction {
  const sorted = all.toSorted((a, b) => a.compare(b));
  const [least = value, most = value] = [sorted[0], sorted.at(-1)];
  const total = all.reduce((sum, one) => sum.add(one), new Fraction(0));
  if (how === 'nobody has any' || how === 'no points') {
    if (value.n !== 0n) throw new Error(how);
    return new Fraction(0);
  }
  if (how === 'all equal') {
    if (!least.equals(most)) throw new Error(how);
    return new Fraction(100);
  }
  if (how.startsWith('rank ')) {
    const table = (/audience’s table: (.*)\.$/m.exec(rules.text)?.[1] ?? '').split(', ');
    const better = all.filter((one) => one.compare(value) > 0);
    const same = all.filter((one) => one.equals(value)).length;
    const { first, spans } = rankedBehind(rules, 'points', better, same);
    if (how !== `rank ${first}${same > 1 ? `, shared by ${same}` : ''}`)
      throw new Error(`${how}, not ${first}`);
    return table
      .slice(first - 1, first - 1 + spans)
      .reduce((sum, one) => sum.add(one), new Fraction(0))
      .div(spans);
  }
  if (how === '') return value;
  const best = /in percent of (\d+(?:\.\d+)?)[.,]/.exec(rules.text)?.[1] ?? '5';
  const text = (of: Fraction) => of.toFraction();
  const known = [
    `100 × ${text(value)} ÷ ${best}`,
    `100 × ${text(value)} ÷ ${text(total)}`,
    `100 × ${text(value)} ÷ ${text(most)}`,
    `100 × (${text(value)} − ${text(least)}) ÷ (${text(most)} − ${text(least)})`,
  ];
  if (!known.includes(how)) throw new Error(`${how} is none of ${known.join('; ')}`);
  return evaluate(how);
}
