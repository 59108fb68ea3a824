/** A poll's list of ballots as text, for its digest. */
import type { VoterKind } from './voter.ts';

/** A ballot in a published list. */
export interface ListedBallot {
  receipt: string;
  /** The picks as the list shows them: performances with what each was given. */
  choice: readonly string[];
  by: VoterKind;
  /** Set aside with others that look scripted, so that it does not count. */
  aside: boolean;
}

/** A ballot as one line of canonical JSON. Sorted lines are sorted by receipt. */
export const listLine = ({ receipt, choice, by, aside }: ListedBallot): string =>
  `${JSON.stringify([receipt, choice, by, aside])}\n`;
