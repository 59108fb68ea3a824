/** What a voter chose, checked against the poll's candidates and written in one canonical form. */
import type { PollMethod } from './poll.ts';

/** The rules of a poll that a choice is held against. */
export interface ChoiceRules {
  method: PollMethod;
  /** How many may be picked at most, for `pick_up_to`. */
  maxChoices: number;
  candidates: ReadonlySet<string>;
}

export type ChoiceFault = 'too_few' | 'too_many' | 'twice' | 'not_a_candidate' | 'method';

/** Why a choice cannot stand, or undefined when it can. */
export function faultOf(picks: readonly string[], rules: ChoiceRules): ChoiceFault | undefined {
  if (rules.method !== 'pick_one' && rules.method !== 'pick_up_to') return 'method';
  if (picks.length === 0) return 'too_few';
  if (picks.length > (rules.method === 'pick_one' ? 1 : rules.maxChoices)) return 'too_many';
  if (new Set(picks).size !== picks.length) return 'twice';
  return picks.every((pick) => rules.candidates.has(pick)) ? undefined : 'not_a_candidate';
}

/** One choice as text: equal choices give equal texts. Ids hold no space. */
export const choiceText = (picks: readonly string[]): string => picks.toSorted().join(' ');

/** The picks of a written choice. */
export const picksOf = (choice: string): string[] => choice.split(' ');
