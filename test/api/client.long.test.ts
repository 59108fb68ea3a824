/** Clients made of the document: they compile by the strictest settings, and play what they are for. */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { ADMIN } from '../conformance/fixture.ts';
import { freePort } from '../free-port.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { soundFolder } from '../tracks/sounds.ts';

const ROOT = join(import.meta.dirname, '../..');
const MADE = join(ROOT, '.cache/api-client');
const CLIENT = join(import.meta.dirname, 'client');
const GUIDE = join(MADE, 'guide.ts');
const run = promisify(execFile);

interface Told {
  winner: string;
  favourite: string;
  refusedWith: string;
}
type PlayShow = (stage: {
  origin: string;
  admin: { email: string; password: string };
  pass: (ms: number) => void;
}) => Promise<Told>;

let ahead = 0;
const account = { email: ADMIN.email, password: ADMIN.password };

async function openServer(): Promise<[TestServer, () => unknown]> {
  const opened = await startTestServer({ clock: () => Date.now() + ahead });
  await addAdmin(opened[0].store, SYSTEM, ADMIN);
  return opened;
}

let server: TestServer;
let stop: () => unknown;
beforeAll(async () => {
  [server, stop] = await openServer();
  mkdirSync(MADE, { recursive: true });
  const page = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
  writeFileSync(GUIDE, [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n'));
});
afterAll(() => stop());

it('compiles with strict settings, and so does the program in docs/api.md', async () => {
  const [document, types] = [join(MADE, 'openapi.json'), join(MADE, 'api.ts')];
  writeFileSync(document, await (await fetch(`${server.origin}/api/v1/openapi.json`)).text());
  await run(process.execPath, [join(import.meta.dirname, 'generate-client.ts'), document, types]);
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', CLIENT]).catch((error) => error);
  expect(stdout).toBe('');
});

it('plays a show from an empty server to the published result', async () => {
  const { playShow } = (await import(join(CLIENT, 'show.ts'))) as { playShow: PlayShow };
  const told = await playShow({
    origin: server.origin,
    admin: account,
    pass: (ms) => {
      ahead += ms;
    },
  });
  expect(told).toEqual({ winner: 'Nova Reyes', favourite: 'Juniper Vale', refusedWith: 'unauthenticated' });
});

function songFile(): string {
  const sounds = soundFolder();
  onTestFinished(() => sounds.remove());
  return sounds.tone('song.mp3', { seconds: 3, level: -14 });
}

it('the program in docs/api.md does as the page says', async () => {
  const [fixture, close] = await openServer();
  onTestFinished(async () => {
    await close();
  });
  const { token } = await fixture.caller().call(accountsEndpoints.login, { body: account });
  const desk = fixture.caller({ authorization: `Bearer ${token}` });
  await desk.call(eventsEndpoints.addEvent, {
    body: { name: 'Open Stage', timeZone: 'Europe/Berlin', registrationMode: 'open' },
  });
  const port = await freePort();
  const hook = await desk.call(gearEndpoints.addWebhook, {
    body: { url: `http://127.0.0.1:${port}/`, happenings: ['act_started'], inTheHall: true },
  });
  const program = spawn(process.execPath, [GUIDE], {
    env: {
      ...process.env,
      OVATION: fixture.origin,
      SONG: songFile(),
      SECRET: hook.secret,
      PORT: String(port),
    },
  });
  onTestFinished(() => void program.kill());
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (bytes) => {
      said += bytes;
    });
  await expect.poll(() => said).toContain('Listening.');
  const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"type":"act_started"}' });
  expect(forged.status).toBe(401);
  await desk.call(gearEndpoints.testWebhook, { params: { id: hook.id } });
  await expect.poll(() => said).toContain('It happened');
  expect(said.trim().split('\n')).toEqual([
    'The event is Open Stage.',
    'One act: true.',
    'The music is there.',
    'The show is at: preshow.',
    'Listening.',
    'It happened: test.',
  ]);
});
