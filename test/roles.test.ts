/** Who may make which call: the whole matrix, generated from the endpoint tables and asked of a real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, Who } from '#contract/endpoint.ts';
import {
  type Credentials,
  credentialsOf,
  type Headers,
  type Stranger,
  send,
  strangersAt,
} from './callers.ts';
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
  'mc',
  'gear',
] as const satisfies readonly Who[];

/** Whose calls each kind may make beside those of anyone. */
const MAY: Readonly<Record<Who, readonly Who[]>> = {
  anyone: [],
  admin: ['admin', 'crew', 'mc'],
  crew: ['crew', 'mc'],
  judge: ['judge'],
  participant: ['participant'],
  screen: ['screen', 'mc'],
  mc: ['screen', 'mc'],
  gear: ['gear'],
};

/** How a call of this kind turns those away who may not make it. */
const TURNED_AWAY: Readonly<Record<Exclude<Who, 'anyone'>, readonly string[]>> = {
  admin: ['unauthenticated', 'forbidden'],
  crew: ['unauthenticated'],
  judge: ['judge_unknown'],
  participant: ['link_unknown'],
  screen: ['forbidden'],
  mc: ['forbidden', 'wrong_screen'],
  gear: ['unauthenticated'],
};

/** Everybody who tries every call: one of each kind, and those who belong elsewhere. */
const CALLERS: readonly (readonly [name: string, kind: Who, stranger: Stranger | undefined])[] = [
  ...KINDS.map((kind) => [kind, kind, undefined] as const),
  ["another event's judge", 'judge', 'judge'],
  ["another act's participant", 'participant', 'participant'],
];

let server: TestServer;
let credentials: Credentials;
let strangers: Readonly<Record<Stranger, Headers>>;
let stop: () => unknown;

beforeAll(async () => {
  [server, stop] = await startTestServer();
  credentials = await credentialsOf(server, await server.sample());
  strangers = await strangersAt(server, credentials);
});
afterAll(() => stop());

/** Calls with a body that is refused, so that nobody's right to call changes anything. */
const ask = (endpoint: Endpoint, kind: Who, stranger?: Stranger) =>
  send(server, endpoint, {
    headers: stranger ? strangers[stranger] : credentials[kind],
    params: endpoint.params ? examplesOf(endpoint.params)[0] : {},
    text: endpoint.body ? '[]' : undefined,
  });

/** Calls without input do what they say for whoever may: the one that would end a session is left out. */
const ENDS_A_SESSION = new Set(['accounts.logout', 'judging.endJudgeSession', 'show.unpairScreens']);

describe.each(CALLERS)('%s', (_caller, kind, stranger) => {
  const [open, closed] = [true, false].map((may) =>
    ENDPOINTS.filter(([, { who }]) => (who === 'anyone' || MAY[kind].includes(who)) === may),
  );

  it.each(closed ?? [])('may not call %s, and is told so in words', async (_name, endpoint) => {
    if (endpoint.who === 'anyone') return;
    const before = await server.store.version();
    const { status, body } = await ask(endpoint, kind, stranger);
    expect([401, 403, 404]).toContain(status);
    expect(TURNED_AWAY[endpoint.who]).toContain(body.code);
    expect(body.error).toMatch(/\w/);
    expect(status === 401).toBe(body.code === 'unauthenticated');
    expect(await server.store.version()).toBe(before);
  });

  it.each((open ?? []).filter(([name]) => !ENDS_A_SESSION.has(name)))(
    'may call %s',
    async (_name, endpoint) => {
      const { status, body } = await ask(endpoint, kind, stranger);
      expect(status).toBeLessThan(500);
      if (endpoint.who !== 'anyone') expect(TURNED_AWAY[endpoint.who]).not.toContain(body?.code);
      else expect(status).not.toBe(401);
    },
  );
});

describe('people who belong elsewhere', () => {
  const of = (kind: Stranger) => ENDPOINTS.filter(([, { who }]) => who === kind);
  /** The body that would be right from somebody who may, by the call's own schema. */
  const right = (endpoint: Endpoint) =>
    endpoint.body && JSON.stringify(endpoint.body ? examplesOf(endpoint.body)[0] : undefined);
  let performances: string[];
  let acts: string[];

  beforeAll(async () => {
    const { read } = server.store;
    const rows = await read.selectFrom('participant').select(['id', 'stageName', 'number']).execute();
    const own = await send(server, callNamed('registration.ownStatus'), { headers: strangers.participant });
    const { id } = Object(Object(own.body).participant);
    acts = rows.filter((row) => row.id !== id).flatMap((row) => [row.id, row.stageName]);
    performances = (
      await read.selectFrom('runningOrderItem').select('id').where('kind', '=', 'performance').execute()
    ).map((row) => row.id);
    expect(performances.length).toBeGreaterThan(10);
    expect(acts.length).toBeGreaterThan(20);
  });

  it.each(of('judge'))(
    "another event's judge reads and changes nothing of this one: %s",
    async (_name, call) => {
      const before = await server.store.version();
      for (const id of call.params ? performances.slice(0, 3) : ['']) {
        const params = Object.fromEntries(
          Object.keys(Object(call.params && examplesOf(call.params)[0])).map((name) => [name, id]),
        );
        if (call.path === '/judge/session') continue;
        const answer = await send(server, call, { headers: strangers.judge, params, text: right(call) });
        if (call.params) expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        const said = JSON.stringify(answer.body);
        for (const secret of [...performances, ...acts]) expect(said).not.toContain(`"${secret}"`);
      }
      expect(await server.store.version()).toBe(before);
    },
  );

  it.each(of('participant'))('a call names no act, the link does: %s', async (_name, call) => {
    expect(call.params).toBeUndefined();
    expect(call.query).toBeUndefined();
    if (call.method !== 'GET') return;
    const said = JSON.stringify((await send(server, call, { headers: strangers.participant })).body);
    for (const secret of acts) expect(said).not.toContain(`"${secret}"`);
  });

  it('this event’s judge may reach a sheet that another event’s judge is not told of', async () => {
    const call = callNamed('judging.saveScoresheet');
    const text = JSON.stringify({ submitted: false, base_revision: 0, note: 'mine' });
    const outcomes = [];
    for (const headers of [strangers.judge, credentials.judge])
      outcomes.push(
        (await send(server, call, { headers, params: { performance_id: performances[0] }, text })).status,
      );
    // Gear has pressed GO above, or not: the act's own judge is taken at their word or told that it is closed.
    expect(outcomes[0]).toBe(404);
    expect([200, 409]).toContain(outcomes[1]);
  });
});

function callNamed(name: string): Endpoint {
  const found = ENDPOINTS.find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`There is no call ${name}.`);
  return found;
}

it.each([
  ['a made-up bearer token', { authorization: 'Bearer 0123456789abcdef0123456789abcdef' }, 'unauthenticated'],
  ['a bearer token of another scheme', { authorization: 'Basic abc' }, 'unauthenticated'],
])('%s is nobody', async (_what, headers, code) => {
  const profile = ENDPOINTS.find(([name]) => name === 'accounts.profile')?.[1];
  expect(profile).toBeDefined();
  if (profile) expect((await send(server, profile, { headers })).body.code).toBe(code);
});
