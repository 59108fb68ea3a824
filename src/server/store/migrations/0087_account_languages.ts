/** In which language somebody reads the admin, on every device; null: what the device says. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admin').addColumn('language', 'text').execute();
}
