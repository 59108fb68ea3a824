/**
 * A voter's choice, checked against the poll's candidates and written in one canonical form.
 *
 * A pick is an act's id, or `id:mark` where acts get marks. A written choice says by itself what it gives: `id` is one
 * vote, `id:points` so many (stars, or points by place). So the log can be counted without knowing the kind of poll.
 */
import type { Marks } from './kinds/poll-kind.ts';
import { actOf, pointsOf } from './pick.ts';
import { POLL_KINDS, type PollMethod } from './poll-kinds.ts';

/** The poll's rules for a choice. */
export interface ChoiceRules {
  method: PollMethod;
  /** How many acts or places a ballot has at most, for kinds that ask the organiser for it. */
  maxChoices: number;
  candidates: ReadonlySet<string>;
}

/** What is wrong with a choice. */
export type ChoiceFault = 'too_few' | 'too_many' | 'twice' | 'not_a_candidate' | 'mark';

/** How many acts one ballot may name. */
export const mostPicks = ({ method, maxChoices, candidates }: ChoiceRules): number =>
  POLL_KINDS[method].mostPicks(maxChoices, candidates.size);

/** What is wrong with a choice; undefined where nothing is. `picks` as the voter gave them, a ranking best first. */
export function faultOf(picks: readonly string[], rules: ChoiceRules): ChoiceFault | undefined {
  const { marks } = POLL_KINDS[rules.method];
  if (picks.length === 0) return 'too_few';
  if (marks && !picks.every((pick) => isMarked(pick, marks))) return 'mark';
  const acts = marks ? picks.map((pick) => actOf(pick)) : picks;
  if (!acts.every((act) => rules.candidates.has(act))) return 'not_a_candidate';
  if (acts.length > 1 && new Set(acts).size !== acts.length) return 'twice';
  return acts.length > mostPicks(rules) ? 'too_many' : undefined;
}

const MARKED = /^[0-9a-z]+:[0-9]$/;

const isMarked = (pick: string, { least, most }: Marks): boolean =>
  MARKED.test(pick) && pointsOf(pick) >= least && pointsOf(pick) <= most;

/**
 * The choice as text; equal choices give equal texts. In a ranking the first gets as many points as there are places,
 * each next one less, so that a short list gives no more than a long one (Borda's count).
 */
export function choiceText(
  picks: readonly string[],
  { method, maxChoices }: Pick<ChoiceRules, 'method' | 'maxChoices'>,
): string {
  if (POLL_KINDS[method].inOrder) return picks.map((act, place) => `${act}:${maxChoices - place}`).join(' ');
  return picks.length === 1 ? (picks[0] ?? '') : picks.toSorted().join(' ');
}

/** The picks of a written choice, as its voter gave them; a ranking best first. */
export const picksOf = (choice: string, method: PollMethod): string[] =>
  POLL_KINDS[method].inOrder ? choice.split(' ').map(actOf) : choice.split(' ');
