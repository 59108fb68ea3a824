import type { MethodWords } from '../method-words.ts';
import { orderOfTotals, stepsByWorth } from '../ranks.ts';

export const exponentialRank: MethodWords = {
  rules: (voice, rules, engine) => {
    const { top, rate } = rules.exponential;
    const line = engine === 1 ? 'regulations.exponentialByMean' : 'regulations.exponential';
    return [`${orderOfTotals(voice, rules)} ${voice.say(line, { top, rate })}`];
  },
  steps: stepsByWorth,
};
