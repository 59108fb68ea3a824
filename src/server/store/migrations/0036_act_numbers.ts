/** Numbers of acts that stay once the running order was published. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/**
 * Adds acts' numbers. Rounds that people see already, on the line-up or because their show began, keep the numbers
 * that they have now.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('running_order_item').addColumn('number', 'integer').execute();
  await db.schema.alterTable('round').addColumn('last_number', 'integer').execute();
  const isPublished =
    engine === 'postgres'
      ? sql`(event.settings::json ->> 'lineup_published') = 'true'`
      : sql`json_extract(event.settings, '$.lineup_published') = 1`;
  await sql`update running_order_item set number = numbered.place
    from (
      select item.id, row_number() over (partition by item.round_id order by item.position, item.id) as place
      from running_order_item item
      join round on round.id = item.round_id
      join event on event.id = round.event_id
      where item.kind = 'performance' and item.scratched = 0 and (
        exists (select 1 from show_step where show_step.round_id = round.id and show_step.rehearsal_id is null)
        or ${isPublished} and round.position =
          (select max(other.position) from round other where other.event_id = round.event_id)
      )
    ) numbered
    where numbered.id = running_order_item.id`.execute(db);
  await sql`update round set last_number =
    (select max(number) from running_order_item item where item.round_id = round.id)`.execute(db);
}
