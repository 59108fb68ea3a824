/**
 * The short way into the ballot box, for the one call that a whole hall makes in one minute. It keeps every rule
 * of the call in the endpoint table and answers the same bytes; what it does not know at a glance (no length, an
 * unusual type, a mark that is missing) takes the long way.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { type castBallotAnswer, castBallotBody } from '#contract/voting/schema.ts';
import { PICK } from '#domain/voting/pick.ts';
import type { Store } from '../store/store.ts';
import { storageTrouble } from '../store/trouble.ts';
import type { CastBallot, Voting } from './ballots.ts';
import { marksIn, ownCookies } from './marks.ts';
import { originFrom } from './watch.ts';

const CALL = /^\/api\/v1\/polls\/([0-9a-z]{1,64})\/ballot$/;
const LARGEST = 16 * 1024;
const PLAIN = new RegExp(`^\\{"choice":\\["(${PICK}(?:","${PICK})*)"\\](?:,"order":([1-9]\\d{0,14}))?\\}$`);
/** No more picks fit into so many characters than a ballot may have. */
const GLANCE = 512;

/** What the short way needs. */
export interface CastParts {
  voting: Pick<Voting, 'take'>;
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
  if (pollId === undefined || type !== 'application/json') return false;
  if (!(Number(length) > 0 && Number(length) <= LARGEST)) return false;
  const { device, ...others } = marksIn(ownCookies(cookie), parts.store.secrets);
  if (device === undefined) return false;
  const marks = { ...others, device };
  const arrivedAt = parts.store.now();
  const origin = originFrom(parts.addressOf(request), request.headers);
  const answer = (ballot: CastBallot) => send(response, 200, answerText(ballot));
  const fail = (error: unknown) => refuse(response, error, parts.onTrouble);
  const cast = (text: string) => {
    try {
      const { choice, order } = readBallot(text);
      parts.voting.take({ pollId, marks, arrivedAt, origin, choice, order }, answer, fail);
    } catch (error) {
      fail(error);
    }
  };
  const chunks: Buffer[] = [];
  let missing = Number(length);
  // The body is whole with its last byte; the event of its end comes a turn later.
  request.on('data', (chunk: Buffer) => {
    missing -= chunk.length;
    if (missing > 0) chunks.push(chunk);
    // Whoever was turned away for dawdling has an answer already: nothing is counted after it.
    else if (!response.headersSent)
      cast((chunks.length === 0 ? chunk : Buffer.concat([...chunks, chunk])).toString());
  });
  request.on('error', () => undefined);
  return true;
}

type Body = z.output<typeof castBallotBody>;

/**
 * A ballot's body.
 * @throws Refusal `invalid` with what is wrong in each field.
 */
export function readBallot(text: string): Body {
  const known = readAtAGlance(text);
  if (known) return known;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal('invalid');
  }
  const read = castBallotBody.safeParse(body);
  if (read.success) return read.data;
  const fields: Record<string, string> = {};
  for (const issue of read.error.issues) fields[issue.path.join('.') || '(all)'] ??= issue.message;
  throw new Refusal('invalid', undefined, { fields });
}

/** A body as our own page writes it, of the few bytes that a ballot has; whatever is not like it is read in full. */
function readAtAGlance(text: string): Body | undefined {
  const [, picks, order] = text.length <= GLANCE ? (PLAIN.exec(text) ?? []) : [];
  if (picks === undefined) return undefined;
  const choice = picks.includes(',') ? picks.split('","') : [picks];
  const body: Body = { choice };
  if (order !== undefined) body.order = Number(order);
  return body;
}

let lastAt = Number.NaN;
let lastText = '';
/** Ballots of one turn came in one or two milliseconds. */
function instantText(at: number): string {
  if (at !== lastAt) {
    lastText = new Date(at).toISOString();
    lastAt = at;
  }
  return lastText;
}

function answerText({ choice, receipt, votedAt, order, changed }: CastBallot): string {
  const answer: z.input<typeof castBallotAnswer> = {
    choice,
    receipt,
    voted_at: instantText(votedAt),
    order,
    changed,
  };
  return JSON.stringify(answer);
}

function refuse(response: ServerResponse, error: unknown, onTrouble: (error: unknown) => void): void {
  const refusal = error instanceof Refusal ? error : (storageTrouble(error) ?? new Refusal('internal'));
  if (refusal.code === 'internal') onTrouble(error);
  send(response, refusal.status, JSON.stringify(refusal.answer()), refusal.retryAfter);
}

const HEAD = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
].flat();

function send(response: ServerResponse, status: number, text: string, retryAfter?: number): void {
  const bytes = Buffer.byteLength(text);
  const head = [...HEAD, 'content-length', String(bytes)];
  if (retryAfter !== undefined) head.push('retry-after', String(retryAfter));
  response.writeHead(status, head);
  // One byte a character: no other encoding need be looked for.
  response.end(text, bytes === text.length ? 'latin1' : 'utf8');
}
