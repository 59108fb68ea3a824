/** By which a device is known again that enters the code it has entered: a keyed mark of both, of each device. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('vote_code')
    .addColumn('marks', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
