/** A write-ahead log that is damaged in its middle, and those of which SQLite reads all that was committed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { keepBroken } from '../../backup/swap.ts';
import { logIsBroken } from './broken-log.ts';
import { emptyLog } from './sqlite-log.ts';

/** A data folder as a kill leaves it, with twenty commits in the log; `spoil` changes the log's bytes. */
function killed(spoil: (log: Buffer) => Buffer = (log) => log): string {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const live = join(folder, 'live.db');
  const database = new DatabaseSync(live);
  database.exec('pragma journal_mode = wal; create table act (name text)');
  for (let at = 0; at < 20; at += 1) database.exec(`insert into act values ('act ${at}')`);
  for (const end of ['', '-wal']) cpSync(live + end, join(folder, `ovation.db${end}`));
  database.close();
  const log = join(folder, 'ovation.db-wal');
  writeFileSync(log, spoil(readFileSync(log)));
  return folder;
}

const acts = (folder: string): number => {
  const database = new DatabaseSync(join(folder, 'ovation.db'));
  try {
    return Number(database.prepare('select count(*) as acts from act').get()?.acts);
  } finally {
    database.close();
  }
};

const flipped = (at: (length: number) => number) => (log: Buffer) => {
  const place = Math.floor(at(log.length));
  log[place] = (log[place] ?? 0) ^ 0xff;
  return log;
};

it.each([
  ['one byte of a page', flipped((length) => length * 0.6)],
  ['the marks of a part', flipped((length) => 32 + 8 + Math.floor(((length - 32) / 4_120) * 0.6) * 4_120)],
  ['its head', flipped(() => 17)],
])('is told where %s is damaged, and kept as it was', (_what, spoil) => {
  const folder = killed(spoil);
  const size = statSync(join(folder, 'ovation.db-wal')).size;
  const aside = keepBroken(folder, Date.parse('2026-11-30T20:00:00Z')) ?? '';
  expect(aside).toBe(join(folder, 'replaced-2026-11-30T20-00-00-000Z'));
  expect(statSync(join(aside, 'ovation.db-wal')).size).toBe(size);
  expect(statSync(join(aside, 'ovation.db-wal')).mode & 0o077).toBe(0);
  // A start that failed is tried again.
  expect(keepBroken(folder, Date.parse('2026-11-30T20:00:05Z'))).toBe(aside);
});

it('is told once: after it was taken over nothing of it is left to be found', () => {
  const folder = killed(flipped((length) => length * 0.6));
  const file = join(folder, 'ovation.db');
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  const left = Number(database.prepare('select count(*) as acts from act').get()?.acts);
  expect(left).toBeLessThan(20);
  expect(logIsBroken(file)).toBe(true);
  emptyLog(file);
  expect(logIsBroken(file)).toBe(false);
  database.exec("insert into act values ('one more')");
  expect(logIsBroken(file)).toBe(false);
});

it('is not told of one that a kill left, whole or cut off within its last commit, nor where there is none', () => {
  const whole = killed();
  expect(keepBroken(whole, 0)).toBe(undefined);
  expect(acts(whole)).toBe(20);
  const cut = killed();
  truncateSync(join(cut, 'ovation.db-wal'), statSync(join(cut, 'ovation.db-wal')).size - 100);
  expect(keepBroken(cut, 0)).toBe(undefined);
  expect(acts(cut)).toBe(19);
  const torn = killed(flipped((length) => length - 1));
  expect(keepBroken(torn, 0)).toBe(undefined);
  const none = killed();
  rmSync(join(none, 'ovation.db-wal'));
  expect(keepBroken(none, 0)).toBe(undefined);
});

it('is not told of what a log before it left behind its end', () => {
  const folder = killed();
  const file = join(folder, 'ovation.db');
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec('pragma wal_checkpoint(restart)');
  database.exec("insert into act values ('one more')");
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(10 * 4_120);
  expect(logIsBroken(file)).toBe(false);
});
