/** Playback copies without the silence at both ends: what was asked for, and what the copy is. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const files = db.schema.alterTable('track_file');
  await files.addColumn('trim', 'integer', (c) => c.notNull().defaultTo(0)).execute();
  await files.addColumn('copy_ms', 'integer').execute();
  await files.addColumn('copy_head_ms', 'integer', (c) => c.notNull().defaultTo(0)).execute();
}
