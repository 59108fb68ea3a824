/** When each place was told in the hall: phones follow later. What was told before this was told long ago. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('announcement')
    .addColumn('told_at', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
}
