/** Which page a paired screen is: others may have been shown the same code, and the first to come with it keeps it. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('screen').addColumn('page_hash', 'text').execute();
}
