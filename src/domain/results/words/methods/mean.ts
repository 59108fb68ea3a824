import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';

export const mean: MethodWords = {
  rules: ({ say }) => [say('regulations.mean')],
  steps: stepsByCriterion,
};
