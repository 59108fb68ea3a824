/** Face-offs by a vote of the hall, and a head judge who releases each act's scores. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds to `face_off` and `tie_decision`, and three tables; see `tables/head-judge.ts` and `tables/paper.ts`. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .alterTable('face_off')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('judges'))
    .execute();
  // No reference: a rehearsal that is thrown away takes polls out and puts face-offs back in an order of its own.
  await db.schema.alterTable('face_off').addColumn('poll_id', 'text').execute();
  await db.schema.alterTable('face_off').addColumn('outcome', 'text').execute();
  await db.schema.alterTable('tie_decision').addColumn('kind', 'text').execute();
  await db.schema.alterTable('tie_decision').addColumn('poll_id', 'text').execute();

  await db.schema
    .createTable('head_review')
    .addColumn('event_id', 'text', (c) => c.primaryKey().references('event.id'))
    .addColumn('scores', 'integer', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('created_at', whole, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sheet_return')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('performance_id', 'text', (c) => c.notNull().references('running_order_item.id'))
    .addColumn('judge_id', 'text', (c) => c.notNull().references('judge.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('created_at', whole, (c) => c.notNull())
    .addColumn('settled_at', whole)
    .execute();
  await sql`create unique index sheet_return_one_open on sheet_return (performance_id, judge_id) where settled_at is null`.execute(
    db,
  );
  await db.schema
    .createTable('act_release')
    .addColumn('performance_id', 'text', (c) => c.primaryKey().references('running_order_item.id'))
    .addColumn('sheets', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('by_head', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('released_at', whole, (c) => c.notNull())
    .execute();
}
