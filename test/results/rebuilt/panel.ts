/** The panel's results made again from the marks that the lines show, by the method that the first rule names. */
import Fraction from 'fraction.js';
import { agree, holds, read, rounded } from './figures.ts';
import { betterByGrades, checkCalls, middleTotal, starPlaces } from './graded.ts';
import { pointsOfJuries } from './juries.ts';
import { lessOf, offOf } from './off.ts';
import {
  after,
  type CriterionLine,
  criterionLines,
  type JudgeLine,
  judgeLines,
  type Page,
  type Rules,
  weighed,
  weighedMean,
  weightOf,
} from './page.ts';
import { rankedBehind, sharing, worthOf } from './ranks.ts';
import { skatingPlaces } from './skating.ts';

type Act = Page['acts'][number];

/** What an act has from the judges, and where it is a place or a duel what else decides. */
export interface PanelResult {
  value: Fraction;
  /** What separates equal values: the margin of duels, how many acts have worse grades. */
  margin: number;
}

const ZERO = new Fraction(0);
const sumOf = (values: readonly Fraction[]) => values.reduce((sum, one) => sum.add(one), ZERO);
const must = (right: boolean, what: string) => {
  if (!right) throw new Error(what);
};

/** The results of acts that are ranked together, by name; none for those that the panel gave no result. */
export function panelResults(rules: Rules, acts: readonly Act[]): Map<string, PanelResult> {
  checkRanks(rules, acts);
  for (const act of acts) checkCalls(rules, act);
  const places =
    rules.method === 'skating'
      ? skatingPlaces(rules, acts)
      : rules.method === 'star'
        ? starPlaces(rules, acts)
        : null;
  return new Map(
    acts.flatMap((act): [string, PanelResult][] => {
      const told = after(act.lines, 'The panel: ');
      if (told === undefined) return [];
      if (places) {
        const place = places.get(act.name) ?? Number.NaN;
        must(told === `place ${place}`, `${act.name} has ${told}, not place ${place}.`);
        return [[act.name, { value: new Fraction(place), margin: 0 }]];
      }
      const [equation = '', end] = told.split(', rounded ');
      const [left, right] = equation.split(' = ');
      const sum = (left ?? '').replace(/ (judges?|juries)/, '');
      const plain = right === undefined || sum === 'the middle total';
      const before = plain ? read(right ?? equation) : holds(sum, right);
      const value = rounded(before, rules.afterTotal);
      if (end !== undefined) must(value.equals(read(end)), `${act.name}: ${told}`);
      const own = ownResult(rules, act, acts);
      must(
        agree(own, before, rules.method === 'weights' || rules.method === 'standardized'),
        `${act.name}: ${told}, not ${own.toFraction()}`,
      );
      return [[act.name, { value, margin: marginOf(act, acts, rules) }]];
    }),
  );
}

/** An act's result before it is rounded, from what its judges' or juries' lines show. */
function ownResult(rules: Rules, act: Act, acts: readonly Act[]): Fraction {
  if (rules.text.startsWith('Juries give points')) return pointsOfJuries(rules, act, acts);
  const totals = judgeLines(act.lines);
  const left = totals.filter(({ leftOut }) => leftOut === null);
  const of = (value: (line: JudgeLine) => Fraction) =>
    left.map((line) => ({ judge: line.judge, value: value(line) }));
  const broughtUp = (values: { judge: string; value: Fraction }[]) => {
    const { sum, weight } = weighed(rules, values);
    const [, full] = / × ([\d./]+) judges?/.exec(after(act.lines, 'The panel: ') ?? '') ?? [];
    return full === undefined ? sum : sum.div(weight).mul(full);
  };
  switch (rules.method) {
    case 'rank sum':
      checkDropped(rules, totals, ({ rank }) => new Fraction(2 * (rank ?? 0), 2));
      return broughtUp(of(({ rank }) => new Fraction(2 * (rank ?? 0), 2)));
    case 'points':
    case 'weights': {
      const worth = (line: JudgeLine) => worthOf(rules, rules.method, line.rank ?? 0, sharing(line, acts));
      checkDropped(rules, totals, (line) => worth(line).neg());
      return broughtUp(of(worth));
    }
    case 'grades':
      return middleTotal(rules, act);
    case 'standardized':
      return weighedMean(
        rules,
        of(({ distance }) => distanceOf(distance ?? '')),
      )
        .mul(10)
        .add(50);
    case 'duels': {
      const met = duelsOf(act, acts, rules);
      return new Fraction(2 * met.filter((one) => one > 0).length + met.filter((one) => one === 0).length, 2);
    }
    default: {
      const byTotals = /(mean|middle one) of the judges’ totals/i.test(rules.text);
      if (!byTotals) return sumOf(criterionLines(act.lines).map((line) => weightedOf(rules, line, act)));
      const values = of(({ total }) => total);
      return rules.method === 'median' ? middle(rules, values) : weighedMean(rules, values);
    }
  }
}

/** As many of the worst and best ranks are left out as the rules say, and none of them is better or worse than one that counts. */
function checkDropped(
  rules: Rules,
  lines: readonly JudgeLine[],
  badness: (line: JudgeLine) => Fraction,
): void {
  const [, worst = '0', best = '0'] =
    /the (\d+) worst and then the (\d+) best are left out/.exec(rules.text) ?? [];
  const out = (end: string) => lines.filter(({ leftOut }) => leftOut === `one of the ${end}, left out`);
  must(
    out('worst').length === Number(worst) && out('best').length === Number(best),
    'Other ranks are left out.',
  );
  for (const kept of lines.filter(({ leftOut }) => leftOut === null)) {
    must(
      out('worst').every((line) => badness(line).compare(badness(kept)) >= 0),
      'A worse rank counts.',
    );
    must(
      out('best').every((line) => badness(line).compare(badness(kept)) <= 0),
      'A better rank counts.',
    );
  }
}

/** One criterion: the average that is named, of the marks that are shown, weighted. */
function weightedOf(rules: Rules, line: CriterionLine, act: Act): Fraction {
  const { marks, average, weighted, factor, criterion } = line;
  if (!average || !weighted) throw new Error(`${act.name} has no figure for ${criterion}.`);
  const left = marks.flatMap(({ judge, mark, leftOut }) =>
    leftOut === null ? [{ judge, value: mark }] : [],
  );
  for (const { judge, times } of marks)
    must(times.equals(weightOf(rules, judge)), `${judge} counts ${times}`);
  checkWay(rules, line);
  const [, full] = /sum of \d+ judges? brought up to ([\d.]+)/.exec(average.words) ?? [];
  const value = average.words.startsWith('middle')
    ? middle(rules, left)
    : full
      ? weighedMean(rules, left).mul(full)
      : average.words.startsWith('sum')
        ? weighed(rules, left).sum
        : weighedMean(rules, left);
  const panel = rounded(value, rules.afterCriterion);
  must(
    panel.equals(average.figure),
    `${act.name}, ${criterion}: ${average.words} ${average.figure.toFraction()}`,
  );
  for (const { leftOut, mark } of marks)
    if (leftOut) {
      const beyond = left.every(({ value: other }) =>
        leftOut === 'highest' ? other.compare(mark) <= 0 : other.compare(mark) >= 0,
      );
      must(beyond, `${act.name}, ${criterion}: ${mark.toFraction()} is not the ${leftOut}.`);
    }
  must(
    factor.equals(weightIn(rules, criterion, act)),
    `${act.name}, ${criterion}: weight ${factor.toFraction()}`,
  );
  const part = rounded(panel.mul(factor), rules.afterWeighting);
  must(part.equals(weighted), `${act.name}, ${criterion}: weighted ${weighted.toFraction()}`);
  return part;
}

function weightIn(rules: Rules, criterion: string, act: Act): Fraction {
  const weights = new Map(
    [...rules.text.matchAll(/(Criterion \d+) (\d+(?:\.\d+)?)(?=[,.]\s|[,.]$|, divided)/gm)].map(
      ([, name = '', weight = '']) => [name, new Fraction(weight)],
    ),
  );
  const own = weights.get(criterion) ?? ZERO;
  const all = sumOf(criterionLines(act.lines).map((line) => weights.get(line.criterion) ?? ZERO));
  return rules.text.includes('divided by the sum') && all.n !== 0n ? own.div(all) : own;
}

/** The criterion is averaged as the rules say of it, or of all where they say nothing of it. */
function checkWay({ text, method }: Rules, { criterion, average, marks }: CriterionLine): void {
  const own = new RegExp(`^${criterion}, other than that: (.*)$`, 'm').exec(text)?.[1];
  const general = text
    .split('\n')
    .slice(0, method === 'trimmed' ? 2 : 1)
    .join(' ');
  const way = own ?? general;
  const word = way.includes('middle')
    ? 'middle'
    : /^(Every judge calls|(On each criterion )?the sum)/i.test(way)
      ? 'sum'
      : 'mean';
  must(average?.words.startsWith(word) === true, `${criterion}: ${average?.words}, not ${word}`);
  const [, highest = '0', lowest = '0'] = /without the (\d+) highest and the (\d+) lowest/.exec(way) ?? [];
  const least = Number(/[Ww]ith fewer than (\d+)/.exec(way)?.[1] ?? '0');
  const out = (side: string) => marks.filter(({ leftOut }) => leftOut === side).length;
  const enough = marks.length >= least && (own !== undefined || method === 'trimmed');
  must(out('highest') === (enough ? Number(highest) : 0), `${criterion}: other marks are left out`);
  must(out('lowest') === (enough ? Number(lowest) : 0), `${criterion}: other marks are left out`);
}

/** Where half of what the judges weigh is reached; the mean of two where that is between them. */
function middle(rules: Rules, values: readonly { judge: string; value: Fraction }[]): Fraction {
  const half = weighed(rules, values).weight.div(2);
  const below = (bound: Fraction, counts: (order: number) => boolean) =>
    weighed(
      rules,
      values.filter(({ value }) => counts(value.compare(bound))),
    ).weight;
  const inside = values
    .map(({ value }) => value)
    .filter(
      (value) =>
        below(value, (order) => order < 0).compare(half) <= 0 &&
        below(value, (order) => order > 0).compare(half) <= 0,
    )
    .toSorted((a, b) => a.compare(b));
  return (inside[0] ?? ZERO).add(inside.at(-1) ?? ZERO).div(2);
}

function distanceOf(text: string): Fraction {
  const [left = '', right] = text.split(' = ');
  return right === undefined ? ZERO : holds(left, right);
}

/** Every rank and every place of a judge follows from the totals that are shown. */
function checkRanks(rules: Rules, acts: readonly Act[]): void {
  const all = acts.flatMap(({ name, lines }) => judgeLines(lines).map((line) => ({ name, ...line })));
  const by = rules.text.includes('its jurors’ weights') ? 'weights' : rules.method;
  for (const [judge, lines] of Map.groupBy(all, (line) => line.judge)) {
    for (const { name, total, left } of lines) {
      const off = offOf(acts.find((act) => act.name === name)?.lines ?? [], 'total');
      must(left.equals(lessOf(rules, total, off)), `${judge}, ${name}: ${left.toFraction()} is left`);
    }
    const ranked = lines.filter(({ rank, place }) => rank !== null || place !== null);
    for (const { name, left, rank, place } of ranked) {
      const order = (other: Fraction) => (rules.places ? left.compare(other) : other.compare(left));
      const better = ranked.filter((other) => order(other.left) > 0).map((other) => other.left);
      const same = ranked.filter((other) => order(other.left) === 0).length;
      const own = rankedBehind(rules, by, better, same).rank;
      must(own === (rank ?? place), `${judge}, ${name}: ${rank ?? place}, not ${own}`);
    }
  }
}

/** For each opponent the judges for this act less those against it. */
function duelsOf(act: Act, acts: readonly Act[], rules: Rules): number[] {
  const duellists = acts.filter(({ lines }) => after(lines, 'Duels: ') !== undefined);
  const own = judgeLines(act.lines);
  const told = after(act.lines, 'Duels: ') ?? '';
  return duellists
    .filter((other) => other !== act)
    .map((other) => {
      const theirs = judgeLines(other.lines);
      let [won, lost] = [0, 0];
      for (const { judge, left } of own) {
        const against = theirs.find((one) => one.judge === judge);
        const order = against ? left.compare(against.left) * (rules.places ? -1 : 1) : 0;
        won += Number(order > 0);
        lost += Number(order < 0);
      }
      must(
        `${told};`.includes(`${other.name} ${won}–${lost}`),
        `${act.name}: ${told}, not ${other.name} ${won}–${lost}`,
      );
      return won - lost;
    });
}

function marginOf(act: Act, acts: readonly Act[], rules: Rules): number {
  if (rules.method === 'grades') return -betterByGrades(rules, act, acts);
  if (rules.method !== 'duels') return 0;
  const margin = duelsOf(act, acts, rules).reduce((sum, one) => sum + one, 0);
  must(after(act.lines, 'Duels: ')?.endsWith(`margin ${margin}`) === true, `${act.name}: margin ${margin}`);
  return margin;
}
