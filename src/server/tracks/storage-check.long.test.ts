/** Music that the database does not name stays until a person removes it; music that it names and is gone is told. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { allSaidIn } from '#domain/messages/catalogue-line.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { type Bucket, openBucket } from '#test/tracks/bucket.ts';
import { type MusicFixture, musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';
import { LOST_FOR_PERFORMERS, LOST_NOTE, lostSentences } from './lost.ts';
import { openStorage } from './open-storage.ts';
import { SHELVES, type TrackStorage } from './storage.ts';

const folder = soundFolder();
let song: Buffer;
let bucket: Bucket;
beforeAll(async () => {
  song = readFileSync(folder.tone('song.wav', { seconds: 11, level: -20 }));
  bucket = await openBucket();
});
afterAll(async () => {
  folder.remove();
  await bucket.remove();
});
afterEach(() => vi.useRealTimers());

const send = (fixture: MusicFixture, holder = fixture.holder) =>
  sendFile(`${fixture.origin}${API}${OWN_UPLOADS}`, song, holder);
const actTrack = (fixture: MusicFixture) =>
  fixture.crew.call(tracksEndpoints.actTrack, { params: { participantId: fixture.act.id } });
const strays = (fixture: MusicFixture) => fixture.crew.call(tracksEndpoints.strays);
/** The clock of files cannot be set, so everybody else's goes ahead of it. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

describe.each(['a folder', 'a bucket'] as const)('music in %s', (place) => {
  const open = musicFixtures('sqlite');
  /** A server with one file of music, and the storage beside it. */
  const filled = async (troubles: unknown[] = []) => {
    const s3 = place === 'a bucket' ? { ...bucket.settings, prefix: `${Date.now()}/` } : undefined;
    const fixture = await open({ troubles, againMs: 100, ...(s3 && { s3 }) });
    await send(fixture);
    await fixture.room.idle();
    const storage = await openStorage({ folder: s3 ? tmpdir() : fixture.folder, s3 }, () => undefined);
    return { fixture, storage };
  };
  const kept = async (storage: TrackStorage) =>
    (await Promise.all(SHELVES.map((shelf) => storage.list(shelf)))).flat().map(({ id }) => id);

  it('that the database does not name is left, told, and goes when an admin says so', async () => {
    const troubles: unknown[] = [];
    const { fixture, storage } = await filled(troubles);
    const [id = ''] = await kept(storage);
    expect(await kept(storage)).toEqual([id, id]);
    // As an older database that is put back: it knows the act, and nothing of the file.
    await besideTheDoor(fixture.store, async (tx) => {
      await tx.deleteFrom('trackFile').execute();
      await tx.deleteFrom('track').execute();
    });
    await fixture.restart();
    await fixture.room.idle();
    expect(await strays(fixture)).toMatchObject({ files: 0, newestAt: null });
    later(2 * 3_600_000);
    await fixture.restart();
    await fixture.room.idle();
    expect(await kept(storage)).toEqual([id, id]);
    const told = await strays(fixture);
    expect(told).toMatchObject({ files: 1, setAside: 0 });
    expect(told.size).toBeGreaterThan(song.length);
    expect(String(troubles)).toContain('no act of this database names');
    // Crew may look; what somebody has not looked at stays.
    const remove = (newestAt: number) => ({ body: { newestAt } });
    await expect(fixture.crew.call(tracksEndpoints.removeStrays, remove(Date.now()))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const before = await fixture.admin.call(tracksEndpoints.removeStrays, remove((told.newestAt ?? 0) - 1));
    expect(before.files).toBe(1);
    const after = await fixture.admin.call(tracksEndpoints.removeStrays, remove(told.newestAt ?? 0));
    expect(after.files).toBe(0);
    expect(await kept(storage)).toEqual([]);
    const entries = await fixture.store.read
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'tracks.strays_removed')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('goes with the database that named it, unless another one names it', async () => {
    const { fixture, storage } = await filled();
    const other = await fixture.register('Another');
    await send(fixture, other.holder);
    await fixture.room.idle();
    const { files } = await actTrack(fixture);
    const own = files[0]?.id ?? '';
    const ids = [...new Set(await kept(storage))];
    const aside = ids.find((id) => id !== own) ?? '';
    await besideTheDoor(fixture.store, (tx) => tx.deleteFrom('trackFile').where('id', '=', aside).execute());
    await fixture.room.forgetNamed(ids, new Set([aside]));
    expect([...new Set(await kept(storage))].sort()).toEqual(ids.sort());
    await fixture.room.forgetNamed(ids, new Set());
    expect([...new Set(await kept(storage))]).toEqual([own]);
  });

  it('that is given up in the database is removed also when the server ends before that', async () => {
    const { fixture, storage } = await filled();
    const [id = ''] = await kept(storage);
    await besideTheDoor(fixture.store, async (tx) => {
      await tx.deleteFrom('trackFile').execute();
      await tx.insertInto('trackDiscard').values({ fileId: id }).execute();
    });
    await fixture.restart();
    await fixture.room.idle();
    expect(await kept(storage)).toEqual([]);
    expect(await fixture.store.read.selectFrom('trackDiscard').selectAll().execute()).toEqual([]);
    expect(readdirSync(join(fixture.folder, 'incoming'))).toEqual([]);
  });

  it('that is gone is told to crew and act until it is there again', async () => {
    const { fixture, storage } = await filled();
    const [id = ''] = await kept(storage);
    const away = join(folder.path, id);
    await storage.withLocalFile('originals', id, async (path) => writeFileSync(away, readFileSync(path)));
    for (const shelf of SHELVES) await storage.remove(shelf, id);
    await fixture.restart();
    await fixture.room.idle();
    expect(await actTrack(fixture)).toMatchObject({
      state: 'problem',
      note: LOST_NOTE,
      lost: true,
      files: [{ here: false }],
    });
    const [track] = await fixture.crew.call(tracksEndpoints.tracks);
    expect(track).toMatchObject({ state: 'problem', lost: true });
    expect(allSaidIn('fr', await fetchWords('fr', ['machine']), track?.noteTold ?? [])).toMatch(
      /^Le fichier n’est plus là où il était\./,
    );
    expect(await fixture.performer.call(tracksEndpoints.ownTrack)).toMatchObject({
      state: 'problem',
      problem: LOST_FOR_PERFORMERS,
    });
    expect(await lostSentences(fixture.store.read)).toEqual([
      expect.stringContaining('A file of music is not'),
    ]);
    expect(await fixture.crew.call(tracksEndpoints.offerZip)).toMatchObject({
      files: 0,
      missing: ['Астра Ковалёва'],
    });
    await storage.keep('originals', id, away);
    // Nobody has to press anything; the levelled copy is made again as well.
    await expect.poll(async () => (await actTrack(fixture)).state).toBe('received');
    await fixture.room.idle();
    await expect.poll(() => kept(storage)).toEqual([id, id]);
    expect(await lostSentences(fixture.store.read)).toEqual([]);
    const [file] = (await actTrack(fixture)).files;
    const levelled = await fetch(fixture.origin + file?.levelledUrl);
    expect((await levelled.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });
});

describe('what a crash leaves on its way', () => {
  const open = musicFixtures('sqlite');

  it('is cleared away: half a file on a shelf, copies that were being made, facts without bytes', async () => {
    const fixture = await open({ programs: '' });
    const left = [
      'originals/3kq.part',
      'passing/sound-x/levelled.mp3',
      `incoming/${fixture.act.id}-3kq.json`,
    ];
    for (const path of left) {
      mkdirSync(join(fixture.folder, path, '..'), { recursive: true });
      writeFileSync(join(fixture.folder, path), '{}');
    }
    later(25 * 3_600_000);
    await fixture.restart();
    await fixture.room.idle();
    for (const path of left) expect(existsSync(join(fixture.folder, path)), path).toBe(false);
  });

  it('an upload for an act that this database does not know stays, and counts as a stray', async () => {
    const fixture = await open({ programs: '', troubles: [] });
    const upload = join(fixture.folder, 'incoming', 'nobody-3kq');
    writeFileSync(upload, song);
    const begun = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const facts = { id: 'nobody-3kq', size: song.length, offset: 0, creation_date: begun };
    writeFileSync(`${upload}.json`, JSON.stringify({ ...facts, metadata: { sender: '{}' } }));
    later(2 * 3_600_000);
    await fixture.restart();
    await fixture.room.idle();
    expect(await strays(fixture)).toMatchObject({ files: 1, size: song.length });
    expect(existsSync(upload)).toBe(true);
    expect(readdirSync(join(fixture.folder, 'originals'))).toEqual([]);
    expect(await fixture.store.read.selectFrom('trackArrival').selectAll().execute()).toEqual([]);
    await fixture.admin.call(tracksEndpoints.removeStrays, { body: { newestAt: Date.now() } });
    expect(readdirSync(join(fixture.folder, 'incoming'))).toEqual([]);
  });
});
