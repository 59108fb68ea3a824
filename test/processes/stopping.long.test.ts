/**
 * A server that is asked to stop while all that can hold a stop up is under way: it ends by itself, within the time
 * that the units in `deploy/` give it, and what was acknowledged is there at the next start.
 */
import { readdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { NOTIFICATIONS } from '#domain/show/notifications.ts';
import { API } from '#server/http/calls.ts';
import { openLine } from '../cut-line.ts';
import { type Hall, openHall } from '../faults/hall.ts';
import { freePort } from '../free-port.ts';
import { freshConfig } from '../server.ts';
import { sendFile } from '../tracks/sending.ts';

const DRIP_MS = 300;
const WAVE_BYTES = 8_000_000;
const UPLOAD_BYTES = 20_000_000;
const SENT_BYTES = 1_000_000;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** What came back so far; nothing where nobody reads. */
type Client = Socket & { said?: string };

function keep<Kept extends Socket>(socket: Kept): Kept {
  socket.on('error', () => undefined);
  closing.push(() => socket.destroy());
  return socket;
}

/** Says this, and reads what comes. */
function client(socket: Client, asks: string): Client {
  keep(socket).setEncoding('utf8');
  socket.said = '';
  socket.on('data', (text: string) => {
    socket.said += text;
  });
  socket.write(asks);
  return socket;
}

/** Says this, and never reads a byte. */
function deaf(socket: Socket, asks: string): void {
  keep(socket).pause();
  socket.write(asks);
}

function dripping(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.writable && socket.write(byte), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
}

/** Takes every connection and says a byte now and then, but never what is waited for. */
async function mumbler(): Promise<{ port: number; asked: () => number }> {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    keep(socket).resume();
    dripping(socket, '-');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, asked: () => asked };
}

/** A minute and a half of silence as a file of music. */
function wave(): Buffer {
  const file = Buffer.alloc(WAVE_BYTES);
  file.write('RIFF', 0);
  file.writeUInt32LE(WAVE_BYTES - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(44_100, 24);
  file.writeUInt32LE(88_200, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(WAVE_BYTES - 44, 40);
  return file;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: hall\r\n\r\n`;

/** Music that is played over a line that takes nothing, and an upload that stalls. Answers where the upload lies. */
async function musicUnderWay({ desk, deskHeaders, origin }: Hall, port: number): Promise<string> {
  const [first, second] = await desk.call(registrationEndpoints.participants);
  const into = `${origin}${API}${crewUploads(first?.id ?? '')}`;
  expect(await sendFile(into, wave(), deskHeaders)).toMatchObject({ status: 0 });
  const track = () => desk.call(tracksEndpoints.actTrack, { params: { participantId: first?.id ?? '' } });
  await expect.poll(async () => (await track()).files.length).toBe(1);
  deaf(connect(port, '127.0.0.1'), get((await track()).files[0]?.playUrl ?? ''));

  const headers = { ...deskHeaders, 'tus-resumable': '1.0.0' };
  const made = await fetch(`${origin}${API}${crewUploads(second?.id ?? '')}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(UPLOAD_BYTES) },
  });
  const { pathname } = new URL(made.headers.get('location') ?? '', origin);
  const lines = Object.entries({ ...headers, 'upload-offset': '0', 'content-length': String(UPLOAD_BYTES) });
  const upload = client(
    connect(port, '127.0.0.1'),
    `PATCH ${pathname} HTTP/1.1\r\nhost: hall\r\ncontent-type: application/offset+octet-stream\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  upload.write(Buffer.alloc(SENT_BYTES));
  await expect.poll(async () => (await arrived(origin, pathname, headers)) > 0).toBe(true);
  return pathname;
}

async function arrived(origin: string, path: string, headers: Record<string, string>): Promise<number> {
  const stands = await fetch(`${origin}${path}`, { method: 'HEAD', headers });
  return Number(stands.headers.get('upload-offset'));
}

/** Connections that hold on to it in every way that a browser, a proxy or a bad line has. */
async function clingTo(port: number, https: number): Promise<void> {
  const plain = () => connect(port, '127.0.0.1');
  const tls = () => connectTls({ port: https, host: '127.0.0.1', rejectUnauthorized: false });
  const answered = [
    client(plain(), get('/healthz')),
    client(tls(), get('/healthz')),
    client(plain(), get(`${API}/live/audience`)),
    client(tls(), get(`${API}/live/audience`)),
  ];
  client(plain(), '');
  client(tls(), '');
  client(plain(), 'GET /healthz HTTP/1.1\r\nho');
  dripping(client(plain(), 'GET /healthz HTTP/1.1\r\nx-drip: '), 'a');
  dripping(client(tls(), 'GET /healthz HTTP/1.1\r\nx-drip: '), 'a');
  const post = `POST ${API}/participants HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\n`;
  client(plain(), `${post}content-length: 1000\r\n\r\n{`);
  dripping(client(plain(), `${post}content-length: 60000\r\n\r\n{`), ' ');
  // Before any key is agreed on: nothing, and half of a greeting.
  client(connect(https, '127.0.0.1'), '');
  dripping(client(connect(https, '127.0.0.1'), '\x16\x03\x01\x02'), '\0');
  deaf(plain(), get(`${API}/live/audience`));
  deaf(plain(), get(`${API}/openapi.json`).repeat(30));
  await expect.poll(() => answered.every(({ said }) => said?.startsWith('HTTP/1.1 200'))).toBe(true);
}

it('ends with every kind of connection, upload, letter and call to other gear under way, and keeps what it said', async () => {
  const [post, gear, https] = [await mumbler(), await mumbler(), await freePort()];
  const hall = await openHall('sqlite', {
    acts: 6,
    env: {
      OVATION_HTTPS_PORT: String(https),
      OVATION_BACKUP_MINUTES: '60',
      OVATION_SMTP_HOST: '127.0.0.1',
      OVATION_SMTP_PORT: String(post.port),
      OVATION_SMTP_SECURITY: 'none',
      OVATION_SMTP_FROM: 'show@example.org',
    },
  });
  closing.push(() => hall.close());
  const { desk, deskHeaders, origin, config } = hall;
  const port = Number(new URL(origin).port);
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { mailOn: true } },
  });
  const { id } = await desk.call(gearEndpoints.addWebhook, {
    body: { url: `http://127.0.0.1:${gear.port}/hook`, happenings: [...NOTIFICATIONS], inTheHall: true },
  });
  await desk.call(gearEndpoints.testWebhook, { params: { id } });
  const upload = await musicUnderWay(hall, port);
  await clingTo(port, https);
  const stageName = 'The last to be told';
  await desk.call(registrationEndpoints.register, {
    body: { ...testParticipant(1), stageName, contact: 'last@canary.example' },
  });
  await expect.poll(() => post.asked() > 0 && gear.asked() > 0).toBe(true);

  expect(await hall.server().stop()).toBe(0);
  expect(readdirSync(config.dataDir)).not.toContain('ovation.db-wal');
  expect(readdirSync(join(config.dataDir, 'backups')).join()).toContain('at_stop');

  await hall.start();
  const everybody = await desk.call(registrationEndpoints.participants);
  expect(everybody.filter((one) => one.stageName === stageName)).toHaveLength(1);
  expect(await arrived(origin, upload, { ...deskHeaders, 'tus-resumable': '1.0.0' })).toBe(SENT_BYTES);
});

it('ends where PostgreSQL hangs without a word, and says that something was left', async () => {
  const { config, remove } = await freshConfig('postgres');
  closing.push(remove);
  const database = new URL(config.databaseUrl ?? '');
  const line = await openLine(`http://${database.host}`);
  closing.push(() => line.close());
  const { host } = new URL(line.origin);
  const hall = await openHall('postgres', { acts: 6, databaseUrl: Object.assign(database, { host }).href });
  closing.push(() => hall.close());
  const stream = client(connect(Number(new URL(hall.origin).port), '127.0.0.1'), get(`${API}/live/audience`));
  await expect.poll(() => stream.said).toContain('event: view');
  line.cut();
  const asked = hall.desk.call(eventsEndpoints.events).catch(() => undefined);
  expect(await hall.server().stop()).toBe(1);
  expect(hall.server().said()).toContain('What was acknowledged is kept.');
  await asked;
});
