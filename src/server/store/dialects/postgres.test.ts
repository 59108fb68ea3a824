/** What a session of PostgreSQL is asked for before anything is written in it. */
import { expect, it } from 'vitest';
import { freshDatabase } from '#test/store.ts';
import { openPool } from './postgres.ts';

it.each([
  ['off', 'on'],
  ['local', 'local'],
  ['remote_apply', 'remote_apply'],
])('commits in a database set to synchronous_commit = %s with %s', async (set, used) => {
  const { database, remove } = await freshDatabase('postgres', 'tables');
  if (!('url' in database)) throw new Error('The database of this test is PostgreSQL.');
  const name = decodeURIComponent(new URL(database.url).pathname.slice(1));
  const told = (error: Error) => {
    throw error;
  };
  const owner = openPool(database.url, { max: 1, onLost: told });
  await owner.query(`alter database "${name}" set synchronous_commit = ${set}`);
  await owner.end();
  const pool = openPool(database.url, { max: 1, onLost: told });
  const { rows } = await pool.query('show synchronous_commit');
  await pool.end();
  await remove();
  expect(rows).toEqual([{ synchronous_commit: used }]);
});
