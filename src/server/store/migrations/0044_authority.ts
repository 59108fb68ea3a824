/** The authority whose certificates this installation shows over https: one row, made when it is first needed. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authority')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('certificate', 'text', (c) => c.notNull())
    .addColumn('key_sealed', 'text', (c) => c.notNull())
    .addColumn('addresses', 'text', (c) => c.notNull())
    .execute();
}
