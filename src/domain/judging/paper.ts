/** Compares what two people read from one paper scoresheet. */
import { type Marks, markOf } from './total.ts';

/** What one person read. An abstained sheet has no marks. */
export interface PaperReading {
  marks: Marks;
  abstained: boolean;
}

/**
 * A difference between two readings, in steps. For `abstained` (the box "does not score this act") 1 is ticked, 0 not.
 */
export interface ReadingDifference {
  criterionId: string;
  first: number | null;
  second: number | null;
}

/** All differences between two readings of a sheet, in the form's order; empty when they agree. */
export function readingDifferences(
  criteria: readonly { id: string }[],
  first: PaperReading,
  second: PaperReading,
): ReadingDifference[] {
  const box: ReadingDifference[] =
    first.abstained === second.abstained
      ? []
      : [{ criterionId: 'abstained', first: Number(first.abstained), second: Number(second.abstained) }];
  const marks = criteria.map(({ id }) => ({
    criterionId: id,
    first: first.abstained ? null : markOf(first.marks, id),
    second: second.abstained ? null : markOf(second.marks, id),
  }));
  return [...box, ...marks.filter((one) => one.first !== one.second)];
}
