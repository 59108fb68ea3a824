/** Criteria count by factors with decimals. On SQLite a column of whole numbers takes them as it is. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres')
    await sql`alter table criterion alter column weight type double precision`.execute(db);
}
