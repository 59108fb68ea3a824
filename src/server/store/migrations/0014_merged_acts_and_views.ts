/** Where a registration went that another one took in, and the views of the list that the admins share. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema.alterTable('participant').addColumn('merged_into', 'text').execute();
  await db.schema
    .createTable('list_view')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event_id', 'text', (c) => c.notNull().references('event.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addColumn('saved_at', whole, (c) => c.notNull())
    .addUniqueConstraint('list_view_name', ['event_id', 'name'])
    .execute();
}
