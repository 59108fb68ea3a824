/** Who may vote and how much it weighs, what a poll counts for, who sees its votes, and one-time codes. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/**
 * Adds to `poll`, and two tables; see `tables/voting.ts` for meanings. What counted before counts on: in each
 * round the first poll that was opened and is no practice, or the first one where none was opened.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const add = (name: string, type: 'text' | 'integer', value: string | number) =>
    db.schema
      .alterTable('poll')
      .addColumn(name, type, (c) => c.notNull().defaultTo(value))
      .execute();
  await add('voters', 'text', 'devices');
  await add('device_weight', 'integer', 1);
  await add('code_weight', 'integer', 1);
  await add('share', 'integer', 0);
  await add('shown', 'text', 'hidden');
  await sql`
    update poll set share = 1 where practice = 0 and id = (
      select other.id from poll as other
      where other.round_id = poll.round_id and other.practice = 0
      order by case when other.state = 'draft' then 1 else 0 end, other.position, other.id limit 1
    )`.execute(db);

  await db.schema
    .createTable('code_batch')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event_id', 'text', (c) => c.notNull().references('event.id'))
    .addColumn('poll_id', 'text')
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('created_at', whole, (c) => c.notNull())
    .addColumn('ended_at', whole)
    .execute();
  await db.schema
    .createTable('vote_code')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('batch_id', 'text', (c) => c.notNull().references('code_batch.id'))
    .execute();
}
