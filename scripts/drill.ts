/**
 * The five-minute drill, tried: a show's laptop with acts, votes and music; a standby that follows by copying; the
 * laptop dies; the standby takes over. Everything runs by the very scripts that the guide names, in two folders of
 * this machine. Prints what each step took and what was found: `npm run drill`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { readConfig } from '#server/config.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';

const ROOT = join(import.meta.dirname, '..');
const PORT = { show: 18_990, standby: 18_991 } as const;
const LIMIT_MS = 5 * 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const folder = mkdtempSync(join(tmpdir(), 'ovation-drill-'));
const show = join(folder, 'show');
const standby = join(folder, 'standby');
const key = join(folder, 'stick.key');
const running: ChildProcess[] = [];

/** Runs a program until it says where it is reached. */
async function started(command: string, args: string[], data?: string): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      OVATION_HOST: '127.0.0.1',
      OVATION_LOG: 'error',
      ...(data && { OVATION_DATA: data }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  running.push(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      if (said.includes('Ovation runs at')) resolve();
    });
    child.once('exit', () => reject(new Error(`It did not start: ${said}`)));
  });
  return child;
}

/** As a power cut: the whole group at once. */
function cut(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, 'SIGKILL');
}

/** Two seconds of silence as a WAV file, beside the act `id`. */
async function sendMusic(origin: string, token: string, id: string): Promise<void> {
  const wave = Buffer.alloc(44 + 2 * 44_100 * 2);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(44_100, 24);
  wave.writeUInt32LE(88_200, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(wave.length - 44, 40);
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const made = await fetch(`${origin}/api/v1${crewUploads(id)}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(wave.length) },
  });
  const sent = await fetch(new URL(made.headers.get('location') ?? '', origin), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: wave,
  });
  if (sent.status !== 204) throw new Error(`The music was not taken: ${sent.status} ${await sent.text()}`);
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;
async function signedIn(
  origin: string,
  body: { email: string; password: string },
): Promise<[Caller, string]> {
  const { token } = await callerOf(origin).call(accountsEndpoints.login, { body });
  return [callerOf(origin, { authorization: `Bearer ${token}` }), token];
}
const stand = async (desk: Caller) =>
  JSON.stringify(
    (await desk.call(registrationEndpoints.participants)).map(({ id, number, stageName, status }) => ({
      id,
      number,
      stageName,
      status,
    })),
  );

try {
  const first = await startServer(
    readConfig({
      OVATION_DATA: show,
      OVATION_HOST: '127.0.0.1',
      OVATION_PORT: '0',
      OVATION_LOG: 'error',
    }),
  );
  const { admin } = await makeSampleEvent(first.store, first.url);
  await first.close();
  copyFileSync(join(show, 'secret.key'), key);
  const laptop = await started(
    process.execPath,
    ['src/server/cli.ts', 'start', '--port', String(PORT.show)],
    show,
  );
  const [desk, token] = await signedIn(addressOf(PORT.show), admin);
  const acts = await desk.call(registrationEndpoints.participants);
  const [act] = acts;
  if (!act) throw new Error('The sample has acts.');
  await sendMusic(addressOf(PORT.show), token, act.id);
  // One that was taken while the clock was wrong, and is none to take over with.
  writeFileSync(join(show, 'backups', 'ovation-2099-01-01T00-00-00-000Z-by_time.tar'), '');
  await desk.call(backupEndpoints.takeBackup);
  const before = await stand(desk);
  let at = performance.now();
  const step = (name: string) => {
    say(`${name.padEnd(58)} ${seconds(performance.now() - at)}`);
    at = performance.now();
  };
  execFileSync('deploy/follow.sh', [show, standby, '0'], { cwd: ROOT });
  step('the standby followed (copies, then music)');

  cut(laptop);
  rmSync(show, { recursive: true });
  const diedAt = performance.now();
  at = diedAt;
  await started('deploy/take-over.sh', [standby, key, '--port', String(PORT.standby)]);
  step('newest copy verified, music and key put in, server ready');
  const [again] = await signedIn(addressOf(PORT.standby), admin);
  if ((await stand(again)) !== before) throw new Error('The acts are not those of before.');
  step('signed in, every act as before');
  const { files } = await again.call(tracksEndpoints.actTrack, { params: { participantId: act.id } });
  const heard = await fetch(addressOf(PORT.standby) + (files[0]?.playUrl ?? ''));
  if (heard.status !== 200) throw new Error(`The music does not play: ${heard.status}.`);
  step(`the music of act ${act.number} plays`);
  const took = performance.now() - diedAt;
  say(
    `From the laptop's end to the show going on: ${seconds(took)} (${(took / 60_000).toFixed(2)} minutes).`,
  );
  if (took > LIMIT_MS) throw new Error('That is more than five minutes.');
} finally {
  for (const child of running) cut(child);
  rmSync(folder, { recursive: true, force: true });
}
