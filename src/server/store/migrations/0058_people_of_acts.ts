/** The others on stage, each with a parent's consent of their own where they are under age, and what the act tells of them. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participant.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('is_minor', 'integer', (c) => c.notNull())
    .addColumn('consent', 'text', (c) => c.notNull())
    .addColumn('consent_how', 'text')
    .addColumn('consent_link_of', 'text', (c) => c.notNull())
    .addColumn('consent_token_hash', 'text', (c) => c.unique())
    .addColumn('consent_token_sealed', 'text')
    .addColumn('photo_consent', 'text', (c) => c.notNull())
    .addColumn('personal', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('member_of_participant')
    .on('member')
    .columns(['participant_id', 'position'])
    .execute();
  const add = (name: string, type: 'text' | 'integer', empty?: string) =>
    db.schema
      .alterTable('participant')
      .addColumn(name, type, (c) => (empty === undefined ? c : c.notNull().defaultTo(empty)))
      .execute();
  await add('members_consent', 'text', 'not_needed');
  await add('members_photos', 'text');
  await add('headcount', 'integer');
  await add('credits', 'text', '');
}
