/** The API's own description, OpenAPI 3.1, made of the endpoint tables. */
import type { z } from 'zod';
import { API_CHAPTERS } from '#contract/api.ts';
import { errorAnswer } from '#contract/errors.ts';
import { webhookHeaders, webhookMessage } from '#contract/show/webhook.ts';
import { NOTIFICATIONS } from '#domain/show/notifications.ts';
import { API } from '../calls.ts';
import examples from './examples.json' with { type: 'json' };
import { type CallExample, type NamedCall, operationOf, type Parts, pathOf } from './operations.ts';
import { type Direction, type Json, shapesOf } from './shapes.ts';
import { uploadPaths } from './uploads.ts';

const ABOUT = `Everything that the pages do, they do through these calls.

Names are \`snake_case\`, instants ISO 8601 in UTC (fields ending in \`_at\`), durations whole milliseconds (\`_ms\`). Every refusal is an \`Error\`: a plain sentence, a code, and for wrong input a sentence for each wrong field. An address that is called by a method it does not take answers 405. Any call may answer 500 with \`internal\`: something failed on our side. Fields may be added to answers at any time.

A call about a round can be made at two addresses, which stand with it as servers (\`origin\` is where your server is): below \`/rounds/{round}\` it is about that round, whichever is on; else about the one that is on when it arrives, or the one that its summary names. A live view of a round that is named stays with it; one without moves on to whichever is on. What moves the show is refused with \`stale\` for a round that is not on.`;

const SECURITY_SCHEMES: Json = {
  admin: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session (`POST /auth/admin/login`) of an account with the role `admin`.',
  },
  crew: {
    type: 'http',
    scheme: 'bearer',
    description: 'The same of an account with the role `crew`.',
  },
  judge: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Judge-Token',
    description: 'The token of a judge’s personal link.',
  },
  judgeSession: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Judge-Session',
    description: 'The `session_id` that `GET /auth/judge/{token}` answered to this device.',
  },
  participant: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Participant-Token',
    description: 'The token at the end of an act’s private link.',
  },
  screen: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Screen-Token',
    description:
      'What `POST /screens/codes` or `POST /screens/mc` answered to a screen that was then paired.',
  },
  gear: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token that an admin made under Settings, Other gear.',
  },
};

/**
 * Makes the document.
 * @throws Error when two calls or two shapes have one name.
 */
export function describeApi(version: string): Json {
  const calls = allCalls();
  const shared = { parameters: new Map<string, SharedPart>(), responses: new Map<string, SharedPart>() };
  const parts: Parts = {
    shapes: shapesOf(allShapes(calls), usedShapes(calls)),
    share: (kind, name, part) => ({ $ref: `#/components/${kind}/${sharedName(shared[kind], name, part)}` }),
  };
  const paths = [...Map.groupBy(calls, ({ endpoint }) => pathOf(endpoint))].map(([path, ways]) => [
    path,
    Object.fromEntries(ways.map((call) => [call.endpoint.method.toLowerCase(), operationOf(call, parts)])),
  ]);
  const described = {
    paths: { ...Object.fromEntries(paths), ...uploadPaths(parts) },
    webhooks: webhooksOf(parts),
  };
  const listed = (known: Map<string, SharedPart>) =>
    Object.fromEntries([...known.values()].map(({ name, part }) => [name, part]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ovation',
      version,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Whoever runs this server' },
    },
    servers: [{ url: API, description: 'This server.' }],
    tags: API_CHAPTERS.map(({ name, about }) => ({ name, description: about })),
    ...described,
    components: {
      schemas: parts.shapes.named(),
      parameters: listed(shared.parameters),
      responses: listed(shared.responses),
      headers: {
        'Retry-After': {
          description: 'Seconds after which trying again makes sense.',
          schema: { type: 'integer' },
        },
      },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** Each with the request that a test sends (`test/api/every-call.test.ts`), which also writes the file of them. */
function allCalls(): NamedCall[] {
  const sent: Readonly<Record<string, CallExample>> = examples;
  const calls = API_CHAPTERS.flatMap(({ name: chapter, calls: own }) =>
    Object.entries(own).map(([name, endpoint]) => ({ name, chapter, endpoint, example: sent[name] })),
  );
  uniquely(calls.map(({ name, endpoint }) => [name, endpoint]));
  return calls;
}

/** By their names. What a call takes in its address is told there, field by field. */
function allShapes(calls: readonly NamedCall[]): Record<string, z.ZodType> {
  const inAddresses = new Set(calls.flatMap(({ endpoint: { params, query } }) => [params, query]));
  const exported = API_CHAPTERS.flatMap(({ shapes }) => Object.entries(shapes));
  return {
    ...uniquely(exported.filter(([, shape]) => !inAddresses.has(shape))),
    Error: errorAnswer,
    WebhookMessage: webhookMessage,
  };
}

const usedShapes = (calls: readonly NamedCall[]): (readonly [z.ZodType, Direction])[] => [
  ...calls.flatMap(({ endpoint: { params, query, body, answer, sends } }) => [
    ...[params, query, body].flatMap((schema) => (schema ? [[schema, 'input'] as const] : [])),
    ...(answer ? [[answer, 'output'] as const] : []),
    ...(sends && 'frame' in sends ? [[sends.frame, 'output'] as const] : []),
  ]),
  ...[webhookHeaders, webhookMessage, errorAnswer].map((schema) => [schema, 'output'] as const),
];

/** @throws Error when one name stands for two things. */
function uniquely<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  const found = new Map<string, T>();
  for (const [name, thing] of entries) {
    if (found.has(name) && found.get(name) !== thing)
      throw new Error(`Two things in the API are called ${name}.`);
    found.set(name, thing);
  }
  return Object.fromEntries(found);
}

interface SharedPart {
  readonly name: string;
  readonly part: Json;
}

/** The name under which the part stands; another part that would have the same name gets a number. */
function sharedName(known: Map<string, SharedPart>, wanted: string, part: Json): string {
  const text = JSON.stringify(part);
  const before = known.get(text);
  if (before) return before.name;
  const taken = new Set([...known.values()].map(({ name }) => name));
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
  known.set(text, { name, part });
  return name;
}

/**
 * The `webhooks` of the API's description, which addresses under Settings, Other gear are sent: one entry for each event
 * type, all of the same payload shape.
 */
function webhooksOf({ shapes, share }: Parts): Record<string, Json> {
  const { properties = {} } = shapes.of(webhookHeaders, 'output') as { properties?: Record<string, Json> };
  const parameters = Object.entries(properties).map(([name, { description, ...schema }]) =>
    share('parameters', name, { name, in: 'header', required: true, description, schema }),
  );
  const responses = {
    '2XX': share('responses', 'heard', {
      description: 'Heard. Anything else within ten seconds is tried again.',
    }),
  };
  return Object.fromEntries(
    NOTIFICATIONS.map((happening) => [
      happening,
      {
        post: {
          operationId: `heard_${happening}`,
          summary: `Tells that this happened: ${happening.replaceAll('_', ' ')}.`,
          description: 'Signed as standardwebhooks.com has it.',
          tags: ['Screens and gear'],
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: shapes.of(webhookMessage, 'output') } },
          },
          responses,
        },
      },
    ]),
  );
}
