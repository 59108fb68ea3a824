/**
 * Who may make which call, and what comes back: the whole matrix, generated from the endpoint tables and asked of a
 * real server that holds two whole events, one of them on now.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, Who } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { type Headers, send } from './callers.ts';
import { ADMIN, bearer, CREW } from './conformance/fixture.ts';
import { ENDPOINTS } from './endpoints.ts';
import { changed, examplesOf } from './examples.ts';
import { type Belonging, type MarkedEvent, makeMarkedEvent } from './marked-event.ts';
import { startTestServer, type TestServer } from './server.ts';
import { everyOther } from './tried.ts';

/** Whose calls each kind may make beside those of anyone. */
const MAY: Readonly<Record<Who, readonly Who[]>> = {
  anyone: [],
  admin: ['admin', 'crew', 'mc'],
  crew: ['crew', 'mc'],
  judge: ['judge'],
  participant: ['participant'],
  screen: ['screen'],
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

const KINDS: Readonly<Record<Belonging, Who>> = {
  'head judge': 'judge',
  judge: 'judge',
  participant: 'participant',
  'second participant': 'participant',
  MC: 'mc',
  board: 'screen',
  gear: 'gear',
};
const BELONGING = Object.keys(KINDS) as Belonging[];

/** The event that is on now, and the one that was: over, certified, published. */
const ON = 'zzoncalled';
const WAS = 'zzwasbefore';

interface CallerOfTest {
  name: string;
  kind: Who;
  may: readonly Who[];
  /** The mark of the event that they belong to. */
  of: typeof ON | typeof WAS | undefined;
  headers: () => Headers;
}

let server: TestServer;
let stop: () => unknown;
let admin: Headers;
let crew: Headers;
let on: MarkedEvent;
let was: MarkedEvent;

/** How many changes people made. What the server does by itself, such as listening to music, goes on meanwhile. */
const changesByPeople = async (): Promise<number> => {
  const { count } = await server.store.read
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('actorKind', '!=', SYSTEM.kind)
    .executeTakeFirstOrThrow();
  return Number(count);
};

beforeAll(async () => {
  [server, stop] = await startTestServer();
  for (const account of [ADMIN, CREW]) await addAdmin(server.store, SYSTEM, account);
  [admin, crew] = [await bearer(server, ADMIN), await bearer(server, CREW)];
  const desk = server.caller(admin);
  was = await makeMarkedEvent(server, desk, WAS, { over: true });
  on = await makeMarkedEvent(server, desk, ON, { over: false });
});
afterAll(() => stop());

const belongingTo = (of: typeof ON | typeof WAS): CallerOfTest[] =>
  BELONGING.map((name) => {
    const kind = KINDS[name];
    // What a screen or a key may do is of the show, so it may nothing while another one is on.
    const may = of === WAS && ['screen', 'mc', 'gear'].includes(kind) ? [] : MAY[kind];
    const headers = () => (of === ON ? on : was).people[name];
    return {
      name: `${name} of the event that ${of === ON ? 'is on' : 'was before'}`,
      kind,
      may,
      of,
      headers,
    };
  });
const CALLERS: readonly CallerOfTest[] = [
  { name: 'anyone', kind: 'anyone', may: MAY.anyone, of: undefined, headers: () => ({}) },
  ...belongingTo(WAS),
  ...belongingTo(ON),
  // Last, for some of what they may do needs no input and is done.
  { name: 'crew', kind: 'crew', may: MAY.crew, of: undefined, headers: () => crew },
  { name: 'admin', kind: 'admin', may: MAY.admin, of: undefined, headers: () => admin },
];

/** Every id of an event that a call could name. */
const idsOf = (event: MarkedEvent): readonly string[] => [
  ...event.performanceIds.slice(0, 2),
  ...event.participantIds.slice(0, 1),
  ...event.judgeIds.slice(0, 1),
  event.pollId,
  event.noteId,
];

/** The call's parameters with this id wherever one is named. */
const naming = (endpoint: Endpoint, id: string): unknown => {
  const example = endpoint.params ? examplesOf(endpoint.params)[0] : {};
  return Object.fromEntries(
    Object.entries(Object(example)).map(([name, value]) => [name, /(^|_)id$/.test(name) ? id : value]),
  );
};

/** Calls with a body that is refused, so that nobody's right to call changes anything. */
const ask = (endpoint: Endpoint, headers: Headers, id = 'x1') =>
  send(server, endpoint, {
    headers,
    params: naming(endpoint, id),
    text: endpoint.body ? '[]' : undefined,
  });

/** Calls without input do what they say for whoever may: the one that would end a session is left out. */
const ENDS_A_SESSION = new Set(['accounts.logout', 'judging.endJudgeSession', 'show.unpairScreens']);

/** What must not stand in an answer to this caller: what is the other event's, or only some people's. */
function hidden({ kind, of }: CallerOfTest, endpoint: Endpoint): string[] {
  if (kind === 'admin' || kind === 'crew') return [];
  // Of the event that was before, what was published stays public.
  if (endpoint.who === 'anyone') return [on, was].filter(({ mark }) => mark !== of).map(({ inner }) => inner);
  return [on, was].filter(({ mark }) => mark !== of).map(({ mark }) => mark);
}

function expectNothingOf(marks: readonly string[], said: string, name?: string): void {
  for (const mark of marks)
    expect(
      said.includes(mark) ? said.slice(said.indexOf(mark) - 60, said.indexOf(mark) + 60) : '',
      name,
    ).toBe('');
}

describe('two events', () => {
  const own = ENDPOINTS.filter(([, { who }]) => who === 'judge' || who === 'participant');

  it('are both whole, and the desk reads the one that is on', async () => {
    const { text } = await send(server, eventsEndpoints.currentEvent, { headers: admin });
    expect(text).toContain(on.mark);
    expect(text).not.toContain(was.mark);
    for (const event of [on, was]) {
      expect(event.performanceIds).toHaveLength(2);
      const called = callNamed('judging.panel');
      expect((await send(server, called, { headers: event.people.judge })).text).toContain(event.inner);
    }
  });

  it('have a head judge each, who reads their own event’s sheets', async () => {
    for (const event of [on, was]) {
      const headers = event.people['head judge'];
      const { status, text } = await send(server, callNamed('headJudge.headReview'), { headers });
      expect(status).toBe(200);
      for (const id of event.performanceIds) expect(text).toContain(id);
    }
  });

  /** The body that would be right, and the same with the other event's ids in it. */
  const bodies = (endpoint: Endpoint, id: string): (string | undefined)[] => {
    if (!endpoint.body) return [undefined];
    const example = examplesOf(endpoint.body)[0];
    const names = Object.keys(Object(example)).filter((name) => /(^|_)id$/.test(name));
    return [JSON.stringify(names.reduce((body, name) => changed(body, [name], id), example))];
  };

  describe.each([
    ['is on', () => [on, was] as const],
    ['was before', () => [was, on] as const],
  ])('whoever belongs to the one that %s', (_which, pair) => {
    it.each(own.filter(([, { params }]) => params !== undefined))(
      'changes and reads nothing of the other by its ids: %s',
      async (_name, endpoint) => {
        const [mine, other] = pair();
        const before = await changesByPeople();
        for (const name of BELONGING.filter((one) => KINDS[one] === endpoint.who))
          for (const id of idsOf(other))
            for (const text of bodies(endpoint, id)) {
              const headers = mine.people[name];
              const answer = await send(server, endpoint, { headers, params: naming(endpoint, id), text });
              expect(answer.status).toBeGreaterThanOrEqual(400);
              expect(answer.status).toBeLessThan(500);
              expectNothingOf([other.mark], answer.text);
            }
        expect(await changesByPeople()).toBe(before);
      },
    );

    it.each(own.filter(([, { params, method }]) => params === undefined && method === 'GET'))(
      'a call that names nothing is about their own: %s',
      async (_name, endpoint) => {
        const [mine, other] = pair();
        for (const name of BELONGING.filter((one) => KINDS[one] === endpoint.who)) {
          const { text } = await send(server, endpoint, { headers: mine.people[name] });
          expectNothingOf([other.mark, ...idsOf(other)], text);
        }
      },
    );
  });

  it.each(own.filter(([, { who }]) => who === 'participant'))(
    'a performer’s call names no act, the link does: %s',
    async (_name, call) => {
      expect(call.params).toBeUndefined();
      expect(call.query).toBeUndefined();
      if (call.method !== 'GET') return;
      const { text } = await send(server, call, { headers: on.people['second participant'] });
      expectNothingOf([`${on.mark} act 1`, `${on.inner} person 1`, on.participantIds[0] ?? ''], text);
    },
  );

  it('take their streams along: whoever followed the one that was on hears nothing of the next', async () => {
    const desk = server.caller(admin);
    const heard = await Promise.all(
      (['judge', 'MC', 'board'] as const).map(async (name) => {
        const path = name === 'board' ? 'board' : name === 'MC' ? 'mc' : 'judge';
        const answer = await fetch(`${server.origin}/api/v1/live/${path}`, { headers: on.people[name] });
        let text = '';
        const done = (async () => {
          const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
          for (;;) {
            const next = await reader?.read();
            if (next?.value === undefined) return text;
            text += next.value;
          }
        })();
        return { name, done, sofar: () => text };
      }),
    );
    for (const one of heard) await expect.poll(one.sofar).toContain(on.mark);
    await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: was.id } });
    try {
      for (const { done } of heard) expectNothingOf([was.mark], await done);
      const { status } = await send(server, callNamed('live.judgeNow'), { headers: on.people.judge });
      expect(status).toBe(404);
    } finally {
      await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: on.id } });
    }
  });
});

/** Whoever sees everything is asked with an id that there is not; of the others every id of both events is tried. */
const triedIds = (caller: CallerOfTest, { method, params, body }: Endpoint): readonly string[] => {
  // Whoever may change something by an id alone is tried with one that there is not.
  const changes = method !== 'GET' && body === undefined;
  const seesAll = caller.kind === 'admin' || caller.kind === 'crew';
  return params === undefined || changes || seesAll ? ['x1'] : ['x1', ...idsOf(on), ...idsOf(was)];
};

// One test for all calls of a caller: each of some seven thousand would cost more than the call that it makes.
describe.each(CALLERS)('$name', (caller) => {
  const turn = CALLERS.indexOf(caller);
  const [open = [], closed = []] = [true, false].map((may) =>
    ENDPOINTS.filter(([, { who }]) => (who === 'anyone' || caller.may.includes(who)) === may),
  );

  it('may not make the calls of others, and is told so in words', async () => {
    const before = await changesByPeople();
    for (const [name, endpoint] of everyOther(closed, turn)) {
      if (endpoint.who === 'anyone') continue;
      const { status, body, text } = await ask(endpoint, caller.headers());
      expect([401, 403, 404, 409], name).toContain(status);
      expect(TURNED_AWAY[endpoint.who], name).toContain(body.code);
      expect(body.error, name).toMatch(/\w/);
      expect(status === 401, name).toBe(body.code === 'unauthenticated');
      expectNothingOf([on.mark, was.mark], text, name);
    }
    expect(await changesByPeople()).toBe(before);
  });

  it('may make their own, and reads nothing that is not theirs', async () => {
    for (const [name, endpoint] of everyOther(open, turn).filter(([one]) => !ENDS_A_SESSION.has(one)))
      for (const id of triedIds(caller, endpoint)) {
        const { status, body, text } = await ask(endpoint, caller.headers(), id);
        expect(status, name).toBeLessThan(500);
        if (endpoint.who !== 'anyone') expect(TURNED_AWAY[endpoint.who], name).not.toContain(body?.code);
        else expect(status, name).not.toBe(401);
        expectNothingOf(hidden(caller, endpoint), text, name);
      }
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
  const { body } = await send(server, callNamed('accounts.profile'), { headers });
  expect(body.code).toBe(code);
});
