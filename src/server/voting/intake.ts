/**
 * The way into the ballot box: every vote takes it. The call of the endpoint table, which our page and other software
 * send, is read and answered here from its first byte to its last, before the app: a whole hall makes that one call
 * within a minute. A form comes by its page and puts in what it says by the same hand.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { z } from 'zod';
import { id } from '#contract/primitives.ts';
import { Refusal } from '#contract/refusal.ts';
import { type castBallotAnswer, castBallotBody } from '#contract/voting/schema.ts';
import type { Store } from '../store/store.ts';
import { storageTrouble } from '../store/trouble.ts';
import type { CastBallot, NewVote, Voting } from './ballots.ts';
import { hasDevice, ownCookies, voterCookiesIn } from './voter-cookies.ts';
import { originFrom } from './watch.ts';

const CALL = /^\/api\/v1\/polls\/([^/?]+)\/ballot\/?(?:\?|$)/;
const PARAMS = z.object({ id });
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const LARGEST = 64 * 1024;

/** What the intake needs. */
export interface IntakeParts {
  voting: Pick<Voting, 'take'>;
  store: Pick<Store, 'secrets' | 'now'>;
  onTrouble: (error: unknown) => void;
  /** Finds the client's address behind the proxies that are trusted. */
  addressOf: (request: IncomingMessage) => string;
}

/** What a vote says. */
type Said = Pick<NewVote, 'pollId' | 'choice' | 'order'>;

/** Takes in every ballot, sent by a call of the API or by a form, and casts it into the box. */
export interface Intake {
  /** Answers a request if it is the call that casts a ballot. False: it is another request, and nothing was done. */
  answers(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Casts what a form said, with the cookies that came with it; resolves after the commit. @throws Refusal as the call
   * does.
   */
  put(request: IncomingMessage, said: Said): Promise<CastBallot>;
}

/** Opens the intake. */
export function openIntake({ voting, store, onTrouble, addressOf }: IntakeParts): Intake {
  const take = (
    request: IncomingMessage,
    said: Said,
    answer: (ballot: CastBallot) => void,
    fail: (error: unknown) => void,
  ) => {
    const marks = voterCookiesIn(ownCookies(request.headers.cookie), store.secrets);
    // A vote without a mark would count again with every retry, so the mark comes first, with the ballot.
    if (!hasDevice(marks)) throw new Refusal('voter_unknown');
    const origin = originFrom(addressOf(request), request.headers);
    voting.take({ ...said, marks, arrivedAt: store.now(), origin }, answer, fail);
  };
  return {
    answers(request, response) {
      const pollId = request.method === 'POST' ? CALL.exec(request.url ?? '')?.[1] : undefined;
      if (pollId === undefined) return false;
      const fail = (error: unknown) => refuse(response, error, onTrouble);
      const answer = (ballot: CastBallot) => send(response, 200, answerText(ballot));
      readText(request, (text) => {
        // Whoever was turned away for dawdling has an answer already: nothing is counted after it.
        if (response.headersSent) return;
        // Nothing more of it is read, however much there is.
        if (text === undefined) response.shouldKeepAlive = false;
        try {
          take(request, said(request, pollId, text), answer, fail);
        } catch (error) {
          fail(error);
        }
      });
      return true;
    },
    put: (request, said) => new Promise((answer, fail) => take(request, said, answer, fail)),
  };
}

/** What a call's body says, `text`. @throws Refusal for what is no ballot. */
function said({ headers }: IncomingMessage, pollId: string, text: string | undefined): Said {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) throw new Refusal('unsupported_type');
  if (text === undefined) throw new Refusal('too_large');
  const params = PARAMS.safeParse({ id: pollId });
  if (!params.success) throw unread(params.error);
  const { choice, order } = readBallot(text);
  return { pollId, choice, order };
}

/** Puts the intake before everything else that answers the server's requests. Call it before the server listens. */
export function takeBallotsFirst(server: Server, { answers }: Intake): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // A server that stops lets its connections go with their last answer.
    if (!server.listening) response.shouldKeepAlive = false;
    if (!answers(request, response)) for (const listener of others) listener(request, response);
  });
}

/** Reads a body; undefined: it is too large. It is whole with its last byte; the event of its end comes a turn later. */
function readText(request: IncomingMessage, whole: (text: string | undefined) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let size = 0;
  let isRead = false;
  const read = () => {
    if (isRead) return;
    isRead = true;
    whole(size > LARGEST ? undefined : String(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  };
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
    if (size === length || size > LARGEST) read();
  });
  request.on('end', read);
  request.on('error', () => undefined);
}

/** What is wrong in each field. */
function unread(error: z.ZodError | undefined): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error?.issues ?? []) fields[issue.path.join('.') || '(all)'] ??= issue.message;
  return new Refusal('invalid', undefined, { fields });
}

/** A ballot's body. @throws Refusal `invalid` with what is wrong in each field. */
function readBallot(text: string): z.output<typeof castBallotBody> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal('invalid');
  }
  const read = castBallotBody.safeParse(body);
  if (!read.success) throw unread(read.error);
  return read.data;
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
