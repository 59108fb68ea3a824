import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';

/** `sum` in words. */
export const sum: MethodWords = {
  rules: ({ missing }, engine) => [
    engine === 1 && missing === 'zero'
      ? 'On each criterion the sum of the judges; weighted, these are added.'
      : 'On each criterion the sum of the judges, brought up to all judges of the act where some are out; weighted, these are added.',
  ],
  steps: stepsByCriterion,
};
