/** Music at the desk: where each act's begins and how loud, what is playing now; and the side acts enter from. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds two tables and a column; see `tables.ts` for meanings. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .createTable('track_cue')
    .addColumn('participant_id', 'text', (c) => c.primaryKey().references('participant.id'))
    .addColumn('start_ms', 'integer', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('with_go', 'integer', (c) => c.notNull())
    .addColumn('changed_at', whole, (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('desk_playing')
    .addColumn('event_id', 'text', (c) => c.primaryKey().references('event.id'))
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participant.id'))
    .addColumn('desk_id', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('position_ms', 'integer', (c) => c.notNull())
    .addColumn('at', whole, (c) => c.notNull())
    .addColumn('ends_at', whole)
    .execute();
  await db.schema
    .alterTable('running_order_item')
    .addColumn('stage_side', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
