/**
 * Bodies that are longer than anybody reads. A call that is refused before its body, or that has none to read, is
 * answered at once, while its sender goes on sending: who sends no more than a call may take hears the answer, and
 * who sends on is cut off.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { refusals } from '#contract/errors.ts';

/** What may come after an answer, in bytes: twice the longest body of a call, a list of acts. */
const MOST_AFTER = 8_000_000;
/** Music for which there is no room is let come to its end, so that whoever has a link to send it hears why. */
const isMusicWithoutRoom = ({ headers }: IncomingMessage, { statusCode }: ServerResponse): boolean =>
  headers['content-type'] === 'application/offset+octet-stream' && statusCode === refusals.storage_full[0];

/** In so many ms a fast line of a hall brings a megabyte. */
const LOOK_EVERY_MS = 50;

/** Closes the connection of a client that goes on sending more than `most` bytes of its body after it was answered. */
export function cutWhatNobodyReads(server: Server, most = MOST_AFTER): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length) <= most) return;
    const { socket } = request;
    response.once('finish', () => {
      if (request.complete || isMusicWithoutRoom(request, response)) return;
      const end = socket.bytesRead + most;
      // Listening to the socket itself would take it from the parser, which would then wait for ever.
      const looking = setInterval(() => {
        if (request.complete || socket.destroyed) clearInterval(looking);
        else if (socket.bytesRead > end) socket.destroy();
      }, LOOK_EVERY_MS).unref();
    });
  });
}
