/** The connection by which processes hear each other is asked one thing at a time, however much they begin at once. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freshDatabase } from '#test/store.ts';

/** Run where what the driver will refuse in its next version ends the process. */
const MUCH_AT_ONCE = `
  const [listener, dialect, url] = process.argv.slice(1);
  const { listenToPostgres } = await import(listener);
  const { openPool } = await import(dialect);
  const onTrouble = (message) => console.log(message);
  const pool = openPool(url, { max: 1, onLost: onTrouble });
  const { ready, cluster, stop } = listenToPostgres(url, { pool, tell() {}, onTrouble, onKey() {} });
  const works = () => Promise.all([...'abcdef'].map((name) => cluster.ifFree(name, async () => name)));
  // The first ones come before it is connected.
  for (const done of [await works(), (await ready, await works())])
    console.log(done.map((each) => each?.done).join(''));
  await stop();
  await pool.end();`;

it('asks the database one thing at a time', async () => {
  const { database, remove } = await freshDatabase('postgres', 'tables');
  if (!('url' in database)) throw new Error('The database of this test is PostgreSQL.');
  const files = ['postgres-listener.ts', 'dialects/postgres.ts'].map((name) =>
    join(import.meta.dirname, name),
  );
  const run = ['--throw-deprecation', '--input-type=module', '-e', MUCH_AT_ONCE, ...files, database.url];
  const { stdout } = await promisify(execFile)(process.execPath, run);
  await remove();
  expect(stdout.trim().split('\n')).toEqual(['abcdef', 'abcdef']);
});
