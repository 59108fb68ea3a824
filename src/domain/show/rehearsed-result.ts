/** What a rehearsal tells as its result. */

/** A table as a rehearsal tells it, lowest place first. What acts are called is in the running order. */
export interface RehearsedTable {
  title: string;
  audience: boolean;
  steps: { place: number; entries: { performanceId: string; score: string | null }[] }[];
}

/** The table once the rehearsal's results have begun. */
export interface RehearsedResult extends RehearsedTable {
  id: string;
  published: boolean;
}
