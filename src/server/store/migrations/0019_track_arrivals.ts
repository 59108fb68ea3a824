/** Uploads in the order in which they arrived, files to be removed, and files that are gone. See `tables/tracks.ts`. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .createTable('track_arrival')
    .addColumn('file_id', 'text', (c) => c.primaryKey())
    .addColumn('upload_id', 'text', (c) => c.notNull())
    .addColumn('participant_id', 'text', (c) => c.notNull().references('participant.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('refusal', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('arrived_at', instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('track_arrival_participant')
    .on('track_arrival')
    .column('participant_id')
    .execute();
  await db.schema
    .createTable('track_discard')
    .addColumn('file_id', 'text', (c) => c.primaryKey())
    .execute();
  await db.schema.alterTable('track_file').addColumn('lost_at', instant).execute();
}
