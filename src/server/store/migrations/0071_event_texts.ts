/** What the organisers wrote, in the languages that an event offers beside its own. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_text')
    .addColumn('event_id', 'text', (c) => c.notNull().references('event.id'))
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('stands_for', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_text_key', ['event_id', 'field', 'subject_id', 'part', 'language'])
    .execute();
}
