/** When the scoring of a performance locks by itself. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema.alterTable('performance_scoring').addColumn('closes_at', whole).execute();
}
