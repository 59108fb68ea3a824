/** A SQLite file that another program has locked: writes wait, and everything else goes on meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { storesOf } from '#test/store.ts';
import { SYSTEM } from './audit.ts';

const open = storesOf('sqlite');

it('a write waits for an outside lock without holding the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-locked-'));
  const file = join(folder, 'ovation.sqlite');
  const store = await open({ database: { file } });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  const writes = Promise.all(
    ['a', 'b', 'c'].map((subject) =>
      store.write({ by: SYSTEM }, async ({ audit, version }) => {
        audit({ action: 'test.one', subject });
        return version;
      }),
    ),
  );
  await pause(500);
  expect(await store.version()).toBe(0);
  // Held, it would have turned once at most; how often within the half second is the machine's affair.
  expect(turns).toBeGreaterThan(5);
  clearInterval(turning);
  other.exec('rollback');
  other.close();
  expect(await writes).toEqual([1, 2, 3]);
  rmSync(folder, { recursive: true, force: true });
});
