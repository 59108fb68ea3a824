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

/** Below this many ballots only totals are published; so many of each kind of voter, for the list names the kind. */
const FEWEST_LISTED = 20;

/** Whether so few voted that a list of the ballots would tell whose some of them are. `codes` of them came by a code. */
export const tooFewToList = ({ ballots, codes }: { ballots: number; codes: number }): boolean =>
  ballots < FEWEST_LISTED ||
  [codes, ballots - codes].some((ofAKind) => ofAKind > 0 && ofAKind < FEWEST_LISTED);
