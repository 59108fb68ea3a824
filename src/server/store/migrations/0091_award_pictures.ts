/** Pictures on curtains of awards, by the digest of their bytes. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_picture')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('bytes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
