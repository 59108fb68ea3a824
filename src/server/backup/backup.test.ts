/** Backups taken while others write, and restored into an empty place. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { seedRound } from '#test/round.ts';
import { freshConfig, openDatabase } from '#test/server.ts';
import { describeByTurns, type ENGINES, freshDatabase } from '#test/store.ts';
import { openBucket } from '#test/tracks/bucket.ts';
import { SYSTEM } from '../store/audit.ts';
import { openSecrets } from '../store/secrets.ts';
import { openStore } from '../store/store.ts';
import { openS3Storage } from '../tracks/s3-storage.ts';
import { restoreBackup } from './restore.ts';
import { runPostgres } from './snapshot.ts';
import { takeBackup } from './take.ts';

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** A filled installation with a file of music, and places to go to. */
async function fixture(engine: (typeof ENGINES)[number]) {
  const { config, remove } = await freshConfig(engine);
  const folder = mkdtempSync(join(tmpdir(), 'ovation-copies-'));
  clearing.push(remove, () => rmSync(folder, { recursive: true, force: true }));
  const store = await openDatabase(config);
  clearing.push(() => store.close());
  await seedRound(store, { acts: 3, judges: 2 });
  const music = randomBytes(70_001);
  mkdirSync(join(config.dataDir, 'tracks/originals'), { recursive: true });
  writeFileSync(join(config.dataDir, 'tracks/originals/abc123'), music);
  const target = engine === 'postgres' ? await freshDatabase('postgres', 'nothing') : undefined;
  if (target) clearing.push(target.remove);
  const databaseUrl = target && 'url' in target.database ? target.database.url : undefined;
  const take = (passphrase?: string) =>
    takeBackup({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      to: join(folder, 'backups'),
      tracks: true,
      now: Date.now(),
      passphrase,
    });
  const to = join(folder, 'restored');
  const restore = (file: string, passphrase?: string) =>
    restoreBackup({ file, to, databaseUrl, passphrase, keyFile: config.keyFile });
  return { config, store, music, take, restore, to, databaseUrl, folder };
}

describeByTurns('a backup (%s)', (engine) => {
  it('taken while others write holds everything that was acknowledged before it', async () => {
    const { config, store, music, take, restore, to, databaseUrl } = await fixture(engine);
    let written = 0;
    let stop = false;
    const writing = (async () => {
      while (!stop) {
        await store.write({ by: SYSTEM }, async ({ audit }) =>
          audit({ action: 'test.one', subject: 'test:1' }),
        );
        written += 1;
        // SQLite answers within the turn: others get theirs.
        await nextTurn();
      }
    })();
    while (written < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = written;
    const { file } = await take().finally(() => {
      stop = true;
    });
    await writing;
    expect(readFileSync(file).includes(readFileSync(config.keyFile, 'utf8').trim())).toBe(false);
    expect((await restore(file)).join(' ')).toMatch(/checksums right.*clean.*audit log is whole/s);
    expect(readFileSync(join(to, 'tracks/originals/abc123'))).toEqual(music);
    const restored = await openStore({
      database: databaseUrl === undefined ? { file: join(to, 'ovation.db') } : { url: databaseUrl },
      secrets: openSecrets(config.keyFile),
      clock: Date.now,
      onTrouble: () => undefined,
    });
    clearing.push(() => restored.close());
    const kept = await restored.read
      .selectFrom('audit')
      .select('seq')
      .where('action', '=', 'test.one')
      .execute();
    expect(kept.length).toBeGreaterThanOrEqual(before);
    expect(kept.length).toBeLessThanOrEqual(written);
  });

  it('of an earlier version, whose list has no sum of its own, is put back', async () => {
    const { music, take, restore, to } = await fixture(engine);
    const { file } = await take();
    const bytes = readFileSync(file);
    const from = bytes.lastIndexOf(',', bytes.lastIndexOf('"sha256"'));
    bytes.fill(' ', from, bytes.indexOf('\n}', from));
    writeFileSync(file, bytes);
    await restore(file);
    expect(readFileSync(join(to, 'tracks/originals/abc123'))).toEqual(music);
  });

  it('under a passphrase opens with it only, and shows nothing without', async () => {
    const { music, take, restore, to } = await fixture(engine);
    const { file } = await take('a long passphrase');
    expect(readFileSync(file).includes(music.subarray(0, 64))).toBe(false);
    await expect(restore(file)).rejects.toThrow('is sealed');
    await expect(restore(file, 'another passphrase')).rejects.toThrow('does not open');
    expect(() => readdirSync(to)).toThrow('ENOENT');
    await restore(file, 'a long passphrase');
    expect(readFileSync(join(to, 'tracks/originals/abc123'))).toEqual(music);
  });

  it.each([
    'flipped',
    'cut',
    'cut between two files',
    'foreign',
    'flipped in its list',
    'dated otherwise',
    'without the sum of its list',
    'newer',
  ] as const)('that is %s is refused and leaves nothing behind', async (harm) => {
    const { take, restore, to, folder } = await fixture(engine);
    const { file } = await take();
    const bytes = readFileSync(file);
    const middle = bytes.length >> 1;
    const list = bytes.indexOf('"format": 1');
    const listing = (text: string) =>
      Buffer.concat([bytes.subarray(0, list), Buffer.from(text), bytes.subarray(list + text.length)]);
    const dated = Buffer.from(bytes);
    dated.write('1', bytes.indexOf('"taken_at": "2') + '"taken_at": "'.length);
    const unsummed = Buffer.from(bytes);
    unsummed.write('"sha257"', bytes.lastIndexOf('"sha256"'));
    const others = {
      'flipped in its list': listing('"format" '),
      'dated otherwise': dated,
      'without the sum of its list': unsummed,
      newer: listing('"format": 2'),
    };
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(
      file,
      {
        flipped: bytes,
        cut: bytes.subarray(0, middle),
        'cut between two files': bytes.subarray(0, bytes.lastIndexOf('manifest.json\0')),
        foreign: Buffer.from('x'.repeat(5_000)),
        ...others,
      }[harm],
    );
    await expect(restore(file)).rejects.toThrow(
      {
        flipped: 'is damaged',
        cut: 'ends too early',
        'cut between two files': 'ends too early',
        foreign: 'is no backup',
        'flipped in its list': 'cannot be read here',
        'dated otherwise': 'manifest.json in',
        'without the sum of its list': 'cannot be read here',
        newer: 'newer version',
      }[harm],
    );
    expect(() => readdirSync(to)).toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['backups']);
  });

  it('that lacks a little of its end is told as cut off, wherever the cut is', async () => {
    const { take, restore } = await fixture(engine);
    const { file } = await take();
    const bytes = readFileSync(file);
    for (const gone of [1_100, 1_400, 1_700, 2_048, 2_300, 2_600, 3_000]) {
      writeFileSync(file, bytes.subarray(0, -gone));
      await expect(restore(file), `${gone} bytes`).rejects.toThrow('ends too early');
    }
  });

  it('goes into an empty place only', async () => {
    const { take, restore, to, config } = await fixture(engine);
    const { file } = await take();
    mkdirSync(to);
    writeFileSync(join(to, 'mine.txt'), 'mine');
    await expect(restore(file)).rejects.toThrow('is not empty');
    expect(readdirSync(to)).toEqual(['mine.txt']);
    if (config.databaseUrl === undefined) return;
    const elsewhere = restoreBackup({
      file,
      to: `${to}2`,
      databaseUrl: config.databaseUrl,
      passphrase: undefined,
    });
    await expect(elsewhere).rejects.toThrow(/is not empty.*nothing was changed.*cut off.*dropdb/);
  });
});

it('of an installation whose music lies in a bucket takes it along, and puts it into the bucket that is set', async () => {
  const bucket = await openBucket();
  clearing.push(() => bucket.remove());
  const { config, music, to, folder } = await fixture('sqlite');
  const work = join(folder, 'work');
  const storage = await openS3Storage(bucket.settings, work, () => undefined);
  await storage.keep('originals', 'abc123', join(config.dataDir, 'tracks/originals/abc123'));
  rmSync(join(config.dataDir, 'tracks'), { recursive: true });
  const place = {
    dataDir: config.dataDir,
    databaseUrl: undefined,
    to: folder,
    tracks: true,
    now: Date.now(),
  };
  const { file } = await takeBackup({ ...place, s3: bucket.settings });
  await storage.remove('originals', 'abc123');
  const anew = { ...bucket.settings, prefix: 'after-the-fire/' };
  const said = await restoreBackup({ file, to, databaseUrl: undefined, passphrase: undefined, s3: anew });
  expect(said.at(-1)).toBe('Files of music in the bucket music: 1.');
  expect(readdirSync(join(to, 'tracks'))).not.toContain('originals');
  const restored = await openS3Storage(anew, work, () => undefined);
  const bytes = await restored.withLocalFile('originals', 'abc123', async (path) => readFileSync(path));
  expect(bytes.equals(music)).toBe(true);
  expect(await storage.size('originals', 'abc123')).toBe(undefined);
  await bucket.leave();
  await expect(takeBackup({ ...place, s3: bucket.settings })).rejects.toThrow(/does not answer/);
});

it('the programs of PostgreSQL ask for as much TLS as the address does', async () => {
  const asked = ['-c', 'test "$PGSSLMODE" = verify-full'];
  await runPostgres('sh', asked, 'postgres://who:secret@db.example/show?sslmode=verify-full');
  await expect(runPostgres('sh', asked, 'postgres://who:secret@db.example/show')).rejects.toThrow();
});
