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
import { type MusicHouse, musicHouses } from '#test/tracks/music-house.ts';
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

const send = (house: MusicHouse, holder = house.holder) =>
  sendFile(`${house.origin}${API}${OWN_UPLOADS}`, song, holder);
const actTrack = (house: MusicHouse) =>
  house.crew.call(tracksEndpoints.actTrack, { params: { participantId: house.act.id } });
const strays = (house: MusicHouse) => house.crew.call(tracksEndpoints.strays);
/** The clock of files cannot be set, so everybody else's goes ahead of it. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

describe.each(['a folder', 'a bucket'] as const)('music in %s', (place) => {
  const open = musicHouses('sqlite');
  /** A house with one file of music, and the storage beside it. */
  const filled = async (troubles: unknown[] = []) => {
    const s3 = place === 'a bucket' ? { ...bucket.settings, prefix: `${Date.now()}/` } : undefined;
    const house = await open({ troubles, againMs: 100, ...(s3 && { s3 }) });
    await send(house);
    await house.room.idle();
    const storage = await openStorage({ folder: s3 ? tmpdir() : house.folder, s3 }, () => undefined);
    return { house, storage };
  };
  const kept = async (storage: TrackStorage) =>
    (await Promise.all(SHELVES.map((shelf) => storage.list(shelf)))).flat().map(({ id }) => id);

  it('that the database does not name is left, told, and goes when an admin says so', async () => {
    const troubles: unknown[] = [];
    const { house, storage } = await filled(troubles);
    const [id = ''] = await kept(storage);
    expect(await kept(storage)).toEqual([id, id]);
    // As an older database that is put back: it knows the act, and nothing of the file.
    await besideTheDoor(house.store, async (tx) => {
      await tx.deleteFrom('trackFile').execute();
      await tx.deleteFrom('track').execute();
    });
    await house.restart();
    await house.room.idle();
    expect(await strays(house)).toMatchObject({ files: 0, newestAt: null });
    later(2 * 3_600_000);
    await house.restart();
    await house.room.idle();
    expect(await kept(storage)).toEqual([id, id]);
    const told = await strays(house);
    expect(told).toMatchObject({ files: 1, setAside: 0 });
    expect(told.size).toBeGreaterThan(song.length);
    expect(String(troubles)).toContain('no act of this database names');
    // Crew may look; what somebody has not looked at stays.
    const remove = (newestAt: number) => ({ body: { newestAt } });
    await expect(house.crew.call(tracksEndpoints.removeStrays, remove(Date.now()))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const before = await house.admin.call(tracksEndpoints.removeStrays, remove((told.newestAt ?? 0) - 1));
    expect(before.files).toBe(1);
    const after = await house.admin.call(tracksEndpoints.removeStrays, remove(told.newestAt ?? 0));
    expect(after.files).toBe(0);
    expect(await kept(storage)).toEqual([]);
    const entries = await house.store.read
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'tracks.strays_removed')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('goes with the database that named it, unless another one names it', async () => {
    const { house, storage } = await filled();
    const other = await house.register('Another');
    await send(house, other.holder);
    await house.room.idle();
    const { files } = await actTrack(house);
    const own = files[0]?.id ?? '';
    const ids = [...new Set(await kept(storage))];
    const aside = ids.find((id) => id !== own) ?? '';
    await besideTheDoor(house.store, (tx) => tx.deleteFrom('trackFile').where('id', '=', aside).execute());
    await house.room.forgetNamed(ids, new Set([aside]));
    expect([...new Set(await kept(storage))].sort()).toEqual(ids.sort());
    await house.room.forgetNamed(ids, new Set());
    expect([...new Set(await kept(storage))]).toEqual([own]);
  });

  it('that is given up in the database is removed also when the server ends before that', async () => {
    const { house, storage } = await filled();
    const [id = ''] = await kept(storage);
    await besideTheDoor(house.store, async (tx) => {
      await tx.deleteFrom('trackFile').execute();
      await tx.insertInto('trackDiscard').values({ fileId: id }).execute();
    });
    await house.restart();
    await house.room.idle();
    expect(await kept(storage)).toEqual([]);
    expect(await house.store.read.selectFrom('trackDiscard').selectAll().execute()).toEqual([]);
    expect(readdirSync(join(house.folder, 'incoming'))).toEqual([]);
  });

  it('that is gone is told to crew and act until it is there again', async () => {
    const { house, storage } = await filled();
    const [id = ''] = await kept(storage);
    const away = join(folder.path, id);
    await storage.withLocalFile('originals', id, async (path) => writeFileSync(away, readFileSync(path)));
    for (const shelf of SHELVES) await storage.remove(shelf, id);
    await house.restart();
    await house.room.idle();
    expect(await actTrack(house)).toMatchObject({
      state: 'problem',
      note: LOST_NOTE,
      lost: true,
      files: [{ here: false }],
    });
    const [track] = await house.crew.call(tracksEndpoints.tracks);
    expect(track).toMatchObject({ state: 'problem', lost: true });
    expect(allSaidIn('fr', await fetchWords('fr', ['machine']), track?.noteTold ?? [])).toMatch(
      /^Le fichier n’est plus là où il était\./,
    );
    expect(await house.performer.call(tracksEndpoints.ownTrack)).toMatchObject({
      state: 'problem',
      problem: LOST_FOR_PERFORMERS,
    });
    expect(await lostSentences(house.store.read)).toEqual([
      expect.stringContaining('A file of music is not'),
    ]);
    expect(await house.crew.call(tracksEndpoints.offerZip)).toMatchObject({
      files: 0,
      missing: ['Астра Ковалёва'],
    });
    await storage.keep('originals', id, away);
    // Nobody has to press anything; the levelled copy is made again as well.
    await expect.poll(async () => (await actTrack(house)).state).toBe('received');
    await house.room.idle();
    await expect.poll(() => kept(storage)).toEqual([id, id]);
    expect(await lostSentences(house.store.read)).toEqual([]);
    const [file] = (await actTrack(house)).files;
    const levelled = await fetch(house.origin + file?.levelledUrl);
    expect((await levelled.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });
});

describe('what a crash leaves on its way', () => {
  const open = musicHouses('sqlite');

  it('is cleared away: half a file on a shelf, copies that were being made, facts without bytes', async () => {
    const house = await open({ programs: '' });
    const left = ['originals/3kq.part', 'passing/sound-x/levelled.mp3', `incoming/${house.act.id}-3kq.json`];
    for (const path of left) {
      mkdirSync(join(house.folder, path, '..'), { recursive: true });
      writeFileSync(join(house.folder, path), '{}');
    }
    later(25 * 3_600_000);
    await house.restart();
    await house.room.idle();
    for (const path of left) expect(existsSync(join(house.folder, path)), path).toBe(false);
  });

  it('an upload for an act that this database does not know stays, and counts as a stray', async () => {
    const house = await open({ programs: '', troubles: [] });
    const upload = join(house.folder, 'incoming', 'nobody-3kq');
    writeFileSync(upload, song);
    const begun = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const facts = { id: 'nobody-3kq', size: song.length, offset: 0, creation_date: begun };
    writeFileSync(`${upload}.json`, JSON.stringify({ ...facts, metadata: { sender: '{}' } }));
    later(2 * 3_600_000);
    await house.restart();
    await house.room.idle();
    expect(await strays(house)).toMatchObject({ files: 1, size: song.length });
    expect(existsSync(upload)).toBe(true);
    expect(readdirSync(join(house.folder, 'originals'))).toEqual([]);
    expect(await house.store.read.selectFrom('trackArrival').selectAll().execute()).toEqual([]);
    await house.admin.call(tracksEndpoints.removeStrays, { body: { newestAt: Date.now() } });
    expect(readdirSync(join(house.folder, 'incoming'))).toEqual([]);
  });
});
