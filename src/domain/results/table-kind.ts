/** Which tables a result has. */
import type { NameField } from '../events/texts.ts';

/** The kinds of tables: the ranking by the rules, the audience's, and a prize given by hand with its winners. */
export const TABLE_KINDS = ['result', 'audience', 'prize'] as const;

/**
 * Which table of a result: the ranking of all acts (`categoryId` null) or of one category, the audience's table, or a
 * prize.
 */
export interface TableKind {
  kind: (typeof TABLE_KINDS)[number];
  categoryId: string | null;
  /** For the audience's table: the acts that could be voted for; no other has a place in it. */
  candidateIds?: readonly string[];
}

/** Which kind of name each kind of table has. */
const TITLE_FIELD: Readonly<Record<TableKind['kind'], NameField>> = {
  result: 'category',
  audience: 'poll',
  prize: 'award',
};

/** Which kind of name a table has. */
export const titleField = ({ kind }: Pick<TableKind, 'kind'>): NameField => TITLE_FIELD[kind];
