/** Clients that drip, stall or say nothing: each is turned away in its time, and who sends steadily is not. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitSlowClients } from './slow-clients.ts';

const LIMITS = {
  headMs: 300,
  stallMs: 400,
  stoppingMs: 100,
  shortMs: 900,
  shortBytes: 1_000,
  idleMs: 60_000,
};
let server: Server;
beforeEach(async () => {
  server = createServer({ connectionsCheckingInterval: 50 }, (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.end(`took ${bytes}`));
    request.on('error', () => undefined);
  });
  server.requestTimeout = 0;
  limitSlowClients(server, LIMITS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends `head`, then a byte of `drip` every so many ms; answers what came back, and after how long it was closed. */
async function client(head: string, drip = '', everyMs = 100): Promise<{ said: string; ms: number }> {
  const beganAt = performance.now();
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  let closed = false;
  const gone = new Promise<void>((resolve) =>
    socket.on('close', () => {
      closed = true;
      resolve();
    }),
  );
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (said.includes('took')) socket.end();
  });
  socket.write(head);
  for (const byte of drip) {
    await pause(everyMs);
    if (closed) break;
    socket.write(byte);
  }
  await gone;
  return { said, ms: performance.now() - beganAt };
}

const post = (length: number) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`;

it('a head that does not end, or never begins, is closed', async () => {
  const [endless, silent] = await Promise.all([
    client('GET / HTTP/1.1\r\nx: ', 'abcdefghijklmnop'),
    client(''),
  ]);
  for (const { said } of [endless, silent]) {
    expect(said).not.toContain('200');
  }
});

it('a body that stalls is turned away in words', async () => {
  const { said, ms } = await client(`${post(20)}abc`);
  expect(said).toContain('408');
  expect(said).toContain('too slowly and nothing of it was saved');
  expect(ms).toBeGreaterThan(LIMITS.stallMs);
});

it('a short body that drips is turned away, a long one may drip on', async () => {
  const short = client(post(30), 'x'.repeat(30));
  const long = client(post(1_030) + 'x'.repeat(1_015), 'x'.repeat(15));
  expect((await short).said).toContain('408');
  expect((await long).said).toContain('took 1030');
});

it('a server that is asked to stop waits for no body that has stalled', async () => {
  const arrived = once(server, 'request');
  const stalled = client(`${post(2_000)}abc`);
  await arrived;
  const stopped = once(server, 'close');
  server.close();
  // Nothing is refused, so whoever sent it asks the next server again.
  expect((await stalled).said).toBe('');
  await stopped;
});
