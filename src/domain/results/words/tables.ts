/** Tables of all acts, as their field prints them: the Skating System's, and the duels of every act with every other. */
import { METHOD_WORDS } from './methods.ts';
import type { ResultFacts } from './sources.ts';
import type { WordTable } from './table.ts';

/** The tables of a result; none under most methods. */
export const tablesInWords = (told: ResultFacts): WordTable[] =>
  METHOD_WORDS[told.standings.method].tables?.(told) ?? [];
