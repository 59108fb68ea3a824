/** Music on its way to us: by a private link, by the crew, over lines that break, and what may not come. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { crewUploads, OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { ENGINES } from '#test/store.ts';
import { flakyLine } from '#test/tracks/flaky-line.ts';
import { type MusicFixture, musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { firstOf } from '#test/tried.ts';
import { API } from '../http/calls.ts';
import { examine } from './examine.ts';
import { passingName } from './storage.ts';

const folder = soundFolder();
let song: Buffer;
let other: Buffer;
let short: Buffer;
beforeAll(() => {
  song = readFileSync(folder.tone('song.wav', { seconds: 14, level: -20, head: 3 }));
  other = readFileSync(folder.tone('other.mp3', { seconds: 12, level: -12 }, ['-b:a', '192k']));
  short = readFileSync(folder.tone('short.flac', { seconds: 11, level: -30, channels: 1 }));
});
afterAll(() => folder.remove());

const ownUploads = (fixture: MusicFixture, origin = fixture.origin) => `${origin}${API}${OWN_UPLOADS}`;
const filesOf = async (fixture: MusicFixture) =>
  (await fixture.crew.call(tracksEndpoints.actTrack, { params: { participantId: fixture.act.id } })).files;

describe('uploads', () => {
  const open = musicFixtures('sqlite');

  it('cut off five times are finished byte for byte, listened to, and told in the sender’s words', async () => {
    const fixture = await open();
    const line = await flakyLine(fixture.origin, 5, 400_000);
    expect(await sendFile(ownUploads(fixture, line.origin), song, fixture.holder)).toMatchObject({
      status: 0,
    });
    expect(line.cuts()).toBe(5);
    await line.close();
    await fixture.room.idle();
    const own = await fixture.performer.call(tracksEndpoints.ownTrack);
    expect(own).toMatchObject({ state: 'received', maySend: true, sending: { maxSize: 60_000_000 } });
    expect(own.file).toMatchObject({
      format: 'wav',
      size: song.length,
      version: 1,
      listening: 'done',
      sentByCrew: false,
      channels: 2,
      sampleRate: 48_000,
      heard: { loudness: expect.closeTo(-20, 0), clippedRuns: 0 },
      findings: [{ kind: 'late_start', weight: 'warning', ms: expect.closeTo(3_000, -2) }],
    });
    const back = await fetch(fixture.origin + own.file?.playUrl);
    expect(Buffer.from(await back.arrayBuffer()).equals(song)).toBe(true);
    const levelled = await fetch(fixture.origin + own.file?.levelledUrl);
    expect(levelled.headers.get('content-type')).toBe('audio/mpeg');
    expect((await levelled.arrayBuffer()).byteLength).toBeGreaterThan(100_000);

    const params = { participantId: fixture.act.id };
    await fixture.crew.call(tracksEndpoints.setCue, { params, body: { startMs: 5_000 } });
    await fixture.crew.call(tracksEndpoints.setTrim, { params, body: { trim: true } });
    await fixture.room.idle();
    const told = await fixture.performer.call(tracksEndpoints.ownTrack);
    // Without the three seconds of silence but for a breath; the moment to begin at is the same music.
    expect(told.file).toMatchObject({
      durationMs: 14_000,
      trim: true,
      trimmed: { durationMs: 11_100, headMs: 2_900 },
      findings: [],
    });
    expect(await fixture.crew.call(tracksEndpoints.setCue, { params, body: {} })).toMatchObject({
      startMs: 2_100,
    });
    const shorter = await fetch(fixture.origin + told.file?.levelledUrl);
    writeFileSync(`${folder.path}/shorter.mp3`, Buffer.from(await shorter.arrayBuffer()));
    expect(await examine(`${folder.path}/shorter.mp3`)).toMatchObject({
      facts: { durationMs: expect.closeTo(11_100, -2) },
    });
    const still = await fetch(fixture.origin + told.file?.saveUrl);
    expect(Buffer.from(await still.arrayBuffer()).equals(song)).toBe(true);
  });

  it('are refused with the right sentence and leave nothing behind', async () => {
    const fixture = await open();
    const send = (bytes: Buffer) => sendFile(ownUploads(fixture), bytes, fixture.holder);
    const refusals = [
      [Buffer.alloc(0), 422, 'track_refused', 'This file is empty.'],
      [Buffer.from('<html>'.repeat(900)), 422, 'track_refused', 'not a music file'],
      [other.subarray(0, 150_000), 422, 'track_refused', 'ends too early'],
      [Buffer.concat([song, Buffer.alloc(4_000, 1)]), 422, 'track_refused', 'Something other than music'],
      [Buffer.alloc(60_000_001), 413, 'too_large', 'the limit is 60 MB'],
    ] as const;
    for (const [bytes, status, code, sentence] of refusals)
      expect(await send(bytes)).toMatchObject({ status, code, sentence: expect.stringContaining(sentence) });
    expect(await filesOf(fixture)).toEqual([]);
    for (const shelf of ['incoming', 'originals', 'levelled'])
      expect(readdirSync(`${fixture.folder}/${shelf}`)).toEqual([]);
    const own = await fixture.performer.call(tracksEndpoints.ownTrack);
    expect(own).toMatchObject({ state: 'missing', file: null });
  });

  it('of another protocol are told so in the shape of all refusals', async () => {
    const fixture = await open();
    const tus = { 'tus-resumable': '1.0.0', 'upload-length': '10' };
    const others: [headers: Record<string, string>, status: number][] = [
      [{ 'upload-length': '10' }, 412],
      [{ ...tus, 'upload-length': '-1' }, 400],
      [{ ...tus, 'upload-concat': 'partial' }, 400],
      [{ 'tus-resumable': '1.0.0', 'upload-defer-length': '1' }, 400],
    ];
    for (const [headers, status] of others) {
      const answer = await fetch(ownUploads(fixture), {
        method: 'POST',
        headers: { ...headers, ...fixture.holder },
      });
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { code: 'invalid', error: expect.stringContaining('does not speak our protocol') },
      ]);
    }
  });

  it('that were whole when the server ended are taken in at the next start, and listened to', async () => {
    const fixture = await open();
    const tus = { 'tus-resumable': '1.0.0', ...fixture.holder };
    const made = await fetch(ownUploads(fixture), {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(other.length) },
    });
    const at = made.headers.get('location') ?? '';
    await fetch(fixture.origin + at, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(other.subarray(0, -5_000)),
    });
    const share = Math.floor(((other.length - 5_000) / other.length) * 100);
    expect(await fixture.crew.call(tracksEndpoints.tracks)).toMatchObject([
      { participantId: fixture.act.id, state: 'missing', upload: { percent: share, moving: true } },
    ]);
    // The last part reached the disk; then the power went.
    appendFileSync(`${fixture.folder}/incoming/${at.split('/').at(-1)}`, other.subarray(-5_000));
    expect(await filesOf(fixture)).toEqual([]);
    await fixture.restart();
    await expect.poll(() => filesOf(fixture)).toHaveLength(1);
    await fixture.room.idle();
    const [file] = await filesOf(fixture);
    expect(file).toMatchObject({ listening: 'done', sentBy: 'Астра Ковалёва', sentByCrew: false });
    const back = await fetch(fixture.origin + file?.playUrl);
    expect(Buffer.from(await back.arrayBuffer()).equals(other)).toBe(true);
    // A sender who asks again hears that everything is here.
    const asked = await fetch(fixture.origin + at, { method: 'HEAD', headers: tus });
    expect(asked.headers.get('upload-offset')).toBe(String(other.length));
    await fixture.restart();
    expect(await filesOf(fixture)).toHaveLength(1);
  });
});

describe.each(firstOf(1, ENGINES))('files that came (%s)', (engine) => {
  const open = musicFixtures(engine);

  it('keep three versions, the newest is the current one, and a new one has to be checked again', async () => {
    // Which version counts does not depend on what is heard in it.
    const fixture = await open({ programs: '' });
    const params = { participantId: fixture.act.id };
    await sendFile(ownUploads(fixture), other, fixture.holder);
    await fixture.crew.call(tracksEndpoints.setTrack, { params, body: { state: 'checked' } });
    const crewAt = `${fixture.origin}${API}${crewUploads(fixture.act.id)}`;
    for (const bytes of [short, other, short])
      expect(await sendFile(crewAt, bytes, fixture.crewHeaders)).toMatchObject({ status: 0 });
    const track = await fixture.crew.call(tracksEndpoints.actTrack, { params });
    expect(track).toMatchObject({ state: 'received', receivedBy: 'crew', checkedBy: null });
    expect(track.files.map(({ version, format, sentBy }) => [version, format, sentBy])).toEqual([
      [4, 'flac', 'crew'],
      [3, 'mp3', 'crew'],
      [2, 'flac', 'crew'],
    ]);
    expect(readdirSync(`${fixture.folder}/originals`)).toHaveLength(3);
    // An earlier one may be the right one after all.
    await fixture.crew.call(tracksEndpoints.setTrack, { params, body: { state: 'checked' } });
    const fileId = track.files[1]?.id ?? '';
    await fixture.crew.call(tracksEndpoints.makeFileCurrent, { params: { ...params, fileId } });
    const after = await fixture.crew.call(tracksEndpoints.actTrack, { params });
    expect(after).toMatchObject({ state: 'received', checkedBy: null });
    expect(after.files.map(({ version, format }) => [version, format])).toEqual([
      [5, 'mp3'],
      [4, 'flac'],
      [2, 'flac'],
    ]);
    const again = fixture.crew.call(tracksEndpoints.makeFileCurrent, { params: { ...params, fileId } });
    await expect(again).rejects.toThrow(/current version already/);
  });

  it('go with the person who is erased, to the last byte', async () => {
    const fixture = await open();
    const stays = await fixture.register('Who Stays');
    await sendFile(ownUploads(fixture), other, fixture.holder);
    await sendFile(ownUploads(fixture), short, stays.holder);
    await fixture.room.idle();
    // A part of another file is here when they are erased, and the phone would go on.
    const tus = { 'tus-resumable': '1.0.0', ...fixture.holder };
    const length = { 'upload-length': String(other.length) };
    const made = await fetch(ownUploads(fixture), { method: 'POST', headers: { ...tus, ...length } });
    const at = fixture.origin + made.headers.get('location');
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const body = new Uint8Array(other.subarray(0, 50_000));
    expect((await fetch(at, { method: 'PATCH', headers: { ...tus, ...part }, body })).status).toBe(204);
    // A kill while a sound was measured leaves what was made of it.
    const [heard] = await filesOf(fixture);
    const left = `${fixture.folder}/passing/${passingName(heard?.id ?? '')}left`;
    mkdirSync(left);
    writeFileSync(`${left}/levelled.mp3`, other);
    const erase = { params: { id: fixture.act.id }, body: { dryRun: true } };
    await fixture.admin.call(peopleEndpoints.erasePerson, erase);
    expect(readdirSync(`${fixture.folder}/originals`)).toHaveLength(2);
    await fixture.admin.call(peopleEndpoints.erasePerson, { ...erase, body: { dryRun: false } });
    expect(await filesOf(fixture)).toEqual([]);
    for (const shelf of ['originals', 'levelled'])
      expect(readdirSync(`${fixture.folder}/${shelf}`)).toHaveLength(1);
    expect((await fetch(at, { method: 'HEAD', headers: tus })).status).toBe(410);
    expect(readdirSync(`${fixture.folder}/incoming`).join()).not.toContain(fixture.act.id);
    expect(readdirSync(`${fixture.folder}/passing`)).toEqual([]);
  });
});

describe('who may send', () => {
  const open = musicFixtures('sqlite');
  const begin = (origin: string, path: string, headers: Record<string, string>, length = 1_000) =>
    fetch(`${origin}${API}${path}`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': String(length), ...headers },
    });

  it('is nobody without the link, and no one for another act', async () => {
    const fixture = await open();
    expect((await begin(fixture.origin, OWN_UPLOADS, {})).status).toBe(404);
    expect((await begin(fixture.origin, OWN_UPLOADS, { 'x-participant-token': 'made-up' })).status).toBe(404);
    expect((await begin(fixture.origin, crewUploads(fixture.act.id), {})).status).toBe(401);
    expect((await begin(fixture.origin, crewUploads(fixture.act.id), fixture.holder)).status).toBe(401);
    expect((await begin(fixture.origin, crewUploads('nobody'), fixture.crewHeaders)).status).toBe(404);
    const made = await begin(fixture.origin, OWN_UPLOADS, fixture.holder);
    expect(made.status).toBe(201);
    const at = made.headers.get('location') ?? '';
    const stranger = await fixture.register();
    const asked = await fetch(fixture.origin + at, {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0', ...stranger.holder },
    });
    expect(asked.status).toBe(404);
    // Nor by a path that begins with an own id and ends at another's.
    const [, own] =
      (await begin(fixture.origin, OWN_UPLOADS, stranger.holder)).headers
        .get('location')
        ?.match(/([0-9a-z]+)-[0-9a-z]+$/) ?? [];
    const around = await fetch(
      `${fixture.origin}${API}${OWN_UPLOADS}/${own}-%2F..%2F${at.split('/').at(-1)}`,
      {
        method: 'HEAD',
        headers: { 'tus-resumable': '1.0.0', ...stranger.holder },
      },
    );
    expect(around.status).toBe(404);
  });

  it('begins three at once and no more', async () => {
    const fixture = await open();
    for (let count = 0; count < 3; count += 1)
      expect((await begin(fixture.origin, OWN_UPLOADS, fixture.holder)).status).toBe(201);
    const fourth = await begin(fixture.origin, OWN_UPLOADS, fixture.holder);
    expect([fourth.status, (await fourth.json()).code]).toEqual([409, 'uploads_full']);
  });

  it('sends as much as the settings say, before the show and while in it', async () => {
    const fixture = await open();
    const [event] = await fixture.admin.call(eventsEndpoints.events);
    const params = { id: event?.id ?? '' };
    await fixture.admin.call(eventsEndpoints.changeEvent, { params, body: { settings: { trackMaxMb: 1 } } });
    const large = await begin(fixture.origin, OWN_UPLOADS, fixture.holder, 1_000_001);
    expect([large.status, (await large.json()).error]).toEqual([413, expect.stringContaining('1 MB')]);
    const begun = await begin(fixture.origin, OWN_UPLOADS, fixture.holder);
    const untilAt = Date.now() - 1_000;
    await fixture.admin.call(eventsEndpoints.changeEvent, {
      params,
      body: { settings: { tracksUntilAt: untilAt } },
    });
    const over = await begin(fixture.origin, OWN_UPLOADS, fixture.holder);
    expect([over.status, (await over.json()).code]).toEqual([409, 'tracks_closed']);
    expect(await fixture.performer.call(tracksEndpoints.ownTrack)).toMatchObject({
      maySend: false,
      sending: { untilAt },
    });
    // What began in time may go on over a bad line.
    const asked = { method: 'HEAD', headers: { 'tus-resumable': '1.0.0', ...fixture.holder } };
    expect((await fetch(fixture.origin + begun.headers.get('location'), asked)).status).toBe(200);
    await fixture.admin.call(eventsEndpoints.changeEvent, {
      params,
      body: { settings: { tracksUntilAt: untilAt - 3_600_000 } },
    });
    expect((await fetch(fixture.origin + begun.headers.get('location'), asked)).status).toBe(409);
    expect((await begin(fixture.origin, crewUploads(fixture.act.id), fixture.crewHeaders)).status).toBe(201);
    await fixture.admin.call(eventsEndpoints.changeEvent, { params, body: { startsAt: Date.now() - 1_000 } });
    const late = await begin(fixture.origin, OWN_UPLOADS, fixture.holder);
    expect([late.status, (await late.json()).code]).toEqual([409, 'editing_closed']);
    expect((await fixture.performer.call(tracksEndpoints.ownTrack)).maySend).toBe(false);
    expect((await begin(fixture.origin, crewUploads(fixture.act.id), fixture.crewHeaders)).status).toBe(201);
  });

  it('does not find the sound by guessing, and gets it in parts, deaf to everything but sound', async () => {
    const places = new Map<string, number>();
    const fixture = await open({ places });
    await sendFile(ownUploads(fixture), other, fixture.holder);
    const file = (await filesOf(fixture))[0];
    const url = fixture.origin + file?.playUrl;
    // A character in the middle: of the last one not every bit counts.
    const guessed = url.replace(/.(?=.{8}$)/, (one) => (one === 'A' ? 'B' : 'A'));
    expect((await fetch(guessed)).status).toBe(404);
    expect((await fetch(url.replace('.play.', '.save.'))).status).toBe(404);
    const whole = await fetch(url);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
    });
    const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${other.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(other.subarray(100, 200))).toBe(true);
    const end = await fetch(url, { headers: { range: 'bytes=-10' } });
    expect(Buffer.from(await end.arrayBuffer()).equals(other.subarray(-10))).toBe(true);
    expect((await fetch(url, { headers: { range: `bytes=${other.length}-` } })).status).toBe(416);
    const named = async () =>
      (await fetch(fixture.origin + file?.saveUrl)).headers.get('content-disposition');
    expect(await named()).toMatch(/^attachment; filename="xx_.*\.mp3"/);
    // As in the zip and on the cue sheet, not as it was registered.
    places.set(fixture.act.id, 7);
    expect(await named()).toMatch(/^attachment; filename="07_.*\.mp3"/);
  });
});
