/** Judges who are jurors of a jury: its name. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('judge')
    .addColumn('jury', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
