/** Majority judgment and STAR, from the judges' totals. */
import type { CriterionInput } from '../../tabulation/types.ts';
import { compare, type Exact, exact, over, sumOf, times, ZERO } from './fractions.ts';
import { byMajorityOf, majorityGrade, type WeightedGrade } from './grades.ts';
import { inClasses } from './majority.ts';
import { byRunoffs } from './runoffs.ts';
import type { ScoredAct } from './sheets.ts';

/** Each act's middle grade, and how many acts it is ahead of. Acts without any total are missing. */
export function gradedActs(acts: readonly ScoredAct[]): Map<ScoredAct, { grade: Exact; ahead: number }> {
  const given = new Map(
    acts.map((act): [ScoredAct, WeightedGrade[]] => [
      act,
      act.sheets.flatMap(({ total, weight }) => (total ? [{ grade: total, count: weight }] : [])),
    ]),
  );
  const order = (a: ScoredAct, b: ScoredAct) => byMajorityOf(given.get(a) ?? [], given.get(b) ?? []);
  const graded = acts.filter((act) => (given.get(act)?.length ?? 0) > 0);
  let behind = acts.length;
  return new Map(
    inClasses(graded, order).flatMap((tied) => {
      behind -= tied.length;
      const ahead = behind;
      return tied.flatMap((act) => {
        const grade = majorityGrade(given.get(act) ?? []);
        return grade ? [[act, { grade, ahead }] as const] : [];
      });
    }),
  );
}

/** Each act's place by STAR; shared places are the mean of those they span. Acts without any total are missing. */
export function placedByRunoffs(acts: readonly ScoredAct[], engine: number): Map<ScoredAct, Exact> {
  const score = new Map(
    acts.flatMap((act) => {
      const given = act.sheets.filter(({ ranked }) => ranked !== null);
      const weight = sumOf(given.map((sheet) => sheet.weight));
      if (given.length === 0) return [];
      const sum = sumOf(given.map(({ ranked, weight: own }) => times(ranked ?? ZERO, own)));
      return [[act, over(times(sum, act.assigned), weight)] as const];
    }),
  );
  const best = new Map(
    acts.map((act) => [
      act,
      sumOf(act.sheets.flatMap((sheet) => (allBest(act, sheet) ? [sheet.weight] : []))),
    ]),
  );
  const above = (one: ScoredAct, other: ScoredAct): Exact =>
    sumOf(
      one.sheets.flatMap(({ ranked, weight }, j) => {
        const theirs = other.sheets[j]?.ranked;
        return ranked && theirs && compare(ranked, theirs) > 0 ? [weight] : [];
      }),
    );
  let place = 1;
  return new Map(
    byRunoffs([...score.keys()], { score, above, best, outStaysOut: engine > 4 }).flatMap((tied) => {
      const start = place;
      place += tied.length;
      return tied.map((act) => [act, exact(2 * start + tied.length - 1, 2)] as const);
    }),
  );
}

/** Whether the judge gave the best mark on every criterion that they score. */
function allBest({ criteria }: ScoredAct, { marks, own }: ScoredAct['sheets'][number]): boolean {
  const theirs = criteria.flatMap((criterion, c) => (own[c] ? [{ criterion, steps: marks[c] ?? null }] : []));
  return theirs.length > 0 && theirs.every(({ criterion, steps }) => steps === bestMark(criterion));
}

const bestMark = ({ min, max, subtractsFrom }: CriterionInput): number =>
  subtractsFrom === undefined ? max : min;
