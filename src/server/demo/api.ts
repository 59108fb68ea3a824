/**
 * Calls over HTTP, typed by the endpoint tables: how the sample event, its make-believe people and the
 * tests use the server, from outside like everybody else.
 */
import { camelKeys, snakeKeys } from '#contract/case.ts';
import {
  type AnswerOf,
  type Endpoint,
  inNamedRound,
  type OfRound,
  type ParamsOf,
  type QueryOf,
  type SentBodyOf,
} from '#contract/endpoint.ts';
import { API, refusalsOf } from '../http/calls.ts';

/** A call that the server refused. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(call: string, status: number, answer: { error?: string; code?: string; fields?: object }) {
    super(`${call}: ${status} ${answer.error ?? ''} ${JSON.stringify(answer.fields ?? {})}`);
    this.status = status;
    this.code = answer.code ?? 'unknown';
    this.fields = { ...answer.fields } as Record<string, string>;
  }
}

/** What a call is made with. */
export interface CallInput<E> {
  params?: ParamsOf<E>;
  query?: Partial<QueryOf<E>>;
  body?: SentBodyOf<E>;
  commandId?: string;
  /** The round that the call is about; left out, the one that is on. */
  round?: [OfRound<E>] extends [never] ? never : string;
}

/** Somebody who makes calls, with their credentials. */
export interface Caller {
  /**
   * Makes a call. @throws CallRefused for any answer that is not 2xx, and Error for a refusal that the call's description
   * leaves out: whoever writes a program by it would meet a code that they never heard of.
   */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>>;
}

/** A caller of the server at `origin` who sends these headers with every call. */
export function callerOf(origin: string, headers: Readonly<Record<string, string>> = {}): Caller {
  return {
    async call(endpoint, input = {}) {
      const response = await send(origin, headers, endpoint, input);
      const text = await response.text();
      const answer: unknown = text === '' ? undefined : JSON.parse(text);
      if (!response.ok) {
        const name = `${endpoint.method} ${endpoint.path}`;
        const refused = new CallRefused(name, response.status, Object(answer));
        const described: readonly string[] = refusalsOf(input.round ? inNamedRound(endpoint) : endpoint);
        if (response.status < 500 && !described.includes(refused.code))
          throw new Error(`${refused.message} (${refused.code}), which its description leaves out`);
        throw refused;
      }
      // The endpoint table is what the server's own response schema is made of.
      return camelKeys(answer) as AnswerOf<typeof endpoint>;
    },
  };
}

/** Makes a call and answers the response as it came, whatever its status. */
export function send<E extends Endpoint>(
  origin: string,
  headers: Readonly<Record<string, string>>,
  endpoint: E,
  input: CallInput<E>,
): Promise<Response> {
  return fetch(origin + addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(input.commandId !== undefined && { 'idempotency-key': input.commandId }),
    },
    body: input.body === undefined ? null : JSON.stringify(snakeKeys(input.body)),
  });
}

/** The address of a call with its parameters filled in. */
export function addressOf(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; round?: string },
): string {
  const params = new Map(Object.entries(Object(snakeKeys(input.params))));
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_match, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(snakeKeys(input.query)))) query.set(name, String(value));
  const below = input.round === undefined ? '' : `/rounds/${input.round}`;
  return `${API}${below}${path}${query.size > 0 ? `?${query}` : ''}`;
}
