/** A poll's list of ballots as text, for its digest. */
import type { VoterKind } from './voter.ts';

/** One voter's ballot in a published list. */
export interface ListedBallot {
  receipt: string;
  /** Performances with what each was given, as the list shows them. */
  choice: readonly string[];
  by: VoterKind;
  /** It was set aside with others that look scripted, and counts for nobody. */
  aside: boolean;
}

/** One line: canonical JSON, so that lines in their own order are in the order of their receipts. */
export const listLine = ({ receipt, choice, by, aside }: ListedBallot): string =>
  `${JSON.stringify([receipt, choice, by, aside])}\n`;
