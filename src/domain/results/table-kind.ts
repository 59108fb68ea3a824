/**
 * Which table of a result: the ranking of all acts (`categoryId` null) or of one category, or the audience's table.
 */
export interface TableKind {
  kind: 'result' | 'audience';
  categoryId: string | null;
  /** For the audience's table: the acts that could be voted for; no other has a place in it. */
  candidateIds?: readonly string[];
}
