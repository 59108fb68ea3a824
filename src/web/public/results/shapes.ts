/** The public results as this page gets them. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';

export type PublicResults = AnswerOf<typeof resultsEndpoints.results>;
export type PublicEvent = NonNullable<PublicResults['event']>;
export type PublicRound = NonNullable<PublicResults['round']>;
export type PublicTable = PublicResults['tables'][number];
export type PublicRow = PublicTable['rows'][number];
export type Certificate = NonNullable<PublicResults['certificate']>;
