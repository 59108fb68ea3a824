/** Calls that are really made, with what went over the wire on both sides noted. */
import { API_CHAPTERS } from '#contract/api.ts';
import { camelKeys, snakeKeys } from '#contract/case.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Caller, CallRefused, send } from '#server/demo/api.ts';
import type { Json } from '#server/http/document/shapes.ts';

/** One call as it went over the wire. */
export interface Note {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly params: Json;
  readonly query: Json;
  readonly body: unknown;
  readonly status: number;
  readonly media: string;
  /** The names of the headers that came. */
  readonly headers: readonly string[];
  /** The answer as JSON; undefined where there is none. */
  readonly answer: unknown;
}

const NAMES = new Map(
  API_CHAPTERS.flatMap(({ calls }) =>
    Object.entries(calls).map(([name, endpoint]) => [endpoint, name] as const),
  ),
);

export type Headers = Readonly<Record<string, string>>;

/** Makes callers whose calls are noted. A stream is left after its first bytes. */
export function notedCallers(origin: string, notes: Note[]): (headers?: Headers) => Caller {
  return (headers = {}) => ({
    async call(endpoint, input = {}) {
      const response = await send(origin, headers, endpoint, input);
      const media = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
      const answer = await answerOf(response, media);
      notes.push({
        name: NAMES.get(endpoint) ?? '',
        endpoint,
        params: Object(snakeKeys(input.params)),
        query: Object(snakeKeys(input.query)),
        body: input.body === undefined ? undefined : JSON.parse(JSON.stringify(snakeKeys(input.body))),
        status: response.status,
        media,
        headers: [...response.headers.keys()],
        answer,
      });
      if (!response.ok)
        throw new CallRefused(`${endpoint.method} ${endpoint.path}`, response.status, Object(answer));
      return camelKeys(answer) as never;
    },
  });
}

async function answerOf(response: Response, media: string): Promise<unknown> {
  if (media === 'text/event-stream') {
    const reader = response.body?.getReader();
    let text = '';
    const decoder = new TextDecoder();
    // The first frame may come in several pieces.
    while (!/event: view\ndata: .*\n\n/.test(text)) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader?.cancel();
    return JSON.parse(/event: view\ndata: (.*)\n\n/.exec(text)?.[1] ?? 'null');
  }
  const bytes = await response.arrayBuffer();
  return media === 'application/json' ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
}
