/**
 * What a voter chose, checked against the poll's candidates and written in one canonical form.
 *
 * A pick is an act's id, or `id:stars` where acts are rated. A written choice says by itself what it gives:
 * `id` is one vote, `id:points` that many (stars, or points by place), so that the log can be counted without
 * knowing how the poll was held.
 */
import type { PollMethod } from './poll.ts';

/** The rules of a poll that a choice is held against. */
export interface ChoiceRules {
  method: PollMethod;
  /** How many may be picked at most, for `pick_up_to`; how many places there are, for `rank`. */
  maxChoices: number;
  candidates: ReadonlySet<string>;
}

/** How many places a ranking has at most. */
export const MOST_PLACES = 5;

export type ChoiceFault = 'too_few' | 'too_many' | 'twice' | 'not_a_candidate' | 'rating';

const RATED = /^([0-9a-z]+):([1-5])$/;

/** How many acts one ballot may name. */
export const mostPicks = ({ method, maxChoices, candidates }: ChoiceRules): number =>
  method === 'pick_one' ? 1 : method === 'rate' ? candidates.size : maxChoices;

/** Why a choice cannot stand, or undefined when it can. `picks` as the voter gave them; of a ranking, best first. */
export function faultOf(picks: readonly string[], rules: ChoiceRules): ChoiceFault | undefined {
  if (picks.length === 0) return 'too_few';
  if (rules.method === 'rate' && !picks.every((pick) => RATED.test(pick))) return 'rating';
  const acts = rules.method === 'rate' ? picks.map((pick) => actOf(pick)) : picks;
  if (!acts.every((act) => rules.candidates.has(act))) return 'not_a_candidate';
  if (acts.length > 1 && new Set(acts).size !== acts.length) return 'twice';
  return acts.length > mostPicks(rules) ? 'too_many' : undefined;
}

/** The act that a pick names. */
export function actOf(pick: string): string {
  const end = pick.indexOf(':');
  return end < 0 ? pick : pick.slice(0, end);
}

/** What a pick gives its act: its stars or points, or one vote. */
export function pointsOf(pick: string): number {
  const end = pick.indexOf(':');
  return end < 0 ? 1 : Number(pick.slice(end + 1));
}

/**
 * One choice as text: equal choices give equal texts. Of a ranking the first gets as many points as there are
 * places, the next one less, so that a short list gives no more than a long one (Borda's count).
 */
export function choiceText(
  picks: readonly string[],
  rules: Pick<ChoiceRules, 'method' | 'maxChoices'>,
): string {
  if (picks.length === 1 && rules.method !== 'rank') return picks[0] ?? '';
  if (rules.method === 'rank')
    return picks.map((act, place) => `${act}:${rules.maxChoices - place}`).join(' ');
  return picks.toSorted().join(' ');
}

/** What a written choice gives: an act and its points each. */
export const givenBy = (choice: string): { act: string; points: number }[] =>
  choice.split(' ').map((pick) => ({ act: actOf(pick), points: pointsOf(pick) }));

/** The picks of a written choice as its voter gave them; of a ranking, best first. */
export const picksOf = (choice: string, method: PollMethod): string[] =>
  method === 'rank' ? choice.split(' ').map(actOf) : choice.split(' ');
