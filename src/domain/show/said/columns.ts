/**
 * What each kind of screen says at each moment of the evening: a column holds, for every moment, the sentence, the
 * picture and the action. Sentences are keys of the message catalogue; `fillIn` says them in the reader's language.
 */
import { type LineWith, type Say, sayWith } from '#domain/messages/catalogue.ts';
import type { Moment } from '../moments.ts';

/** What fills the blanks of the sentences that screens say through the evening. */
export interface NightBlanks {
  /** "The show", or the round's name. */
  show: string;
  /** "The show is over", "Heat 1 is over". */
  over: string;
  /** What comes after it, as a sentence. */
  after: string;
  /** Whether the show has several rounds, of which this is one. */
  several: 'yes' | 'no';
  /** Whether the evening ends with this round. */
  last: 'yes' | 'no';
  follows: string;
  /** Whether what is waited for is so far off that its date is named. */
  far: 'yes' | 'no';
  /** The name of the present cue ("Interval"). */
  title: string;
  /** The number of the act after which voting opens. */
  number: number;
  /** When what is waited for comes, as a clock time. */
  time: string;
}

/** The name of a sentence of the catalogue that needs no other blanks than `NightBlanks`. */
export type NightLine = LineWith<NightBlanks>;

/** One sentence for each way in which a vote may still come; null where nothing is said. */
export type ByVote = { after: NightLine; later: NightLine; none: NightLine | null };
/** Whether a vote comes after a known act, later, or not at all. */
export type VoteToCome = keyof ByVote;

/** What one kind of screen says at each moment. */
export type Column<Said> = Readonly<Record<Moment, Said>>;

/** The moments before anything of the show is seen. */
export const BEFORE_SHOW = ['before_doors', 'doors', 'holding'] as const;
/** The moments while the running order goes on, but for its intervals and votes. */
export const IN_THE_ORDER = ['opening', 'standing_by', 'on_stage', 'scoring', 'between', 'cue'] as const;
/** The moments while votes are taken. */
export const VOTE_OPEN = ['vote_open', 'last_ten'] as const;
/** The moments after a vote, before anything is said of results. */
export const VOTE_OVER = ['vote_closed', 'votes_in'] as const;
/** The moments before the first place is told. */
export const RESULTS_AWAITED = ['counting', 'results_ready'] as const;

/** A part of a column in which all of these moments say the same. */
export const at = <M extends Moment, const Said>(moments: readonly M[], said: Said): Record<M, Said> =>
  Object.fromEntries(moments.map((moment) => [moment, said])) as Record<M, Said>;

/** A sentence of the evening in the reader's language, with its blanks filled in. */
export const fillIn = (say: Say, line: NightLine, named: NightBlanks): string => sayWith(say, line, named);

/** The line to say, which may depend on how the next vote stands; null where nothing is said. */
export const lineFor = <L extends NightLine | ByVote>(line: L, vote: VoteToCome): NightLine | null =>
  typeof line === 'string' ? line : line[vote];

/** How the next vote stands: after a known act, later, or none. */
export const voteToCome = (poll: { opensAfterNumber: number | null } | null): VoteToCome =>
  poll === null ? 'none' : poll.opensAfterNumber === null ? 'later' : 'after';
