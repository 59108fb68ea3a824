/**
 * Bad input, for every call of every table: what is missing, wrong, oversized or hostile is refused with
 * `{error, code, fields}` and changes nothing. The inputs are made from the schemas, so a new call is
 * tested without a word here.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Answer, type Credentials, credentialsOf, send } from './callers.ts';
import { ENDPOINTS } from './endpoints.ts';
import { examplesOf, LEFT_OUT, type Wrong, wrongs } from './examples.ts';
import { startTestServer, type TestServer } from './server.ts';
import { everyOther } from './tried.ts';

let server: TestServer;
let credentials: Credentials;
let stop: () => unknown;

beforeAll(async () => {
  [server, stop] = await startTestServer();
  credentials = await credentialsOf(server, await server.sample());
});
afterAll(() => stop());

const paramsOf = (endpoint: Endpoint) => (endpoint.params ? Object(examplesOf(endpoint.params)[0]) : {});

/** Sends it, checks that it was refused in the agreed form and that nothing was written. */
async function refused(endpoint: Endpoint, input: Parameters<typeof send>[2], what: string): Promise<Answer> {
  const before = await server.store.version();
  const answer = await send(server, endpoint, { headers: credentials[endpoint.who], ...input });
  expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
  expect(answer.type, what).toContain('application/json');
  expect(answer.body, what).toMatchObject({
    error: expect.stringMatching(/\w/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(await server.store.version(), `${what}: something was written`).toBe(before);
  return answer;
}

// Would change what every object inherits, where JSON is merged carelessly.
const POISON = '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {}}}';

/** More than is taken, also where a call takes more than others. */
const tooLarge = ({ maxBytes = 5_000_000 }: { maxBytes?: number }) =>
  JSON.stringify({ a: 'x'.repeat(maxBytes) });

/**
 * What is sent of all that is wrong: each field left out, and with one wrong value, another kind from field to field.
 * That the schema refuses every one of them was asked of itself already, and what it says of any is told in one place.
 */
function sent(all: readonly Wrong[]): readonly Wrong[] {
  const fields = Map.groupBy(all, ({ path }) => path.join('.'));
  return [...fields.values()].flatMap((ofField, field) => {
    const values = ofField.filter(({ what }) => what !== LEFT_OUT);
    return [
      ...ofField.filter(({ what }) => what === LEFT_OUT),
      ...values.slice(field % values.length).slice(0, 1),
    ];
  });
}

const withBody = ENDPOINTS.filter(([, endpoint]) => endpoint.body !== undefined);
const withParams = ENDPOINTS.filter(([, endpoint]) => endpoint.params !== undefined);

describe('a body', () => {
  it.each(everyOther(withBody, 0))(
    '%s: each field that is missing or wrong is refused and named',
    async (_name, endpoint) => {
      if (!endpoint.body) return;
      for (const example of examplesOf(endpoint.body))
        for (const { what, path, body } of sent(wrongs(endpoint.body, example))) {
          const where = `${path.join('.')} ${what}`;
          const answer = await refused(
            endpoint,
            { params: paramsOf(endpoint), text: JSON.stringify(body) },
            where,
          );
          expect(answer.body.code, where).toBe('invalid');
          const fields = Object.keys(Object(answer.body.fields));
          expect(fields.length, `${where}: no field is named`).toBeGreaterThan(0);
          for (const message of Object.values(Object(answer.body.fields)))
            expect(message, where).toMatch(/\w/);
        }
    },
  );

  it.each(everyOther(withBody, 1))(
    '%s: no body, no JSON, no object and too much of it are refused',
    async (_name, endpoint) => {
      const params = paramsOf(endpoint);
      const nothing = endpoint.body?.safeParse({}).success ? [] : ['{}'];
      for (const text of ['', '{', 'null', '[]', POISON, ...nothing])
        await refused(endpoint, { params, text }, `the body ${text}`);
      const large = await refused(endpoint, { params, text: tooLarge(endpoint) }, 'a large body');
      expect(large.status).toBe(413);
      expect((await refused(endpoint, { params, text: '<a/>', type: 'text/xml' }, 'XML')).status).toBe(415);
    },
  );
});

describe('an address', () => {
  const STRANGE = [
    "' or 1=1 --",
    '../../secret.key',
    '\u0000',
    '%',
    'x'.repeat(190),
    'a b',
    '<script>',
    'ÿ\uFFFF',
    '0',
  ];

  it.each(everyOther(withParams, 0))(
    '%s: a parameter that names nothing is refused',
    async (_name, endpoint) => {
      const params = paramsOf(endpoint);
      const [example] = endpoint.body ? examplesOf(endpoint.body) : [];
      for (const name of Object.keys(params))
        for (const strange of STRANGE)
          await refused(
            endpoint,
            { params: { ...params, [name]: strange }, text: endpoint.body && JSON.stringify(example) },
            `${name} ${JSON.stringify(strange)}`,
          );
    },
  );
});
