/** Pictures of events are not all PNG: a background is a JPEG. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('event_logo')
    .addColumn('type', 'text', (c) => c.notNull().defaultTo('image/png'))
    .execute();
  await db.schema.alterTable('event_logo').renameColumn('png', 'bytes').execute();
}
