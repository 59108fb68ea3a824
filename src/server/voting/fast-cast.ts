/**
 * The short way into the ballot box, for the one call that a whole hall makes in one minute. It keeps every rule
 * of the call in the endpoint table and answers the same bytes; what it does not know at a glance (no length, an
 * unusual type, a mark that is missing) takes the long way.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { snakeKeys } from '#contract/case.ts';
import { castBallotBody } from '#contract/voting/schema.ts';
import { Refusal, storageTrouble } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import type { NewVote, Voting } from './ballots.ts';
import { CODE_COOKIE, COOKIE, codeOf, deviceOf } from './voter.ts';
import { originFrom } from './watch.ts';

const CALL = /^\/api\/v1\/polls\/([0-9a-z]{1,64})\/ballot$/;
const MARK = new RegExp(`(?:^|; )${COOKIE}=([\\w.-]{16,200})(?:;|$)`);
const CODE_MARK = new RegExp(`(?:^|; )${CODE_COOKIE}=([\\w.-]{16,200})(?:;|$)`);
const LARGEST = 16 * 1024;

/** What the short way needs. */
export interface CastParts {
  voting: Pick<Voting, 'cast'>;
  store: Pick<Store, 'secrets' | 'now'>;
  onTrouble: (error: unknown) => void;
  /** Who asks, behind the proxies that are believed. */
  addressOf: (request: IncomingMessage) => string;
}

/** Puts the short way before the app's own. Call it before the app listens. */
export function castFast(app: FastifyInstance, parts: CastParts): void {
  const long = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    // A server that stops lets its connections go with their last answer.
    if (!app.server.listening) response.shouldKeepAlive = false;
    if (!tookCast(parts, request, response)) for (const listener of long) listener(request, response);
  });
}

/** Whether the request was such a call and is being answered. */
export function tookCast(parts: CastParts, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'POST') return false;
  const pollId = CALL.exec(request.url ?? '')?.[1];
  const { cookie = '', 'content-type': type, 'content-length': length } = request.headers;
  const mark = MARK.exec(cookie)?.[1];
  if (pollId === undefined || mark === undefined || type !== 'application/json') return false;
  if (length === undefined || !(Number(length) <= LARGEST)) return false;
  const device = deviceOf(mark, parts.store.secrets);
  if (device === undefined) return false;
  const entered = cookie.includes(CODE_COOKIE) ? CODE_MARK.exec(cookie)?.[1] : undefined;
  const code = entered === undefined ? undefined : codeOf(entered, parts.store.secrets);
  const arrivedAt = parts.store.now();
  const origin = originFrom(parts.addressOf(request), request.headers);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const [only] = chunks;
    const text = chunks.length === 1 && only ? only.toString() : Buffer.concat(chunks).toString();
    cast(parts, { pollId, device, code, arrivedAt, origin, text }).then(
      (answer) => send(response, 200, JSON.stringify(answer)),
      (error: unknown) => refuse(response, error, parts.onTrouble),
    );
  });
  request.on('error', () => undefined);
  return true;
}

async function cast(
  { voting }: CastParts,
  { text, ...vote }: Pick<NewVote, 'pollId' | 'device' | 'code' | 'arrivedAt' | 'origin'> & { text: string },
) {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal('invalid');
  }
  const read = castBallotBody.safeParse(body);
  if (!read.success) {
    const fields: Record<string, string> = {};
    for (const issue of read.error.issues) fields[issue.path.join('.') || '(all)'] ??= issue.message;
    throw new Refusal('invalid', undefined, { fields });
  }
  const { choice, receipt, votedAt, changed } = await voting.cast({
    ...vote,
    choice: read.data.choice,
    rehearsalId: read.data.rehearsal_id,
  });
  return snakeKeys({ choice, receipt, votedAt, changed });
}

function refuse(response: ServerResponse, error: unknown, onTrouble: (error: unknown) => void): void {
  const refusal = error instanceof Refusal ? error : (storageTrouble(error) ?? new Refusal('internal'));
  if (refusal.code === 'internal') onTrouble(error);
  send(response, refusal.status, JSON.stringify(refusal.answer()), refusal.retryAfter);
}

function send(response: ServerResponse, status: number, text: string, retryAfter?: number): void {
  response.writeHead(status, [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
    'cache-control',
    'no-store',
    'content-security-policy',
    "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'no-referrer',
    ...(retryAfter === undefined ? [] : ['retry-after', String(retryAfter)]),
  ]);
  response.end(text);
}
