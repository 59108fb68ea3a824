/**
 * What sets one kind of poll apart, as far as anything but its own file has to know it: what a ballot may hold, what
 * acts are put in order by, and the words. How its ballot looks stands in `src/web/vote/kinds`.
 */

/** The marks that a ballot gives acts, written `id:mark`. */
export interface Marks {
  least: number;
  most: number;
  /** One mark in words: "4 of 5". */
  words(mark: number): string;
  /** What a voter is told whose mark is none of these. */
  fault: string;
}

/** What `maxChoices` says, where the organiser is asked for it. */
export interface Most {
  label: string;
  highest: number;
  hint(most: number): string;
  /** What is answered to more than the highest. */
  fault: string;
}

/** What an act was given in all, weighed: votes, stars or points; and on how many ballots it stands. */
export interface Given {
  votes: number;
  voters: number;
}

export interface PollKind {
  /** In the list of kinds: "Put acts in order". */
  name: string;
  /** Null where a ballot names acts and nothing else. */
  marks: Marks | null;
  /** The order of a ballot's picks is part of the choice: the first gets as many points as there are places. */
  inOrder: boolean;
  most: Most | null;
  /** How many acts one ballot may name. */
  mostPicks(maxChoices: number, candidates: number): number;
  /** What the result is made from: how much each act was given, or the mean of its ratings. */
  result: 'counts' | 'ratings';
  /** What puts acts in order, as a whole number. */
  figure(given: Given): number;
  figureText(figure: number): string;
  /** What the figures are: "votes". */
  unit: string;
  /** What a published list tells of each act. */
  columns: readonly { head: string; of: keyof Given | 'figure' }[];
  /** On how many points stand behind a place, where the figures do not say it. */
  note(maxChoices: number): string;
  /** What the ballot asks for, as a heading: "Choose up to 3 acts". */
  asks(most: number): string;
  /** The same among how many: "Choose up to 3 of 8 acts". */
  among(most: number, acts: string): string;
  /** The same for the MC, `word` being the number as it is said. */
  said(most: number, word: string): string;
}

/** "1 act", "3 acts". */
export const actsText = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);

/** A kind whose figures are whole numbers of something that was given. */
export const COUNTED = {
  marks: null,
  inOrder: false,
  most: null,
  result: 'counts',
  figure: ({ votes }: Given) => votes,
  figureText: String,
  note: () => '',
} satisfies Partial<PollKind>;
