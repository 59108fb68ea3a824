/** The voter's own order in the log of ballots, and on how many devices a one-time code was entered. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds to `ballot` and `vote_code`; see `tables/voting.ts` for meanings. Rows from before count by their place. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('ballot')
    .addColumn('voter_order', engine === 'postgres' ? sql`bigint` : sql`integer`, (c) =>
      c.notNull().defaultTo(0),
    )
    .execute();
  await db.schema
    .alterTable('vote_code')
    .addColumn('devices', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create unique index ballot_given_up on ballot (poll_id, voter) where choice = ''`.execute(db);
  if (engine !== 'postgres') return;
  await db.schema
    .createIndex('ballot_newest')
    .on('ballot')
    .columns(['poll_id', 'voter', 'voter_order', 'seq'])
    .execute();
  await db.schema.dropIndex('ballot_voter').execute();
}
