/**
 * The viewers of `bench/live.ts`, in a process of their own. Each is a bare TCP socket that speaks just enough
 * HTTP, so that what is measured is the server and not a client library.
 *
 * Messages in: `connect` opens viewers, `watch` names the bytes that end the next frame, `comeBack` says that
 * the server goes away and every viewer has to return by itself. Messages out: `reached` with the moment (ns on
 * the machine's monotonic clock) at which the last viewer had the watched bytes.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type ToViewers =
  | { kind: 'connect'; port: number; count: number; speaks: 'stream' | 'socket.io' }
  | { kind: 'watch'; ending: string }
  | { kind: 'comeBack'; ending: string; spreadMs: number }
  | { kind: 'leave' };
export type FromViewers =
  | { kind: 'ready' }
  | { kind: 'reached'; atNs: string; count: number }
  | { kind: 'left' };

const AT_ONCE = 200;
/** Of the last chunk, kept in case the watched bytes come in two. */
const TAIL = 64;

interface Viewer {
  socket: Socket;
  tail: Buffer;
  seen: number;
  greeted: boolean;
}

const viewers = new Set<Viewer>();
let ending = Buffer.from('\0');
let watch = 0;
let reached = 0;
let target: Extract<ToViewers, { kind: 'connect' }> | undefined;
let spreadMs: number | undefined;

const tell = (message: FromViewers) => process.send?.(message);

/** A text frame as a browser sends it: masked, shorter than 126 bytes. */
const maskedText = (text: string): Buffer => {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | body.length]),
    mask,
    body.map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  ]);
};

const greeting = (speaks: 'stream' | 'socket.io') =>
  speaks === 'stream'
    ? 'GET /stage HTTP/1.1\r\nhost: bench\r\n\r\n'
    : `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: bench\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

function open(to: { port: number; speaks: 'stream' | 'socket.io' }, joined: () => void): void {
  const socket = connect(to.port, '127.0.0.1');
  const viewer: Viewer = { socket, tail: Buffer.alloc(0), seen: 0, greeted: false };
  const bytes = greeting(to.speaks);
  socket.setNoDelay(true);
  socket.on('connect', () => socket.write(bytes));
  socket.on('data', (chunk) => {
    // Without an encoding set, it never is.
    if (typeof chunk === 'string') return;
    if (!viewer.greeted) greet(viewer, chunk, to.speaks, joined);
    look(viewer, chunk);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    viewers.delete(viewer);
    if (spreadMs === undefined) return;
    setTimeout(() => open(to, () => undefined), Math.random() * spreadMs);
  });
  viewers.add(viewer);
}

function greet(viewer: Viewer, chunk: Buffer, speaks: 'stream' | 'socket.io', joined: () => void): void {
  if (speaks === 'socket.io') {
    // The engine's "0{…}" opens; "40" joins, and "40{…}" in return says that we are in.
    if (chunk.includes('"pingInterval"')) viewer.socket.write(maskedText('40'));
    if (!chunk.includes('40{"sid"')) return;
  } else if (!chunk.includes('event: beat')) return;
  viewer.greeted = true;
  joined();
}

function look(viewer: Viewer, chunk: Buffer): void {
  if (viewer.seen === watch) return;
  const whole = viewer.tail.length === 0 ? chunk : Buffer.concat([viewer.tail, chunk]);
  if (!whole.includes(ending)) {
    viewer.tail = Buffer.from(whole.subarray(-TAIL));
    return;
  }
  viewer.tail = Buffer.alloc(0);
  viewer.seen = watch;
  reached += 1;
  if (reached === target?.count)
    tell({ kind: 'reached', atNs: String(process.hrtime.bigint()), count: reached });
}

process.on('message', (message: ToViewers) => {
  switch (message.kind) {
    case 'connect': {
      target = message;
      let left = message.count;
      let inside = 0;
      const more = () => {
        if (left === 0) return;
        left -= 1;
        open(message, () => {
          inside += 1;
          if (inside === message.count) tell({ kind: 'ready' });
          more();
        });
      };
      for (let started = 0; started < AT_ONCE; started += 1) more();
      return;
    }
    case 'watch':
    case 'comeBack':
      ending = Buffer.from(message.ending);
      watch += 1;
      reached = 0;
      spreadMs = message.kind === 'comeBack' ? message.spreadMs : undefined;
      tell({ kind: 'ready' });
      return;
    case 'leave':
      spreadMs = undefined;
      for (const { socket } of viewers) socket.destroy();
      tell({ kind: 'left' });
      process.disconnect?.();
  }
});
