/** SQLite's log: nobody hears of a commit before the disk has it, and nothing else waits for the disk. */
import fs, { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storesOf } from '#test/store.ts';
import { SYSTEM } from '../audit.ts';
import type { NewBallot } from '../ballots.ts';
import { openSqliteLog, sharedSyncs } from './sqlite-log.ts';

const open = storesOf('sqlite');

/** A disk whose syncs end when the test says so. */
function heldDisk() {
  const asked: { end(): void; fail(): void }[] = [];
  const sync = () =>
    new Promise<void>((resolve, reject) =>
      asked.push({ end: resolve, fail: () => reject(Object.assign(new Error('no'), { code: 'EIO' })) }),
    );
  return { asked, sync };
}

/** Where a promise is by now. */
async function stateOf(promise: Promise<unknown>): Promise<'waits' | 'done' | 'failed'> {
  const turn = new Promise<'waits'>((resolve) => setImmediate(resolve, 'waits'));
  return Promise.race([promise.then(() => 'done' as const).catch(() => 'failed' as const), turn]);
}

/** Holds every sync of files in this process from now on, as a disk does that takes its time. */
function holdFiles() {
  const disk = heldDisk();
  const spy = vi.spyOn(fs, 'fdatasync').mockImplementation((_descriptor, done) => {
    disk.sync().then(() => done(null), done);
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  const isAsked = (times: number) => expect.poll(() => disk.asked.length).toBe(times);
  return { ...disk, isAsked };
}

it('tells nobody of a write before the disk has it, and lets the next one be made meanwhile', async () => {
  const store = await open();
  const told: number[] = [];
  store.onVersion((version) => told.push(version));
  const disk = holdFiles();
  const write = (commandId: string) =>
    store.write({ by: SYSTEM, commandId }, async ({ version }) => `answer ${version}`);
  const first = write('one');
  await disk.isAsked(1);
  const again = write('one');
  await disk.isAsked(2);
  expect(await stateOf(first)).toBe('waits');
  expect(await stateOf(again)).toBe('waits');
  expect(told).toEqual([]);
  // Reading goes on: the commit is made, only nobody was told that it is safe.
  expect(await store.version()).toBe(1);
  disk.asked[0]?.end();
  expect(await first).toBe('answer 1');
  expect(told).toEqual([1]);
  disk.asked[1]?.end();
  expect(await again).toBe('answer 1');
});

it('answers no ballot and no quiet write before the disk has it', async () => {
  const store = await open();
  const log = store.openBallots(() => undefined);
  const disk = holdFiles();
  const ballot: NewBallot = { pollId: 'nobody-knows', voter: 'v', choice: 'a', receipt: 'r', at: 1 };
  const appended = log.append([ballot]);
  await disk.isAsked(1);
  const quiet = store.quiet(async () => 'done');
  await disk.isAsked(2);
  expect(await stateOf(appended)).toBe('waits');
  expect(await stateOf(quiet)).toBe('waits');
  for (const { end } of disk.asked) end();
  expect(await appended).toHaveLength(1);
  expect(await quiet).toBe('done');
});

it('says that a write is not certain where the disk does not take it, and after that only what was written anew is safe', async () => {
  const store = await open();
  const disk = holdFiles();
  const write = () => store.write({ by: SYSTEM }, async ({ version }) => version);
  const lost = write();
  await disk.isAsked(1);
  disk.asked[0]?.fail();
  // What was committed stands there, and is kept with the next one: it is not called unsaved.
  await expect(lost).rejects.toMatchObject({ code: 'busy', message: expect.stringMatching(/not certain/) });
  expect(await store.health.trouble()).toMatch(/disk does not take/);
  const next = write();
  await disk.isAsked(2);
  disk.asked[1]?.end();
  expect(await next).toBe(2);
  // All of the log stands in the database now.
  expect(statSync(`${store.sqlite?.location()}-wal`).size).toBe(0);
  expect(await store.health.trouble()).toBeUndefined();
});

it('closed twice, touches nobody else’s file', async () => {
  const store = await open();
  const log = openSqliteLog(store.sqlite ?? expect.fail(), String(store.sqlite?.location()));
  await log.close();
  // Whatever is opened next gets the number that was let go of.
  const others = fs.openSync(import.meta.filename, 'r');
  await log.close();
  expect(fs.fstatSync(others).isFile()).toBe(true);
  fs.closeSync(others);
  await expect(log.safe()).rejects.toThrow('closed');
});

it('runs two syncs at once, and whoever comes while they run shares the next, which begins after them', async () => {
  const { asked, sync } = heldDisk();
  const safe = sharedSyncs({ sync, writeAnew: () => true });
  const [a, b, c, d] = [safe(), safe(), safe(), safe()];
  expect(asked).toHaveLength(2);
  asked[1]?.end();
  await b;
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.end();
  await Promise.all([c, d]);
  expect(await stateOf(a)).toBe('waits');
  asked[0]?.end();
  await a;
});

it('calls nothing safe after a sync that failed until the log was written anew', async () => {
  const { asked, sync } = heldDisk();
  let takes = false;
  const safe = sharedSyncs({ sync, writeAnew: () => takes });
  const attempt = async (how: 'end' | 'fail') => {
    const one = safe();
    asked.at(-1)?.[how]();
    return stateOf(one);
  };
  expect(await attempt('fail')).toBe('failed');
  expect(await attempt('end')).toBe('failed');
  takes = true;
  expect(await attempt('end')).toBe('done');
  takes = false;
  expect(await attempt('end')).toBe('done');
});

it('takes a long log over into the database in a thread, before SQLite would', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'ovation.sqlite');
  const store = await open({ database: { file } });
  const before = statSync(file).size;
  for (let i = 0; i < 11; i += 1)
    await store.write({ by: SYSTEM }, async ({ audit }) => {
      for (let n = 0; n < 200; n += 1) audit({ action: 'test.one', subject: `${i} ${n}` });
    });
  await expect.poll(() => statSync(file).size).toBeGreaterThan(before + 100_000);
});
