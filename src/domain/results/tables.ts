/** Which tables a result has, and how they are revealed. */
import type { Standings } from '../tabulation/standings.ts';
import { hasFavourite } from './awards.ts';
import type { CertifiedTable } from './certified.ts';
import { type RevealScript, type Telling, withoutLast } from './reveal-script.ts';
import type { TableKind } from './table-kind.ts';
import { audienceTitle, type ProgrammeEntry, WHOLE_RESULT } from './telling.ts';

/**
 * The tables to be revealed: the result, or one for each category that is ranked by itself; and the audience's table
 * where there is a favourite.
 * @param polls the polls that are part of the audience's score
 */
export function revealTables(
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
 * A table for rehearsing the reveal where nobody scored: all acts without scores, in the order of their ids. Ids are
 * drawn at random, so the order means nothing, but it is the same every time.
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

/** How a table may be revealed: with somebody under age in the show, without the last place. */
export const withoutLastForMinors = (table: Directed, minors: boolean): Directed =>
  minors
    ? { ...table, telling: withoutLast(table.telling, Math.max(1, ...table.rows.map(({ rank }) => rank))) }
    : table;

/**
 * The tables of a document that is made again, revealed as before where the script still allows it. `before` is needed
 * because the ages that spared the last place may have been erased since, and documents from before there were scripts
 * hold no telling.
 */
export const revealedAsBefore = (
  before: readonly CertifiedTable[],
  tables: readonly Directed[],
  script: RevealScript,
): CertifiedTable[] =>
  tables.map((table, at) => {
    const was = before[at]?.telling;
    const { telling, ...untold } = table;
    if (was === undefined) return script.length === 0 ? untold : table;
    const spared = withoutLastForMinors(table, true);
    return was.from === spared.telling.from && was.from !== telling.from ? spared : table;
  });

/** The categories in running order of their first act; acts without a category form one of their own. */
function categoriesOf(standings: Standings, programme: readonly ProgrammeEntry[]) {
  const ofAct = new Map(standings.performances.map((row) => [row.performanceId, row.categoryId]));
  const titles = new Map(
    programme.map((entry) => [ofAct.get(entry.performanceId) ?? '', entry.category] as const),
  );
  return [...titles].map(([categoryId, title]) => ({ categoryId, title }));
}
