/** The tables that a result is told by. */

/** Which table of a result: everybody's or one category's by the result, or the audience's own. */
export interface TableKind {
  kind: 'result' | 'audience';
  categoryId: string | null;
  /** The acts that could be voted for, for the audience's table; others have no place in it. */
  candidateIds?: readonly string[];
}
