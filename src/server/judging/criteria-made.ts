/** An event's criteria made at once, when the event is: like another event's, or as somebody has them ready. */
import { newId } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { type Criterion, criteriaOfEvent } from './queries.ts';

/**
 * Copies an event's criteria into another event; `categories` maps the ids of the old event's categories to the
 * new one's. Answers a map from the ids of the old criteria to the new ones.
 */
export const copyCriteria = async (
  work: Work,
  fromEventId: string,
  toEventId: string,
  categories: ReadonlyMap<string, string>,
): Promise<Map<string, string>> =>
  insertCriteria(work, toEventId, await criteriaOfEvent(work.tx, fromEventId), categories);

/**
 * Puts criteria in this order into an event that has none. Answers a map from the id that each was given with to its
 * new one.
 */
export async function insertCriteria(
  { tx }: Work,
  eventId: string,
  criteria: readonly Omit<Criterion, 'eventId' | 'position'>[],
  categories: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map(criteria.map(({ id }) => [id, newId()]));
  const rows = criteria.map((given, position) => ({
    ...given,
    id: ids.get(given.id) ?? newId(),
    eventId,
    categoryId: given.categoryId === null ? null : (categories.get(given.categoryId) ?? null),
    guidance: JSON.stringify(given.guidance),
    position,
  }));
  if (rows.length > 0) await tx.insertInto('criterion').values(rows).execute();
  return ids;
}
