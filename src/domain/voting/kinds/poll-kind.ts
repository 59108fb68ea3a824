/**
 * What sets one kind of poll apart, as far as anything but its own file has to know it: what a ballot may hold, what
 * acts are put in order by, and the words. How its ballot looks stands in `src/web/vote/kinds`.
 */

import type { LineWith, Say } from '../../messages/catalogue.ts';
import type { PollFacts } from '../../tabulation/types.ts';

/** The marks that a ballot gives acts, written `id:mark`. */
export interface Marks {
  least: number;
  most: number;
  /** One mark in words: "4 of 5". */
  words(say: Say, mark: number): string;
  /** What a voter is told whose mark is none of these. */
  fault: string;
}

/** What `maxChoices` says, where the organiser is asked for it. */
export interface Most {
  label: LineWith<object>;
  highest: number;
  hint: LineWith<{ most: number }>;
  /** What is answered to more than the highest. */
  fault: string;
}

/** A poll's count. */
export interface Tally {
  /** How many voters have a ballot that counts, each counted once whatever its weight. */
  ballots: number;
  /** How many of them voted by a code. */
  codes: number;
  /** What each act was given, weighed: votes, stars, or points by place. An act that nobody chose is not in it. */
  votes: Record<string, number>;
  /** On how many ballots each act stands, weighed: a rating's mean is `votes` through this. */
  voters: Record<string, number>;
  /** The ballots themselves, where acts are held against each other on each. */
  compared?: ComparedBallots;
}

/** Ballots one after the other, in numbers alone: thousands of them are gone through at once, and given to threads. */
export interface ComparedBallots {
  acts: string[];
  /** What the ballots give: ten times the index of an act, and its mark. */
  picks: number[];
  /** Where each ballot ends in `picks`, and how often it counts. */
  ends: number[];
  worths: number[];
}

export interface PollKind {
  /** In the list of kinds: "Put acts in order". */
  name: LineWith<object>;
  /** Null where a ballot names acts and nothing else. */
  marks: Marks | null;
  /** The order of a ballot's picks is part of the choice: the first gets as many points as there are places. */
  inOrder: boolean;
  most: Most | null;
  /** How many acts one ballot may name. */
  mostPicks(maxChoices: number, candidates: number): number;
  /** How many acts it has room for; null where any number. */
  mostActs: number | null;
  /** Acts are held against each other on each ballot, so that the ballots themselves are kept in a count. */
  compares: boolean;
  /** What a count says of some acts: what the result is made from. */
  facts(tally: Tally, acts: readonly string[]): PollFacts;
  /** What figures are told as; of places the lower is better. */
  figureText(figure: number): string;
  lowerFirst: boolean;
  /** How the order was found, a sentence each, where the figures do not say it. */
  why(say: Say, facts: PollFacts, nameOf: (act: string) => string): string[];
  /** What the figures are: "votes". */
  unit: LineWith<object>;
  /** What a published list tells of each act. */
  columns: readonly { head: LineWith<object>; of: 'votes' | 'voters' | 'figure' }[];
  /** On how many points stand behind a place, where the figures do not say it. */
  note(say: Say, maxChoices: number): string;
  /** What the ballot asks for, as a heading: "Choose up to 3 acts". */
  asks(say: Say, most: number): string;
  /** The same among how many: "Choose up to 3 of 8 acts". */
  among(say: Say, most: number, count: number): string;
  /** The same as the MC says it, as a sentence. */
  said(say: Say, most: number): string;
}

/** Each act with what a count has of it. */
export const ofEach = (acts: readonly string[], given: Readonly<Record<string, number>>) =>
  Object.fromEntries(acts.map((act) => [act, given[act] ?? 0]));

/** A kind whose figures are whole numbers of something that was given. */
export const COUNTED = {
  marks: null,
  inOrder: false,
  most: null,
  mostActs: null,
  compares: false,
  facts: ({ votes }: Tally, acts: readonly string[]) => ({ counts: ofEach(acts, votes) }),
  figureText: String,
  lowerFirst: false,
  why: () => [],
  note: () => '',
} satisfies Partial<PollKind>;
