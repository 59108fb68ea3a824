/** One call of an endpoint table as an operation of OpenAPI 3.1. */
import { z } from 'zod';
import type { Endpoint, Who } from '#contract/endpoint.ts';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { id } from '#contract/primitives.ts';
import { TAKE_BACK } from '#contract/take-back.ts';
import { API, refusalsOf } from '../calls.ts';
import type { Json, Shapes } from './shapes.ts';

/** An endpoint with its name and, where there is one, an example request that was really sent. */
export interface NamedCall {
  readonly name: string;
  readonly chapter: string;
  readonly endpoint: Endpoint;
  readonly example: CallExample | undefined;
}

/** An example of a call: request and answer as they go over the wire. */
export interface CallExample {
  readonly params?: Json;
  readonly query?: Json;
  readonly body?: unknown;
}

/** The `components` of the API's description, collected while operations are described. */
export interface Parts {
  readonly shapes: Shapes;
  /** Stores the part under a name, once for equal parts, and returns a `$ref` to it. */
  share(kind: 'parameters' | 'responses', name: string, part: Json): Json;
}

const CALLERS: Readonly<Record<Who, { words: string; security: readonly Json[] }>> = {
  anyone: { words: 'Anyone may call this.', security: [] },
  admin: { words: 'For admins.', security: [{ admin: [] }] },
  crew: { words: 'For crew and admins.', security: [{ crew: [] }, { admin: [] }] },
  judge: { words: 'For judges.', security: [{ judge: [], judgeSession: [] }] },
  participant: { words: 'For whoever holds the private link of an act.', security: [{ participant: [] }] },
  screen: { words: 'For a paired screen.', security: [{ screen: [] }] },
  mc: {
    words: 'For a paired MC page, and for crew and admins.',
    security: [{ screen: [] }, { crew: [] }, { admin: [] }],
  },
  gear: { words: 'For other gear.', security: [{ gear: [] }] },
};

/**
 * Which round each address is about stands on top of the document, once. An address with something to fill in is a
 * whole one: linters fill it in and read it by itself.
 */
const ROUND_SERVERS: readonly Json[] = [
  { url: API },
  {
    url: `{origin}${API}/rounds/{round}`,
    variables: { origin: { default: 'https://my.example' }, round: { default: 'heat' } },
  },
];

export const pathOf = (endpoint: Endpoint): string => endpoint.path.replace(/:(\w+)/g, '{$1}');

/** The OpenAPI operation of one call. */
export function operationOf({ name, chapter, endpoint, example }: NamedCall, parts: Parts): Json {
  const { words, security } = CALLERS[endpoint.who];
  const parameters = parametersOf(endpoint, example, parts);
  return {
    operationId: name,
    summary: endpoint.summary,
    description: endpoint.more === undefined ? words : `${words} ${endpoint.more}`,
    tags: [chapter],
    ...(endpoint.of && { servers: ROUND_SERVERS }),
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: parts.shapes.of(endpoint.body, 'input'),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: { ...successOf(endpoint, parts), ...refusedOf(endpoint, parts) },
  };
}

const ONCE: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names this command: the same content sent again by the same caller with the same key is carried out once, and gets the first answer; other content is another command. Made by the caller; kept as long as the event.',
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
  example: '5f0c1d7e-press-1',
};

const TAKES_BACK: Json = {
  name: TAKE_BACK,
  in: 'header',
  description:
    'Why a certified result is taken back by what this call does, percent-encoded, up to 300 characters. Needed where the call is refused with `certified`, and heard of admins only.',
  schema: { type: 'string', maxLength: 3_000 },
  example: 'A%20mark%20was%20typed%20wrong.',
};

/** Crew may make many of these calls too; what an admin says is heard at any of them. */
const mayTakeBack = ({ method, who }: Endpoint) => method !== 'GET' && (who === 'admin' || who === 'crew');

const ID_PATTERN = z.toJSONSchema(id).pattern;

function parametersOf(endpoint: Endpoint, example: CallExample | undefined, parts: Parts): Json[] {
  const fields = (
    schema: z.ZodType | undefined,
    place: 'path' | 'query',
    given: Json | undefined,
  ): Json[] => {
    if (!(schema instanceof z.ZodObject)) return [];
    const { properties = {}, required = [] } = parts.shapes.of(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...field }]) => {
      const parameter = {
        name,
        in: place,
        ...(description !== undefined && { description }),
        ...((place === 'path' || required.includes(name)) && { required: true }),
        schema: field,
      };
      // An example is of this call alone; of an id it would say no more than its pattern does.
      return given?.[name] === undefined || field.pattern === ID_PATTERN
        ? parts.share('parameters', name, parameter)
        : { ...parameter, example: given[name] };
    });
  };
  return [
    ...fields(endpoint.params, 'path', example?.params),
    ...fields(endpoint.query, 'query', example?.query),
    ...(endpoint.once ? [parts.share('parameters', 'Idempotency-Key', ONCE)] : []),
    ...(mayTakeBack(endpoint) ? [parts.share('parameters', TAKE_BACK, TAKES_BACK)] : []),
  ];
}

function successOf(endpoint: Endpoint, parts: Parts): Json {
  if (endpoint.sends) return { 200: sent(endpoint.sends, parts) };
  if (!endpoint.answer) return { 204: parts.share('responses', 'done', { description: 'Done.' }) };
  const { status = 200 } = endpoint;
  const schema = parts.shapes.of(endpoint.answer, 'output');
  const description = status === 201 ? 'Made' : 'Done';
  const success = { description, content: { 'application/json': { schema } } };
  // What has a name is answered by several calls.
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return { [status]: name === undefined ? success : parts.share('responses', name, success) };
}

function sent(sends: NonNullable<Endpoint['sends']>, { shapes }: Parts): Json {
  if (!('frame' in sends))
    return {
      description: sends.what,
      content: { [sends.media]: { schema: { type: 'string', format: 'binary' } } },
    };
  const { $ref = '' } = shapes.of(sends.frame, 'output');
  const name = String($ref).split('/').at(-1);
  return {
    description: `Server-sent events for as long as the caller listens. The data of each event \`view\` is a [${name}](${$ref}) as JSON, the whole view each time; \`beat\` comes every few seconds with the server’s time.`,
    content: { [sends.media]: { schema: { type: 'string', contentSchema: { $ref } } } },
  };
}

/** One response for each status, which tells the codes that it may carry. */
function refusedOf(endpoint: Endpoint, { share }: Parts): Json {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => refusals[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      share('responses', String(status), refusedBy(codes.toSorted())),
    ]),
  );
}

const refusedBy = (codes: readonly RefusalCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${refusals[code][1]}`).join(' '),
  ...(codes.some((code) => RETRIED.has(code)) && {
    headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const RETRIED: ReadonlySet<RefusalCode> = new Set(['too_many', 'busy', 'storage_away']);
