/** Addresses of other gear that answer as none should. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { post } from './post.ts';

/** Listens on this machine; posts a letter to it. `talk` is what it does with the connection. */
async function postTo(talk: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    talk(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return post({ url, inTheHall: true, headers: {}, body: '{}' }, new AbortController().signal);
}

it('reads no more than a little of an answer that has no end, and cuts the line', async () => {
  const piece = Buffer.alloc(1_000_000, 'a');
  const gone = Promise.withResolvers<number>();
  const status = await postTo((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const pour = () => {
      while (socket.writable && socket.write(piece));
    };
    socket.on('drain', pour).on('close', () => gone.resolve(socket.bytesWritten));
    pour();
  });
  expect(status).toBe(200);
  // What the system holds in its buffers between the two is written as well.
  expect(await gone.promise).toBeLessThan(20_000_000);
});

it.each<[string, (socket: Socket) => void]>([
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['resets it once it heard', (socket) => socket.once('data', () => socket.resetAndDestroy())],
  ['hangs up', (socket) => socket.end()],
  ['speaks something else', (socket) => socket.end('SSH-2.0-OpenSSH\r\n')],
])('says that an address %s', async (_how, talk) => {
  await expect(postTo(talk)).rejects.toThrow();
});

const SWITCHED = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n';

it('takes no answer into another protocol, and cuts the line', async () => {
  const gone = Promise.withResolvers<string>();
  const told = postTo((socket) =>
    socket
      .once('data', () => socket.write(SWITCHED))
      .once('close', () => gone.resolve('cut, without a word')),
  );
  expect(await Promise.race([told, gone.promise])).toBe(101);
  await gone.promise;
});

it('answers a redirection as what it is, and goes nowhere', async () => {
  let elsewhere = 0;
  const other = createServer(() => {
    elsewhere += 1;
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const answer = `HTTP/1.1 307 Moved\r\nlocation: http://127.0.0.1:${port}/\r\ncontent-length: 0\r\n\r\n`;
  expect(await postTo((socket) => void socket.once('data', () => socket.end(answer)))).toBe(307);
  expect(elsewhere).toBe(0);
});
