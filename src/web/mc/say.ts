/** The words that the MC says, made from what is known. Pure; the act's own line is the organisers' and stands apart. */
import type { McView } from '#contract/live/views.ts';
import { ordinalWord } from '#domain/tabulation/ordinals.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { takesCodes } from '#domain/voting/voter.ts';
import { capital } from '#web/ui/words.ts';

export type Announcement = NonNullable<NonNullable<McView['reveal']>['shown']>;

/** "Third place", "Joint third place", "Winner", "Joint winners". */
export function placeWords({ place, tied, winner }: Pick<Announcement, 'place' | 'tied' | 'winner'>): string {
  if (winner) return tied ? 'Joint winners' : 'Winner';
  return tied ? `Joint ${ordinalWord(place)} place` : `${capital(ordinalWord(place))} place`;
}

/** A name inside a sentence, kept apart from the direction of the words around it. */
export const inSentence = (name: string): string => `\u2068${name}\u2069`;

/** The sentence for one card, with exactly the names on it. */
export function announcementWords(card: Announcement): string {
  const names = listed(card.entries.map((entry) => inSentence(entry.stageName)));
  if (card.winner && card.light === 'paper') return `By your votes, ${card.title} goes to ${names}.`;
  if (card.winner)
    return card.tied ? `And the winners, with the same result, are ${names}.` : `And the winner is ${names}.`;
  return card.tied
    ? `${capital(numberWord(card.entries.length))} acts share ${ordinalWord(card.place)} place: ${names}.`
    : `In ${ordinalWord(card.place)} place: ${names}.`;
}

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

type SaidPoll = NonNullable<McView['poll']>;

/** What the hall is asked to do, as a sentence: "Choose up to three acts." */
export function askWords({
  method,
  maxChoices,
  candidateCount,
}: Pick<SaidPoll, 'method' | 'maxChoices' | 'candidateCount'>): string {
  const most = Math.min(maxChoices, candidateCount);
  return POLL_KINDS[method].said(most, numberWord(most));
}

/** All that the MC says while a vote is open, or is about to. */
export const voteWords = (poll: SaidPoll, address: string): string =>
  [
    poll.practice
      ? `Let us try it once: ${poll.title}. This one counts for nothing.`
      : `It is your turn: ${poll.title}.`,
    askWords(poll),
    `Scan the code on the screen, or type ${spokenAddress(address)}.`,
    ...(poll.voters === 'room' ? ['If you typed it, enter the six signs below the picture as well.'] : []),
    ...(takesCodes(poll.voters) ? ['Have the code at hand that you were given.'] : []),
    'One vote for each of you.',
  ].join(' ');

/** Where people vote, as it is said aloud: without "http" and without a stroke at the end. */
export const spokenAddress = (address: string): string =>
  `${address.replace(/^https?:\/\//, '').replace(/\/$/, '')}/vote`;

const numberWord = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count);
