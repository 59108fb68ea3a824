/** Rehearsals: a clock of their own, what they must leave as it was, and steps of the show that are not kept. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds `rehearsal` and marks steps; see `tables.ts` for meanings. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .createTable('rehearsal')
    .addColumn('round_id', 'text', (c) => c.primaryKey().references('round.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('speed', 'integer', (c) => c.notNull())
    .addColumn('real_from', whole, (c) => c.notNull())
    .addColumn('stage_from', whole, (c) => c.notNull())
    .addColumn('kept', 'text', (c) => c.notNull())
    .addColumn('top_version', 'integer', (c) => c.notNull())
    .addColumn('started_at', whole, (c) => c.notNull())
    .addColumn('started_by', 'text', (c) => c.notNull())
    .addColumn('ended_at', whole)
    .execute();
  await db.schema.alterTable('show_step').addColumn('rehearsal_id', 'text').execute();
}
