/** How a round's results are told, in which order and from which place on; empty: all of it, from the last place. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('round')
    .addColumn('reveal', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
