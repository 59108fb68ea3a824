/** Screens that show a code to be paired, what paired ones are called for, and who is connected to which process. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds `screen_code` and `live_process`, and a call to `screen`; see `tables/show.ts` for meanings. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .createTable('screen_code')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('expires_at', whole, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('live_process')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('beat', whole, (c) => c.notNull())
    .addColumn('present', 'text', (c) => c.notNull())
    .addColumn('seen_at', whole, (c) => c.notNull())
    .execute();
  await db.schema.alterTable('screen').addColumn('called_until', whole).execute();
}
