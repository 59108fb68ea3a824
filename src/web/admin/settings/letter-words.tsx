/** What the letters are called, and what became of one. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { mailEndpoints } from '#contract/mail/endpoints.ts';
import type { LetterKind } from '#domain/mail/letters.ts';
import { Chip } from '#web/ui/Chip.tsx';

export type Letter = AnswerOf<typeof mailEndpoints.outbox>['letters'][number];

export const LETTER_WORDS: Record<LetterKind, string> = {
  received: 'Registration received',
  accepted: 'Accepted',
  declined: 'Declined',
  waitlisted: 'On the waiting list',
  reminder: 'Reminder of what is missing',
  call: 'Call time',
  consent: 'To a parent',
  thanks: 'Thanks after the show',
};

const CHIPS = {
  queued: ['info', 'Waiting'],
  sent: ['ok', 'Sent'],
  failed: ['danger', 'Failed'],
  cancelled: ['line', 'Not sent'],
  expired: ['line', 'No longer worth sending'],
} as const;

export function LetterChip({ state }: { state: Letter['state'] }) {
  const [tone, words] = CHIPS[state];
  return <Chip tone={tone}>{words}</Chip>;
}
