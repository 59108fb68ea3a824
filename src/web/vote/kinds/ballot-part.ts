/** What the ballot shows for one kind of poll, in the reader's words. The kind's rules stand in `#domain/voting/kinds`. */
import type { ReactNode } from 'react';
import type { Candidate, VotersPoll } from '../use-ballot.ts';

export interface RowsProps {
  poll: VotersPoll;
  /** The acts to show now. */
  acts: readonly Candidate[];
  /** Picks as they are sent; in a ranking an empty one keeps a place free. */
  chosen: readonly string[];
  busy: boolean;
  onChange: (chosen: string[]) => void;
}

export interface BallotPart {
  /** The acts, each with what can be pressed on it. */
  Rows: (props: RowsProps) => ReactNode;
  /** Of the acts exactly one is chosen. */
  isOne: boolean;
  /** Above acts that have several buttons; nothing where a row is one press. */
  hint: (() => string) | null;
  /** On the button before anything is chosen. */
  before: () => string;
  /** On the button for so many acts; null where it names the act or says how many. */
  send: (acts: number) => string | null;
  /** A mark as it is said; null where acts get none. */
  mark: ((mark: number) => string) | null;
  /** Above what acts were given, so far or in the end. */
  figures: (closed: boolean) => string;
}
