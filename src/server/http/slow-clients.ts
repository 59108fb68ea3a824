/**
 * Limits for clients that are slow on purpose or half gone. A request's head has ten seconds. A body may take as
 * long as it needs while bytes keep coming, for music is sent over bad lines; a short one may not drip. Answers
 * have no limit of their own, but a connection on which nothing moves for five minutes is closed. Live streams
 * move all the time.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

export interface SlowLimits {
  /** From the first byte to the end of the head. */
  headMs: number;
  /** Without a byte of the body. */
  stallMs: number;
  /** The same once the server takes no new connections: it is being stopped, and waits for what is under way. */
  stoppingMs: number;
  /** For the whole of a body that is no longer than `shortBytes`. */
  shortMs: number;
  shortBytes: number;
  /** Without a byte in either way. */
  idleMs: number;
}

/** The limits of a server, in ms where nothing else is said. */
export const SLOW_LIMITS: SlowLimits = {
  headMs: 10_000,
  stallMs: 30_000,
  stoppingMs: 1_000,
  shortMs: 60_000,
  shortBytes: 1_000_000,
  idleMs: 300_000,
};

/**
 * How often, in ms, connections are checked for slow clients. A server takes this option only when it is made.
 */
export const LOOK_EVERY_MS = 2_000;

interface Sending {
  response: ServerResponse;
  beganAt: number;
  bytes: number;
  movedAt: number;
}

/** Closes connections of clients that send or take longer than the limits allow. */
export function limitSlowClients(server: Server, limits: SlowLimits = SLOW_LIMITS): void {
  server.headersTimeout = limits.headMs;
  server.setTimeout(limits.idleMs);
  const sending = new Map<IncomingMessage, Sending>();
  // Nearly every short body comes with its head; whoever is still sending at the end of the turn is followed.
  let fresh: [IncomingMessage, ServerResponse][] = [];
  const follow = () => {
    const now = performance.now();
    const came = fresh;
    fresh = [];
    for (const [request, response] of came) {
      if (request.complete || request.destroyed) continue;
      sending.set(request, { response, beganAt: now, movedAt: now, bytes: request.socket.bytesRead });
      request.once('close', () => sending.delete(request));
    }
  };
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    if (fresh.push([request, response]) === 1) setImmediate(follow);
  });
  const isStopping = () => !server.listening;
  const look = () => {
    const now = performance.now();
    for (const [request, client] of sending) {
      if (request.complete) {
        sending.delete(request);
        continue;
      }
      const { bytesRead } = request.socket;
      if (bytesRead !== client.bytes) Object.assign(client, { bytes: bytesRead, movedAt: now });
      if (isTooSlow(request, client, now, limits)) {
        sending.delete(request);
        turnAway(request, client.response);
      } else if (isStopping() && now - client.movedAt > limits.stoppingMs)
        // Without a refusal, which would stand: whoever is cut off asks the next server again.
        request.socket.destroy();
    }
  };
  const looking = setInterval(look, Math.min(LOOK_EVERY_MS, limits.stallMs / 2, limits.stoppingMs)).unref();
  server.once('close', () => clearInterval(looking));
}

function isTooSlow(
  request: IncomingMessage,
  { beganAt, movedAt }: Sending,
  now: number,
  limits: SlowLimits,
): boolean {
  const isShort = Number(request.headers['content-length'] ?? 0) <= limits.shortBytes;
  return now - movedAt > limits.stallMs || (isShort && now - beganAt > limits.shortMs);
}

/**
 * Answers `too_slow` if no answer was begun, and closes the connection without waiting for the rest of the body.
 */
export function turnAway(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  const refusal = new Refusal('too_slow');
  response.writeHead(refusal.status, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(JSON.stringify(refusal.answer()), () => request.socket.destroy());
}
