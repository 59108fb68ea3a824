/** A scoresheet as the rooms hold it: its row with the marks read. */
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';

type ScoresheetRow = Selectable<Tables['scoresheet']>;

/** A scoresheet with its marks read: criterion id → steps. */
export type Scoresheet = Omit<ScoresheetRow, 'marks' | 'abstained'> & {
  marks: Record<string, number>;
  abstained: boolean;
};

/** A row of the table as a `Scoresheet`. */
export const readScoresheet = (row: ScoresheetRow): Scoresheet => ({
  ...row,
  marks: JSON.parse(row.marks),
  abstained: row.abstained === 1,
});
