/**
 * PostgreSQL loses its connections, stops, comes back and stands still in mid-show. Nothing acknowledged is lost,
 * people read that it is busy, no process of ours ends, and everything goes on by itself.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { type Load, startLoad } from './mixed-load.ts';
import { note } from './noting.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

let database: OwnPostgres;
let hall: Hall;
beforeAll(async () => {
  database = await ownPostgres();
  hall = await openHall('postgres', { databaseUrl: database.url });
}, 120_000);
afterAll(async () => {
  await hall.close();
  await database.remove();
});

/** Waits until something is acknowledged; answers how many ms that took. */
async function untilOneIsKept({ told }: Load): Promise<number> {
  const before = told.writes;
  const beganAt = performance.now();
  while (told.writes <= before && performance.now() - beganAt < 30_000) await pause(10);
  return Math.round(performance.now() - beganAt);
}

const FAULTS: readonly [fault: string, longestMs: number, inject: () => Promise<void>][] = [
  [
    'connections cut eight times',
    2_000,
    async () => {
      let cut = 0;
      for (let time = 0; time < 8; time += 1) {
        cut += await database.cut();
        await pause(400);
      }
      expect(cut).toBeGreaterThan(8);
    },
  ],
  [
    'stopped for six seconds',
    5_000,
    async () => {
      await database.stop();
      await pause(6_000);
      await database.start();
    },
  ],
  [
    'held still for six seconds',
    5_000,
    async () => {
      database.freeze();
      await pause(6_000);
      database.thaw();
    },
  ],
];

it.each(FAULTS)('%s', async (fault, longestMs, inject) => {
  const { pid } = hall.server();
  const load = startLoad(hall);
  await pause(2_000);
  await inject();
  const recoveredMs = await untilOneIsKept(load);
  await pause(1_000);
  await load.stop();
  expect(recoveredMs).toBeLessThan(longestMs);
  expect(hall.server().pid).toBe(pid);
  expect((await fetch(`${hall.origin}/readyz`)).status).toBe(200);
  expect(await whatIsWrong(hall, load.told)).toEqual([]);
  note(`postgres.${fault}`, {
    acknowledgedWrites: load.told.writes,
    recoveredMs,
    sentences: [...new Set([...load.told.sentences.keys()].map((one) => one.replace(/^.*?: /, '')))],
  });
});
