/** What acts answered to an organiser's own questions. The questions stand in the event's settings. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('participant')
    .addColumn('answers', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
