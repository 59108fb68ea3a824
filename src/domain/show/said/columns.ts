/**
 * The shape of the table *moment × who looks*: each column says for every moment which sentence, which picture and which
 * action. Sentences are names of lines in the catalogue; `fillIn` says them in the reader's language.
 */
import { type LineWith, type Say, sayWith } from '#domain/messages/catalogue.ts';
import type { Moment } from '../moments.ts';

/** What the sentences of the night may name. */
export interface Named {
  /** "The show", or the name of a round. */
  show: string;
  /** "The show is over", "Heat 1 is over". */
  over: string;
  /** What people are told after it, as a sentence. */
  after: string;
  /** Whether the evening ends with this round, as a word for sentences that differ. */
  last: 'yes' | 'no';
  follows: string;
  /** Whether what is waited for is so far away that its date is told. */
  far: 'yes' | 'no';
  /** What the present cue is called ("Interval"). */
  title: string;
  /** The act after which voting opens. */
  number: number;
  /** When what is waited for comes, as a clock time. */
  time: string;
}

export type NightLine = LineWith<Named>;

/** A sentence that names nothing. */
export type PlainLine = LineWith<object>;

/** One sentence, or one for each way in which a vote may still be to come. */
export type ByVote = { after: NightLine; later: NightLine; none: NightLine | null };
export type VoteToCome = keyof ByVote;

export type Column<Said> = Readonly<Record<Moment, Said>>;

/** Says a line with what it names. */
export const fillIn = (say: Say, line: NightLine, named: Named): string => sayWith(say, line, named);

/** The line for how the next vote stands. */
export const lineFor = <L extends NightLine | ByVote>(line: L, vote: VoteToCome): NightLine | null =>
  typeof line === 'string' ? line : line[vote];

/** Where a vote stands that is still to come: after an act that has not been, later, or none at all. */
export const voteToCome = (poll: { opensAfterNumber: number | null } | null): VoteToCome =>
  poll === null ? 'none' : poll.opensAfterNumber === null ? 'later' : 'after';
