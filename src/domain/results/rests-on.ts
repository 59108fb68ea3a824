/** Which rounds were made from the results of which other rounds. */
import { refusalOf } from '../messages/report.ts';

/** One round was made from the result of another. */
export interface MadeFrom {
  readonly roundId: string;
  readonly sourceRoundId: string;
}

/** Ids of all rounds whose results these rounds were made from, directly or through others. */
export const sourceRounds = (roundIds: readonly string[], made: readonly MadeFrom[]): Set<string> =>
  reached(roundIds, (id) => made.filter((one) => one.roundId === id).map((one) => one.sourceRoundId));

/** Ids of all rounds that were made from this round's result, directly or through others. */
export const dependentRounds = (roundId: string, made: readonly MadeFrom[]): Set<string> =>
  reached([roundId], (id) => made.filter((one) => one.sourceRoundId === id).map((one) => one.roundId));

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const one of next(id))
      if (!found.has(one)) {
        found.add(one);
        waiting.push(one);
      }
  return found;
}

/**
 * The round whose result the audience is shown: of the announced rounds that no other announced one was made from, the
 * one called last. So a heat that is corrected or called again leaves the final on screen.
 * @param told the announced rounds, the one called last first
 */
export function leadingRound<R extends { readonly id: string }>(
  told: readonly R[],
  made: readonly MadeFrom[],
): R | undefined {
  const under = sourceRounds(
    told.map(({ id }) => id),
    made,
  );
  return told.find(({ id }) => !under.has(id));
}

/** A result that was made from another one. */
export interface DependentResult {
  /** The round's id. */
  readonly id: string;
  readonly name: string;
  readonly told: 'certified' | 'revealing' | 'published';
}

const RESTS = {
  certified: 'restsCertified',
  revealing: 'restsRevealing',
  published: 'restsPublished',
} as const satisfies Record<DependentResult['told'], string>;

/** Sentences about dependent results that stay as they are when the result under them is taken back. */
export const restingWords = (resting: readonly Pick<DependentResult, 'name' | 'told'>[]): string[] =>
  resting.map(({ name, told }) => refusalOf(RESTS[told], { round: name }));
