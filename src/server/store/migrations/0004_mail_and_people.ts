/** The outbox, and what registration keeps beside: photos, the contact's fingerprint, when a person was erased. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .createTable('mail')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event_id', 'text', (c) => c.notNull().references('event.id'))
    .addColumn('participant_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('due_at', whole, (c) => c.notNull())
    .addColumn('letter', 'text', (c) => c.notNull())
    .addColumn('trouble', 'text', (c) => c.notNull())
    .addColumn('created_at', whole, (c) => c.notNull())
    .addColumn('sent_at', whole)
    .execute();
  await db.schema.createIndex('mail_due').on('mail').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('mail_participant').on('mail').column('participant_id').execute();
  await db.schema
    .alterTable('participant')
    .addColumn('photo_consent', 'text', (c) => c.notNull().defaultTo('not_asked'))
    .execute();
  await db.schema.alterTable('participant').addColumn('contact_print', 'text').execute();
  await db.schema.alterTable('participant').addColumn('erased_at', whole).execute();
  await db.schema
    .createIndex('participant_contact')
    .on('participant')
    .columns(['event_id', 'contact_print'])
    .execute();
}
