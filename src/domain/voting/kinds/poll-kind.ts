/**
 * What sets one kind of poll apart for the rest of the code: what a ballot may hold, how acts are ordered, and its
 * words. The look of its ballot is in `src/web/vote/kinds`.
 */

import type { LineWith, PlainLine, Say } from '../../messages/catalogue.ts';
import type { Engine } from '../../tabulation/engines.ts';
import type { PollFacts } from '../../tabulation/types.ts';

/** The marks that a ballot gives acts, written `id:mark`. */
export interface Marks {
  least: number;
  most: number;
  /** A mark in words: "4 of 5". */
  words(say: Say, mark: number): string;
  /** What a voter with any other mark is told, in English. */
  fault: string;
}

/** The organiser's setting `maxChoices`, for kinds that have it. */
export interface MaxChoicesSetting {
  label: PlainLine;
  highest: number;
  hint: LineWith<{ most: number }>;
  /** What the organiser is told for more than `highest`, in English. */
  fault: string;
}

/** The count of a poll. */
export interface Tally {
  /** How many voters have a ballot that counts, each counted once whatever its weight. */
  ballots: number;
  /** How many of them voted by a one-time code. */
  codes: number;
  /** By act: weighted votes, stars, or points by place. Acts that nobody chose are missing. */
  votes: Record<string, number>;
  /** By act: the weighted number of ballots that name it. A mean rating is `votes` ÷ `voters`. */
  voters: Record<string, number>;
  /** The ballots themselves, only for kinds that compare acts on each ballot. */
  compared?: ComparedBallots;
}

/** Ballots as flat lists of numbers, quick to go through and to hand to other threads. */
export interface ComparedBallots {
  acts: string[];
  /** The picks of all ballots in a row, each as 10 × the act's index + its mark. */
  picks: number[];
  /** For each ballot where it ends in `picks`, and (`worths`) how often it counts. */
  ends: number[];
  worths: number[];
}

export interface PollKind {
  /** Its name in lists: "Put acts in order". */
  name: PlainLine;
  /** null where a ballot only names acts. */
  marks: Marks | null;
  /** The order of the picks matters: the first gets as many points as there are places. */
  inOrder: boolean;
  most: MaxChoicesSetting | null;
  /** How many acts one ballot may name. */
  mostPicks(maxChoices: number, candidates: number): number;
  /** The most acts such a poll can have; null: any number. */
  mostActs: number | null;
  /** Acts are compared on each ballot, so a count keeps the ballots themselves. */
  compares: boolean;
  /** The count of some acts, as the result is made from it. */
  facts(tally: Tally, acts: readonly string[]): PollFacts;
  /** A figure of `all` for display, with as many decimals as any of them has; with `lowerFirst` the lower figure is better. */
  figureText(figure: number, all: readonly (number | null)[]): string;
  lowerFirst: boolean;
  /** Sentences on how `engine` found the order, where the figures do not tell. */
  why(say: Say, facts: PollFacts, engine: Engine, nameOf: (act: string) => string): string[];
  /** The unit of the figures: "votes". */
  unit: PlainLine;
  /** The columns of a published list. */
  columns: readonly { head: PlainLine; of: 'votes' | 'voters' | 'figure' }[];
  /** A note on how many points a place gives; empty where the figures tell. */
  note(say: Say, maxChoices: number): string;
  /** The ballot's heading: "Choose up to 3 acts". */
  asks(say: Say, most: number): string;
  /** The same with the number of candidates: "Choose up to 3 of 8 acts". */
  among(say: Say, most: number, count: number): string;
  /** The same as a sentence for the MC to say. */
  said(say: Say, most: number): string;
}

/** Each act's count by its id; 0 where none is given. */
export const countsByAct = (acts: readonly string[], given: Readonly<Record<string, number>>) =>
  Object.fromEntries(acts.map((act) => [act, given[act] ?? 0]));

/** The properties that are the same in all kinds of poll whose figures are simple counts. */
export const COUNTED = {
  marks: null,
  inOrder: false,
  most: null,
  mostActs: null,
  compares: false,
  facts: ({ votes }: Tally, acts: readonly string[]) => ({ counts: countsByAct(acts, votes) }),
  figureText: String,
  lowerFirst: false,
  why: () => [],
  note: () => '',
} satisfies Partial<PollKind>;
