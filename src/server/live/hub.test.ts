import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Hub, openHub } from './hub.ts';

let hub: Hub;
let server: Server;
const sockets: Socket[] = [];
const serverSockets: Socket[] = [];

/** A stream that keeps what is written to it, for halls larger than a test should open sockets for. */
class CountedStream {
  #written = '';
  #socket = new PassThrough();
  constructor() {
    this.#socket.on('data', (bytes: Buffer) => {
      this.#written += bytes.toString();
    });
  }
  response(): ServerResponse {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const socket: Duplex & Partial<Pick<Socket, 'setNoDelay' | 'setTimeout'>> = this.#socket;
    socket.setNoDelay = () => response.socket ?? new Socket();
    socket.setTimeout = () => response.socket ?? new Socket();
    response.assignSocket(socket as Socket);
    return response;
  }
  text(): string {
    return this.#written;
  }
}

beforeEach(async () => {
  hub = openHub({ now: Date.now });
  server = createServer((request, response) => hub.follow(request.url?.slice(1) ?? '', response));
  serverSockets.length = 0;
  server.on('connection', (socket) => serverSockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  hub.close();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  await once(server, 'close');
});

interface Viewer {
  socket: Socket;
  text: () => string;
  /** The views received so far, as their bytes. */
  views: () => string[];
}

async function view(topic: string): Promise<Viewer> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const followers = hub.count(topic);
  socket.write(`GET /${topic} HTTP/1.1\r\nhost: test\r\n\r\n`);
  await until(() => hub.count(topic) === followers + 1);
  return {
    socket,
    text: () => text,
    views: () => [...text.matchAll(/"view":(.*)\}\n\n/g)].map((hit) => hit[1] ?? ''),
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 5) {
    if (waited > 8_000) throw new Error('It did not come to hold.');
    await pause(5);
  }
}

test('whoever connects gets the newest frame at once, with the retry time and the clock', async () => {
  hub.publish('stage', 1, '"old"');
  hub.publish('stage', 2, '"new"');
  const viewer = await view('stage');
  await until(() => viewer.views().length > 0);
  expect(viewer.views()).toEqual(['"new"']);
  expect(viewer.text()).toContain('retry: 1000\n\n');
  expect(viewer.text()).toMatch(/event: beat\ndata: \{"sent_at":"20/);
  expect(viewer.text()).toMatch(/id: 2\nevent: view\ndata: \{"kind":"stage","version":2,/);
});

test('whoever asks for the head alone gets it and nothing else, and follows nothing', async () => {
  hub.publish('stage', 1, '"new"');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write('HEAD /stage HTTP/1.1\r\nhost: test\r\n\r\n');
  await once(socket, 'end');
  expect(text).toMatch(/^HTTP\/1.1 200 OK\r\ncontent-type: text\/event-stream.*\r\n\r\n$/s);
  expect(text).not.toContain('retry:');
  expect(hub.count('stage')).toBe(0);
});

test('a view whose bytes did not change is not sent again', async () => {
  const viewer = await view('stage');
  expect(hub.publish('stage', 1, '"a"')).toBe(true);
  expect(hub.publish('stage', 2, '"a"')).toBe(false);
  expect(hub.publish('stage', 3, '"b"')).toBe(true);
  await until(() => viewer.views().length === 2);
  expect(viewer.views()).toEqual(['"a"', '"b"']);
});

test('topics do not mix: nothing of one ever reaches a follower of another', async () => {
  const [open, closed] = [await view('open'), await view('secret')];
  hub.publish('secret', 1, '"canary"');
  hub.publish('open', 1, '"plain"');
  await until(() => open.views().length === 1 && closed.views().length === 1);
  expect(open.text()).not.toContain('canary');
});

test('a client that does not read keeps one frame waiting at most, and gets the newest when it drains', async () => {
  const slow = await view('stage');
  const fast = await view('stage');
  slow.socket.pause();
  const filler = 'x'.repeat(400_000);
  const frames = 30;
  let waiting = 0;
  for (let version = 1; version <= frames; version += 1) {
    hub.publish('stage', version, `"${version} ${filler}"`);
    await until(() => fast.text().includes(`"view":"${version} `) && fast.text().endsWith('\n\n'));
    waiting = Math.max(waiting, ...serverSockets.map((socket) => socket.writableLength));
  }
  expect(waiting).toBeGreaterThan(0);
  expect(waiting).toBeLessThan(2 * filler.length);
  slow.socket.resume();
  await until(() => slow.text().includes(`"view":"${frames} `) && slow.text().endsWith('\n\n'));
  expect(fast.views().length).toBe(frames);
  expect(slow.views().length).toBeLessThan(frames);
  expect(slow.views().at(-1)).toMatch(new RegExp(`^"${frames} `));
});

test('a hall that is served in slices gets a newer frame in place of the one under way', async () => {
  const streams = Array.from({ length: 2_400 }, () => new CountedStream());
  for (const stream of streams) hub.follow('stage', stream.response());
  hub.publish('stage', 1, '"first"');
  hub.publish('stage', 2, '"second"');
  await until(() => streams.every((stream) => stream.text().includes('"second"')));
  const both = streams.filter((stream) => stream.text().includes('"first"')).length;
  expect(both).toBe(2_000);
});

test('a fuller hall is told to take longer before it comes back', async () => {
  const streams = Array.from({ length: 8_000 }, () => new CountedStream());
  for (const stream of streams) hub.follow('stage', stream.response());
  expect(streams[0]?.text()).toContain('retry: 1000\n\n');
  expect(streams.at(-1)?.text()).toContain('retry: 1600\n\n');
  hub.close();
  expect(streams[0]?.text()).toMatch(/retry: 1600\n\n$/);
});

test('a heartbeat comes by itself, so a page can tell a dead line from a quiet one', async () => {
  const viewer = await view('stage');
  const beats = () => viewer.text().split('event: beat').length - 1;
  const before = beats();
  await expect.poll(beats).toBeGreaterThan(before);
});

test('those who left are counted out, and closing ends every stream', async () => {
  const [one, two] = [await view('stage'), await view('stage')];
  let told = 0;
  hub.onPresence(() => {
    told += 1;
  });
  one.socket.destroy();
  await until(() => hub.count('stage') === 1);
  expect(told).toBe(1);
  const ended = once(two.socket, 'end');
  hub.close();
  await ended;
  expect(hub.count('stage')).toBe(0);
});
