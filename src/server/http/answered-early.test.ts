/** Bodies that go on after their answer: short ones are let come, and the connection serves on; endless ones are cut. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutWhatNobodyReads } from './answered-early.ts';

const MOST = 200_000;
let server: Server;
let socket: Socket;
/** The server's end of it. */
let connection: Socket;
beforeEach(async () => {
  // Refused before a byte of the body is read, as a call without a proof is.
  server = createServer((_request, response) => {
    // A gate takes a while to look, so that some of the body waits in between.
    setTimeout(() => response.writeHead(401).end('no'), 20);
  });
  cutWhatNobodyReads(server, MOST);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const connected = once(server, 'connection');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  [connection] = (await connected) as [Socket];
});
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

it.each([
  ['a length', 'GET', 'content-length: 1000000000', ''],
  ['a length', 'PUT', 'content-length: 1000000000', ''],
  ['chunks', 'POST', 'transfer-encoding: chunked', '10000\r\n'],
])('a body without an end, told by %s, is cut off (%s)', async (_told, method, header, before) => {
  const chunk = `${before}${'a'.repeat(0x10000)}${before && '\r\n'}`;
  socket.write(`${method} / HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n${chunk.repeat(4)}`);
  const cut = once(connection, 'close');
  const fill = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', fill);
  fill();
  await cut;
  expect(connection.bytesRead).toBeGreaterThan(MOST);
});

it('one that is no longer than what is let come leaves its connection open for the next', async () => {
  const call = (length: number) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`;
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes.toString('latin1');
  });
  for (let answered = 1; answered <= 3; answered += 1) {
    socket.write(call(MOST - 1));
    await expect.poll(() => said.split('401 ').length - 1).toBe(answered);
    await new Promise((resolve) => socket.write('a'.repeat(MOST - 1), resolve));
  }
  expect(socket.destroyed).toBe(false);
});
