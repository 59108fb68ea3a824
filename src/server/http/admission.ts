/**
 * Who is answered first when more is asked than there is time for. Ballots and people who are signed in, paired or
 * have a link go in at once; everybody else stands in a line, of which a few are let in on each turn of the loop, so
 * that what has come meanwhile never waits behind all of them.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

/** At a millisecond each this is how long a turn may take. */
const A_TURN = 8;
/** Whoever would stand behind so many is asked to come back. */
const LONGEST = 10_000;
/** So many who were let in are forgotten at one go: under a load that never ends the line is never empty. */
const FORGOTTEN_AT_ONCE = 1_000;

/**
 * Queues requests before the listeners that the server has so far, and lets a few in on each turn of the event loop.
 * `goesFirst`: whether a request skips the queue. When 10,000 wait, further ones are refused with `busy`.
 */
export function standInLine(server: Server, goesFirst: (request: IncomingMessage) => boolean): void {
  const listeners = server.listeners('request') as RequestListener[];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  let line: [IncomingMessage, ServerResponse][] = [];
  let letIn = 0;
  const forget = () => {
    line = line.slice(letIn);
    letIn = 0;
  };
  const turn = () => {
    // Whoever hung up hears no answer.
    for (const [request, response] of line.slice(letIn, letIn + A_TURN))
      if (!response.destroyed) answer(request, response);
    letIn += A_TURN;
    if (letIn < line.length) {
      if (letIn >= FORGOTTEN_AT_ONCE) forget();
      setImmediate(turn);
      return;
    }
    forget();
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (goesFirst(request)) answer(request, response);
    else if (line.length - letIn >= LONGEST) turnAway(response);
    else if (line.push([request, response]) === 1) setImmediate(turn);
  });
}

function turnAway(response: ServerResponse): void {
  const refusal = new Refusal('busy');
  response.writeHead(refusal.status, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(refusal.retryAfter),
  });
  response.end(JSON.stringify(refusal.answer()));
}

const PROOFS = ['authorization', 'x-judge-token', 'x-participant-token', 'x-screen-token'] as const;

/**
 * Whether the request is the HTML form of the ballot. Ballots sent through the API are answered before the queue
 * (`voting/intake.ts`).
 */
export const isBallotForm = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && url === '/vote';

/** Whether the request carries credentials of any kind; whether they hold is checked later. */
export const showsProof = ({ headers }: IncomingMessage): boolean =>
  PROOFS.some((name) => headers[name] !== undefined);

/**
 * Whether a request is answered before the queue: a ballot's form, or one with credentials, unless its network `isSpent`:
 * a form that casts no vote and credentials that are made up are no way past the others for long.
 */
export const goesFirst = (
  request: IncomingMessage,
  isSpent: (request: IncomingMessage) => boolean,
): boolean => (isBallotForm(request) || showsProof(request)) && !isSpent(request);
