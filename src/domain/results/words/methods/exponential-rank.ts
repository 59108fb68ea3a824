import type { MethodWords } from '../method-words.ts';
import { orderOfTotals, stepsByWorth } from '../ranks.ts';

/** `exponential_rank` in words. */
export const exponentialRank: MethodWords = {
  rules: (rules, engine) => {
    const { top, rate } = rules.exponential;
    const shared =
      engine === 1
        ? 'equal totals have what their mean rank is worth'
        : 'equal totals share what the ranks they span are worth';
    return [
      `${orderOfTotals(rules)} turned to ranks and these to weights, ${top} × e^(−${rate} × (rank − 1)); ${shared}. The weights are added, brought up to all judges where some are out.`,
    ];
  },
  steps: stepsByWorth,
};
