/**
 * A proxy before the server by which every browser tells alike what its console would: the first script of each page
 * notes errors, warnings and what the policy refused, and the proxy notes the answers that fail. Its line can be cut.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Line, openLine } from '../cut-line.ts';

const EAR = '/complaints.js';
const TOLD = '/complaints';

/** Runs in the page before all its other scripts. */
const LISTEN = `
  const tell = (text) => navigator.sendBeacon('${TOLD}', location.pathname + ': ' + text);
  for (const kind of ['error', 'warn']) {
    const say = console[kind].bind(console);
    console[kind] = (...given) => { say(...given); tell(kind + ' ' + given.map(String).join(' ')); };
  }
  addEventListener('error', (event) => tell('error ' + event.message));
  addEventListener('unhandledrejection', (event) => tell('rejection ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell('policy ' + event.violatedDirective + ' ' + event.blockedURI));
`;

export interface Front {
  /** Where pages are opened. */
  readonly origin: string;
  readonly line: Pick<Line, 'cut' | 'mend'>;
  /** What pages complained of, and answers of 400 and more, since it was last asked. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Opens it before the server at `origin`. */
export async function openFront(origin: string): Promise<Front> {
  const complaints: string[] = [];
  const server = createServer((incoming, response) => {
    if (incoming.url === EAR) response.setHeader('content-type', 'text/javascript').end(LISTEN);
    else if (incoming.url === TOLD) noteTold(incoming, response, complaints);
    else pass(origin, incoming, response, complaints);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = await openLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    origin: line.origin,
    line,
    complaints: () => complaints.splice(0),
    async close() {
      await line.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function noteTold(incoming: IncomingMessage, response: ServerResponse, complaints: string[]) {
  let text = '';
  for await (const bytes of incoming) text += bytes;
  complaints.push(text);
  response.writeHead(204).end();
}

function pass(
  origin: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  complaints: string[],
): void {
  const outgoing = request(origin + (incoming.url ?? ''), {
    method: incoming.method,
    // A page is read and written anew here, also one that a worker asks for without saying that it wants a page.
    headers: { ...incoming.headers, 'accept-encoding': 'identity' },
  });
  outgoing.once('response', async (answer) => {
    const { statusCode = 502, headers } = answer;
    if (statusCode >= 400) complaints.push(`${statusCode} ${incoming.method} ${incoming.url}`);
    answer.on('error', () => response.destroy());
    if (!headers['content-type']?.includes('text/html')) {
      response.writeHead(statusCode, headers);
      answer.pipe(response);
      return;
    }
    let page = '';
    for await (const bytes of answer.setEncoding('utf8')) page += bytes;
    const { 'content-length': _length, ...others } = headers;
    response.writeHead(statusCode, others);
    response.end(page.replace('<head>', `<head><script src="${EAR}"></script>`));
  });
  outgoing.once('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
