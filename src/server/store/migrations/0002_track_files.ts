/** The files of the acts' music, and who received and who checked it. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  for (const what of ['received', 'checked']) {
    await db.schema.alterTable('track').addColumn(`${what}_at`, whole).execute();
    await db.schema.alterTable('track').addColumn(`${what}_by`, 'text').execute();
  }
  await db.schema
    .createTable('track_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participant.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('sent_by', 'text', (c) => c.notNull())
    .addColumn('sent_by_crew', 'integer', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('size', whole, (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('duration_ms', 'integer', (c) => c.notNull())
    .addColumn('channels', 'integer', (c) => c.notNull())
    .addColumn('sample_rate', 'integer', (c) => c.notNull())
    .addColumn('listening', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('heard', 'text')
    .addColumn('wave', 'text')
    .addColumn('levelled', 'integer', (c) => c.notNull())
    .addColumn('uploaded_at', whole, (c) => c.notNull())
    .addUniqueConstraint('track_file_version', ['participant_id', 'version'])
    .execute();
}
