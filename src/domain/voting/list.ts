/** Counts a published list again, as anybody can: by the same rule as the ballot box, from what is published alone. */
import { type ChoiceRules, choiceText } from './choice.ts';
import { type ChoiceCount, type Tally, tallyOf } from './tally.ts';
import type { VoterKind, Weights } from './voter.ts';

/** A ballot of a poll's list. `choice` as its voter gave it. */
export interface RecountedBallot {
  choice: readonly string[];
  by: VoterKind;
  /** Set aside by decision, so that it does not count. */
  aside?: boolean;
}

/** Counts the ballots of a poll's list; those that were set aside count nothing. */
export const countOfList = (
  list: readonly RecountedBallot[],
  rules: Pick<ChoiceRules, 'method' | 'maxChoices'>,
  weights: Weights,
): Tally =>
  tallyOf(
    list.map(({ choice, by, aside }): ChoiceCount => [choiceText(choice, rules), aside ? 0 : 1, by]),
    { ...weights, method: rules.method },
  );
