/** What the letters are called, and what became of one. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { mailEndpoints } from '#contract/mail/endpoints.ts';
import type { LetterKind } from '#domain/mail/letters.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { say } from '#web/ui/say.ts';

export type Letter = AnswerOf<typeof mailEndpoints.outbox>['letters'][number];

export const LETTER_WORDS = {
  received: 'texts.kindReceived',
  accepted: 'texts.kindAccepted',
  declined: 'texts.kindDeclined',
  waitlisted: 'texts.kindWaitlisted',
  reminder: 'texts.kindReminder',
  call: 'texts.kindCall',
  consent: 'texts.kindConsent',
  thanks: 'texts.kindThanks',
} as const satisfies Record<LetterKind, Line>;

const CHIPS = {
  queued: ['info', 'texts.isQueued'],
  sent: ['ok', 'texts.isSent'],
  failed: ['danger', 'texts.isFailed'],
  cancelled: ['line', 'texts.isCancelled'],
  expired: ['line', 'texts.isExpired'],
} as const;

export function LetterChip({ state }: { state: Letter['state'] }) {
  const [tone, line] = CHIPS[state];
  return <Chip tone={tone}>{say(line)}</Chip>;
}
