/**
 * Music kept in a bucket of an S3-compatible storage instead of on this machine's disk. Files never change under
 * an id, so whatever was cut off may be asked for again. Uploads under way stay local; a file moves to the
 * bucket once it is whole and was looked over.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Refusal } from '#contract/refusal.ts';
import { newId } from '../store/secrets.ts';
import type { Shelf, Stored, TrackStorage } from './storage.ts';

/** The bucket and the key to it. */
export interface S3Settings {
  /** `https://host[:port]`, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
  /** What the names of all files begin with: empty, or letters, digits, `. _ - /`. */
  prefix: string;
}

const TRIES = 4;
const FIRST_PAUSE_MS = 100;
const ANSWER_MS = 15_000;
const FILE_MS = 15 * 60_000;
/** What another try may mend: too many calls, or trouble on their side. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** The storage cannot be reached, or does not take our key any more. */
export class StorageAway extends Refusal {
  readonly detail: string;
  /** What it answered, as "507 QuotaExceeded"; empty when it did not answer. */
  readonly answered: string;
  constructor(detail: string, answer = '') {
    super('storage_away', undefined, { retryAfter: 30 });
    this.detail = detail;
    this.answered = answer;
  }
}

/** An answer that is not the one that was hoped for. */
class Unwelcome extends StorageAway {
  readonly httpStatus: number;
  /** S3's own word for it, as "NoSuchBucket"; empty when it gave none. */
  readonly word: string;
  /** The region that the bucket is in, where the call went to another one; else empty. */
  readonly region: string;
  constructor({ status, headers }: Response, body: string) {
    const word = inside(body, 'Code');
    const answer = `${status} ${word}`.trimEnd();
    super(`The storage answered ${answer}.`, answer);
    this.httpStatus = status;
    this.word = word;
    this.region = headers.get('x-amz-bucket-region') ?? inside(body, 'Region');
  }
}

/**
 * Opens the bucket; `work` is a local folder for files on their way.
 * @throws Error in words when the bucket is missing or in another region, the key is refused, the clocks differ, or what
 * answers is no S3 storage. One that does not answer is told to `onAway` and taken as passing: the show can run without
 * its music for a while. `onFailed` hears of each call that was given up later.
 */
export async function openS3Storage(
  settings: S3Settings,
  work: string,
  onAway: (sentence: string) => void,
  onFailed: (error: StorageAway) => void = () => undefined,
): Promise<TrackStorage> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  const bucket = bucketOf(settings, onFailed);
  try {
    await bucket.check();
  } catch (error) {
    if (error instanceof Unwelcome && !PASSING.has(error.httpStatus)) throw inWords(error, settings);
    if (!(error instanceof StorageAway)) throw error;
    onAway(
      `The music storage at ${settings.endpoint} does not answer. Everything but the music works meanwhile.`,
    );
  }

  const nameOf = (shelf: Shelf, id: string) => {
    if (!/^[0-9a-z]+$/.test(id)) throw new Error('unreachable: an id is letters and digits');
    return `${shelf}/${id}`;
  };
  const read: TrackStorage['read'] = (shelf, id, range) =>
    Readable.from(bucket.bytes(nameOf(shelf, id), range), { objectMode: false });

  return {
    read,
    async keep(shelf, id, localFile) {
      const name = nameOf(shelf, id);
      // What a storage kept of a line that broke is as little the file as none.
      if (shelf === 'levelled' || (await bucket.size(name)) !== (await stat(localFile)).size)
        await bucket.put(name, localFile);
    },
    size: (shelf, id) => bucket.size(nameOf(shelf, id)),
    remove: (shelf, id) => bucket.remove(nameOf(shelf, id)),
    async withLocalFile(shelf, id, use) {
      const folder = await mkdtemp(join(work, 'from-'));
      try {
        const path = join(folder, id);
        await pipeline(read(shelf, id), createWriteStream(path, { mode: 0o600 }));
        return await use(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async list(shelf) {
      const found = await bucket.list(`${shelf}/`);
      return found.filter(({ id }) => /^[0-9a-z]+$/.test(id));
    },
    async free() {
      // A bucket has no end; what lies here until it is whole has.
      const { bavail, bsize } = await statfs(work);
      return bavail * bsize;
    },
  };
}

/** The words for the person who set the variables. */
function inWords({ word, httpStatus, region: its }: Unwelcome, settings: S3Settings): Error {
  const { endpoint, bucket, region } = settings;
  if (word === 'RequestTimeTooSkewed')
    return new Error(
      `${endpoint} takes no call while this machine's clock differs from its own by more than a quarter of an hour. Set the clock.`,
    );
  if (its !== '' && its !== region)
    return new Error(`OVATION_S3_REGION: the bucket ${bucket} is in ${its}, not in ${region}.`);
  if (word === 'NoSuchBucket' || httpStatus === 404)
    return new Error(
      `OVATION_S3_BUCKET: there is no bucket named ${bucket} at ${endpoint}. Make it first, or name another.`,
    );
  if (httpStatus === 401 || httpStatus === 403)
    return new Error(
      `OVATION_S3_KEY_ID, OVATION_S3_SECRET: ${endpoint} refuses this key for the bucket ${bucket} (${word || httpStatus}). It must allow listing, reading, writing and deleting.`,
    );
  return new Error(
    `OVATION_S3_ENDPOINT: ${endpoint} does not answer like an S3 storage (${httpStatus}${word && `, ${word}`}).`,
  );
}

/** @throws StorageAway where it failed often enough. */
async function pauseAfter(failures: number, error: unknown): Promise<void> {
  if (failures === TRIES) throw new StorageAway(String(error));
  await pause(FIRST_PAUSE_MS * 2 ** failures);
}

type Call = RequestInit & { duplex?: 'half'; limitMs?: number };

function bucketOf(
  { endpoint, bucket, region, keyId, secret, prefix }: S3Settings,
  onFailed: (error: StorageAway) => void,
) {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const addressOf = (name: string) => `${root}/${prefix}${name}`;

  /** One call, made once: its answer, or what is in the way. */
  const askOnce = async (
    url: string,
    { limitMs = ANSWER_MS, ...init }: Call,
    fine: readonly number[],
  ): Promise<Response | StorageAway> => {
    try {
      const signed = await client.sign(url, init);
      // Followed nowhere: Amazon sends on from the wrong region, and says which is the right one.
      const answer = await fetch(signed, { signal: AbortSignal.timeout(limitMs), redirect: 'manual' });
      if (fine.includes(answer.status)) return answer;
      return new Unwelcome(answer, await answer.text());
    } catch (error) {
      return new StorageAway(error instanceof Error ? error.message : String(error));
    }
  };

  /** One call, tried again while that may help. @throws StorageAway */
  const ask = async (
    url: string,
    prepare: () => Promise<Call>,
    fine: readonly number[],
  ): Promise<Response> => {
    for (let tried = 1; ; tried += 1) {
      const found = await askOnce(url, await prepare(), fine);
      if (!(found instanceof StorageAway)) return found;
      const passing = !(found instanceof Unwelcome) || PASSING.has(found.httpStatus);
      if (!passing || tried === TRIES) {
        onFailed(found);
        throw found;
      }
      await pause(FIRST_PAUSE_MS * 2 ** tried * (0.5 + Math.random() / 2));
    }
  };
  const call = (url: string, init: Call, fine: readonly number[]) => ask(url, async () => init, fine);

  const listPage = async (start: string, after: string, most: number): Promise<string> => {
    const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start, 'max-keys': String(most) });
    if (after !== '') query.set('continuation-token', after);
    const answer = await call(`${root}?${query}`, { method: 'GET' }, [200]);
    const page = await answer.text();
    if (!page.includes('<ListBucketResult')) throw new Unwelcome(answer, page);
    return page;
  };

  const bytesFrom = async (name: string, start: number, end: number | undefined): Promise<Response> => {
    const headers = { range: `bytes=${start}-${end ?? ''}` };
    const fine = [200, 206, 416];
    const answer = await call(addressOf(name), { method: 'GET', headers, limitMs: FILE_MS }, fine);
    // 200 is the whole file.
    const more = start > 0 || Number(answer.headers.get('content-length')) > (end ?? Infinity) + 1;
    if (answer.status === 416 || (answer.status === 200 && more))
      throw new StorageAway('The storage does not hold these bytes.');
    return answer;
  };

  return {
    /** Whether the bucket is there and the key may do what we will ask. */
    async check() {
      await listPage('', '', 1);
      // Its own: processes that start together take none of another's away.
      const probe = addressOf(`probe-${newId()}`);
      await call(probe, { method: 'PUT', body: 'ovation' }, [200]);
      try {
        const kept = await call(probe, { method: 'GET' }, [200]);
        const text = await kept.text();
        if (text !== 'ovation') throw new Unwelcome(kept, text);
      } finally {
        // Whatever came of it: the next start would leave another one.
        await call(probe, { method: 'DELETE' }, [200, 204]);
      }
    },

    async put(name: string, localFile: string) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(localFile), hash);
      const headers = {
        // Signed with the call: the storage refuses bytes that changed on the way.
        'x-amz-content-sha256': hash.digest('hex'),
        'content-type': 'application/octet-stream',
      };
      const prepare = async (): Promise<Call> => ({
        method: 'PUT',
        body: await openAsBlob(localFile),
        duplex: 'half',
        headers,
        limitMs: FILE_MS,
      });
      await (await ask(addressOf(name), prepare, [200])).text();
    },

    async size(name: string): Promise<number | undefined> {
      const answer = await call(addressOf(name), { method: 'HEAD' }, [200, 404]);
      return answer.status === 404 ? undefined : Number(answer.headers.get('content-length'));
    },

    async remove(name: string) {
      await call(addressOf(name), { method: 'DELETE' }, [200, 204, 404]);
    },

    /**
     * The bytes; a line that breaks, and an answer that ends too soon, is taken up again where it broke. @throws
     * StorageAway where nothing more comes.
     */
    async *bytes(name: string, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
      const from = range?.start ?? 0;
      let length = range && range.end - range.start + 1;
      const so = { read: 0 };
      for (let failures = 0; ; ) {
        const before = so.read;
        const answer = await bytesFrom(name, from + before, range?.end);
        length ??= wholeLength(answer);
        const broke = yield* bytesIn(answer, so);
        if (so.read >= length) return;
        failures = so.read > before ? 1 : failures + 1;
        await pauseAfter(failures, broke);
      }
    },

    async list(start: string): Promise<Stored[]> {
      const found: Stored[] = [];
      for (let after = ''; ; ) {
        const page = await listPage(start, after, 1_000);
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const id = inside(entry, 'Key').slice((prefix + start).length);
          found.push({
            id,
            since: Date.parse(inside(entry, 'LastModified')),
            size: Number(inside(entry, 'Size')),
          });
        }
        const next = inside(page, 'NextContinuationToken');
        if (next === '') return found;
        if (next === after) throw new StorageAway('The storage lists the same files again and again.');
        after = next;
      }
    },
  };
}

/** How long the object is of which this is the answer from its first byte on. @throws StorageAway */
function wholeLength({ headers }: Response): number {
  const told = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length');
  if (told === null) throw new StorageAway('The storage does not say how long the file is.');
  return Number(told);
}

/** The answer's bytes, counted as they go out; returns why there are no more. */
async function* bytesIn({ body }: Response, so: { read: number }): AsyncGenerator<Uint8Array, unknown> {
  try {
    for await (const chunk of body ?? []) {
      so.read += chunk.length;
      yield chunk;
    }
    return 'The storage sent less than it holds.';
  } catch (error) {
    return error;
  }
}

/** The text of an element without children, with its signs put back. */
const inside = (xml: string, element: string): string =>
  (new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
