/** When the last file was clean of a person who was erased; until then the erasing is under way. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema.alterTable('participant').addColumn('erasing_ended_at', whole).execute();
  await sql`update participant set erasing_ended_at = erased_at`.execute(db);
}
