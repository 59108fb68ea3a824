/** Practice polls, and lists of receipts that were published. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds to `poll`; see `tables.ts` for meanings. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .alterTable('poll')
    .addColumn('practice', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('poll').addColumn('published_at', whole).execute();
}
