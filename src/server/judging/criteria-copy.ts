/** Taking an event's criteria over into a new one. */
import { newId } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';

/** Copies the criteria. `categories` leads from the old event's to the new one's; the answer does for criteria. */
export async function copyCriteria(
  { tx }: Work,
  fromEventId: string,
  toEventId: string,
  categories: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('criterion').selectAll().where('eventId', '=', fromEventId).execute();
  const ids = new Map(rows.map((row) => [row.id, newId()]));
  const copies = rows.map((row) => ({
    ...row,
    id: ids.get(row.id) ?? newId(),
    eventId: toEventId,
    categoryId: row.categoryId === null ? null : (categories.get(row.categoryId) ?? null),
  }));
  if (copies.length > 0) await tx.insertInto('criterion').values(copies).execute();
  return ids;
}
