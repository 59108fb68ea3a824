/** The words that the MC says, made from what is known. Pure; the act's own line is the organisers' and stands apart. */

import type { McView } from '#contract/live/views.ts';
import { isOpen } from '#domain/voting/poll.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { takesCodes } from '#domain/voting/voter.ts';
import { listed, oneByOne, plainAddress, showDecimal } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';

export type Announcement = NonNullable<NonNullable<McView['reveal']>['shown']>;

/** "Third place", "Joint third place", "Winner", "Joint winners". */
export function placeWords({
  kind,
  place,
  tied,
  winner,
}: Pick<Announcement, 'kind' | 'place' | 'tied' | 'winner'>): string {
  if (kind === 'two_left') return say('mc.twoLeft');
  if (kind === 'board') return say('mc.board');
  if (winner) return tied ? say('mc.jointWinners') : say('mc.winner');
  return tied ? say('mc.jointPlace', { place }) : say('mc.place', { place });
}

/** A name inside a sentence, kept apart from the direction of the words around it. */
export const inSentence = (name: string): string => `\u2068${name}\u2069`;

/** The sentence for one card, with exactly the names on it. */
export function announcementWords(card: Announcement): string {
  const { place, title, entries } = card;
  const names = listed(entries.map((entry) => inSentence(entry.stageName)));
  if (card.kind === 'two_left') return say('mc.sayTwoLeft', { names });
  if (card.kind === 'board') return say('mc.sayBoard');
  if (card.winner && card.light === 'paper')
    return say('mc.sayFavourite', { award: inSentence(title), names });
  if (card.prize) return say('mc.sayPrize', { award: inSentence(title), names });
  if (card.winner) return card.tied ? say('mc.sayWinners', { names }) : say('mc.sayWinner', { name: names });
  return card.tied
    ? say('mc.sayJointPlace', { place, count: entries.length, names })
    : say('mc.sayPlace', { place, name: names });
}

type SaidPoll = NonNullable<McView['poll']>;

/** What the audience is asked to do, as a sentence: "Choose up to three acts." */
export function askWords({
  method,
  maxChoices,
  candidateCount,
}: Pick<SaidPoll, 'method' | 'maxChoices' | 'candidateCount'>): string {
  const most = Math.min(maxChoices, candidateCount);
  return POLL_KINDS[method].said(say, most);
}

type AskedPoll = Pick<
  SaidPoll,
  'title' | 'practice' | 'method' | 'maxChoices' | 'candidateCount' | 'voters' | 'state'
>;

/**
 * Everything the MC says while a vote is open or about to be. `codeOnScreen`: whether the hall sees the code that leads
 * there; before the vote opens it is taken to come with it.
 */
export function voteWords(poll: AskedPoll, address: string, codeOnScreen: boolean): string {
  const scanned = codeOnScreen || !isOpen(poll);
  return oneByOne([
    say(poll.practice ? 'mc.votePractice' : 'mc.voteTurn', { title: inSentence(poll.title) }),
    askWords(poll),
    say(scanned ? 'mc.voteWhere' : 'mc.voteTyped', { address: spokenAddress(address) }),
    ...(poll.voters === 'room' && scanned ? [say('mc.voteRoom')] : []),
    ...(takesCodes(poll.voters) ? [say('mc.voteCards')] : []),
    say('mc.voteOnce'),
  ]);
}

/** The address at which people vote as it is said aloud, without "http" and the slash at the end. */
export const spokenAddress = (address: string): string => `${plainAddress(address)}/vote`;

/** What an act of the card has: its score, or how many votes; empty where no figure is told. */
export function figureWords({ inVotes }: Pick<Announcement, 'inVotes'>, score: string | null): string {
  if (score === null) return '';
  return inVotes ? say('night.votesFor', { count: Number(score) }) : showDecimal(score);
}
