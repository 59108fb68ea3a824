/** Who led the panel of a result that stands certified: the event may name another head judge for a later round. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('result').addColumn('led_by', 'text').execute();
  const { rows } = await sql<{
    id: string;
    event: string;
  }>`select result.id, round.event_id as event from result
    join round on round.id = result.round_id where result.state = 'certified'`.execute(db);
  for (const { id, event } of rows) {
    const { rows: heads } = await sql<{ id: string }>`select id from judge
      where event_id = ${event} and is_head = 1 order by id`.execute(db);
    const ledBy = JSON.stringify(heads.map((judge) => judge.id));
    await sql`update result set led_by = ${ledBy} where id = ${id}`.execute(db);
  }
}
