/** Scoring on paper, judges set aside, face-offs, awards, certifying by two, feedback handed on. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Builds the tables; see `tables/` for meanings. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const table = (name: string) => db.schema.createTable(name);

  await table('paper_entry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('performance_id', 'text', (c) => c.notNull().references('running_order_item.id'))
    .addColumn('judge_id', 'text', (c) => c.notNull().references('judge.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('base_revision', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('first_marks', 'text', (c) => c.notNull())
    .addColumn('first_abstained', 'integer', (c) => c.notNull())
    .addColumn('first_by_id', 'text', (c) => c.notNull())
    .addColumn('first_by', 'text', (c) => c.notNull())
    .addColumn('first_at', whole, (c) => c.notNull())
    .addColumn('second_marks', 'text')
    .addColumn('second_abstained', 'integer')
    .addColumn('second_by_id', 'text')
    .addColumn('second_by', 'text')
    .addColumn('second_at', whole)
    .addColumn('settled_at', whole)
    .addCheckConstraint('paper_entry_by_two', sql`second_by_id is null or second_by_id <> first_by_id`)
    .addCheckConstraint('paper_entry_settled', sql`(settled_at is null) = (state in ('typed', 'differs'))`)
    .addCheckConstraint(
      'paper_entry_confirmed_by_second',
      sql`state <> 'confirmed' or second_by_id is not null`,
    )
    .execute();
  // One sheet is typed by one pair of people at a time.
  await sql`create unique index paper_entry_one_open on paper_entry (performance_id, judge_id) where settled_at is null`.execute(
    db,
  );

  await table('set_aside_judge')
    .addColumn('round_id', 'text', (c) => c.notNull().references('round.id'))
    .addColumn('judge_id', 'text', (c) => c.notNull().references('judge.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('created_at', whole, (c) => c.notNull())
    .addPrimaryKeyConstraint('set_aside_judge_key', ['round_id', 'judge_id'])
    .execute();

  await table('face_off')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('round_id', 'text', (c) => c.notNull().references('round.id'))
    .addColumn('performances', 'text', (c) => c.notNull())
    .addColumn('opened_by', 'text', (c) => c.notNull())
    .addColumn('opened_at', whole, (c) => c.notNull())
    .addColumn('closed_at', whole)
    .execute();
  await sql`create unique index face_off_one_open on face_off (round_id) where closed_at is null`.execute(db);
  await table('face_off_choice')
    .addColumn('face_off_id', 'text', (c) => c.notNull().references('face_off.id'))
    .addColumn('judge_id', 'text', (c) => c.notNull().references('judge.id'))
    .addColumn('performance_id', 'text', (c) => c.notNull().references('running_order_item.id'))
    .addColumn('at', whole, (c) => c.notNull())
    .addPrimaryKeyConstraint('face_off_choice_key', ['face_off_id', 'judge_id'])
    .execute();
  await db.schema
    .alterTable('tie_decision')
    .addColumn('how', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await db.schema
    .alterTable('deduction')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('points'))
    .execute();
  await db.schema.alterTable('deduction').addColumn('overrun_ms', 'integer').execute();

  await table('certification_proposal')
    .addColumn('round_id', 'text', (c) => c.primaryKey().references('round.id'))
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('depth', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('proposed_at', whole, (c) => c.notNull())
    .execute();
  await db.schema.alterTable('result').addColumn('proposed_by', 'text').execute();

  await table('award')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('round_id', 'text', (c) => c.notNull().references('round.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('category_id', 'text', (c) => c.references('category.id'))
    .addColumn('performance_id', 'text', (c) => c.references('running_order_item.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', whole, (c) => c.notNull())
    .execute();

  await table('feedback_release')
    .addColumn('round_id', 'text', (c) => c.primaryKey().references('round.id'))
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('released_at', whole, (c) => c.notNull())
    .execute();
}
