/** Judges who score some criteria only, or count more or less than once; criteria of which the marks are points off. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('judge_criterion')
    .addColumn('judge_id', 'text', (c) => c.notNull().references('judge.id').onDelete('cascade'))
    .addColumn('criterion_id', 'text', (c) => c.notNull().references('criterion.id'))
    .addPrimaryKeyConstraint('judge_criterion_key', ['judge_id', 'criterion_id'])
    .execute();
  await db.schema
    .alterTable('judge')
    .addColumn('weight', 'text', (c) => c.notNull().defaultTo('1'))
    .execute();
  await db.schema.alterTable('criterion').addColumn('subtracts_from', 'text').execute();
}
