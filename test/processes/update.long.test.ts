/**
 * An update while the version before runs: the newer one brings the database forward by adding, the older one goes
 * on through the evening; only its next start is refused.
 */
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { openStore } from '#server/store/store.ts';
import { besideTheDoor } from '../beside-the-door.ts';
import { startEvening } from '../show/evening.ts';
import { ENGINES } from '../store.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe.each(ENGINES)('an update on %s', (engine) => {
  it('adds under a version that runs, and is refused by it only at its next start', async () => {
    const evening = await startEvening({ engine });
    stops.push(evening.stop);
    const { store } = evening.server;
    await evening.until('on stage');

    // What the rule allows: new tables, and columns that may be left out.
    await besideTheDoor(store, async (tx) => {
      const tables =
        engine === 'sqlite'
          ? sql<{
              name: string;
            }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
          : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
      for (const { name } of (await tables.execute(tx)).rows) {
        await sql`alter table ${sql.table(name)} add column from_later text`.execute(tx);
        await sql`alter table ${sql.table(name)} add column number_from_later integer not null default 7`.execute(
          tx,
        );
      }
      await sql`create table later (id text primary key)`.execute(tx);
      await sql`insert into migration (name) values ('9999_later')`.execute(tx);
    });

    await evening.until('published');
    const results = await evening.server.caller().call(resultsEndpoints.results);
    expect(results.state).toBe('published');
    const [table] = results.tables;
    expect([...(table?.rows ?? []), ...(table?.also ?? [])]).toHaveLength(evening.show.performanceIds.length);

    const database = store.pool
      ? { url: String(store.pool.options.connectionString) }
      : { file: store.sqlite?.location() ?? '' };
    await expect(
      openStore({ database, secrets: store.secrets, clock: Date.now, onTrouble: () => undefined }),
    ).rejects.toThrow(/newer version of Ovation \(it holds 9999_later\)/);
  });
});
