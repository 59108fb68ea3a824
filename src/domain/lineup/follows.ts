/** Whether more of the event follows a round, so that no screen says between two heats that the show is over. */

/**
 * What follows a round: nothing, more rounds, or `unsettled`, where several rounds of the same stage are over,
 * such as heats before a final was made, so that nobody knows.
 */
export const FOLLOWS = ['nothing', 'more', 'unsettled'] as const;
/** One of these answers. */
export type Follows = (typeof FOLLOWS)[number];

/** A round of an event, as far as it decides what follows another one. */
export interface RoundSoFar {
  id: string;
  /** Its show is over, or its result is certified without a show. */
  over: boolean;
  /** Ids of the rounds whose results it was made from. */
  from: readonly string[];
}

/** What follows the round `id`, given all rounds of its event. */
export function follows(id: string, rounds: readonly RoundSoFar[]): Follows {
  if (rounds.some((round) => round.id !== id && !round.over)) return 'more';
  const leadOn = new Set(rounds.flatMap((round) => round.from));
  return rounds.filter((round) => !leadOn.has(round.id)).length > 1 ? 'unsettled' : 'nothing';
}
