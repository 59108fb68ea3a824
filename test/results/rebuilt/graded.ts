/** Majority judgment and STAR made again from the judges' lines, the first as the book plays it: grade by grade. */
import Fraction from 'fraction.js';
import { holds } from './figures.ts';
import { after, judgeLines, type Page } from './page.ts';

type Act = Page['acts'][number];

const lines = ({ lines: own }: Act) => judgeLines(own);

/** The middle grades in the order in which they are taken away, each grade `times` as often as it was given. */
function middles(grades: readonly Fraction[], times: number): Fraction[] {
  const left = grades.flatMap((grade) => Array.from({ length: times }, () => grade));
  left.sort((a, b) => a.compare(b));
  const taken: Fraction[] = [];
  while (left.length > 0) taken.push(...left.splice((left.length - 1) >> 1, 1));
  return taken;
}

/** The middle total, of two the lower. */
export const middleTotal = (act: Act): Fraction =>
  middles(
    lines(act).map(({ total }) => total),
    1,
  )[0] ?? new Fraction(0);

/** How many acts are better by their grades alone. */
export function betterByGrades(act: Act, acts: readonly Act[]): number {
  const own = lines(act).map(({ total }) => total);
  return acts.filter((other) => {
    const theirs = lines(other).map(({ total }) => total);
    const [a, b] = [middles(own, theirs.length), middles(theirs, own.length)];
    const at = a.findIndex((grade, index) => !grade.equals(b[index] ?? 0));
    return at >= 0 && (b[at] ?? new Fraction(0)).compare(a[at] ?? 0) > 0;
  }).length;
}

interface Field {
  sums: Map<Act, Fraction>;
  best: Map<Act, number>;
}

const lead = (a: Act, b: Act): number =>
  lines(a).reduce((sum, own) => {
    const theirs = lines(b).find(({ judge }) => judge === own.judge);
    return theirs ? sum + Math.sign(own.left.compare(theirs.left)) : sum;
  }, 0);

/** By name: the places by runoffs of the acts that have a sum. */
export function starPlaces(acts: readonly Act[]): Map<string, number> {
  const field: Field = { sums: new Map(), best: new Map() };
  for (const act of acts) {
    const told = after(act.lines, 'Sum: ');
    if (told === undefined) continue;
    const [left = '', right = ''] = told.replace(' judges', '').split(' = ');
    field.sums.set(act, holds(left, right));
    field.best.set(act, lines(act).filter(({ best }) => best).length);
  }
  const places = new Map<string, number>();
  let left = [...field.sums.keys()];
  for (let place = 1; left.length > 0; ) {
    const won = winners(left, field);
    for (const { name } of won) places.set(name, place + (won.length - 1) / 2);
    place += won.length;
    left = left.filter((act) => !won.includes(act));
  }
  return places;
}

function meet(a: Act, b: Act, { sums, best }: Field): Act[] {
  const decided =
    lead(a, b) ||
    (sums.get(a) ?? new Fraction(0)).compare(sums.get(b) ?? 0) ||
    (best.get(a) ?? 0) - (best.get(b) ?? 0);
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
  const losses = tied.map((act) => tied.filter((other) => lead(other, act) > 0).length);
  const fewer = tied.filter((_act, at) => (losses[at] ?? 0) < Math.max(...losses));
  if (fewer.length > 0) return forSeats(fewer, seats, field);
  const counts = tied.map((act) => field.best.get(act) ?? 0);
  const sorted = counts.toSorted((a, b) => b - a);
  for (let seat = seats; seat > 0; seat -= 1) {
    const [last = 0, next = 0] = [sorted[seat - 1], sorted[seat]];
    if (last > next) return tied.filter((_act, at) => (counts[at] ?? 0) >= last);
  }
  const kept = tied.filter((_act, at) => (counts[at] ?? 0) > Math.min(...counts));
  return kept.length === 0 ? tied : forSeats(kept, seats, field);
}
