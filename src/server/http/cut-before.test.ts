/**
 * A request whose line is reset before anybody asks where it comes from, so that the system knows no address of it any
 * more: by whoever sends a request and resets the connection, and by a proxy whose own client went away.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from './app.ts';
import type { Proxies } from './proxies.ts';

it.each<[string, Proxies]>([
  ['without a proxy', false],
  ['behind one proxy', 1],
  ['behind a proxy of this address', ['127.0.0.1']],
])('is answered as any other, and ends nothing (%s)', async (_name, trustProxy) => {
  const lines: string[] = [];
  const app = await buildApp({
    log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
    trustProxy,
  });
  app.get('/here', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  app.server.prependListener('connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { get: () => undefined });
  });
  for (const header of ['authorization: Bearer x', 'x-forwarded-for: 203.0.113.9', 'accept: */*']) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
    socket.write(`GET /here HTTP/1.1\r\nhost: here\r\nconnection: close\r\n${header}\r\n\r\n`);
    await once(socket, 'end');
    expect(text, header).toMatch(/^HTTP\/1.1 200 OK/);
  }
  expect(lines).toEqual([]);
});
