/**
 * Twelve acts send one version of their music after the other, and the server is killed at random moments. Whatever
 * was cut off, given up, repeated or taken back: of each act the versions stand in the order in which they were sent,
 * nothing acknowledged is lost, and what lies in the storage is what the database names. On both engines, on a disk and
 * in a bucket.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { OWN_UPLOADS } from '#contract/tracks/endpoints.ts';
import { callerOf } from '#server/demo/api.ts';
import { API } from '#server/http/calls.ts';
import { openStorage } from '#server/tracks/open-storage.ts';
import { soundOf } from '../registration/sound.ts';
import { openDatabase } from '../server.ts';
import { type Gate, openGate } from '../show/players.ts';
import { ENGINES } from '../store.ts';
import { type Bucket, openBucket } from '../tracks/bucket.ts';
import { type Hall, openHall } from './hall.ts';
import { note } from './noting.ts';

const KILLS = Number(process.env.OVATION_KILLS ?? 10);
const ACTS = 12;
const AGAIN_MS = 50;

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** One act's versions, by the order in which they were sent. */
interface Sender {
  id: string;
  token: string;
  /** The digest of each that was begun. */
  sent: string[];
  acknowledged: number[];
  /** Those that were taken back, and the server said so. */
  takenBack: Set<number>;
}

let bucket: Bucket | undefined;
let hall: Hall | undefined;
afterEach(async () => {
  await hall?.close();
  await bucket?.remove();
  bucket = undefined;
});

it.each(ENGINES.flatMap((engine) => (['disk', 'bucket'] as const).map((place) => [engine, place] as const)))(
  'the last that was sent is the current one, whatever is killed (%s, %s)',
  async (engine, place) => {
    if (place === 'bucket') bucket = await openBucket();
    const open = await openHall(engine, { env: { OVATION_LOG: 'error', ...bucketSettings() } });
    hall = open;
    const gate = openGate();
    let over = false;
    const senders = await Promise.all(Array.from({ length: ACTS }, (_, number) => register(open, number)));
    const work = senders.map((sender) => sendOneAfterTheOther(open, gate, sender, () => over));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(500 + Math.random() * 2_500);
      gate.close();
      await open.server().kill();
      await open.start();
      gate.open();
    }
    over = true;
    await Promise.all(work);
    const wrong = await whatIsWrong(open, senders);
    const count = (of: (sender: Sender) => number) => senders.reduce((sum, one) => sum + of(one), 0);
    note(`music.${engine}.${place}`, {
      kills: KILLS,
      sent: count(({ sent }) => sent.length),
      acknowledged: count(({ acknowledged }) => acknowledged.length),
      takenBack: count(({ takenBack }) => takenBack.size),
      wrong,
    });
    expect(wrong).toEqual([]);
    expect(count(({ acknowledged }) => acknowledged.length)).toBeGreaterThan(0);
  },
);

const bucketSettings = (): NodeJS.ProcessEnv =>
  bucket
    ? {
        OVATION_S3_ENDPOINT: bucket.settings.endpoint,
        OVATION_S3_BUCKET: bucket.settings.bucket,
        OVATION_S3_PREFIX: bucket.settings.prefix,
        OVATION_S3_KEY_ID: bucket.settings.keyId,
        OVATION_S3_SECRET: bucket.settings.secret,
      }
    : {};

async function register({ origin }: Hall, number: number): Promise<Sender> {
  const { participant, statusUrl } = await callerOf(origin).call(registrationEndpoints.register, {
    body: {
      ...testParticipant(number * 5),
      stageName: `Sends music ${number}`,
      audioDeliveryMethod: 'upload',
    },
  });
  const token = statusUrl.split('/').at(-1) ?? '';
  return { id: participant.id, token, sent: [], acknowledged: [], takenBack: new Set() };
}

/** An answer's status and headers; undefined when the server went before it. */
async function ask(hall: Hall, sender: Sender, method: string, path: string, more = {}, body?: Buffer) {
  try {
    const answer = await fetch(hall.origin + path, {
      method,
      headers: { 'tus-resumable': '1.0.0', 'x-participant-token': sender.token, ...more },
      body: body === undefined ? null : new Uint8Array(body),
    });
    await answer.arrayBuffer();
    return answer;
  } catch {
    return undefined;
  }
}

const PART = { 'content-type': 'application/offset+octet-stream' };

async function sendOneAfterTheOther(
  hall: Hall,
  gate: Gate,
  sender: Sender,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await gate.passed();
    const turn = sender.sent.length;
    const song = soundOf(`${sender.id} ${turn}`);
    const length = { 'upload-length': String(song.length) };
    const made = await ask(hall, sender, 'POST', API + OWN_UPLOADS, length);
    if (made?.status !== 201) {
      await pause(AGAIN_MS);
      continue;
    }
    sender.sent.push(digestOf(song));
    const outcome = await sendOne(hall, gate, sender, made.headers.get('location') ?? '', song);
    if (outcome === 'acknowledged') sender.acknowledged.push(turn);
    if (outcome === 'taken back') sender.takenBack.add(turn);
    await pause(Math.random() * 300);
  }
}

/** Sends one in two parts. Whose answer to the last one is lost asks again, or goes on to the next version. */
async function sendOne(hall: Hall, gate: Gate, sender: Sender, path: string, song: Buffer) {
  const takesBack = Math.random() < 0.1;
  const givesUp = Math.random() < 0.5;
  for (;;) {
    await gate.passed();
    const stands = await ask(hall, sender, 'HEAD', path);
    const offset = Number(stands?.headers.get('upload-offset') ?? Number.NaN);
    if (stands?.status === 404 || stands?.status === 410) return 'gone';
    if (stands?.ok && offset === song.length) return 'acknowledged';
    if (!stands?.ok) {
      await pause(AGAIN_MS);
      continue;
    }
    const to = offset < song.length / 2 ? Math.ceil(song.length / 2) : song.length;
    const headers = { ...PART, 'upload-offset': String(offset) };
    const put = ask(hall, sender, 'PATCH', path, headers, song.subarray(offset, to));
    if (takesBack && to === song.length) {
      await pause(Math.random() * 400);
      const back = await ask(hall, sender, 'DELETE', path);
      const answered = await put;
      if (back?.status === 204) return 'taken back';
      return back?.status === 409 || answered?.status === 204 ? 'acknowledged' : 'unknown';
    }
    const answered = await put;
    if (to === song.length && answered?.status === 204) return 'acknowledged';
    if (to === song.length && givesUp) return 'unknown';
  }
}

async function whatIsWrong(hall: Hall, senders: readonly Sender[]): Promise<string[]> {
  const store = await openDatabase(hall.config);
  const storage = await openStorage({ folder: hall.tracksFolder, s3: bucket?.settings }, () => undefined);
  try {
    const waits = () => store.read.selectFrom('trackArrival').selectAll().execute();
    await expect.poll(waits, { timeout: 120_000, interval: 250 }).toEqual([]);
    const wrong: string[] = [];
    const files = await store.read.selectFrom('trackFile').selectAll().orderBy('version').execute();
    for (const sender of senders) {
      const kept = files.filter(({ participantId }) => participantId === sender.id);
      const turns = kept.map(({ sha256 }) => sender.sent.indexOf(sha256));
      const said = `act ${sender.id}: versions ${turns.join(', ')}, acknowledged ${sender.acknowledged.join(', ')}`;
      if (turns.includes(-1)) wrong.push(`${said}: holds what was never sent`);
      if (turns.some((turn, index) => turn <= (turns[index - 1] ?? -1))) wrong.push(`${said}: out of order`);
      if ((turns.at(-1) ?? -1) < (sender.acknowledged.at(-1) ?? -1)) wrong.push(`${said}: the last is lost`);
      if (turns.some((turn) => sender.takenBack.has(turn))) wrong.push(`${said}: holds what was taken back`);
      for (const { id, size } of kept)
        if ((await storage.size('originals', id)) !== size) wrong.push(`${said}: no bytes of ${id}`);
    }
    const named = new Set(files.map(({ id }) => id));
    for (const { id } of await storage.list('originals'))
      if (!named.has(id)) wrong.push(`nothing names ${id}`);
    return wrong;
  } finally {
    await store.close();
  }
}
