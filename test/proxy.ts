/**
 * A plain proxy as stands in front of several processes: each request goes to the next one, nobody is kept on the
 * same. A process that does not take a connection is passed over; whatever else goes wrong is the caller's.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly origin: string;
  /** The origins that requests go to, in turn. */
  readonly targets: string[];
  /** Answers that broke off or never came, and those with 5xx. */
  readonly failures: string[];
  /** How many requests each target took. */
  readonly taken: Map<string, number>;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function openProxy(...origins: string[]): Promise<RoundRobin> {
  const targets = [...origins];
  const failures: string[] = [];
  const taken = new Map<string, number>();
  let turn = 0;

  /** `from` is the place of the first target that was asked: each is asked once, whoever else calls meanwhile. */
  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    from: number,
    tries = 1,
  ): void => {
    const target = targets[(from + tries - 1) % targets.length];
    if (target === undefined || tries > targets.length) {
      failures.push(`${incoming.method} ${incoming.url}: nobody answers`);
      response.writeHead(502).end('{"error":"Nobody answers.","code":"bad_gateway"}');
      return;
    }
    const outgoing = request(target + (incoming.url ?? ''), {
      method: incoming.method,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': incoming.socket.remoteAddress ?? '',
        connection: 'close',
      },
      agent: false,
    });
    outgoing.once('response', (answer) => {
      taken.set(target, (taken.get(target) ?? 0) + 1);
      if ((answer.statusCode ?? 0) >= 500)
        failures.push(`${incoming.method} ${incoming.url}: ${answer.statusCode}`);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      response.once('close', () => answer.destroy());
      answer.pipe(response);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        pass(incoming, body, response, from, tries + 1);
        return;
      }
      if (!response.destroyed) failures.push(`${incoming.method} ${incoming.url}: ${error.code}`);
      response.destroy();
    });
    response.once('close', () => outgoing.destroy());
    outgoing.end(body);
  };

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), response, turn++));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    failures,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
