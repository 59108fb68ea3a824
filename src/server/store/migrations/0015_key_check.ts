/** Which key this database is sealed with, as a fingerprint that says nothing of the key. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ledger').addColumn('key_check', 'text').execute();
}
