/**
 * What is sealed of a letter that is not sent: its address, its words, and how many of its tries are known to have come
 * to nothing.
 */
import type { Selectable } from 'kysely';
import type { LetterText, LetterWords } from '#domain/mail/letters.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { Keyed } from '../http/command.ts';
import type { Tables } from '../store/tables.ts';

/** The sealed part of a letter: its address and its words. */
export interface SealedLetter {
  address: string;
  subject: string;
  body: string;
  /** What the words were made of; absent in letters kept by older versions. */
  filledFrom?: { text: LetterText; words: LetterWords };
  /** Where replies go; undefined: to the sender. */
  replyTo?: string | undefined;
  /** The language it is written in; absent in letters kept by older versions. */
  language?: Language;
  /** Where the letter's one link leads, as it stands in the body. */
  link?: string | undefined;
  /** A calendar file (iCalendar) that is attached. */
  calendar?: string | undefined;
  /**
   * How many of its tries surely did not arrive; absent: none is known of. A try is counted before it is made and here
   * when its outcome is written, so that one that a power cut ended is none of these.
   */
  missed?: number;
}

/** A row of the outbox's table, as far as it says whether the letter may be there already. */
type Tried = Pick<Selectable<Tables['mail']>, 'tries' | 'letter'>;

/** A letter with its seal broken. */
export const openLetter = ({ secrets }: Keyed, letter: string): SealedLetter =>
  JSON.parse(secrets.unseal(letter));

/** A letter as it is kept. */
export const sealLetter = ({ secrets }: Keyed, letter: SealedLetter): string =>
  secrets.seal(JSON.stringify(letter));

/**
 * Whether the mail server may have taken a letter that counts as not sent: in a try that ended without its answer to
 * the whole letter, that a power cut ended, or that is under way.
 */
export const mayHaveArrived = (keyed: Keyed, { tries, letter }: Tried): boolean =>
  tries > (openLetter(keyed, letter).missed ?? 0);

/** The letter once one more of its tries surely did not arrive. */
export const missedOnce = (letter: SealedLetter): SealedLetter => ({
  ...letter,
  missed: (letter.missed ?? 0) + 1,
});

/**
 * The letter of a row whose tries are counted from 0 again. Whether it may have arrived stays: the tries that did not
 * are taken off with them, below zero where there were others.
 */
export const triedAnew = (keyed: Keyed, { tries, letter }: Tried): string => {
  const opened = openLetter(keyed, letter);
  return sealLetter(keyed, { ...opened, missed: (opened.missed ?? 0) - tries });
};
