/** Which tables a result has, and how they are revealed. */
import type { Standings } from '../tabulation/standings.ts';
import { hasFavourite } from './awards.ts';
import type { CertifiedAward, CertifiedTable } from './certified.ts';
import { type RevealScript, type Telling, withoutLast } from './reveal-script.ts';
import type { TableKind } from './table-kind.ts';
import { audienceTitle, type ProgrammeEntry, type TableRow, WHOLE_RESULT } from './telling.ts';

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
 * A table for trying the reveal where nobody scored: all acts without scores, in the order of their ids. Ids are
 * drawn at random, so the order means nothing, but it is the same every time.
 */
export const sampleTable = (programme: readonly ProgrammeEntry[]): CertifiedTable => ({
  kind: 'result',
  categoryId: null,
  title: 'Sample places',
  rows: shuffled(programme).map((performanceId, index) => unscoredRow(performanceId, index + 1)),
  guests: [],
});

/** The ids of all acts in an order that means nothing and is the same every time. */
const shuffled = (programme: readonly ProgrammeEntry[]): string[] =>
  programme.map(({ performanceId }) => performanceId).toSorted();

/** A row for an act on this place, without figures. */
export const unscoredRow = (performanceId: string, rank: number): TableRow => ({
  performanceId,
  place: String(rank),
  rank,
  score: null,
  carried: null,
  criteria: [],
  decidedBy: null,
});

/**
 * A table for each prize that is given by hand and has winners who were on stage. Awards of one title are one prize:
 * their winners stand together.
 * @param isSample where the reveal is only tried: a prize without a winner gets one for show
 */
export function prizeTables(
  awards: readonly Pick<CertifiedAward, 'kind' | 'title' | 'performanceIds'>[],
  programme: readonly ProgrammeEntry[],
  isSample: boolean,
): CertifiedTable[] {
  const acts = programme.map(({ performanceId }) => performanceId);
  const drawn = acts.toSorted();
  const prizes = Map.groupBy(
    awards.filter(({ kind }) => kind === 'special'),
    ({ title }) => title,
  );
  return [...prizes].flatMap(([title, given], at) => {
    const winners = new Set(given.flatMap(({ performanceIds }) => performanceIds));
    const sample = isSample && winners.size === 0 ? drawn[at % drawn.length] : undefined;
    const rows = acts.filter((id) => winners.has(id) || id === sample).map((id) => unscoredRow(id, 1));
    const shared = rows.length > 1 ? rows.map((row) => ({ ...row, place: '1=' })) : rows;
    return rows.length > 0
      ? [{ kind: 'prize' as const, categoryId: null, title, rows: shared, guests: [] }]
      : [];
  });
}

/**
 * The tables that are revealed on stage. Prizes that the script leaves out are not (nothing else can be left out).
 * What a prize is for is read out with it, unless the script has other words.
 */
export const revealedOnStage = (
  tables: readonly Directed[],
  awards: readonly Pick<CertifiedAward, 'kind' | 'title' | 'reason'>[],
): Directed[] =>
  tables
    .filter(({ kind, telling }) => kind !== 'prize' || !telling.untold)
    .map((table) => {
      const { telling } = table;
      const { words } = telling;
      const reasons = awards.flatMap(({ kind, title, reason }) =>
        table.kind === 'prize' && kind === 'special' && title === table.title && reason !== ''
          ? [reason]
          : [],
      );
      return words.winner === '' && reasons.length > 0
        ? { ...table, telling: { ...telling, words: { ...words, winner: [...new Set(reasons)].join('\n') } } }
        : table;
    });

type Directed = CertifiedTable & { telling: Telling };

/** How a table may be revealed: with somebody under age in the show, without the last place. */
export const withoutLastForMinors = (table: Directed, minors: boolean): Directed =>
  minors
    ? { ...table, telling: withoutLast(table.telling, Math.max(1, ...table.rows.map(({ rank }) => rank))) }
    : table;

/**
 * The tables of a document that is made again, revealed as before where the script still allows it. `before` is needed
 * because the ages that spared the last place may have been erased since, documents from before there were scripts hold
 * no telling, and older ones revealed no prizes.
 */
export const revealedAsBefore = (
  before: readonly CertifiedTable[],
  tables: readonly Directed[],
  script: RevealScript,
): CertifiedTable[] => {
  const revealed = (table: Directed) =>
    table.kind !== 'prize' || before.some(({ kind, title }) => kind === 'prize' && title === table.title);
  return tables.filter(revealed).map((table, at) => {
    const was = before[at]?.telling;
    const { telling, ...untold } = table;
    if (was === undefined) return script.length === 0 ? untold : table;
    const spared = withoutLastForMinors(table, true);
    return was.from === spared.telling.from && was.from !== telling.from ? spared : table;
  });
};

/** The categories in running order of their first act; acts without a category form one of their own. */
function categoriesOf(standings: Standings, programme: readonly ProgrammeEntry[]) {
  const ofAct = new Map(standings.performances.map((row) => [row.performanceId, row.categoryId]));
  const titles = new Map(
    programme.map((entry) => [ofAct.get(entry.performanceId) ?? '', entry.category] as const),
  );
  return [...titles].map(([categoryId, title]) => ({ categoryId, title }));
}
