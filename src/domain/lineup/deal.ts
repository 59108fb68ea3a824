/** Deals acts into heats like cards, so that every heat gets its share of each category. */

export interface ActToDeal {
  id: string;
  categoryId: string | null;
}

/**
 * Deals the acts category by category, one to each heat in turn, the next category starting where the last one ended.
 * No two heats differ by more than one act, in all or in one category.
 * @returns the ids of each heat, in the order in which they were dealt
 */
export function dealEvenly(acts: readonly ActToDeal[], heats: number): string[][] {
  const hands = Array.from({ length: heats }, (): string[] => []);
  const dealt = [...Map.groupBy(acts, (act) => act.categoryId).values()].flat();
  for (const [turn, act] of dealt.entries()) hands[turn % heats]?.push(act.id);
  return hands;
}
