/** What never becomes a request: a head that cannot be read, is too large or too slow. It is refused as every call is. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';

const CODES: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  // Of all that browsers send by themselves cookies alone grow so large.
  HPE_HEADER_OVERFLOW: 'too_large',
};

/** Refuses what the parser of requests gave up, and closes its connection. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  // Whoever hung up hears no answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const refusal = new Refusal(CODES[error.code ?? ''] ?? 'invalid');
  const body = JSON.stringify(refusal.answer());
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
