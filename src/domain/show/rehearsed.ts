/**
 * The reveal in a rehearsal. Nothing of a rehearsal is certified, so what it tells is a result of its own: made from
 * what the rehearsal holds as its results begin, kept in the show's own steps, and thrown away with them. No result
 * of the round is ever in it, and none of it ever reaches the room that keeps results.
 */
import type { Happening } from './events.ts';
import type { LiveResult, RevealEntry, ShowFacts } from './facts.ts';
import type { RehearsedResult } from './rehearsed-result.ts';
import type { ShowState } from './state.ts';

/** Once a place of it was told it stays, as a certified result would. */
const isBegun = (state: ShowState): boolean =>
  state.rehearsed.some((table) => (state.shownSteps[table.id] ?? 0) > 0);

/**
 * Facts with the results that this show tells: in a rehearsal those that it rehearses, from the moment its results
 * begin; else what the results room holds.
 */
export function asRehearsed<F extends Pick<ShowFacts, 'results' | 'rehearsal' | 'items'>>(
  state: ShowState,
  facts: F,
): F {
  const shown = state.phase === 'results' || state.phase === 'finished' || isBegun(state);
  if (facts.rehearsal === null || !shown || state.rehearsed.length === 0) return facts;
  return { ...facts, results: state.rehearsed.map((table) => resultOf(table, facts)) };
}

const resultOf = (
  { id, title, audience, steps, published }: RehearsedResult,
  facts: Pick<ShowFacts, 'items'>,
) =>
  ({
    id,
    title,
    audience,
    state: published ? 'published' : 'rehearsed',
    steps: steps.map(({ place, entries }) => ({
      place,
      entries: entries.map(({ performanceId, score }) => entryOf(performanceId, score, facts)),
    })),
  }) satisfies LiveResult;

function entryOf(performanceId: string, score: string | null, facts: Pick<ShowFacts, 'items'>): RevealEntry {
  const item = facts.items.find((one) => one.performance?.id === performanceId);
  return {
    performanceId,
    number: item?.number ?? null,
    stageName: item?.performance?.stageName ?? '',
    pronouns: item?.performance?.pronouns ?? '',
    song: item?.performance?.song ?? '',
    pronunciation: item?.performance?.pronunciation ?? '',
    score,
  };
}

/**
 * What a decision means in a rehearsal: as its results begin they are made and kept, and what is told of them is
 * marked, so that no other room is told. Outside of one it stays as it is.
 * @param version the version that the decision makes; the tables are named by it.
 */
export function inRehearsal(
  decision: readonly Happening[],
  state: ShowState,
  facts: ShowFacts,
  version: number,
): Happening[] {
  const { rehearsal } = facts;
  if (rehearsal === null) return [...decision];
  const begins = decision.some((one) => one.kind === 'phase_entered' && one.phase === 'results');
  const marked = decision.map((one) =>
    one.kind === 'step_revealed' || one.kind === 'result_published' ? { ...one, rehearsed: true } : one,
  );
  if (!begins || isBegun(state)) return marked;
  const tables = rehearsal.tables.map((table, index) => ({
    ...table,
    id: `rehearsed${version}x${index}`,
    published: false,
  }));
  return [...marked, { kind: 'result_rehearsed', tables }];
}
