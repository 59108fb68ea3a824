/** Which parts of what is kept of an event's people were erased alone, and when the last file was clean of them. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erased_part')
    .addColumn('event_id', 'text', (c) => c.notNull().references('event.id'))
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('erased_part_key', ['event_id', 'part'])
    .execute();
}
