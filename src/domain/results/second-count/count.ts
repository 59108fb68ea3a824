/**
 * The second count: a round tabulated once more in exact fractions, by code written from docs/tabulation.md and
 * independent of the tabulation. It yields everything that a place is made from, in the shape of the standings,
 * without the judges' agreement, which decides nothing.
 */
import { ENGINE } from '../../tabulation/engines.ts';
import type { PerformanceStanding, Standings } from '../../tabulation/standings.ts';
import type { TabulationInput } from '../../tabulation/types.ts';
import { spansOf } from './by-ranks.ts';
import { withCallsCounted } from './calls.ts';
import { highestWins } from './combined.ts';
import { exact } from './fractions.ts';
import { placeText, rowOf } from './rows.ts';
import { actsOf, type ScoredAct } from './sheets.ts';
import { carriedBy, placesByOneVote, type RankedTable, type SharedRank, tableOf } from './table.ts';
import { writtenRules } from './written-rules.ts';

/** The standings without `agreement`. */
export type SecondCount = Omit<Standings, 'agreement'>;

/** Counts a round from the same input as the first count, by rules that are written a second time. */
export function countAgain(given: TabulationInput): SecondCount {
  const rules = writtenRules(given.rules);
  const input = rules.calls ? withCallsCounted(given, rules.calls) : given;
  const engine = input.engine ?? ENGINE;
  const acts = actsOf(input, rules, engine);
  const tables = [
    ...Map.groupBy(acts, (act) => (rules.scope === 'category' ? act.performance.categoryId : '')).values(),
  ].map((together) => ({ acts: together, table: tableOf(together, input, rules, engine) }));
  const counts = ({ table }: (typeof tables)[number]) => table.audience?.summary.counted === true;
  // Up to version 4 a category whose votes did not count had a favourite where those of another did.
  const none = engine > 4 && tables.some(counts) ? { audiencePlaces: new Map() } : {};
  const voted = placesByOneVote(acts, input, rules, engine);
  const order = tables.flatMap((one) =>
    inOrder(one.acts, {
      ...one.table,
      ...(!counts(one) && none),
      ...(voted && { audiencePlaces: voted }),
    }),
  );
  const inCategory = categoryPlaces(order);
  const performances = order.map(
    ({ act, table, place }): PerformanceStanding =>
      rowOf(act, table, place, inCategory.get(act) ?? null, rules, carriedBy(input, act)),
  );
  const summaries = tables.flatMap(({ table }) => table.audience?.summary ?? []);
  return {
    engine,
    method: rules.method,
    rules,
    better: highestWins(rules) ? 'higher' : 'lower',
    complete: performances.every(
      ({ missing, blocked }) => missing.length === 0 && (blocked === null || blocked === 'guest'),
    ),
    judges: input.judges.map(({ id, name, head, weight, criterionIds, jury }) => ({
      id,
      name,
      head: head === true,
      ...(weight !== undefined && { weight }),
      ...(criterionIds && { criterionIds }),
      ...(jury !== undefined && { jury }),
    })),
    criteria: input.criteria.map(({ id, name, weight, step, categoryId, subtractsFrom, max }) => ({
      id,
      name,
      weight,
      step,
      categoryId: categoryId ?? null,
      ...(subtractsFrom !== undefined && { subtractsFrom, max }),
    })),
    performances,
    shared: tables.flatMap(({ table }) => sharedIn(table)),
    audience: summaries.find(({ counted }) => counted) ?? summaries[0] ?? null,
  };
}

/** The acts of a table, best first, then those without a place in running order. */
function inOrder(acts: readonly ScoredAct[], table: RankedTable) {
  let rank = 1;
  const placed = table.classes.flatMap((tied) => {
    const place = { rank, shared: tied.length };
    rank += tied.length;
    return tied.map((act) => ({ act, table, place: place as SharedRank | null }));
  });
  const unplaced = acts
    .filter((act) => !table.results.has(act))
    .map((act) => ({ act, table, place: null as SharedRank | null }));
  return [...placed, ...unplaced];
}

/** Each act's place within its category, by the final order. */
function categoryPlaces(
  order: readonly { act: ScoredAct; place: SharedRank | null }[],
): Map<ScoredAct, SharedRank> {
  const placed = order.flatMap(({ act, place }) => (place ? [{ act, rank: place.rank }] : []));
  const byCategory = Map.groupBy(placed, ({ act }) => act.performance.categoryId);
  return new Map(
    [...byCategory.values()].flatMap((entries) => {
      const ranks = new Map(entries.map(({ act, rank }) => [act, exact(rank)]));
      const spans = spansOf(ranks, 'lowest');
      return [...spans].map(([act, { first, tied }]): [ScoredAct, SharedRank] => [
        act,
        { rank: first, shared: tied },
      ]);
    }),
  );
}

const sharedIn = (table: RankedTable): Standings['shared'] => {
  let rank = 1;
  return table.classes.flatMap((tied) => {
    const place = placeText({ rank, shared: tied.length });
    rank += tied.length;
    return tied.length > 1 ? [{ place, performanceIds: tied.map(({ performance }) => performance.id) }] : [];
  });
};
