/** Dealing acts into heats like cards: every heat gets its share of each category. */

/** An act to deal; in the order in which they are dealt. */
export interface Dealt {
  id: string;
  categoryId: string | null;
}

/**
 * Category by category, one act to each heat in turn; the next category goes on where the last one ended. No heat
 * has more than one act more than another, in all or of a category.
 * @returns the ids of each heat, in the order in which they were dealt
 */
export function dealEvenly(acts: readonly Dealt[], heats: number): string[][] {
  const hands = Array.from({ length: heats }, (): string[] => []);
  const dealt = [...Map.groupBy(acts, (act) => act.categoryId).values()].flat();
  for (const [turn, act] of dealt.entries()) hands[turn % heats]?.push(act.id);
  return hands;
}
