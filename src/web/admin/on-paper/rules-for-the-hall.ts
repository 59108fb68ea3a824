/** How the winner is found, as a hall reads it on paper. It is known in English alone. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { rulesInWords } from '#domain/results/words/rules.ts';
import { completeRules } from '#domain/tabulation/rules.ts';

/** As many as half a page has room for. */
export const MOST_LETTERS = 600;

/** Weights stand on the judges' sheets, and decimals matter to nobody who listens. */
const NOT_FOR_THE_HALL = /^(?:Weights|Figures)\b/;

/** As many of the rules as there is room for. */
export function rulesForTheHall(rules: AnswerOf<typeof resultsEndpoints.scoring>['rules']): string {
  let text = '';
  for (const line of rulesInWords(completeRules(rules), []))
    if (!NOT_FOR_THE_HALL.test(line) && text.length + line.length < MOST_LETTERS) text += `${line} `;
  return text.trim();
}
