/** Since when a parent's answer is awaited in an act, so that nobody who is taken out and named again renews its place. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('participant').addColumn('asked_at', 'bigint').execute();
  await sql`update participant set asked_at = case
      when consent = 'asked' then created_at
      else (select min(member.created_at) from member
        where member.participant_id = participant.id and member.consent = 'asked') end`.execute(db);
}
