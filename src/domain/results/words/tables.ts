/** Tables of all acts, as their field prints them: the Skating System's, and the duels of every act with every other. */
import { METHOD_WORDS } from './methods.ts';
import type { Told } from './told.ts';
import type { ToldTable } from './told-table.ts';

/** The tables of a result; none under most methods. */
export const tablesInWords = (told: Told): ToldTable[] =>
  METHOD_WORDS[told.standings.method].tables?.(told) ?? [];
