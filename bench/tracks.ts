/**
 * How fast music arrives and how long listening to it takes. Run by `node bench/tracks.ts`; it needs ffmpeg.
 *
 * Upload: the same bytes over the same HTTP stack, once through tus into our storage, once by a bare route
 * that pipes the request into a file; medians of runs that take turns. Listening: examining, measuring and
 * making the levelled copy in the child process, in seconds for a minute of audio.
 */
import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { OWN_UPLOADS } from '#contract/tracks/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { readConfig } from '#server/config.ts';
import { callerOf } from '#server/demo/api.ts';
import { buildApp } from '#server/http/app.ts';
import { API } from '#server/http/calls.ts';
import { startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { openSandbox } from '#server/tracks/sandbox.ts';

const SIZE = 50_000_000;
const RUNS = 9;
const MINUTES = 3;
const STREAM = 'application/offset+octet-stream';

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
) {
  const answer = await fetch(url, { method, headers, body: body ?? null });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
  return answer;
}

async function uploads(folder: string): Promise<void> {
  const config = readConfig({ OVATION_DATA: join(folder, 'data'), OVATION_LOG: 'error' });
  const server = await startServer({ ...config, host: '127.0.0.1', port: 0 });
  const bare = await buildApp({ log: pino({ level: 'error' }) });
  bare.addContentTypeParser(STREAM, (_request, _payload, done) => done(null));
  bare.patch('/bare', async (request, reply) => {
    await pipeline(request.raw, createWriteStream(join(folder, 'bare')));
    return reply.status(204).send();
  });
  try {
    const origin = `http://127.0.0.1:${new URL(server.url).port}`;
    const bareUrl = `${await bare.listen({ host: '127.0.0.1', port: 0 })}/bare`;
    const account = {
      name: 'Bench',
      email: 'bench@example.org',
      role: 'admin',
      password: 'five plain words in a row',
    } as const;
    await addAdmin(server.store, SYSTEM, account);
    const { token } = await openSignIns(server.store).login(account, 'bench');
    const admin = callerOf(origin, { authorization: `Bearer ${token}` });
    await admin.call(eventsEndpoints.addEvent, { body: { name: 'Bench', registrationMode: 'open' } });
    const { statusUrl } = await callerOf(origin).call(registrationEndpoints.register, {
      body: testParticipant(0),
    });
    const tus = { 'tus-resumable': '1.0.0', 'x-participant-token': statusUrl.split('/').at(-1) ?? '' };
    const bytes = new Uint8Array(SIZE);
    const times = { tus: [] as number[], bare: [] as number[] };
    for (let run = 0; run < RUNS; run += 1) {
      times.bare.push(await secondsOf(() => send(bareUrl, 'PATCH', { 'content-type': STREAM }, bytes)));
      // One byte is left out, so that only the sending is measured.
      const length = { 'upload-length': String(SIZE + 1) };
      const made = await send(origin + API + OWN_UPLOADS, 'POST', { ...tus, ...length });
      const at = origin + (made.headers.get('location') ?? '');
      const headers = { ...tus, 'content-type': STREAM, 'upload-offset': '0' };
      times.tus.push(await secondsOf(() => send(at, 'PATCH', headers, bytes)));
      await send(at, 'DELETE', tus);
    }
    const rate = (of: readonly number[]) => SIZE / 1e6 / median(of);
    say(`Upload of ${SIZE / 1e6} MB over loopback, median of ${RUNS}:`);
    say(`  bare copy   ${rate(times.bare).toFixed(0)} MB/s`);
    say(
      `  through tus ${rate(times.tus).toFixed(0)} MB/s, ${(rate(times.tus) / rate(times.bare)).toFixed(2)} of the bare copy`,
    );
  } finally {
    await bare.close();
    await server.close();
  }
}

const FORMATS = [
  ['song.mp3', 'mp3', ['-b:a', '192k']],
  ['song.m4a', 'm4a', ['-c:a', 'aac', '-b:a', '192k']],
  ['song.flac', 'flac', []],
  ['song.wav', 'wav', []],
] as const;

async function listening(folder: string): Promise<void> {
  const sandbox = openSandbox(process.env.PATH ?? '');
  say(`Listening, seconds for a minute of audio (a file of ${MINUTES} minutes, stereo, 44.1 kHz):`);
  for (const [name, format, as] of FORMATS) {
    const noise = `anoisesrc=d=${MINUTES * 60}:c=pink:a=0.4:r=44100,aformat=channel_layouts=stereo`;
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', noise, ...as, name], { cwd: folder });
    const file = join(folder, name);
    const known = { format, channels: 2, sampleRate: 44_100, trim: false, timeoutMs: 300_000 };
    const examined = await secondsOf(() => sandbox.examine(file));
    const heard = await secondsOf(() => sandbox.listen(file, known, join(folder, 'copy.mp3')));
    say(
      `  ${format.padEnd(5)} whole or not ${(examined / MINUTES).toFixed(2)}, measured and levelled ${(heard / MINUTES).toFixed(2)}`,
    );
  }
  sandbox.close();
}

const folder = await mkdtemp(join(tmpdir(), 'ovation-bench-'));
try {
  await uploads(folder);
  await listening(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
