/** A paired screen and a control token belong to the event that they were made for. */
import { type Kysely, sql } from 'kysely';

/**
 * Ties paired screens and tokens of gear to the current event. Where there is none they would open nothing and are
 * deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['screen', 'control_token']) {
    await db.schema
      .alterTable(table)
      .addColumn('event_id', 'text', (c) => c.references('event.id').onDelete('cascade'))
      .execute();
    const name = sql.table(table);
    await sql`update ${name} set event_id = (select id from event where is_current = 1)`.execute(db);
    await sql`delete from ${name} where event_id is null`.execute(db);
  }
}
