/** What the letters are called. */
import type { LetterKind } from '#domain/mail/letters.ts';

export const LETTER_WORDS: Record<LetterKind, string> = {
  received: 'Registration received',
  accepted: 'Accepted',
  declined: 'Declined',
  waitlisted: 'On the waiting list',
  reminder: 'Reminder of what is missing',
  call: 'Call time',
  consent: 'To a parent',
};
