/** Which tables a result has. */
import type { Standings } from '../tabulation/standings.ts';
import { hasFavourite } from './awards.ts';
import type { CertifiedTable } from './certified.ts';
import { type RevealScript, type Telling, withoutLast } from './reveal-script.ts';
import type { TableKind } from './table-kind.ts';
import { audienceTitle, type ProgrammeEntry, WHOLE_RESULT } from './telling.ts';

/**
 * The tables that are told: the result, or one for each category ranked by itself; and the audience's favourite.
 * @param polls those that are part of the audience's score.
 */
export function calledTables(
  roundName: string,
  polls: readonly { title: string }[],
  standings: Standings,
  programme: readonly ProgrammeEntry[],
): (Pick<TableKind, 'kind' | 'categoryId'> & { title: string })[] {
  const results =
    standings.rules.scope === 'category'
      ? categoriesOf(standings, programme).map(({ categoryId, title }) => ({
          kind: 'result' as const,
          categoryId,
          title: title === '' ? roundName : title,
        }))
      : [{ kind: 'result' as const, categoryId: null, title: WHOLE_RESULT }];
  return polls.length > 0 && hasFavourite(standings)
    ? [...results, { kind: 'audience' as const, categoryId: null, title: audienceTitle(polls) }]
    : results;
}

/**
 * For a rehearsal in which nobody scored: all acts in an order that says nothing of them, without scores. It is that of
 * their ids, which are drawn at random for each rehearsal: the same as often as it is made.
 */
export const sampleTable = (programme: readonly ProgrammeEntry[]): CertifiedTable => ({
  kind: 'result',
  categoryId: null,
  title: 'Sample places',
  rows: programme
    .toSorted((a, b) => (a.performanceId < b.performanceId ? -1 : 1))
    .map(({ performanceId }, index) => ({
      performanceId,
      place: String(index + 1),
      rank: index + 1,
      score: null,
      carried: null,
      criteria: [],
      decidedBy: null,
    })),
  guests: [],
});

type Directed = CertifiedTable & { telling: Telling };

/** A table as it may be told: with somebody under age in the show without its last place. */
export const tellable = (table: Directed, minors: boolean): Directed =>
  minors
    ? { ...table, telling: withoutLast(table.telling, Math.max(1, ...table.rows.map(({ rank }) => rank))) }
    : table;

/**
 * The same for a document that is made again: how a table was told stays where the script still says so. Whether
 * somebody was under age may have been erased since, and a document from before there were scripts says nothing of it.
 */
export const toldLike = (
  before: readonly CertifiedTable[],
  tables: readonly Directed[],
  script: RevealScript,
): CertifiedTable[] =>
  tables.map((table, at) => {
    const was = before[at]?.telling;
    const { telling, ...untold } = table;
    if (was === undefined) return script.length === 0 ? untold : table;
    const spared = tellable(table, true);
    return was.from === spared.telling.from && was.from !== telling.from ? spared : table;
  });

/** In running order; acts without a category stand together. */
function categoriesOf(standings: Standings, programme: readonly ProgrammeEntry[]) {
  const ofAct = new Map(standings.performances.map((row) => [row.performanceId, row.categoryId]));
  const titles = new Map(
    programme.map((entry) => [ofAct.get(entry.performanceId) ?? '', entry.category] as const),
  );
  return [...titles].map(([categoryId, title]) => ({ categoryId, title }));
}
