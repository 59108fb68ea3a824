/** Who may make which call: the whole matrix, generated from the endpoint tables and asked of a real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, Who } from '#contract/endpoint.ts';
import { type Credentials, credentialsOf, send } from './callers.ts';
import { ENDPOINTS } from './endpoints.ts';
import { examplesOf } from './examples.ts';
import { startTestServer, type TestServer } from './server.ts';

const KINDS = [
  'anyone',
  'admin',
  'crew',
  'judge',
  'participant',
  'screen',
  'gear',
] as const satisfies readonly Who[];

/** Whose calls each kind may make beside those of anyone. */
const MAY: Readonly<Record<Who, readonly Who[]>> = {
  anyone: [],
  admin: ['admin', 'crew'],
  crew: ['crew'],
  judge: ['judge'],
  participant: ['participant'],
  screen: ['screen'],
  gear: ['gear'],
};

/** How a call of this kind turns those away who may not make it. */
const TURNED_AWAY: Readonly<Record<Exclude<Who, 'anyone'>, readonly string[]>> = {
  admin: ['unauthenticated', 'forbidden'],
  crew: ['unauthenticated'],
  judge: ['judge_unknown'],
  participant: ['link_unknown'],
  screen: ['forbidden'],
  gear: ['unauthenticated'],
};

let server: TestServer;
let credentials: Credentials;
let stop: () => unknown;

beforeAll(async () => {
  [server, stop] = await startTestServer();
  credentials = await credentialsOf(server, await server.sample());
});
afterAll(() => stop());

/** Calls with a body that is refused, so that nobody's right to call changes anything. */
const ask = (endpoint: Endpoint, kind: Who) =>
  send(server, endpoint, {
    headers: credentials[kind],
    params: endpoint.params ? examplesOf(endpoint.params)[0] : {},
    text: endpoint.body ? '[]' : undefined,
  });

/** Calls without input do what they say for whoever may: the one that would end a session is left out. */
const ENDS_A_SESSION = new Set(['accounts.logout', 'judging.endJudgeSession', 'show.unpairScreens']);

describe.each(KINDS)('%s', (kind) => {
  const [open, closed] = [true, false].map((may) =>
    ENDPOINTS.filter(([, { who }]) => (who === 'anyone' || MAY[kind].includes(who)) === may),
  );

  it.each(closed ?? [])('may not call %s, and is told so in words', async (_name, endpoint) => {
    if (endpoint.who === 'anyone') return;
    const before = await server.store.version();
    const { status, body } = await ask(endpoint, kind);
    expect([401, 403, 404]).toContain(status);
    expect(TURNED_AWAY[endpoint.who]).toContain(body.code);
    expect(body.error).toMatch(/\w/);
    expect(status === 401).toBe(body.code === 'unauthenticated');
    expect(await server.store.version()).toBe(before);
  });

  it.each((open ?? []).filter(([name]) => !ENDS_A_SESSION.has(name)))(
    'may call %s',
    async (_name, endpoint) => {
      const { status, body } = await ask(endpoint, kind);
      expect(status).toBeLessThan(500);
      if (endpoint.who !== 'anyone') expect(TURNED_AWAY[endpoint.who]).not.toContain(body.code);
      else expect(status).not.toBe(401);
    },
  );
});

it.each([
  ['a made-up bearer token', { authorization: 'Bearer 0123456789abcdef0123456789abcdef' }, 'unauthenticated'],
  ['a bearer token of another scheme', { authorization: 'Basic abc' }, 'unauthenticated'],
])('%s is nobody', async (_what, headers, code) => {
  const profile = ENDPOINTS.find(([name]) => name === 'accounts.profile')?.[1];
  expect(profile).toBeDefined();
  if (profile) expect((await send(server, profile, { headers })).body.code).toBe(code);
});
