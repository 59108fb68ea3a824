/** The logos of events, by the digest of their bytes. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_logo')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('png', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
