/**
 * What a server finds when it starts again after the machine went down badly: a database that was cut off, music
 * that was cut off, an upload whose facts are torn. It never goes on with half a thing in silence.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { callerOf } from '#server/demo/api.ts';
import { API } from '#server/http/calls.ts';
import { DAMAGED } from '#server/tracks/damaged.ts';
import { soundFolder } from '../tracks/sounds.ts';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { startLoad } from './mixed-load.ts';
import { note } from './noting.ts';

const CLI = join(import.meta.dirname, '../../src/server/cli.ts');
const folder = soundFolder();
let song: Buffer;
beforeAll(() => {
  song = readFileSync(folder.tone('song.mp3', { seconds: 11, level: -20 }, ['-b:a', '192k']));
}, 60_000);
afterAll(() => folder.remove());
let hall: Hall;
beforeEach(async () => {
  hall = await openHall('sqlite', { env: { OVATION_LOG: 'error' } });
}, 120_000);
afterEach(() => hall.close());

/** Runs a command of ours beside the hall. */
function ovation(...given: string[]) {
  const done = spawnSync(process.execPath, [CLI, ...given], {
    encoding: 'utf8',
    env: { ...process.env, OVATION_DATA: hall.config.dataDir, OVATION_KEY_FILE: hall.config.keyFile },
  });
  return { code: done.status, said: done.stdout + done.stderr };
}

it('a database that was cut off: refused in words, left as it is, and the newest copy is put back', async () => {
  const load = startLoad(hall, { song });
  await expect.poll(() => load.told.writes, { timeout: 30_000 }).toBeGreaterThan(60);
  await load.stop();
  // Everybody is done, so that the copy holds all that was acknowledged.
  const { kept, folder: copies } = await hall.desk.call(backupEndpoints.takeBackup);
  await hall.server().kill();
  const { dataDir, keyFile } = hall.config;
  const file = join(dataDir, 'ovation.db');
  truncateSync(file, Math.floor(readFileSync(file).length / 3));
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
  const cutOff = readFileSync(file);

  const refused = ovation('start', '--port', '0');
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/ovation\.db is damaged .* Nothing was changed\. .* ovation restore FILE/);
  expect(readFileSync(file).equals(cutOff)).toBe(true);

  // What it says is done, and nothing else.
  const place = join(dataDir, 'restored');
  const restored = ovation('restore', join(copies, kept[0]?.name ?? ''), '--to', place);
  expect(restored).toMatchObject({ code: 0 });
  for (const name of readdirSync(place).filter((one) => one.startsWith('ovation.db')))
    copyFileSync(join(place, name), join(dataDir, name));
  expect(existsSync(keyFile)).toBe(true);
  const restartMs = await hall.start();
  expect(await whatIsWrong(hall, load.told)).toEqual([]);
  note('foundAtStart.database', {
    acknowledgedWrites: load.told.writes,
    restartMs: Math.round(restartMs),
    sentence: refused.said.trim().replaceAll(dataDir, '…'),
  });
});

it('music that was cut off: the crew and the act read so, everybody else’s plays, and it is sent anew', async () => {
  const [torn, whole] = await Promise.all(['Torn', 'Whole'].map(sendingAct));
  if (!torn || !whole) throw new Error('unreachable: both acts were registered');
  await torn.send(song);
  await whole.send(song);
  const before = await torn.own();
  expect(before).toMatchObject({ state: 'received', problem: null });
  const begun = await torn.begin(song.length);
  await torn.put(begun, 0, song.subarray(0, 50_000));
  await hall.server().kill();
  truncateSync(join(hall.tracksFolder, 'originals', before.file?.id ?? ''), 40_000);
  // And the facts of what is under way were only half written.
  writeFileSync(join(hall.tracksFolder, 'incoming', `${begun.split('/').at(-1)}.json`), '{"id":"half');
  appendFileSync(join(hall.tracksFolder, 'incoming', 'stray'), 'x');
  await hall.start();

  await expect
    .poll(() => torn.own(), { timeout: 30_000 })
    .toMatchObject({ state: 'problem', problem: DAMAGED });
  const listed = await hall.desk.call(tracksEndpoints.tracks);
  expect(listed.find((one) => one.participantId === torn.id)).toMatchObject({
    state: 'problem',
    note: DAMAGED,
  });
  expect(hall.server().said()).toContain('music of one act is damaged');
  const other = await whole.own();
  expect(other).toMatchObject({ state: 'received', problem: null });
  const heard = await fetch(hall.origin + other.file?.playUrl);
  expect(Buffer.from(await heard.arrayBuffer()).equals(song)).toBe(true);

  // The torn upload is unknown now, as its sender's page hears, and begins again.
  expect((await torn.ask(begun)).status).toBe(404);
  await torn.send(song);
  const after = await torn.own();
  expect(after).toMatchObject({ state: 'received', problem: null, file: { version: 2, size: song.length } });
  const back = await fetch(hall.origin + after.file?.playUrl);
  expect(Buffer.from(await back.arrayBuffer()).equals(song)).toBe(true);
  // It is told once: the next start finds nothing.
  await hall.server().kill();
  await hall.start();
  expect(await torn.own()).toMatchObject({ state: 'received' });
  note('foundAtStart.music', { sentence: DAMAGED });
});

/** An act with its private link, and how its page sends. */
async function sendingAct(stageName: string) {
  const { participant, statusUrl } = await callerOf(hall.origin).call(registrationEndpoints.register, {
    body: { ...testParticipant(1), stageName, audioDeliveryMethod: 'upload' },
  });
  const holder = { 'x-participant-token': statusUrl.split('/status/')[1] ?? '' };
  const headers = { ...holder, 'tus-resumable': '1.0.0' };
  const begin = async (length: number) => {
    const made = await fetch(`${hall.origin}${API}${OWN_UPLOADS}`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(length) },
    });
    return new URL(made.headers.get('location') ?? '', hall.origin).pathname;
  };
  const put = (path: string, from: number, bytes: Buffer) =>
    fetch(hall.origin + path, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
  return {
    id: participant.id,
    begin,
    put,
    ask: (path: string) => fetch(hall.origin + path, { method: 'HEAD', headers }),
    own: () => callerOf(hall.origin, holder).call(tracksEndpoints.ownTrack),
    async send(bytes: Buffer) {
      expect((await put(await begin(bytes.length), 0, bytes)).status).toBe(204);
    },
  };
}
