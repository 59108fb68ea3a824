/** Each address of other gear has a queue of its own, in the order of what happened. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds to `webhook_delivery`; see `tables/gear.ts` for meanings. What waits from before comes first. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('webhook_delivery')
    .addColumn('position', engine === 'postgres' ? sql`bigint` : sql`integer`, (c) =>
      c.notNull().defaultTo(0),
    )
    .execute();
  await db.schema.alterTable('webhook_delivery').addColumn('rehearsal_id', 'text').execute();
  await db.schema.dropIndex('webhook_delivery_due').execute();
  await db.schema
    .createIndex('webhook_delivery_queue')
    .on('webhook_delivery')
    .columns(['webhook_id', 'state', 'position'])
    .execute();
}
