/**
 * The disk under PostgreSQL runs full in mid-show, under its write-ahead log too: the server may end over it and be
 * started again. Nothing acknowledged is lost, people read what is the matter, and it goes on once there is room.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { type Load, startLoad } from './mixed-load.ts';
import { note } from './noting.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

const FULL_FOR_MS = 6_000;
let disk: SmallDisk;
let database: OwnPostgres;
let hall: Hall;
beforeAll(async () => {
  disk = smallDisk(400);
  database = await ownPostgres(disk.path);
  hall = await openHall('postgres', { databaseUrl: database.url });
}, 120_000);
afterAll(async () => {
  await hall?.close();
  await database?.remove();
  disk?.remove();
});

async function untilOneIsKept({ told }: Load): Promise<number> {
  const before = told.writes;
  const beganAt = performance.now();
  while (told.writes <= before && performance.now() - beganAt < 30_000) await pause(10);
  return Math.round(performance.now() - beganAt);
}

it('nothing acknowledged is lost, no process of ours ends, and it recovers by itself', async () => {
  const { pid } = hall.server();
  const load = startLoad(hall);
  await pause(2_000);
  disk.fill();
  const beforeFull = load.told.writes;
  // Rows and log still find room in pages and segments that are there; then they do not.
  await expect.poll(() => load.told.sentences.size, { timeout: 120_000 }).toBeGreaterThan(0);
  await pause(FULL_FOR_MS);
  const projector = await fetch(`${hall.origin}/healthz`);
  expect(projector.status).toBe(200);
  disk.empty();
  // PostgreSQL that ended over its log is started again by whoever supervises it.
  const ended = !(await database.isThere());
  if (ended) await database.start();
  const recoveredMs = await untilOneIsKept(load);
  await pause(1_500);
  await load.stop();
  expect(recoveredMs).toBeLessThan(10_000);
  expect(hall.server().pid).toBe(pid);
  await hall.desk.call(showEndpoints.show);
  expect(await whatIsWrong(hall, load.told)).toEqual([]);
  const sentences = [...new Set([...load.told.sentences.keys()].map((one) => one.replace(/^.*?: /, '')))];
  for (const one of sentences)
    expect(one).toMatch(/The disk is full\.|Too busy for a moment\.|This was not saved: /);
  note('postgres.diskFull', {
    acknowledgedWrites: load.told.writes,
    keptWhileItFilled: load.told.writes - beforeFull,
    postgresEnded: ended ? 'yes' : 'no',
    recoveredMs,
    sentences,
  });
});
