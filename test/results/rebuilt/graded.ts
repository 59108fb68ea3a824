/**
 * Majority judgment, STAR and calls made again from the judges' lines, each judge as often as the rules say: the first
 * as the book plays it, grade by grade, the second with every runoff that is told.
 */
import Fraction from 'fraction.js';
import { holds } from './figures.ts';
import { after, criterionLines, judgeLines, type Page, type Rules, weighed, weightOf } from './page.ts';

type Act = Page['acts'][number];

const lines = ({ lines: own }: Act) => judgeLines(own);

const must = (right: boolean, what: string) => {
  if (!right) throw new Error(what);
};

interface Grade {
  grade: Fraction;
  /** How often it was given, in whole numbers of one part of a judge. */
  times: bigint;
}

/** The grades of an act, each as often as its judge counts. */
function gradesOf(rules: Rules, act: Act): Grade[] {
  const given = lines(act).map(({ judge, total }) => ({ grade: total, weight: weightOf(rules, judge) }));
  const parts = given.reduce((all, { weight }) => (all * weight.d) / gcd(all, weight.d), 1n);
  return given.map(({ grade, weight }) => ({ grade, times: weight.mul(new Fraction(parts)).n }));
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

const numberOf = (grades: readonly Grade[]): bigint => grades.reduce((sum, { times }) => sum + times, 0n);

/** The middle grades in the order in which they are taken away, each grade `times` as often as it was given. */
function middles(grades: readonly Grade[], times: bigint): Fraction[] {
  const left = grades.flatMap(({ grade, times: own }) =>
    Array.from({ length: Number(own * times) }, () => grade),
  );
  left.sort((a, b) => a.compare(b));
  const taken: Fraction[] = [];
  while (left.length > 0) taken.push(...left.splice((left.length - 1) >> 1, 1));
  return taken;
}

/** The middle total, of two the lower. */
export const middleTotal = (rules: Rules, act: Act): Fraction =>
  middles(gradesOf(rules, act), 1n)[0] ?? new Fraction(0);

/** How many acts are better by their grades alone. */
export function betterByGrades(rules: Rules, act: Act, acts: readonly Act[]): number {
  const own = gradesOf(rules, act);
  return acts.filter((other) => {
    const theirs = gradesOf(rules, other);
    const [mine, others] = [numberOf(own), numberOf(theirs)];
    const common = gcd(mine, others) || 1n;
    const [a, b] = [middles(own, others / common), middles(theirs, mine / common)];
    const at = a.findIndex((grade, index) => !grade.equals(b[index] ?? 0));
    return at >= 0 && (b[at] ?? new Fraction(0)).compare(a[at] ?? 0) > 0;
  }).length;
}

interface Field {
  rules: Rules;
  sums: Map<Act, Fraction>;
  /** What the judges weigh who gave the best there is. */
  best: Map<Act, Fraction>;
}

/** What the judges weigh who gave the first more than the second. */
const preferring = (rules: Rules, a: Act, b: Act): Fraction =>
  lines(a).reduce((sum, own) => {
    const theirs = lines(b).find(({ judge }) => judge === own.judge);
    return theirs && own.left.compare(theirs.left) > 0 ? sum.add(weightOf(rules, own.judge)) : sum;
  }, new Fraction(0));

const lead = (rules: Rules, a: Act, b: Act): number =>
  preferring(rules, a, b).compare(preferring(rules, b, a));

/** By name: the places by runoffs of the acts that have a sum. */
export function starPlaces(rules: Rules, acts: readonly Act[]): Map<string, number> {
  const field: Field = { rules, sums: new Map(), best: new Map() };
  for (const act of acts) {
    const told = after(act.lines, 'Sum: ');
    if (told === undefined) continue;
    const [left = '', right = ''] = told.replace(/ judges?/, '').split(' = ');
    const given = lines(act).map(({ judge, left: value }) => ({ judge, value }));
    const { sum, weight } = weighed(rules, given);
    const [, full] = / × ([\d./]+)$/.exec(left) ?? [];
    const broughtUp = left.startsWith('(') && full !== undefined ? sum.div(weight).mul(full) : sum;
    const shown = holds(left, right);
    must(shown.equals(broughtUp), `${act.name}: ${told}, not ${broughtUp.toFraction()}`);
    field.sums.set(act, shown);
    const best = lines(act).filter((line) => line.best);
    field.best.set(
      act,
      weighed(
        rules,
        best.map(({ judge, left: value }) => ({ judge, value })),
      ).weight,
    );
  }
  const places = new Map<string, number>();
  let left = [...field.sums.keys()];
  for (let place = 1; left.length > 0; ) {
    const won = winners(left, field);
    for (const act of won) places.set(act.name, place + (won.length - 1) / 2);
    if (won.length === 1 && left.length > 1) checkRunoff(rules, won[0], left);
    place += won.length;
    left = left.filter((act) => !won.includes(act));
  }
  return places;
}

/** The runoff that an act's lines tell, which gave it its place: against one of those who were left, by these judges. */
function checkRunoff(rules: Rules, winner: Act | undefined, left: readonly Act[]): void {
  const told = after(winner?.lines ?? [], 'Runoff: ') ?? '';
  const [, names = '', won = '', lost = ''] = /^(.*), judges ([\d./]+)–([\d./]+)/.exec(told) ?? [];
  if (names === '') {
    must(told.startsWith('nothing separates'), `${winner?.name}: ${told}`);
    return;
  }
  const pair = names.split(' against ').flatMap((name) => left.filter((act) => act.name === name));
  const [a, b] = pair;
  if (!winner || !a || !b || !pair.includes(winner)) throw new Error(`${winner?.name}: ${told}`);
  const due = [preferring(rules, a, b), preferring(rules, b, a)];
  must(due[0]?.equals(won) === true && due[1]?.equals(lost) === true, `${winner.name}: ${told}`);
}

function meet(a: Act, b: Act, { rules, sums, best }: Field): Act[] {
  const nothing = new Fraction(0);
  const decided =
    lead(rules, a, b) ||
    (sums.get(a) ?? nothing).compare(sums.get(b) ?? 0) ||
    (best.get(a) ?? nothing).compare(best.get(b) ?? 0);
  return decided === 0 ? [a, b] : [decided > 0 ? a : b];
}

function winners(acts: readonly Act[], field: Field): Act[] {
  const [first, second, ...more] = acts;
  if (!first || !second) return [...acts];
  if (more.length === 0) return meet(first, second, field);
  const sum = (act: Act) => field.sums.get(act) ?? new Fraction(0);
  const through: Act[] = [];
  while (through.length < 2) {
    const rest = acts.filter((act) => !through.includes(act));
    const top = rest.filter((act) => rest.every((other) => sum(other).compare(sum(act)) <= 0));
    const chosen = forSeats(top, 2 - through.length, field);
    if (through.length + chosen.length > 2) {
      const sure = through[0];
      const won = chosen.flatMap((a, at) =>
        sure ? meet(sure, a, field) : chosen.slice(at + 1).flatMap((b) => meet(a, b, field)),
      );
      return acts.filter((act) => won.includes(act));
    }
    through.push(...chosen);
  }
  const [a, b] = through;
  return a && b ? meet(a, b, field) : through;
}

function forSeats(tied: Act[], seats: number, field: Field): Act[] {
  if (tied.length <= seats) return tied;
  const losses = tied.map((act) => tied.filter((other) => lead(field.rules, other, act) > 0).length);
  const fewer = tied.filter((_act, at) => (losses[at] ?? 0) < Math.max(...losses));
  if (fewer.length > 0) return forSeats(fewer, seats, field);
  const counts = tied.map((act) => (field.best.get(act) ?? new Fraction(0)).valueOf());
  const sorted = counts.toSorted((a, b) => b - a);
  for (let seat = seats; seat > 0; seat -= 1) {
    const [last = 0, next = 0] = [sorted[seat - 1], sorted[seat]];
    if (last > next) return tied.filter((_act, at) => (counts[at] ?? 0) >= last);
  }
  const kept = tied.filter((_act, at) => (counts[at] ?? 0) > Math.min(...counts));
  return kept.length === 0 ? tied : forSeats(kept, seats, field);
}

/** What the calls of an act are worth by the rules is what its lines say that judges gave. */
export function checkCalls(rules: Rules, { name, lines: own }: Act): void {
  const told = after(own, 'Calls: ');
  if (told === undefined) return;
  const worths = new Map([
    ['yes', '1'],
    ['no', '0'],
    ['alternate', /an alternate and counts (\d+(?:\.\d+)?)/.exec(rules.text)?.[1] ?? ''],
    ...[...rules.text.matchAll(/alternate (\d), which counts (\d+(?:\.\d+)?)/g)].map(
      ([, kind = '', worth = '']) => [`× alternate ${kind}`, worth] as const,
    ),
  ]);
  const worth = told.split(', ').reduce((sum, part) => {
    const [, count = '', call = ''] = /^(\d+) (.*)$/.exec(part) ?? [];
    return sum.add(new Fraction(worths.get(call) ?? '').mul(count));
  }, new Fraction(0));
  const marks = criterionLines(own).flatMap((line) => line.marks.map(({ mark }) => mark));
  const given = marks.reduce((sum, mark) => sum.add(mark), new Fraction(0));
  must(worth.equals(given), `${name}: ${told}, worth ${worth.toString()}, not ${given.toString()}`);
}
