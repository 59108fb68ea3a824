/** What every step of the form is given. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { Draft } from './draft.ts';

export type PublicEvent = AnswerOf<typeof eventsEndpoints.currentEvent>;

export interface StepProps {
  event: PublicEvent;
  /** The categories whose places are all taken. */
  full: ReadonlySet<string>;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** The message for a field, if it is wrong. */
  wrong: (name: keyof Draft | `answer-${string}`) => string | undefined;
}
