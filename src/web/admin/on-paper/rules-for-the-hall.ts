/** How the winner is found, as a hall reads it on paper. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { cutTo } from '#domain/messages/cut-text.ts';
import { decidingRules } from '#domain/results/words/rules.ts';
import type { Voice } from '#domain/results/words/voice.ts';
import { completeRules } from '#domain/tabulation/rules.ts';

/** The most characters for which half a page has room. */
export const MOST_LETTERS = 600;
/** As many of thanks leave the last page its room. */
export const MOST_OF_THANKS = 300;

/** The words as they are printed: what there is no room for is left out, and shown to be. */
export const roomFor = (words: string, most: number): string => {
  const all = words.trim();
  if (all.length <= most) return all;
  return `${cutTo(all, most - 1).trimEnd()}…`;
};

/** As many of the rules in words as there is room for, without weights, which stand on the judges' sheets. */
export function rulesForTheHall(
  voice: Voice,
  rules: AnswerOf<typeof resultsEndpoints.scoring>['rules'],
): string {
  let text = '';
  for (const line of decidingRules(voice, completeRules(rules), []))
    if (text.length + line.length < MOST_LETTERS) text += `${line} `;
  return text.trim();
}
