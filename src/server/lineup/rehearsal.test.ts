/** A rehearsal in a database from before it was a round of its own. What it promises is tried in `test/show/rehearsal.test.ts`. */
import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { seedRound } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { up as before } from '../store/migrations/0011_rehearsal.ts';
import { up } from '../store/migrations/0040_rehearsal_as_round.ts';

/** A migration reads rows with the names that the tables have; those of SQLite come with the code's. */
const NAMES_OF_TABLES: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) => snakeKeys(row) as typeof row),
  }),
};

describeStoresByTurns('a rehearsal that is on while the server is updated', (open, engine) => {
  it('is thrown away, and the round is as it was before it', async () => {
    const store = await open();
    const { roundId, performanceIds } = await seedRound(store, { acts: 3 });
    const items = () => store.read.selectFrom('runningOrderItem').selectAll().orderBy('id').execute();
    const kept = await items();
    const [first, , last] = performanceIds;
    await besideTheDoor(store, async (tx) => {
      const db = tx.withoutPlugins().withPlugin(NAMES_OF_TABLES) as unknown as Kysely<unknown>;
      for (const column of ['rehearses', 'speed', 'real_from', 'stage_from'])
        await sql`alter table round rename column ${sql.ref(column)} to ${sql.ref(`later_${column}`)}`.execute(
          tx,
        );
      await sql`alter table webhook_delivery rename column round_id to rehearsal_id`.execute(tx);
      await before(db, engine);
      await sql`insert into rehearsal
        (round_id, id, speed, real_from, stage_from, kept, top_version, started_at, started_by)
        values (${roundId}, 'r', 1, 0, 0, ${JSON.stringify({ runningOrderItem: kept })}, 0, 0, 'Ana')`.execute(
        tx,
      );
      await sql`insert into show_step
        (round_id, version, command_id, command, events, actor_id, actor_name, at, rehearsal_id)
        values (${roundId}, 1, 'c', '{}', '[]', '', 'Ana', 0, 'r')`.execute(tx);
      await sql`update running_order_item set scratched = 1 where id = ${first}`.execute(tx);
      await sql`insert into performance_scoring (performance_id, state, changed_at) values (${first}, 'open', 0)`.execute(
        tx,
      );
      await sql`delete from running_order_item where id = ${last}`.execute(tx);
      await up(db, engine);
    });
    expect(await items()).toEqual(kept);
    for (const table of ['showStep', 'performanceScoring'] as const)
      expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await store.read.selectFrom('round').select(['id', 'rehearses']).execute()).toEqual([
      { id: roundId, rehearses: null },
    ]);
  });
});
