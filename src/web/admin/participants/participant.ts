/** One act, as the organisers' calls answer it. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';

export type Participant = AnswerOf<typeof registrationEndpoints.participant>;
