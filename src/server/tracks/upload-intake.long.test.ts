/** Whole uploads: the order in which they came decides, whatever comes between, and their senders hear the outcome. */
import { appendFileSync, existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { callerOf } from '#server/demo/api.ts';
import { ENGINES } from '#test/store.ts';
import { type Bucket, openBucket } from '#test/tracks/bucket.ts';
import { type MusicFixture, musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';
import { SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import { noteArrival } from './arrival-order.ts';
import { addTrackFile, trackFilesOf } from './files.ts';
import { openIncoming } from './incoming.ts';

const folder = soundFolder();
/** Three songs that are told apart by their format and length. */
let songs: Buffer[];
beforeAll(() => {
  songs = [1, 2, 3].map((seconds) =>
    readFileSync(folder.tone(`song-${seconds}.wav`, { seconds: 10 + seconds, level: -20 })),
  );
});
afterAll(() => folder.remove());

type Holder = Record<string, string>;
const tus = (holder: Holder) => ({ 'tus-resumable': '1.0.0', ...holder });
const begin = async (fixture: MusicFixture, holder: Holder, length: number) => {
  const made = await fetch(`${fixture.origin}${API}${OWN_UPLOADS}`, {
    method: 'POST',
    headers: { ...tus(holder), 'upload-length': String(length) },
  });
  expect(made.status).toBe(201);
  return made.headers.get('location') ?? '';
};
const put = (fixture: MusicFixture, at: string, holder: Holder, bytes: Buffer) =>
  fetch(fixture.origin + at, {
    method: 'PATCH',
    headers: {
      ...tus(holder),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
const ask = (fixture: MusicFixture, at: string, holder: Holder, method = 'HEAD') =>
  fetch(fixture.origin + at, { method, headers: tus(holder) });
const pathOf = (fixture: MusicFixture, at: string) =>
  join(fixture.folder, 'incoming', at.split('/').at(-1) ?? '');
/** Every byte reaches the disk at that instant, and then the power goes. */
async function arrivesWhole(
  fixture: MusicFixture,
  holder: Holder,
  bytes: Buffer,
  when: number,
): Promise<string> {
  const at = await begin(fixture, holder, bytes.length);
  appendFileSync(pathOf(fixture, at), bytes);
  utimesSync(pathOf(fixture, at), when / 1000, when / 1000);
  return at;
}
/** As if it had begun two days ago, and nothing had grown since. */
function dateBack(path: string): void {
  const before = Date.now() - 2 * 86_400_000;
  utimesSync(path, before / 1000, before / 1000);
  const facts = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  writeFileSync(`${path}.json`, JSON.stringify({ ...facts, creation_date: new Date(before).toISOString() }));
}
const ownTrack = (fixture: MusicFixture, holder: Holder) =>
  callerOf(fixture.origin, holder).call(tracksEndpoints.ownTrack);
const actTrack = (fixture: MusicFixture, participantId: string) =>
  fixture.crew.call(tracksEndpoints.actTrack, { params: { participantId } });

describe.each(ENGINES)('uploads that came one after the other (%s)', (engine) => {
  const open = musicFixtures(engine);

  it('are versions in that order when the server takes them in after a restart', async () => {
    const fixture = await open({ programs: '' });
    const acts = [fixture.act, await fixture.register('Second'), await fixture.register('Third')];
    const [a = Buffer.alloc(0), b = Buffer.alloc(0), c = Buffer.alloc(0)] = songs;
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ];
    // Ids are random, so what comes by the folder's order comes in none.
    for (const [turn] of songs.entries())
      for (const [index, act] of acts.entries())
        await arrivesWhole(
          fixture,
          act.holder,
          orders[index]?.[turn] ?? a,
          Date.now() - 60_000 + turn * 5_000,
        );
    await fixture.restart();
    await fixture.room.idle();
    for (const [index, act] of acts.entries()) {
      const { files, arrived } = await actTrack(fixture, act.id);
      expect(arrived).toEqual([]);
      expect(files.map(({ version, size }) => [version, size])).toEqual(
        (orders[index] ?? []).map((song, turn) => [turn + 1, song.length]).reverse(),
      );
    }
  });

  it('keep their places when the later one is done first, and when the crew decides between', async () => {
    const fixture = await open({ programs: '' });
    const { store, act } = fixture;
    const ids = [newId(), newId(), newId()];
    for (const fileId of ids)
      await noteArrival(store, SYSTEM, { id: `${act.id}-${fileId}`, participantId: act.id, fileId }, 1_000);
    const taken = (id: string) =>
      addTrackFile(store, SYSTEM, {
        id,
        format: 'mp3',
        facts: { durationMs: 1_000, channels: 2, sampleRate: 44_100, heard: null },
        size: 1,
        sha256: '',
      });
    const [first = '', second = '', third = ''] = ids;
    await taken(second);
    await fixture.crew.call(tracksEndpoints.setTrack, {
      params: { participantId: act.id },
      body: { state: 'checked' },
    });
    await taken(first);
    const order = async () => (await trackFilesOf(store.read, act.id)).map(({ id }) => id);
    expect(await order()).toEqual([second, first]);
    // What came late has not changed what was checked.
    expect((await actTrack(fixture, act.id)).state).toBe('checked');
    // The third arrived before the crew decided, and was looked at after it.
    await fixture.crew.call(tracksEndpoints.makeFileCurrent, {
      params: { participantId: act.id, fileId: first },
    });
    await taken(third);
    expect(await order()).toEqual([first, third, second]);
  });

  it('go along, while they wait, to the act that takes theirs in', async () => {
    const fixture = await open({ programs: '' });
    const twin = await fixture.register('Астра Ковалёва');
    const [song = Buffer.alloc(0), other = Buffer.alloc(0)] = songs;
    await sendFile(`${fixture.origin}${API}${OWN_UPLOADS}`, song, twin.holder);
    const at = await begin(fixture, twin.holder, other.length);
    const upload = {
      id: at.split('/').at(-1) ?? '',
      participantId: twin.id,
      fileId: at.split('-').at(-1) ?? '',
    };
    await noteArrival(fixture.store, SYSTEM, upload, Date.now());
    const { people } = await revisionsOf(fixture);
    await fixture.admin.call(peopleEndpoints.mergeActs, {
      params: { id: fixture.act.id },
      body: {
        otherId: twin.id,
        revision: people.get(fixture.act.id) ?? 0,
        otherRevision: people.get(twin.id) ?? 0,
        take: ['tracks'],
      },
    });
    appendFileSync(pathOf(fixture, at), other);
    await fixture.restart();
    await fixture.room.idle();
    const { files } = await actTrack(fixture, fixture.act.id);
    expect(files.map(({ version, size }) => [version, size])).toEqual([
      [2, other.length],
      [1, song.length],
    ]);
  });

  it('that are no music are refused after a restart in words that stay, for the act and the crew', async () => {
    const fixture = await open({ programs: '' });
    const { holder } = fixture.act;
    const [song = Buffer.alloc(0), better = Buffer.alloc(0)] = songs;
    await sendFile(`${fixture.origin}${API}${OWN_UPLOADS}`, song, holder);
    const at = await arrivesWhole(fixture, holder, Buffer.from('<html>'.repeat(10_000)), Date.now());
    await fixture.restart();
    // Nobody hears that it is done, however early they ask.
    expect([404, 422]).toContain((await ask(fixture, at, holder)).status);
    const refusal = expect.stringContaining('not a music file');
    await expect
      .poll(() => ownTrack(fixture, holder))
      .toMatchObject({
        state: 'received',
        arrived: { refusal },
        file: { size: song.length },
      });
    await fixture.restart();
    expect(await ownTrack(fixture, holder)).toMatchObject({ arrived: { refusal } });
    expect((await actTrack(fixture, fixture.act.id)).arrived).toMatchObject([{ refusal }]);
    expect((await ask(fixture, at, holder)).status).toBe(404);
    expect(readdirSync(join(fixture.folder, 'incoming')).join()).not.toContain(at.split('-').at(-1));
    await sendFile(`${fixture.origin}${API}${OWN_UPLOADS}`, better, holder);
    expect(await ownTrack(fixture, holder)).toMatchObject({ arrived: null, file: { size: better.length } });
  });

  it('are taken back until they are a version, by nobody’s accident', async () => {
    const fixture = await open({ programs: '' });
    const { holder } = fixture.act;
    const [song = Buffer.alloc(0), other = Buffer.alloc(0)] = songs;
    // Five parts at once and the end of it all: no answer is a fault of ours.
    for (let round = 0; round < 3; round += 1) {
      const at = await begin(fixture, holder, song.length);
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => put(fixture, at, holder, song)),
        ask(fixture, at, holder, 'DELETE'),
      ]);
      for (const { status } of answers) expect([204, 404, 409]).toContain(status);
      await fixture.room.idle();
      expect(await ownTrack(fixture, holder)).toMatchObject({ state: 'missing', file: null, arrived: null });
    }
    // While it is looked at.
    const at = await begin(fixture, holder, other.length);
    const sent = put(fixture, at, holder, other);
    await expect.poll(async () => (await actTrack(fixture, fixture.act.id)).arrived).toHaveLength(1);
    expect((await ask(fixture, at, holder, 'DELETE')).status).toBe(204);
    expect((await sent).status).toBe(404);
    await fixture.room.idle();
    expect(await ownTrack(fixture, holder)).toMatchObject({ state: 'missing', file: null });
    for (const shelf of ['incoming', 'originals'])
      expect(readdirSync(join(fixture.folder, shelf))).toEqual([]);
    // Too late, and said so.
    const done = await sendFile(`${fixture.origin}${API}${OWN_UPLOADS}`, other, holder);
    const late = await fetch(done.url ?? '', { method: 'DELETE', headers: tus(holder) });
    expect([late.status, (await late.json()).error]).toEqual([
      409,
      expect.stringContaining('already been accepted'),
    ]);
    expect(await ownTrack(fixture, holder)).toMatchObject({ state: 'received' });
  });
});

const openOne = musicFixtures('sqlite');

async function revisionsOf(fixture: MusicFixture) {
  const rows = await fixture.store.read.selectFrom('participant').select(['id', 'revision']).execute();
  return { people: new Map(rows.map(({ id, revision }) => [id, revision])) };
}

it('what nobody finished is removed a day after it began, but not by a clock that may be wrong', async () => {
  let isSettled = false;
  const fixture = await openOne({ clockIsSettled: () => isSettled });
  const at = await begin(fixture, fixture.holder, songs[0]?.length ?? 0);
  const path = pathOf(fixture, at);
  appendFileSync(path, Buffer.alloc(1_000));
  dateBack(path);
  await fixture.restart({ clockIsSettled: () => isSettled });
  await fixture.room.idle();
  expect(existsSync(path)).toBe(true);
  isSettled = true;
  await fixture.restart({ clockIsSettled: () => isSettled });
  await expect.poll(() => existsSync(path)).toBe(false);
});

describe('what is whole and waits for its storage', () => {
  const open = musicFixtures('sqlite');
  let bucket: Bucket;
  beforeAll(async () => {
    bucket = await openBucket();
  });
  afterAll(() => bucket.remove());

  it('is never cleared away, for room or for age, and comes in in its order', async () => {
    const fixture = await open({ s3: bucket.settings, againMs: 200, troubles: [], programs: '' });
    await bucket.leave();
    const waiting: string[] = [];
    for (const song of songs) {
      const sent = await sendFile(`${fixture.origin}${API}${OWN_UPLOADS}`, song, fixture.holder);
      expect(sent).toMatchObject({
        status: 503,
        sentence: expect.stringContaining('need not send it again'),
      });
      waiting.push(pathOf(fixture, new URL(sent.url ?? '').pathname));
    }
    for (const path of waiting) dateBack(path);
    const incoming = openIncoming(join(fixture.folder, 'incoming'));
    await incoming.clearOld();
    await expect(incoming.makeRoom(fixture.act.id)).rejects.toMatchObject({ code: 'uploads_full' });
    for (const path of waiting) expect(existsSync(path)).toBe(true);
    expect(await ownTrack(fixture, fixture.holder)).toMatchObject({ arrived: { refusal: null } });
    await bucket.comeBack();
    await expect
      .poll(async () => (await actTrack(fixture, fixture.act.id)).files.map(({ size }) => size))
      .toEqual(songs.map(({ length }) => length).reverse());
  });
});
