/** Music in a bucket: against a real S3 server that checks signatures, goes away in the middle and comes back. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { freePort } from '#test/free-port.ts';
import { type Bucket, openBucket } from '#test/tracks/bucket.ts';
import { flakyLine } from '#test/tracks/flaky-line.ts';
import { type MusicFixture, musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';
import { openS3Storage, StorageAway } from './s3-storage.ts';

const folder = soundFolder();
let song: Buffer;
beforeAll(() => {
  song = readFileSync(folder.tone('song.wav', { seconds: 6, level: -20 }));
});
afterAll(() => folder.remove());

let bucket: Bucket;
beforeEach(async () => {
  bucket = await openBucket();
});
afterEach(() => bucket.remove());

const send = (fixture: MusicFixture, origin = fixture.origin) =>
  sendFile(`${origin}${API}${OWN_UPLOADS}`, song, fixture.holder);
const ownTrack = (fixture: MusicFixture) => fixture.performer.call(tracksEndpoints.ownTrack);
const bytesOf = async (address: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await fetch(address, { headers })).arrayBuffer());

describe('music in a bucket', () => {
  const open = musicFixtures('sqlite');

  it('comes over a line that breaks, is levelled, played in part, zipped, and goes with the person', async () => {
    const fixture = await open({ s3: bucket.settings });
    const line = await flakyLine(fixture.origin, 2, 400_000);
    expect(await send(fixture, line.origin)).toMatchObject({ status: 0 });
    await line.close();
    await fixture.room.idle();
    const { file } = await ownTrack(fixture);
    const look = await openS3Storage(bucket.settings, tmpdir(), () => undefined);
    const onShelves = async () => [
      ...(await look.list('originals')).map(({ id }) => id),
      ...(await look.list('levelled')).map(({ id }) => id),
    ];
    expect(file).toMatchObject({ listening: 'done', size: song.length });
    expect(await onShelves()).toEqual([file?.id, file?.id]);
    expect(readdirSync(fixture.folder).sort()).toEqual(['incoming', 'passing']);
    expect(readdirSync(`${fixture.folder}/passing`)).toEqual([]);
    const play = fixture.origin + file?.playUrl;
    expect((await bytesOf(play)).equals(song)).toBe(true);
    expect(await bytesOf(play, { range: 'bytes=500000-500999' })).toEqual(song.subarray(500_000, 501_000));
    expect(await bytesOf(play, { range: 'bytes=-9' })).toEqual(song.subarray(-9));
    const offer = await fixture.crew.call(tracksEndpoints.offerZip);
    expect(offer).toMatchObject({ files: 1, size: song.length });
    expect((await bytesOf(fixture.origin + offer.url)).includes(song)).toBe(true);
    await fixture.admin.call(peopleEndpoints.erasePerson, {
      params: { id: fixture.act.id },
      body: { dryRun: false },
    });
    expect(await onShelves()).toEqual([]);
    expect(readdirSync(`${fixture.folder}/incoming`)).toEqual([]);
  });

  it('waits here while the storage is away, and moves when it answers again', async () => {
    const troubles: unknown[] = [];
    const fixture = await open({ s3: bucket.settings, againMs: 200, troubles });
    await bucket.leave();
    expect(await send(fixture)).toMatchObject({
      status: 503,
      code: 'storage_away',
      sentence: expect.stringContaining('need not send it again'),
    });
    expect(await ownTrack(fixture)).toMatchObject({ state: 'missing', file: null });
    expect(await fixture.room.troubles()).toEqual([expect.stringContaining('does not answer')]);
    await bucket.comeBack();
    await expect.poll(async () => (await ownTrack(fixture)).state).toBe('received');
    await fixture.room.idle();
    const { file } = await ownTrack(fixture);
    expect(file).toMatchObject({ listening: 'done', version: 1 });
    await expect.poll(() => fixture.room.troubles()).toEqual([]);
    await bucket.leave();
    const refused = await fetch(fixture.origin + file?.playUrl);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('does not answer') });
    expect(troubles.length).toBeGreaterThan(0);
  });

  it('is not called erased before the storage has given it up too', async () => {
    const troubles: unknown[] = [];
    const fixture = await open({ s3: bucket.settings, againMs: 200, troubles });
    await send(fixture);
    await fixture.room.idle();
    const params = { id: fixture.act.id };
    const erase = () => fixture.admin.call(peopleEndpoints.erasePerson, { params, body: { dryRun: false } });
    const said = async () => {
      const { erasing, erasedAt } = await fixture.admin.call(registrationEndpoints.participant, { params });
      return { erasing, isErased: erasedAt !== null };
    };
    await bucket.leave();
    await erase();
    await expect.poll(() => troubles.length).toBeGreaterThan(0);
    expect(await said()).toEqual({ erasing: true, isErased: false });
    await bucket.comeBack();
    await erase();
    await expect.poll(said).toEqual({ erasing: false, isErased: true });
    const look = await openS3Storage(bucket.settings, tmpdir(), () => undefined);
    expect([...(await look.list('originals')), ...(await look.list('levelled'))]).toEqual([]);
  });

  it('goes on playing where the line to the storage broke', async () => {
    const line = await flakyLine(bucket.settings.endpoint, 6, 100_000, 'down');
    const fixture = await open({ s3: { ...bucket.settings, endpoint: line.origin }, programs: '' });
    expect(await send(fixture)).toMatchObject({ status: 0 });
    await fixture.room.idle();
    const { file } = await ownTrack(fixture);
    expect((await bytesOf(fixture.origin + file?.playUrl)).equals(song)).toBe(true);
    expect(line.cuts()).toBe(6);
    await line.close();
  });

  it('is put there anew where the storage kept a part of it only', async () => {
    const storage = await openS3Storage(bucket.settings, tmpdir(), () => undefined);
    const whole = folder.tone('longer.wav', { seconds: 2, level: -20 });
    await storage.keep('originals', 'abc', folder.tone('shorter.wav', { seconds: 1, level: -20 }));
    await storage.keep('originals', 'abc', whole);
    expect(await storage.size('originals', 'abc')).toBe(statSync(whole).size);
  });

  it('is given up where the storage says what it holds and sends nothing, and the admin hears its answer', async () => {
    const answers: string[] = [];
    const empty = createServer((request, reply) => {
      const probe = request.url?.includes('/probe-');
      if (!probe) answers.push(request.method ?? '');
      if (probe && request.method === 'GET') reply.end('ovation');
      else if (request.method === 'PUT') reply.writeHead(probe ? 200 : 507).end();
      else if (request.url?.includes('list-type')) reply.end('<ListBucketResult></ListBucketResult>');
      else if (request.method === 'GET') reply.writeHead(206, { 'content-range': 'bytes 0-0/1000' }).end();
      else reply.writeHead(request.method === 'HEAD' ? 404 : 204).end();
    });
    onTestFinished(() => void empty.close());
    const port = await freePort();
    await new Promise<void>((done) => void empty.listen(port, '127.0.0.1', done));
    const fixture = await open({
      s3: { ...bucket.settings, endpoint: `http://127.0.0.1:${port}` },
      troubles: [],
    });
    await expect(
      fixture.room.storage.read('originals', 'abc', { start: 0, end: 99 }).toArray(),
    ).rejects.toThrow(StorageAway);
    expect(answers.filter((method) => method === 'GET').length).toBeLessThan(10);
    await send(fixture);
    expect(await fixture.room.troubles()).toEqual([
      expect.stringContaining('answers 507: see whether it is full'),
    ]);
  });

  it('is given up where the storage knows no parts of a file, nor an end of its list', async () => {
    const page = '<ListBucketResult><NextContinuationToken>a</NextContinuationToken></ListBucketResult>';
    const simple = createServer((request, reply) => {
      request.resume();
      if (request.method !== 'GET') reply.end();
      else if (request.url?.includes('list-type')) reply.end(page);
      else reply.end(request.url?.endsWith('/probe') ? 'ovation' : 'x'.repeat(1_000));
    });
    onTestFinished(() => void simple.close());
    const port = await freePort();
    await new Promise<void>((done) => void simple.listen(port, '127.0.0.1', done));
    const settings = { ...bucket.settings, endpoint: `http://127.0.0.1:${port}` };
    const storage = await openS3Storage(settings, tmpdir(), expect.fail);
    await expect(storage.list('originals')).rejects.toThrow(StorageAway);
    const part = storage.read('originals', 'abc', { start: 0, end: 99 });
    await expect(part.toArray()).rejects.toThrow(StorageAway);
  });
});

describe('a bucket that cannot be used is told at the start', () => {
  const opened = (
    change: Partial<Bucket['settings']>,
    onAway = (sentence: string): unknown => expect.fail(sentence),
  ) => openS3Storage({ ...bucket.settings, ...change }, tmpdir(), onAway);

  it('in words that name the variable', async () => {
    await expect(opened({ bucket: 'no-such' })).rejects.toThrow(
      /^OVATION_S3_BUCKET: there is no bucket named no-such at http:.* Make it first/,
    );
    await expect(opened({ secret: 'another' })).rejects.toThrow(
      /OVATION_S3_SECRET: .* refuses this key .*SignatureDoesNotMatch/,
    );
    await expect(opened({ keyId: 'nobody' })).rejects.toThrow(/OVATION_S3_KEY_ID.*InvalidAccessKeyId/);
  });

  /** A storage that gives every call one answer. */
  const answering = async (status: number, headers: Record<string, string>, body: string) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, reply) => {
      asked.push(request.method);
      request.resume();
      reply.writeHead(status, headers).end(body);
    });
    onTestFinished(() => void server.close());
    const port = await freePort();
    await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
    return { endpoint: `http://127.0.0.1:${port}`, asked };
  };

  it.each([
    [
      'its region, by being sent on',
      301,
      { 'x-amz-bucket-region': 'eu-central-1', location: 'http://127.0.0.1:1/' },
      '<Error><Code>PermanentRedirect</Code></Error>',
      /^OVATION_S3_REGION: the bucket \S+ is in eu-central-1, not in us-east-1\.$/,
    ],
    [
      'its region, by the signature',
      400,
      {},
      '<Error><Code>AuthorizationHeaderMalformed</Code><Region>eu-west-3</Region></Error>',
      /^OVATION_S3_REGION: .* is in eu-west-3/,
    ],
    [
      'the clock',
      403,
      {},
      '<Error><Code>RequestTimeTooSkewed</Code></Error>',
      /clock differs from its own .* Set the clock\.$/,
    ],
    ['that it is none', 200, {}, '<html></html>', /does not answer like an S3 storage \(200\)\.$/],
    [
      'that what it was given does not come back',
      200,
      {},
      '<ListBucketResult></ListBucketResult>',
      /does not answer like an S3 storage/,
    ],
  ])('in words that say %s', async (_, status, headers, body, words) => {
    const { endpoint } = await answering(status, headers, body);
    await expect(opened({ endpoint })).rejects.toThrow(words);
  });

  it('before anything is written to what is none', async () => {
    const { endpoint, asked } = await answering(200, {}, '<html></html>');
    await expect(opened({ endpoint })).rejects.toThrow();
    expect(asked).toEqual(['GET']);
  });

  it.each([
    ['reads it while another process does the same', 200, undefined],
    ['may not read it', 403, /It must allow listing, reading/],
  ])('and nothing that was tried stays, for a key that %s', async (_, status, words) => {
    const kept = new Map<string, string>();
    let others = 1;
    let endpoint = '';
    const server = createServer(async (request, reply) => {
      const { method, url: name = '' } = request;
      if (name.includes('list-type')) return reply.end('<ListBucketResult></ListBucketResult>');
      if (method === 'PUT') kept.set(name, Buffer.concat(await request.toArray()).toString());
      if (method === 'DELETE') kept.delete(name);
      if (method !== 'GET') return reply.end();
      if (status === 200 && others > 0) {
        others -= 1;
        await opened({ endpoint });
      }
      return reply.writeHead(kept.has(name) ? status : 404).end(kept.get(name));
    });
    onTestFinished(() => void server.close());
    const port = await freePort();
    await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
    endpoint = `http://127.0.0.1:${port}`;
    await (words ? expect(opened({ endpoint })).rejects.toThrow(words) : opened({ endpoint }));
    expect([others, [...kept.keys()]]).toEqual([status === 200 ? 0 : 1, []]);
  });

  it('but one that is only away does not keep the show from starting', async () => {
    await bucket.leave();
    const said: string[] = [];
    await opened({}, (sentence) => said.push(sentence));
    expect(said).toEqual([expect.stringContaining('Everything but the music works meanwhile')]);
  });
});
