/** Codes of screens are made from the key, so that none is kept and nobody can use them up. */
import type { Kysely } from 'kysely';

/** Drops `screen_code`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('screen_code').execute();
}
