/**
 * The proxies that we give files for, as far as they are installed here, with those very files: streams are not held
 * back, uploads pass, links and addresses are those of the visitor.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { snakeKeys } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { crewUploads } from '#contract/tracks/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { callerOf } from '#server/demo/api.ts';
import { startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { freePort } from '../free-port.ts';
import { freshConfig } from '../server.ts';
import { ADMIN } from '../show/evening.ts';
import { makeSmallShow } from '../show/small-show.ts';
import { openScreen } from './screens.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const cleaners: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

/** Our file for nginx, without TLS and on other ports. */
function nginx(folder: string, port: number, behind: number): string[] {
  const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^ +ssl_certificate.*$/gm, '')
    .replace('127.0.0.1:8080', `127.0.0.1:${behind}`)
    // The second server only sends people from http to https.
    .replace(/\nserver \{\n {4}listen 80;[^}]*\}/, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary}\n${site} }`,
  );
  return ['-c', file];
}

/** Our file for Caddy, without TLS and on other ports. */
function caddy(folder: string, port: number, behind: number): string[] {
  const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    .replace('\nshow.example.org {', `\nhttp://127.0.0.1:${port} {`)
    .replace('127.0.0.1:8080', `127.0.0.1:${behind}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

/** Somebody whose own address is 127.0.0.2. */
function fromNextDoor(origin: string, path: string, method: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(origin + path, { method, headers, localAddress: '127.0.0.2' }, resolve);
    call.once('error', reject);
    call.end(body);
  });
}

const PROGRAMS = { nginx: { config: nginx, asks: '-v' }, caddy: { config: caddy, asks: 'version' } };

it('our file for nginx keeps no list of who asked for what: links and codes are addresses', () => {
  const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8');
  for (const server of site.split(/^server \{/m).slice(1)) expect(server).toMatch(/^ {4}access_log off;$/m);
});

describe.each(['nginx', 'caddy'] as const)('behind %s', (name) => {
  const { config: write, asks } = PROGRAMS[name];
  const installed = spawnSync(name, [asks]).status === 0;

  it.skipIf(!installed)('streams flow, uploads pass, and a visitor keeps their address', async () => {
    const { config, remove } = await freshConfig('sqlite');
    cleaners.push(remove);
    const server = await startServer({ ...config, trustProxy: ['127.0.0.1'] });
    cleaners.push(() => server.close());
    const folder = mkdtempSync(join(tmpdir(), 'ovation-front-'));
    const port = await freePort();
    const program = spawn(name, write(folder, port, Number(new URL(server.url).port)), {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    const gone = new Promise((resolve) => program.once('exit', resolve));
    cleaners.push(async () => {
      program.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    });
    const origin = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(`${origin}/healthz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200);
    await addAdmin(server.store, SYSTEM, ADMIN);
    const { email, password } = ADMIN;
    const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: { email, password } });
    const desk = callerOf(origin, { authorization: `Bearer ${token}` });
    await makeSmallShow(desk, ['Juniper Vale']);

    const screen = openScreen(origin, 'projector');
    cleaners.push(() => screen.stop());
    await expect.poll(() => screen.versions.length).toBe(1);
    const acts = await desk.call(registrationEndpoints.participants);
    const [event] = await desk.call(eventsEndpoints.events);
    const params = { id: event?.id ?? '' };
    await desk.call(eventsEndpoints.changeEvent, { params, body: { name: 'Seen through a proxy' } });
    await expect.poll(() => screen.shown()).toContain('Seen through a proxy');

    const bytes = Buffer.alloc(3_000_000, 7);
    const made = await fetch(`${origin}/api/v1${crewUploads(acts[0]?.id ?? '')}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes.length + 1),
      },
    });
    expect(made.status).toBe(201);
    const sent = await fetch(new URL(made.headers.get('location') ?? '', origin), {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes,
    });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);

    const body = JSON.stringify(snakeKeys(testParticipant(1)));
    expect((await fromNextDoor(origin, '/api/v1/participants', 'POST', body)).statusCode).toBe(201);
    const rows = await server.store.read.selectFrom('participant').select('cameFrom').execute();
    expect(rows).toContainEqual({
      cameFrom: server.store.secrets.fingerprint('registration', '127.0.0.2'),
    });
  });
});
