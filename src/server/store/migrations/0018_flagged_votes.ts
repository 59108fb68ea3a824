/** Groups of ballots that look scripted, and which voters are in them. See `tables/voting.ts` for meanings. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .createTable('vote_flag')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('poll_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('first_at', instant, (c) => c.notNull())
    .addColumn('last_at', instant, (c) => c.notNull())
    .addColumn('set_aside_at', instant)
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('vote_flag_poll').on('vote_flag').column('poll_id').execute();
  await db.schema
    .createTable('flagged_voter')
    .addColumn('poll_id', 'text', (c) => c.notNull())
    .addColumn('voter', 'text', (c) => c.notNull())
    .addColumn('flag_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('flagged_voter_key', ['poll_id', 'voter'])
    .execute();
  await db.schema.createIndex('flagged_voter_flag').on('flagged_voter').column('flag_id').execute();
}
