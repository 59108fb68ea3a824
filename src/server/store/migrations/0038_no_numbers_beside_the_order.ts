/** Where numbers follow the running order none stands beside it. */
import { type Kysely, sql } from 'kysely';

/**
 * Removes numbers of acts in rounds whose numbers follow the order: they were kept from before the line-up was
 * hidden again, and said nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update running_order_item set number = null
    where number is not null and round_id in (select id from round where last_number is null)`.execute(db);
}
