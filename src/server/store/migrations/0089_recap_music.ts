/** A vote whose candidates are heard while it is announced. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('poll')
    .addColumn('recap_music', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
