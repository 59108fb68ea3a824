/** Whether a vote is about every act of the running order. Until now a draft was that named none. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('poll')
    .addColumn('every_act', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update poll set every_act = 1
    where state = 'draft' and id not in (select poll_id from poll_candidate)
  `.execute(db);
}
