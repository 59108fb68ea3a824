/** What the server says a file would do. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';

export type ImportPlan = AnswerOf<typeof peopleEndpoints.importActs>;
