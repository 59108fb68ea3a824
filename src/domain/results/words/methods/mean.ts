import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';

/** `mean` in words. */
export const mean: MethodWords = {
  rules: () => ['On each criterion the mean of the judges; weighted, these are added.'],
  steps: stepsByCriterion,
};
