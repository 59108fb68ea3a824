/** Whose account a one-time link is for; null: for the first admin's, which it makes. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('setup_link').addColumn('admin_id', 'text').execute();
}
