/** Whether more of an event follows a round, so that no screen says between two heats that the show is over. */

/** `unsettled`: several rounds of one stage, as heats whose final is not made yet; nobody knows what they lead to. */
export const FOLLOWS = ['nothing', 'more', 'unsettled'] as const;
export type Follows = (typeof FOLLOWS)[number];

/** A round as this question reads it. */
export interface RoundSoFar {
  id: string;
  /** Its show was held, or its result is certified without one. */
  over: boolean;
  /** The rounds whose results it was made from. */
  from: readonly string[];
}

/** What follows the round named, among all rounds of its event. */
export function follows(id: string, rounds: readonly RoundSoFar[]): Follows {
  if (rounds.some((round) => round.id !== id && !round.over)) return 'more';
  const leadOn = new Set(rounds.flatMap((round) => round.from));
  return rounds.filter((round) => !leadOn.has(round.id)).length > 1 ? 'unsettled' : 'nothing';
}
