/**
 * Every call, from its own schema and with hostile values, as everybody, in random order: none may fail on our
 * side, none may hang, and what was refused changed nothing. The same seed tries the same again.
 */
import type { Endpoint, Who } from '#contract/endpoint.ts';
import { PAGES } from '#contract/pages.ts';
import { addressOf } from '#server/demo/api.ts';
import { type Credentials, credentialsOf } from '../callers.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { type Dice, dice, HOSTILE_TEXTS, maker } from './hostile.ts';

export interface Finding {
  seed: number;
  call: string;
  what: string;
  sent: string;
  said: string;
}
export interface Outcome {
  calls: number;
  /** Calls that did what they say at least once, of all that were tried. */
  done: number;
  tried: number;
  findings: Finding[];
}

/** They would take away what the rest calls with; `test/bad-input.test.ts` and the rooms' own tests have them. */
const LEFT_OUT = new Set([
  'accounts.logout',
  'accounts.endSession',
  'accounts.endOtherSessions',
  'accounts.signOutAdmin',
  'accounts.changeAdmin',
  'accounts.changePassword',
  'accounts.updateProfile',
  'judging.endJudgeSession',
  'judging.removeJudge',
  'judging.revokeLink',
  'judging.reissueLink',
  'judging.endSessionOfJudge',
  'show.unpairScreens',
  'screens.unpairScreen',
  'gear.removeControlToken',
  'registration.replaceLink',
]);
/** Refusals that are counted, and so written. */
const COUNTED = new Set(['login.failed', 'password.refused']);
/** A fresh server after so many: what was erased, withdrawn or certified would refuse most of the rest. */
const CALLS_A_SERVER = 1_200;
const LONGEST_MS = 15_000;
const INSIDE = /\bat [\w.<>]+ \(|node:internal|node_modules|SQLITE_|sqlite|syntax error at|kysely/i;

/** How long it goes on: until a moment (ms, `Date.now`), or for so many calls. */
export type Extent = { until: number } | { calls: number };

/** Goes on as far as the extent says. Stops early at the tenth finding. */
export async function fuzz(seed: number, extent: Extent): Promise<Outcome> {
  const outcome: Outcome = { calls: 0, done: 0, tried: 0, findings: [] };
  const done = new Set<string>();
  const tried = new Set<string>();
  const goesOn = () =>
    outcome.findings.length < 10 &&
    ('until' in extent ? Date.now() < extent.until : outcome.calls < extent.calls);
  for (let round = 0; goesOn(); round += 1) {
    const [server, stop] = await startTestServer();
    try {
      await fuzzServer(server, seed + round, goesOn, { done, tried }, outcome);
    } finally {
      await stop();
    }
  }
  return { ...outcome, done: done.size, tried: tried.size };
}

interface Seen {
  done: Set<string>;
  tried: Set<string>;
}

async function fuzzServer(
  server: TestServer,
  seed: number,
  goesOn: () => boolean,
  seen: Seen,
  outcome: Outcome,
) {
  const credentials = await credentialsOf(server, await server.sample());
  const from = dice(seed);
  const known = knownThings();
  await known.gather(server, credentials);
  const inputs = ENDPOINTS.filter(([name]) => !LEFT_OUT.has(name)).map(([name, endpoint]) => ({
    name,
    endpoint,
    params: endpoint.params && maker(endpoint.params, known.like),
    query: endpoint.query && maker(endpoint.query, known.like),
    body: endpoint.body && maker(endpoint.body, known.like),
  }));
  for (let n = 0; n < CALLS_A_SERVER && goesOn(); n += 1) {
    const one = from.pick(inputs);
    const kind = from.oneIn(10) ? from.pick(Object.keys(credentials) as Who[]) : one.endpoint.who;
    const request = from.oneIn(15)
      ? strayRequest(from, credentials[kind])
      : callRequest(from, one.endpoint, {
          headers: credentials[kind],
          params: one.params?.(from),
          query: one.query?.(from),
          body: one.body?.(from),
        });
    const name = request.stray ? 'stray' : one.name;
    outcome.calls += 1;
    seen.tried.add(name);
    const trouble = await tryOut(server, request, known, () => seen.done.add(name));
    if (trouble) outcome.findings.push({ seed, call: name, ...trouble, sent: JSON.stringify(request) });
  }
}

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  stray?: boolean;
}

function callRequest(
  from: Dice,
  endpoint: Endpoint,
  input: { headers: Readonly<Record<string, string>>; params: unknown; query: unknown; body: unknown },
): Request {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => [
      name,
      wellFormed(Object(input.params)[name] ?? 'x1'),
    ]),
  );
  const query = new URLSearchParams(
    Object.entries(Object(input.query)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, wellFormed(value)] as [string, string]],
    ),
  );
  // Nothing that is tried here may reach another machine.
  const body =
    endpoint.body &&
    (JSON.stringify(input.body) ?? '').replaceAll('https://vote.example.org', 'https://127.0.0.1:9');
  return {
    method: endpoint.method,
    path: `${addressOf(endpoint, { params })}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      ...input.headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(from.oneIn(4) && {
        'idempotency-key': from.pick(['a'.repeat(8), 'same-key-1', 'x', '../..', ' ']),
      }),
    },
    body: body ?? null,
  };
}

/** Addresses and methods that are no call, cookies and bodies that are nothing of ours. */
function strayRequest(from: Dice, headers: Readonly<Record<string, string>>): Request {
  const method = from.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']);
  const path = from.pick([
    ...PAGES.map((page) =>
      page.replace(/:\w+/, encodeURIComponent(wellFormed(from.pick(HOSTILE_TEXTS)) || 'x')),
    ),
    ...ENDPOINTS.map(([, endpoint]) => `/api/v1${endpoint.path}`),
    '/api/v1/participants/me/track/uploads',
    '/api/v1/participants/me/track/uploads/x1',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/secret.key',
    '/vote?poll=x1&choice=x1',
    '/metrics',
    '/healthz',
    '/readyz',
    '//example.org',
  ]);
  const sendsBody = !['GET', 'HEAD'].includes(method);
  return {
    stray: true,
    method,
    path,
    headers: {
      ...headers,
      ...(from.oneIn(2) && {
        cookie: `ovation_voter=${from.pick(['x', 'a.b', '%', '"', 'x'.repeat(3_000)])}`,
      }),
      ...(from.oneIn(3) && { range: from.pick(['bytes=0-', 'bytes=9-1', 'bytes=-0', 'lines=1-2']) }),
      ...(from.oneIn(3) && { 'if-none-match': from.pick(['*', '"x"', 'W/"']) }),
      ...(sendsBody && {
        'content-type': from.pick([
          'application/json',
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data; boundary=x',
          'application/offset+octet-stream',
          'x',
        ]),
      }),
    },
    body: sendsBody ? from.pick(['', '{', 'a=b&a=c', 'choice=x1', '[]', '\u0000', '--x--']) : null,
  };
}

const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

async function tryOut(
  server: TestServer,
  { method, path, headers, body }: Request,
  known: Known,
  onDone: () => void,
): Promise<{ what: string; said: string } | undefined> {
  const before = await server.store.version();
  const cut = new AbortController();
  const limit = setTimeout(() => cut.abort(), LONGEST_MS);
  try {
    const answer = await fetch(server.origin + path, { method, headers, body, signal: cut.signal });
    const isStream = (answer.headers.get('content-type') ?? '').startsWith('text/event-stream');
    const said = isStream ? '' : await answer.text();
    if (isStream) cut.abort();
    if (answer.status >= 500) return { what: `answered ${answer.status}`, said };
    if (INSIDE.test(said) && !path.startsWith('/api/v1/openapi') && answer.status >= 400)
      return { what: 'told of our inside', said };
    if (answer.status < 400) {
      onDone();
      if (said.startsWith('{') || said.startsWith('[')) known.note(JSON.parse(said));
    } else if ((await server.store.version()) !== before && (await changedByPerson(server, before)))
      return { what: `refused with ${answer.status}, and changed something`, said };
    return undefined;
  } catch (error) {
    const what = cut.signal.aborted ? `no answer within ${LONGEST_MS} ms` : 'the connection broke';
    return { what, said: String(error) };
  } finally {
    clearTimeout(limit);
  }
}

/** The clock may close a window by itself at any moment; only what somebody did counts. */
async function changedByPerson(server: TestServer, before: number): Promise<boolean> {
  const rows = await server.store.read
    .selectFrom('audit')
    .select(['action', 'actorKind'])
    .orderBy('seq', 'desc')
    .limit(Math.max(1, (await server.store.version()) - before))
    .execute();
  return rows.some(({ action, actorKind }) => actorKind !== 'system' && !COUNTED.has(action));
}

/** Ids and links that answers have named, by the name of their field. */
function knownThings() {
  const byField = new Map<string, string[]>();
  const put = (field: string, value: string) => {
    const held = byField.get(field) ?? [];
    if (!held.includes(value)) byField.set(field, [value, ...held].slice(0, 200));
  };
  const note = (value: unknown, field = ''): void => {
    if (typeof value === 'string') {
      if (/^[0-9a-z]{8,32}$/.test(value)) put(field.replace(/s$/, ''), value);
      const token = /\/([0-9a-z]{20,})$/.exec(value)?.[1];
      if (token !== undefined) put('token', token);
    } else if (Array.isArray(value)) for (const one of value) note(one, field);
    else if (value !== null && typeof value === 'object')
      for (const [name, inside] of Object.entries(value)) note(inside, name);
  };
  return {
    note,
    like(field: string, from: Dice): string | undefined {
      if (!/(^|_)(id|ids|token|link|code|receipt|name|plan)$/.test(field)) return undefined;
      const held =
        byField.get(field.replace(/s$/, '')) ?? (field.includes('id') ? byField.get('id') : undefined);
      return held && held.length > 0 ? from.pick(held) : undefined;
    },
    /** What every list that can be read holds. */
    async gather(server: TestServer, credentials: Credentials): Promise<void> {
      for (const [, endpoint] of ENDPOINTS) {
        if (endpoint.method !== 'GET' || endpoint.params) continue;
        const answer = await fetch(server.origin + addressOf(endpoint, {}), {
          headers: credentials[endpoint.who],
        });
        // A stream has no end.
        if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
          await answer.body?.cancel();
          continue;
        }
        const text = await answer.text();
        if (answer.ok && (text.startsWith('{') || text.startsWith('['))) note(JSON.parse(text));
      }
    },
  };
}
type Known = ReturnType<typeof knownThings>;
