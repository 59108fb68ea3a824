/** What a performer's own page is about. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { callEndpoints } from '#contract/show/call.ts';
import type { tracksEndpoints } from '#contract/tracks/endpoints.ts';

export type OwnStatus = AnswerOf<typeof registrationEndpoints.ownStatus>;
export type OwnTrack = AnswerOf<typeof tracksEndpoints.ownTrack>;
type CallAnswer = AnswerOf<typeof callEndpoints.ownCall>;
export type OwnEvening = Pick<CallAnswer, 'call' | 'over'>;
export type OwnActs = CallAnswer['acts'];
export type OwnCall = CallAnswer['call'];
