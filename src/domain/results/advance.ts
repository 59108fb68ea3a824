/**
 * Who advances from certified rounds to the next, and why: first the best of each bucket (all acts, a category, a
 * group), then wildcards, the best of the rest. Acts of different groups are compared by their results, which needs
 * rounds scored alike.
 */
import Fraction from 'fraction.js';
import { refusalOf } from '../messages/report.ts';
import { isPlainAverage } from '../tabulation/method-traits.ts';
import { ordinal } from '../tabulation/ordinals.ts';
import type { Figure } from '../tabulation/standings.ts';
import type { ScoringRules } from '../tabulation/types.ts';
import { pointsMeanTheSame } from './comparable.ts';

/** One act of a certified round. */
export interface Contender {
  performanceId: string;
  name: string;
  /** The round that the act was in, and its name. */
  groupId: string;
  group: string;
  categoryId: string;
  category: string;
  guest: boolean;
  /** Place within its round, after the round's own tie-breaks; null without a place. */
  rank: number | null;
  categoryRank: number | null;
  result: Figure | null;
}

/**
 * What happens when more acts share the last place than there are seats: all advance, none of them, or (`tie_break`)
 * those whom the organiser names, after the round's own tie-break list separated whom it could.
 */
export type CutTie = 'take_all' | 'take_none' | 'tie_break';

/** Who advances: the best `count` of each bucket and `wildcards` more. */
export interface AdvanceRule {
  each: 'overall' | 'category' | 'group';
  /** Places in each bucket. */
  count: number;
  wildcards: number;
  tie: CutTie;
}

/** One act that advances, with the reason as a sentence ("2nd in Dance"). */
export interface AdvancingAct {
  performanceId: string;
  why: string;
  wildcard: boolean;
}

/** Acts that share the last place of a cut, of whom `seats` advance: those that the organiser names. */
export interface SharedCut {
  /** `overall`, `wildcards`, or the id of the category or group whose places are cut. */
  id: string;
  seats: number;
  among: string[];
  why: string;
  /** Whether exactly as many acts are named as there are seats. */
  settled: boolean;
}

/** Whom the organiser names in each shared cut: cut id → performance ids. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

export interface Advance {
  /** Best first: all firsts, then all seconds, and so on; wildcards last. */
  advancing: AdvancingAct[];
  /** In the order of the buckets. Wildcards are not cut before every other cut is settled. */
  cuts: SharedCut[];
}

/**
 * Why totals of the earlier rounds cannot be carried into a round with the rules `next`, as a sentence; null where
 * they can. They may differ in nothing that a point is made by.
 */
export function carryFault(earlier: readonly ScoringRules[], next: ScoringRules): string | null {
  const all = [...earlier, next];
  if (!all.every((rules) => isPlainAverage(rules.method)))
    return 'Only points can be carried forward. Here acts are ranked, and places of one round mean nothing in another.';
  return pointsMeanTheSame(all)
    ? null
    : 'Points are carried forward only between rounds whose points are made by the same rules. How ties are broken and figures are shown may differ.';
}

/** Whether the rule compares acts of different groups with each other. */
export const comparesGroups = (rule: AdvanceRule, groups: number): boolean =>
  groups > 1 && (rule.each !== 'group' || rule.wildcards > 0);

interface Placed {
  one: Contender;
  rank: number;
}

/** Ranks by result, the highest first; acts with equal results share a rank and the next ones are skipped. */
function byResult(contenders: readonly Contender[]): Placed[] {
  const figures = contenders.flatMap((one) =>
    one.result === null ? [] : [{ one, value: new Fraction(one.result.exact) }],
  );
  return figures.map(({ one, value }) => ({
    one,
    rank: 1 + figures.filter((other) => other.value.gt(value)).length,
  }));
}

const byRank = (contenders: readonly Contender[], rankOf: (one: Contender) => number | null): Placed[] =>
  contenders.flatMap((one) => {
    const rank = rankOf(one);
    return rank === null ? [] : [{ one, rank }];
  });

/** Best first; equal ranks by id, so that the order of the input never matters. */
const sorted = <P extends Placed>(placed: readonly P[]): P[] =>
  placed.toSorted((a, b) => a.rank - b.rank || (a.one.performanceId < b.one.performanceId ? -1 : 1));

interface Taken {
  taken: Placed[];
  cut: { seats: number; among: Placed[]; settled: boolean } | null;
}

function take(
  placed: readonly Placed[],
  count: number,
  tie: CutTie,
  chosen: ReadonlySet<string> = new Set(),
): Taken {
  const order = sorted(placed);
  const last = order[count - 1];
  if (last === undefined) return { taken: count === 0 ? [] : order, cut: null };
  const sharing = order.filter(({ rank }) => rank === last.rank);
  const safe = order.filter(({ rank }) => rank < last.rank);
  const seats = count - safe.length;
  if (sharing.length <= seats || tie === 'take_all') return { taken: [...safe, ...sharing], cut: null };
  if (tie === 'take_none') return { taken: safe, cut: null };
  const named = sharing.filter(({ one }) => chosen.has(one.performanceId));
  const settled = named.length === seats;
  return { taken: settled ? [...safe, ...named] : safe, cut: { seats, among: sharing, settled } };
}

/** Among whom the act is placed; without a name where all are placed together. */
const bucketOf = (rule: AdvanceRule, one: Contender): { key: string; name: string } =>
  rule.each === 'overall'
    ? { key: 'overall', name: '' }
    : rule.each === 'group'
      ? { key: one.groupId, name: one.group }
      : { key: one.categoryId, name: one.category };

/** `name`: of the bucket; empty where all acts are in one. */
const placeWords = (rank: number, name: string): string =>
  name === ''
    ? refusalOf('goesOverall', { ordinal: ordinal(rank) })
    : refusalOf('goesIn', { ordinal: ordinal(rank), name });
const sharedWords = (rank: number, name: string): string =>
  name === ''
    ? refusalOf('sharedOverall', { ordinal: ordinal(rank) })
    : refusalOf('sharedIn', { ordinal: ordinal(rank), name });
const wildcardWords = (number: number, figure: string | undefined): string =>
  figure === undefined
    ? refusalOf('goesWildcard', { number })
    : refusalOf('goesWildcardBy', { number, figure });

/**
 * Chooses who advances.
 * @param chosen whom the organiser named in cuts where acts share the last place; ignored everywhere else
 */
export function advance(
  contenders: readonly Contender[],
  rule: AdvanceRule,
  chosen: Choices = new Map(),
): Advance {
  const own = contenders.filter((one) => !one.guest && (one.rank !== null || one.categoryRank !== null));
  const oneGroup = new Set(own.map((one) => one.groupId)).size <= 1;
  const place = (some: readonly Contender[]): Placed[] =>
    rule.each === 'group' || (oneGroup && rule.each === 'overall')
      ? byRank(some, (one) => one.rank)
      : oneGroup
        ? byRank(some, (one) => one.categoryRank)
        : byResult(some);
  const buckets = Map.groupBy(own, (one) => bucketOf(rule, one).key);
  const direct: (Placed & { why: string })[] = [];
  const cuts: SharedCut[] = [];
  for (const key of [...buckets.keys()].sort()) {
    const members = buckets.get(key) ?? [];
    const name = members[0] ? bucketOf(rule, members[0]).name : '';
    const { taken, cut } = take(place(members), rule.count, rule.tie, chosen.get(key));
    for (const { one, rank } of taken) direct.push({ one, rank, why: placeWords(rank, name) });
    if (cut) cuts.push(shared(key, cut, sharedWords(cut.among[0]?.rank ?? 1, name)));
  }
  const through = new Set(direct.map(({ one }) => one.performanceId));
  const rest = own.filter((one) => !through.has(one.performanceId));
  // Who is the best of the rest is not known before every other cut is settled.
  const wild = cuts.every((cut) => cut.settled)
    ? take(restPlaced(rest, oneGroup), rule.wildcards, rule.tie, chosen.get(WILDCARDS))
    : NOBODY;
  if (wild.cut) cuts.push(shared(WILDCARDS, wild.cut, refusalOf('sharedWildcard')));
  return {
    advancing: [
      ...sorted(direct).map(({ one, why }) => ({ performanceId: one.performanceId, why, wildcard: false })),
      ...wild.taken.map(({ one }, index) => ({
        performanceId: one.performanceId,
        why: wildcardWords(index + 1, one.result?.shown),
        wildcard: true,
      })),
    ],
    cuts,
  };
}

const WILDCARDS = 'wildcards';
const NOBODY: Taken = { taken: [], cut: null };

const restPlaced = (rest: readonly Contender[], oneGroup: boolean): Placed[] =>
  oneGroup ? byRank(rest, (one) => one.rank) : byResult(rest);

const shared = (
  id: string,
  { seats, among, settled }: NonNullable<Taken['cut']>,
  why: string,
): SharedCut => ({
  id,
  seats,
  among: among.map(({ one }) => one.performanceId),
  why,
  settled,
});
