/** The event's rounds as the page holds them. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { roundsEndpoints } from '#contract/results/rounds.ts';

export type RoundList = AnswerOf<typeof roundsEndpoints.rounds>;
