/** What a round was made from, and the points that acts bring along. */
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds two tables; see `tables/rounds.ts`. */
export async function up(db: Kysely<unknown>, _engine: Engine): Promise<void> {
  await db.schema
    .createTable('round_source')
    .addColumn('round_id', 'text', (c) => c.notNull().references('round.id'))
    .addColumn('source_round_id', 'text', (c) => c.notNull().references('round.id'))
    .addColumn('result_id', 'text', (c) => c.notNull().references('result.id'))
    .addColumn('carries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('round_source_key', ['round_id', 'source_round_id'])
    .execute();
  // No reference to the participant: what a result holds outlives the data of a person who asked to be forgotten.
  await db.schema
    .createTable('carried_total')
    .addColumn('round_id', 'text', (c) => c.notNull().references('round.id'))
    .addColumn('source_round_id', 'text', (c) => c.notNull().references('round.id'))
    .addColumn('participant_id', 'text', (c) => c.notNull())
    .addColumn('points', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('carried_total_key', ['round_id', 'source_round_id', 'participant_id'])
    .execute();
}
