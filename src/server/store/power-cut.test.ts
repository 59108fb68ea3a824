/** What PostgreSQL says of itself: the tests' own server keeps nothing safe, for speed; another one does. */
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '#test/postgres.ts';
import { freshDatabase } from '#test/store.ts';
import { openPool } from './dialects/postgres.ts';
import { powerCutSafety } from './power-cut.ts';

async function saidAt(url: string) {
  const pool = openPool(url, {
    max: 1,
    onLost: (error) => {
      throw error;
    },
  });
  return powerCutSafety({ pool }).finally(() => pool.end());
}

it('a server with fsync and full_page_writes off says so', async () => {
  const { database, remove } = await freshDatabase('postgres', 'tables');
  onTestFinished(remove);
  if (!('url' in database)) throw new Error('The database of this test is PostgreSQL.');
  expect(await saidAt(database.url)).toEqual({ off: ['fsync', 'full_page_writes'] });
});

it('one that waits for its disk has nothing off', async () => {
  const server = await startPostgres(undefined, true);
  onTestFinished(server.stop);
  expect(await saidAt(`${server.url}/postgres`)).toEqual({ off: [] });
});

it('SQLite is a file', async () => {
  expect(await powerCutSafety({ pool: undefined })).toBe('file');
});
