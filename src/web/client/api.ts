/**
 * Calls to the server, typed by the endpoint tables. Names change case here and nowhere else in the browser.
 *
 * As the specification says, every request carries the admin's bearer token when there is one, and no call
 * times out by itself; a caller that needs an answer passes a `signal`.
 */
import { camelKeys, snakeKeys } from '#contract/case.ts';
import type { AnswerOf, Endpoint, OfRound, ParamsOf, QueryOf, SentBodyOf } from '#contract/endpoint.ts';
import type { ErrorAnswer, RefusalCode } from '#contract/errors.ts';
import { TAKE_BACK } from '#contract/take-back.ts';
import { SOURCE } from '#domain/messages/languages.ts';
import { refusalIn } from '#domain/messages/refusal.ts';
import { listeners } from '#web/ui/listeners.ts';
import { say, spokenNow } from '#web/ui/say.ts';
import { ownWordsOf } from './language.ts';
import { KEYS, stored, storedJson } from './storage.ts';
import { whyTakeBack } from './take-back.ts';

export const API = '/api/v1';

/** A call that the server refused, or that never reached it (`status` 0, code `offline`). */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  /** A sentence for each wrong field, by the field's path in the API. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the server sent a sentence of its own. */
  readonly spoken: boolean;

  constructor(
    status: number,
    code: string,
    sentence: string | undefined,
    fields: Record<string, string> = {},
  ) {
    super(sentence ?? say('ui.unreachable'));
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.spoken = sentence !== undefined;
  }

  /** Nobody said what became of the call, which may have been done: nothing came back, or the server broke down. */
  get isUnanswered(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Whether a call was refused with this code. */
export const isRefusedWith = (error: unknown, code: RefusalCode): boolean =>
  error instanceof CallFailed && error.code === code;

/** Whether what a call is about is not there. */
export const isNotFound = (error: unknown): boolean => error instanceof CallFailed && error.status === 404;

/** What to say of a failure: the server's own sentence, else `fallback`. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof CallFailed && error.spoken ? error.message : fallback;

/** What a call is made with: exactly the parts that its endpoint takes. */
export type Given<E> = Part<'params', ParamsOf<E>> &
  Part<'body', SentBodyOf<E>> & {
    query?: Partial<QueryOf<E>>;
    /** The private link's token, for a participant's calls. */
    participantToken?: string;
    /** An answer that takes longer is not waited for. */
    withinMs?: number;
  } & ([OfRound<E>] extends [never] ? unknown : OfOneRound);

/** A call about a round says of which; undefined leaves it to the server, mostly the one that is on. */
interface OfOneRound {
  round: string | undefined;
}

type Part<Name extends string, T> = [T] extends [undefined] ? unknown : { [K in Name]: T };

/** `Given`, and how the call is made. */
export type CallInput<E> = Given<E> & {
  /** Sent as `Idempotency-Key`: the same command sent again gets the first answer. */
  commandId?: string | undefined;
  signal?: AbortSignal;
};

/** A call that needs nothing may be made with nothing. */
type Input<E> = Record<never, never> extends Given<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Every part that any call may take. */
export interface Parts {
  params?: unknown;
  round?: string | undefined;
  query?: unknown;
  body?: unknown;
  commandId?: string | undefined;
  participantToken?: string | undefined;
  withinMs?: number | undefined;
  signal?: AbortSignal;
}

const unauthorised = listeners();

/** Calls a listener whenever the server answers 401. Returns a function that ends that. */
export const onUnauthorised = unauthorised.follow;

/** Tells all listeners that the server answered 401. */
export const tellUnauthorised = unauthorised.tell;

/**
 * Makes a call of the API. One that would take a certified result back is made again with the reason, if somebody
 * gives it.
 * @throws CallFailed when it is refused, cannot reach the server, or nobody gives that reason
 */
export async function call<E extends Endpoint>(endpoint: E, ...[given]: Input<E>): Promise<AnswerOf<E>> {
  const input: Parts = given ?? {};
  try {
    return await callOnce(endpoint, input);
  } catch (error) {
    if (!(error instanceof CallFailed) || error.fields[TAKE_BACK] === undefined) throw error;
    const why = await whyTakeBack(error.message);
    if (why === undefined) throw new CallFailed(error.status, error.code, say('ui.resultStands'));
    // However long somebody thought about it.
    const { signal: _spent, ...again } = input;
    return callOnce(endpoint, again, { [TAKE_BACK]: encodeURIComponent(why) });
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: Parts,
  headers: Record<string, string> = {},
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, input, headers);
  if (response.status === 204) return undefined as AnswerOf<E>;
  // In whatever form it comes.
  if (response.status === 401) tellUnauthorised();
  const answer = await wireJson(response);
  if (response.ok) return camelKeys(answer) as AnswerOf<E>;
  throw await refused(response.status, answer);
}

/**
 * Makes a call that is answered with a file.
 * @throws CallFailed when it is refused or cannot reach the server.
 */
export async function callForFile<E extends Endpoint>(endpoint: E, given: CallInput<E>): Promise<Blob> {
  const response = await send(endpoint, given, {});
  if (response.status === 401) tellUnauthorised();
  if (response.ok) return response.blob();
  throw refused(response.status, await wireJson(response));
}

async function send(endpoint: Endpoint, input: Parts, headers: Record<string, string>): Promise<Response> {
  const hasBody = input.body !== undefined;
  const { withinMs, signal = withinMs === undefined ? undefined : AbortSignal.timeout(withinMs) } = input;
  try {
    return await fetch(API + addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        ...accessHeaders(endpoint.who, input.participantToken),
        ...headers,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(input.commandId !== undefined && { 'idempotency-key': input.commandId }),
      },
      ...(hasBody && { body: JSON.stringify(snakeKeys(input.body)) }),
      ...(signal && { signal }),
      cache: 'no-store',
    });
  } catch {
    throw new CallFailed(0, 'offline', undefined);
  }
}

function addressOf(endpoint: Endpoint, input: Parts): string {
  const params = (snakeKeys(input.params ?? {}) ?? {}) as Record<string, unknown>;
  const below = input.round === undefined ? '' : `/rounds/${encodeURIComponent(input.round)}`;
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((snakeKeys(input.query ?? {}) ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const text = query.toString();
  return below + (text === '' ? path : `${path}?${text}`);
}

/** The name under which this page stores its pairing: one browser may show several of the hall's screens. */
export function screenKey(): 'ovation_projector_token' | 'ovation_board_token' | 'ovation_screen_token' {
  if (location.pathname === '/projector') return KEYS.projectorToken;
  return location.pathname === '/backstage' ? KEYS.boardToken : KEYS.screenToken;
}

/** The credentials to send as this kind of caller. */
export function accessHeaders(who: Endpoint['who'], participantToken?: string): Record<string, string> {
  const token = stored(KEYS.authToken);
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (who === 'judge') {
    const data = storedJson(KEYS.judgeData);
    headers['x-judge-token'] = stored(KEYS.judgeToken) ?? '';
    headers['x-judge-session'] =
      data !== null && typeof data === 'object' && 'session_id' in data ? String(data.session_id) : '';
  }
  if (participantToken !== undefined) headers['x-participant-token'] = participantToken;
  const screen = stored(screenKey());
  if (screen !== undefined) headers['x-screen-token'] = screen;
  return headers;
}

/** The answer's JSON. A captive portal's page (200 with HTML) is not an answer of ours: that is offline. */
async function wireJson(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('application/json'))
    throw new CallFailed(response.ok ? 0 : response.status, 'offline', undefined);
  try {
    return await response.json();
  } catch {
    throw new CallFailed(0, 'offline', undefined);
  }
}

async function refused(status: number, answer: unknown): Promise<CallFailed> {
  const { code, sentence, fields } = await refusedWords(answer);
  return new CallFailed(status, code, sentence === '' ? undefined : sentence, fields);
}

/** A refusal of the server in the language of the page, with details where the catalogue has them. */
export async function refusedWords(
  answer: unknown,
): Promise<{ code: string; sentence: string; fields: Record<string, string> }> {
  const said = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<ErrorAnswer>;
  const code = typeof said.code === 'string' ? said.code : 'unknown';
  const { language, words } = spokenNow();
  const tells = language !== SOURCE && (said.told ?? said.fields_told) !== undefined;
  const more = tells ? await ownWordsOf(language, ['faults']).catch(() => ({})) : {};
  const { sentence, fields } = refusalIn(
    language,
    { ...words, ...more },
    {
      code,
      sentence: typeof said.error === 'string' ? said.error : '',
      fields: said.fields ?? {},
      told: said.told,
      fieldsTold: said.fields_told,
    },
  );
  return { code, sentence, fields: { ...fields } };
}
