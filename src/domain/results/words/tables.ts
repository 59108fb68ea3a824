/** Tables over all acts, as such competitions print them: the Skating System's, and the crosstable of duels. */
import { METHOD_WORDS } from './methods.ts';
import type { ResultFacts } from './sources.ts';
import type { WordTable } from './table.ts';

/** The tables of a result; none under most methods. Their cells are figures alone. */
export const tablesInWords = (facts: ResultFacts): WordTable[] =>
  (METHOD_WORDS[facts.standings.method].tables?.(facts) ?? []).map((table) => ({
    ...table,
    rows: table.rows.map(({ act, cells }) => ({ act, cells: cells.map(facts.voice.number) })),
  }));
