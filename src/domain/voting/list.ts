/**
 * Counting a published list again, as anybody may: every ballot with what it gives, weighed by who gave it.
 * This is the same rule as the box's, from what is published alone.
 */
import { type ChoiceRules, choiceText } from './choice.ts';
import { type ChoiceCount, type Tally, tallyOf } from './tally.ts';
import type { VoterKind, Weights } from './voter.ts';

/** One line of the list. `choice` as its voter gave it. */
export interface ListedBallot {
  choice: readonly string[];
  by: VoterKind;
  /** It was set aside by decision, and gives nothing. */
  aside?: boolean;
}

/** What a list gives. */
export const countOfList = (
  list: readonly ListedBallot[],
  rules: Pick<ChoiceRules, 'method' | 'maxChoices'>,
  weights: Weights,
): Tally =>
  tallyOf(
    list.map(({ choice, by, aside }): ChoiceCount => [choiceText(choice, rules), aside ? 0 : 1, by]),
    { ...weights, method: rules.method },
  );
