/**
 * Another program holds the database file locked: for three seconds, and then for longer than we wait. Writes come
 * late or are refused in words; nothing else stands still.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { startLoad } from './mixed-load.ts';
import { note } from './noting.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall('sqlite');
}, 120_000);
afterAll(() => hall.close());

it.each([
  [3_000, 'come late and are all kept'],
  [12_000, 'are refused in words after five seconds and go through afterwards'],
])('writes under a lock of %i ms %s', async (lockedMs) => {
  const load = startLoad(hall);
  await pause(2_000);
  const other = new DatabaseSync(join(hall.config.dataDir, 'ovation.db'), { timeout: 5_000 });
  other.exec('begin immediate');
  const lockedAt = performance.now();
  let slowestReadMs = 0;
  while (performance.now() - lockedAt < lockedMs) {
    const askedAt = performance.now();
    await (await fetch(`${hall.origin}/api/v1/ballot`)).text();
    slowestReadMs = Math.max(slowestReadMs, performance.now() - askedAt);
    await pause(50);
  }
  const before = load.told.writes;
  other.exec('rollback');
  other.close();
  const freedAt = performance.now();
  while (load.told.writes === before && load.failure() === undefined) await pause(10);
  const recoveredMs = Math.round(performance.now() - freedAt);
  await load.stop();
  const sentences = [...new Set([...load.told.sentences.keys()].map((one) => one.replace(/^.*?: /, '')))];
  if (lockedMs < 5_000) expect(sentences).toEqual([]);
  else
    expect(sentences).toEqual([
      '503 This was not saved: the database accepts nothing at the moment. Try again in a few seconds. {}',
    ]);
  // One that waited the whole time would have waited for seconds.
  expect(slowestReadMs).toBeLessThan(2_000);
  expect(recoveredMs).toBeLessThan(2_000);
  expect(await whatIsWrong(hall, load.told)).toEqual([]);
  note(`locked.${lockedMs}`, {
    acknowledgedWrites: load.told.writes,
    recoveredMs,
    slowestReadMs: Math.round(slowestReadMs),
    sentences,
  });
});
