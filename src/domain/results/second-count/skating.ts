/** The Skating System: each dance placed by majority (rules 5 to 8), and several dances together (rules 9 to 11). */
import type { CriterionInput, ScoringRules } from '../../tabulation/types.ts';
import { spansOf } from './by-ranks.ts';
import { type Exact, exact } from './fractions.ts';
import { byMajority, inClasses } from './majority.ts';
import { markValue, type ScoredAct, takenOff } from './sheets.ts';

/** One act's place in one dance; `doubledPlace` and `doubledSum` are doubled. */
export interface DancePlace {
  criterionId: string | null;
  /** By judge index; null where the judge did not place the act. */
  ordinals: (number | null)[];
  doubledPlace: number;
  rule: number;
  column: number;
  count: number;
  doubledSum: number;
}

/** An act's final place by the Skating System. */
export interface SkatingPlace {
  dances: DancePlace[];
  /** The sum of its places, doubled; null with one dance. */
  doubledTotal: number | null;
  rule: number;
  /** The place; acts that share one have the mean of the places they span. */
  result: Exact;
}

/** One dance: the acts that it placed. */
export type Dance = Map<ScoredAct, DancePlace>;

/**
 * The places that each dance gives: one dance for each criterion that any of the acts is marked on, or with
 * `judge_total` a single one of the judges' totals.
 */
export function dancesOf(
  acts: readonly ScoredAct[],
  criteria: readonly CriterionInput[],
  rules: ScoringRules,
  engine: number,
): Dance[] {
  if (rules.per === 'judge_total')
    return [danceOf(acts, null, (act, j) => act.sheets[j]?.ranked ?? null, rules, engine)];
  const danced = criteria.filter((criterion) => acts.some((act) => act.criteria.includes(criterion)));
  return danced.map((criterion) =>
    danceOf(
      acts,
      criterion.id,
      (act, j) => {
        const steps = act.sheets[j]?.marks[act.criteria.indexOf(criterion)] ?? null;
        return steps === null ? null : takenOff(markValue(steps, criterion), act.offRanked, rules);
      },
      rules,
      engine,
    ),
  );
}

/** The final place of each act that all dances placed. */
export function skatingPlaces(
  acts: readonly ScoredAct[],
  dances: readonly Dance[],
): Map<ScoredAct, SkatingPlace> {
  const complete = acts.filter((act) => dances.every((dance) => dance.has(act)));
  const [only] = dances;
  if (only && dances.length === 1)
    return new Map(
      [...only].map(([act, dance]) => [
        act,
        { dances: [dance], doubledTotal: null, rule: dance.rule, result: exact(dance.doubledPlace, 2) },
      ]),
    );
  const entries = complete.map((act): Entry => {
    const places = dances.flatMap((dance) => dance.get(act) ?? []);
    return {
      act,
      dances: places,
      total: places.reduce((sum, { doubledPlace }) => sum + doubledPlace, 0),
      ordinals: places.flatMap(({ ordinals }) => ordinals.flatMap((one) => (one === null ? [] : 2 * one))),
    };
  });
  const found = new Map<ScoredAct, SkatingPlace>();
  for (const { entries: tied, place, rule } of ninth(entries))
    for (const { act, dances: own, total } of tied)
      found.set(act, {
        dances: own,
        doubledTotal: total,
        rule,
        result: exact(2 * place + tied.length - 1, 2),
      });
  return found;
}

/** One dance, danced for `criterionId` or (null) for totals: each judge's ranks, placed by majority. */
function danceOf(
  acts: readonly ScoredAct[],
  criterionId: string | null,
  valueBy: (act: ScoredAct, j: number) => Exact | null,
  rules: ScoringRules,
  engine: number,
): Dance {
  const byJudge = (acts[0]?.sheets ?? []).map((_sheet, j) => {
    const values = acts.flatMap((act) => {
      const value = valueBy(act, j);
      return value ? [[act, value] as const] : [];
    });
    return spansOf(new Map(values), rules.marks === 'places' ? 'lowest' : 'highest');
  });
  const ordinals = new Map(
    acts.map((act) => [
      act,
      byJudge.map((spans) => {
        const span = spans.get(act);
        return span ? 2 * span.first + span.tied - 1 : null;
      }),
    ]),
  );
  const given = new Map(
    [...ordinals]
      .map(([act, row]) => [act, row.filter((one) => one !== null)] as const)
      .filter(([, row]) => row.length > 0),
  );
  const dance: Dance = new Map();
  let place = 1;
  for (const { keys, rule, column, figures } of byMajority(given, 1, given.size)) {
    const [first = { count: 0, doubledSum: 0 }] = figures;
    for (const [at, act] of keys.entries())
      dance.set(act, {
        criterionId,
        ordinals: (ordinals.get(act) ?? []).map((one) => (one === null ? null : one / 2)),
        doubledPlace: 2 * place + keys.length - 1,
        rule,
        column,
        // Up to version 4 all who shared a place were told the figures of one of them.
        ...((engine > 4 ? figures[at] : undefined) ?? first),
      });
    place += keys.length;
  }
  return dance;
}

interface Entry {
  act: ScoredAct;
  dances: DancePlace[];
  /** The sum of its places, doubled. */
  total: number;
  /** All judges' ordinals over all dances, doubled. */
  ordinals: number[];
}

interface Summary {
  entries: Entry[];
  place: number;
  rule: number;
}

/** Rule 9: the lowest total of places wins. */
function ninth(entries: readonly Entry[]): Summary[] {
  let place = 1;
  return inClasses(entries, (a, b) => a.total - b.total).flatMap((tied) => {
    const start = place;
    place += tied.length;
    return tied.length === 1
      ? [{ entries: tied, place: start, rule: 9 }]
      : tenth(tied, start, entries.length);
  });
}

/**
 * Rule 10: most places "`place` and higher", then their lowest sum; the others are compared anew for the next place.
 */
function tenth(tied: readonly Entry[], place: number, last: number): Summary[] {
  if (tied.length < 2) return tied.map((entry) => ({ entries: [entry], place, rule: 10 }));
  const counted = ({ dances }: Entry) =>
    dances.map(({ doubledPlace }) => doubledPlace).filter((one) => one <= 2 * place);
  const sum = (entry: Entry) => counted(entry).reduce((all, one) => all + one, 0);
  const [best = []] = inClasses(tied, (a, b) => counted(b).length - counted(a).length || sum(a) - sum(b));
  const rest = tied.filter((entry) => !best.includes(entry));
  const first = best.length === 1 ? tenth(best, place, last) : eleventh(best, place, last);
  return [...first, ...tenth(rest, place + best.length, last)];
}

/**
 * Rule 11: all dances' ordinals as those of one dance, from column `place` on. Acts tied here are settled before any
 * other.
 */
function eleventh(tied: readonly Entry[], place: number, last: number): Summary[] {
  const ordinals = new Map(tied.map((entry) => [entry, entry.ordinals]));
  const chosen = byMajority(ordinals, place, last)[0]?.keys ?? [];
  const best = tied.filter((entry) => chosen.includes(entry));
  const rest = tied.filter((entry) => !chosen.includes(entry));
  const first = { entries: best, place, rule: 11 };
  const next = place + best.length;
  return rest.length === 1
    ? [first, { entries: rest, place: next, rule: 11 }]
    : [first, ...tenth(rest, next, last)];
}
