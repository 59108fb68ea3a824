/** What rests on what: rounds that were made from the results of others. */

/** One round was made from the result of another. */
export interface MadeFrom {
  readonly roundId: string;
  readonly sourceRoundId: string;
}

/** All that these rounds rest on, what that rests on included. */
export const behind = (roundIds: readonly string[], made: readonly MadeFrom[]): Set<string> =>
  reached(roundIds, (id) => made.filter((one) => one.roundId === id).map((one) => one.sourceRoundId));

/** All that rests on this round, what rests on that included. */
export const madeFrom = (roundId: string, made: readonly MadeFrom[]): Set<string> =>
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
 * Whose result the hall reads: of the rounds of which something was told those on which no other such round rests, and
 * of them the one that was called last. A heat that is corrected, or called again, so leaves the final where it is.
 * @param told from the one that was called last to the first.
 */
export function leadingRound<R extends { readonly id: string }>(
  told: readonly R[],
  made: readonly MadeFrom[],
): R | undefined {
  const under = behind(
    told.map(({ id }) => id),
    made,
  );
  return told.find(({ id }) => !under.has(id));
}

/** A result that rests on another one, and how far it was told. */
export interface Resting {
  /** The round's. */
  readonly id: string;
  readonly name: string;
  readonly told: 'certified' | 'revealing' | 'published';
}

/** How far a result was told, in words. */
export const TOLD_WORDS = { certified: 'certified', revealing: 'being revealed', published: 'published' };

/** What taking a result back leaves of those that rest on it, a sentence each. */
export const restingWords = (resting: readonly Pick<Resting, 'name' | 'told'>[]): string[] =>
  resting.map(
    ({ name, told }) =>
      `The result of ${name}, which is ${TOLD_WORDS[told]}, is based on it and stays where it is until you take that back too.`,
  );
