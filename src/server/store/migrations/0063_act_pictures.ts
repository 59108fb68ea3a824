/** Pictures of acts: where each stands; the files lie where the music does. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('act_picture')
    .addColumn('participant_id', 'text', (c) => c.primaryKey().references('participant.id'))
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('small_end', 'integer', (c) => c.notNull())
    .addColumn('medium_end', 'integer', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('side', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('sent_by', 'text', (c) => c.notNull())
    .addColumn('sent_by_crew', 'integer', (c) => c.notNull())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'bigint')
    .execute();
}
