import { juryLines, juryRules } from '../juries.ts';
import type { MethodWords } from '../method-words.ts';
import { leftOutInWords, orderOfTotals, stepsByWorth } from '../ranks.ts';

export const pointsTable: MethodWords = {
  rules: (voice, rules) =>
    rules.juries
      ? juryRules(voice, rules)
      : [
          `${orderOfTotals(voice, rules)} ${voice.say(`regulations.pointsTable${rules.equalRanks ? 'Plain' : ''}`, { table: voice.numbers(rules.table) })}`,
          ...leftOutInWords(voice, rules),
        ],
  steps: (facts, row) => (facts.standings.rules.juries ? juryLines(facts, row) : stepsByWorth(facts, row)),
};
