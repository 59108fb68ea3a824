import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';

/** `mean` in words. */
export const mean: MethodWords = {
  rules: ({ say }) => [say('regulations.mean')],
  steps: stepsByCriterion,
};
