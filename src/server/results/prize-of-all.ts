/** Prizes for the best of all acts, where the rules may know a best of each category alone. */
import { Refusal } from '#contract/refusal.ts';
import type { RulesInput } from '#domain/tabulation/types.ts';
import { categoriesOf } from '../events/queries.ts';
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';

/** Whether by these rules no act is the first of all: each category is ranked by itself. */
export const areCategoriesApart = (
  { scope }: Pick<RulesInput, 'scope'>,
  categories: readonly unknown[],
): boolean => scope === 'category' && categories.length > 0;

/**
 * @throws Refusal `wrong_state` where a prize goes to the best of all acts, and by these rules there is a best of each
 * category alone: every one of them would have it.
 */
export async function refusePrizeOfAll(
  read: Reader,
  round: Round,
  rules: Pick<RulesInput, 'scope'>,
): Promise<void> {
  const ofAll = await read
    .selectFrom('award')
    .select('title')
    .where('roundId', '=', round.id)
    .where('kind', '=', 'place')
    .where('categoryId', 'is', null)
    .orderBy('position')
    .executeTakeFirst();
  if (ofAll && areCategoriesApart(rules, await categoriesOf(read, round.eventId)))
    throw new Refusal(
      'wrong_state',
      `The prize “${ofAll.title}” goes to the best of all acts, but each category is ranked by itself here. Remove the prize first, then add it for a category.`,
    );
}
