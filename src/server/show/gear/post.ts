/** One call to an address of other gear. */
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { report } from '#domain/messages/report.ts';
import { guardedLookup, refuseWritten } from '../../reachable.ts';

/** For so long an address may take. */
const TALK_MS = 10_000;
/** So much of an answer is let in before the line is cut: its status is all that counts, and it may have no end. */
const MOST_READ_BYTES = 65_536;

interface Letter {
  url: string;
  inTheHall: boolean;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Posts a body to an address of other gear and answers the HTTP status. Redirections are not followed, and nothing
 * else of the answer is kept.
 * @throws Error in words for people when there was no answer, or `signal` ended the call
 */
export function post({ url, inTheHall, headers, body }: Letter, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const address = new URL(url);
    refuseWritten(address.hostname, inTheHall);
    const request = (address.protocol === 'https:' ? tlsRequest : plainRequest)(
      address,
      {
        method: 'POST',
        lookup: guardedLookup(inTheHall),
        // A connection of its own: one that is kept open may lead where another call was allowed to.
        agent: false,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Ovation',
          ...headers,
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.on('error', () => undefined);
        let read = 0;
        response.on('data', ({ length }: Buffer) => {
          read += length;
          if (read > MOST_READ_BYTES) request.destroy();
        });
      },
    );
    // Nobody asked for another protocol; node would cut the line without a word of it.
    request.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    const silent = setTimeout(() => request.destroy(new Error(report('gearSilent'))), TALK_MS);
    request.once('close', () => clearTimeout(silent));
    request.once('error', reject);
    request.end(body);
  });
}
