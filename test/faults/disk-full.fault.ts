/**
 * The disk runs full in mid-show, in the middle of every kind of write. Nothing acknowledged is lost, people read
 * what is the matter, screens go on, and everything works again by itself once there is room.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { CallRefused, callerOf } from '#server/demo/api.ts';
import { API } from '#server/http/calls.ts';
import { newId } from '#server/store/secrets.ts';
import { openGate, openLink } from '../show/players.ts';
import { soundFolder } from '../tracks/sounds.ts';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { startLoad } from './mixed-load.ts';
import { note } from './noting.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

const FULL_WITHIN_MS = 60_000;
const folder = soundFolder();
let song: Buffer;
let disk: SmallDisk;
let hall: Hall;
beforeAll(async () => {
  song = readFileSync(folder.tone('song.wav', { seconds: 20, level: -20 }));
  disk = smallDisk(900);
  hall = await openHall('sqlite', { dataDir: disk.path });
}, 120_000);
afterAll(async () => {
  await hall.close();
  disk.remove();
  folder.remove();
});

const isFull = (sentence: string) =>
  sentence.includes('The disk is full. Nothing was saved; tell the organisers.');

it('under mixed load: writes are refused in words, screens go on, and all of it recovers by itself', async () => {
  const load = startLoad(hall);
  await pause(2_000);
  disk.fill();
  const until = Date.now() + FULL_WITHIN_MS;
  while (![...load.told.sentences.keys()].some(isFull) && Date.now() < until) await pause(100);
  await pause(3_000);
  const { told } = load;
  expect(
    [...told.sentences.keys()].filter((one) => !isFull(one)),
    'only true sentences',
  ).toEqual([]);
  // Screens and reading go on.
  expect((await callerOf(hall.origin).call(liveEndpoints.projectorNow)).version).toBeGreaterThan(0);
  await hall.desk.call(showEndpoints.show);
  const before = told.writes;
  const { pid } = hall.server();
  disk.empty();
  const emptiedAt = performance.now();
  while (told.writes === before && performance.now() - emptiedAt < 10_000) await pause(20);
  const recoveredMs = Math.round(performance.now() - emptiedAt);
  expect(recoveredMs).toBeLessThan(5_000);
  await load.stop();
  expect(hall.server().pid).toBe(pid);
  expect(await whatIsWrong(hall, told)).toEqual([]);
  note('diskFull.load', {
    acknowledgedWrites: told.writes,
    recoveredMs,
    sentences: [...told.sentences.keys()],
  });
});

it('each kind of write by itself says so and keeps nothing, and goes through afterwards', async () => {
  const judge = await openLink(hall.origin, openGate(), hall.show.judges[0]?.token ?? '');
  const { criteria, performances } = await judge.call(judgingEndpoints.panel);
  const [act] = performances;
  const marks = Object.fromEntries(criteria.map(({ id }) => [id, 7]));
  const commandId = newId();
  const writes = {
    registration: () =>
      callerOf(hall.origin).call(registrationEndpoints.register, {
        body: { ...testParticipant(3), stageName: 'Too full' },
        commandId,
      }),
    scoresheet: () =>
      judge.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId: act?.id ?? '' },
        body: { marks, submitted: true, note: 'x'.repeat(900), baseRevision: act?.sheet?.revision ?? 0 },
        commandId,
      }),
    command: async () => {
      const { version } = await hall.desk.call(showEndpoints.show);
      return hall.desk.call(showEndpoints.command, {
        body: { kind: 'send_note', to: 'mc', text: 'x', commandId: newId(), expectedVersion: version },
      });
    },
    event: () => hall.desk.call(showEndpoints.screenPairing),
  };
  // What the log still has room for is used up first.
  disk.fill();
  for (let tries = 0; tries < 3_000 && (await codeOf(writes.command)) === undefined; tries += 1);
  for (const write of [writes.registration, writes.scoresheet, writes.command])
    expect(await codeOf(write)).toBe('storage_full');
  await writes.event();
  disk.empty();
  for (const write of [writes.registration, writes.scoresheet, writes.command])
    expect(await codeOf(write)).toBeUndefined();
  const everybody = await hall.desk.call(registrationEndpoints.participants);
  expect(everybody.filter((one) => one.stageName === 'Too full')).toHaveLength(1);
});

it('a copy that does not fit ends before it takes the room that votes and sheets need', async () => {
  const music = join(hall.tracksFolder, 'originals', 'a'.repeat(16));
  writeFileSync(music, Buffer.alloc(250_000_000, 1));
  disk.fill(150_000_000);
  const load = startLoad(hall);
  await pause(1_000);
  let leastFree = disk.free();
  const looking = setInterval(() => {
    leastFree = Math.min(leastFree, disk.free());
  }, 2);
  await expect(hall.desk.call(backupEndpoints.takeBackup)).rejects.toThrow(/no room for a backup beside/);
  clearInterval(looking);
  expect(leastFree).toBeGreaterThan(50_000_000);
  await load.stop();
  expect([...load.told.sentences.keys()]).toEqual([]);
  rmSync(music);
  disk.empty();
  await hall.desk.call(backupEndpoints.takeBackup);
  note('diskFull.copy', { acknowledgedWrites: load.told.writes, leastFree });
});

it('an upload that fills it stops in words, leaves the rest of the show its room, and goes on from where it was', async () => {
  const participants = await hall.desk.call(registrationEndpoints.participants);
  const id = participants[0]?.id ?? '';
  const headers = { ...hall.deskHeaders, 'tus-resumable': '1.0.0' };
  const call = async (method: string, url: string, more: Record<string, string>, body?: Buffer) => {
    const answer = await fetch(`${hall.origin}${url}`, {
      method,
      headers: { ...headers, ...more },
      body: body ? new Uint8Array(body) : null,
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text };
  };
  const make = () => call('POST', `${API}${crewUploads(id)}`, { 'upload-length': String(song.length) });
  disk.fill(100_000_000);
  expect(await make()).toMatchObject({ status: 503, text: expect.stringContaining('too little room') });
  disk.empty();
  const made = await make();
  expect(made.status).toBe(201);
  const url = new URL(made.headers.get('location') ?? '', hall.origin).pathname;
  const send = (from: number, to = song.length) =>
    call(
      'PATCH',
      url,
      { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      song.subarray(from, to),
    );
  expect((await send(0, 1_000_000)).status).toBe(204);
  disk.fill();
  const refused = await send(1_000_000);
  expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('storage_full') });
  disk.empty();
  // And now while the bytes are on their way.
  const onTheWay = await fetch(`${hall.origin}${url}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '1000000', 'content-type': 'application/offset+octet-stream' },
    body: new ReadableStream({
      async start(out) {
        out.enqueue(new Uint8Array(song.subarray(1_000_000, 1_500_000)));
        await pause(500);
        disk.fill();
        out.enqueue(new Uint8Array(song.subarray(1_500_000)));
        out.close();
      },
    }),
    ...{ duplex: 'half' },
  });
  const sentence: string = JSON.parse(await onTheWay.text()).error;
  expect(onTheWay.status).toBe(503);
  expect(sentence).toContain('What arrived of your file is kept');
  disk.empty();
  const stands = Number((await call('HEAD', url, {})).headers.get('upload-offset'));
  expect(stands).toBeGreaterThanOrEqual(1_000_000);
  expect((await send(stands)).status).toBe(204);
  const track = await hall.desk.call(tracksEndpoints.actTrack, { params: { participantId: id } });
  expect(track.files[0]?.size).toBe(song.length);
  note('diskFull.upload', { sentence });
});

/** The code that a call was refused with; undefined when it was not. */
async function codeOf(call: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    if (error instanceof CallRefused) return error.code;
    throw error;
  }
}
