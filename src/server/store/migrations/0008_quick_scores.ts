/** Scoresheets found by what was written last, and judges who were asked for the scores that are missing. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds an index that answers for a whole round without its rows, and `judge.nudged_at`; see `tables.ts`. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .createIndex('scoresheet_written')
    .on('scoresheet')
    .columns(['performance_id', 'updated_at', 'revision'])
    .execute();
  await db.schema.alterTable('judge').addColumn('nudged_at', whole).execute();
}
