/** Comparing what two people read off one paper scoresheet. */
import { type Marks, markOf } from './total.ts';

/** One person's reading. An abstained sheet has no marks. */
export interface Typing {
  marks: Marks;
  abstained: boolean;
}

/** Where two readings differ, in steps. `abstained` stands for the box "does not score this act", as 1 and 0. */
export interface TypingDifference {
  criterionId: string;
  first: number | null;
  second: number | null;
}

/** Every difference between two readings of one sheet, in the form's order; empty when they say the same. */
export function typingDifferences(
  criteria: readonly { id: string }[],
  first: Typing,
  second: Typing,
): TypingDifference[] {
  const box: TypingDifference[] =
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
