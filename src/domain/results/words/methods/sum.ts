import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';

export const sum: MethodWords = {
  rules: ({ say }, { missing }, engine) => [
    say(engine === 1 && missing === 'zero' ? 'regulations.sumAsGiven' : 'regulations.sum'),
  ],
  steps: stepsByCriterion,
};
