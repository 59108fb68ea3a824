import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';
import { assignedTo, counted } from '../told.ts';

/** `sum` in words. */
export const sum: MethodWords = {
  rules: ({ missing }, engine) => [
    engine === 1 && missing === 'zero'
      ? 'On each criterion the sum of the judges; weighted, these are added.'
      : 'On each criterion the sum of the judges, brought up to all judges of the act where some are out; weighted, these are added.',
  ],
  steps: (told, row) =>
    stepsByCriterion(told, row, ({ used }, { panel }, p) => {
      const assigned = assignedTo(told, p);
      const asGiven = used === assigned || (panel.engine === 1 && panel.rules.missing === 'zero');
      return asGiven ? 'sum' : `sum of ${counted(used, 'judge')} brought up to ${assigned}`;
    }),
};
