/** Where pictures of an act may be shown. What was agreed to before covered every place. */
import type { Kysely } from 'kysely';

const EVERY_PLACE = 'screen ballot results';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['participant', 'photo_places'],
    ['participant', 'members_photo_places'],
    ['member', 'photo_places'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(EVERY_PLACE))
      .execute();
}
