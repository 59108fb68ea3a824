/** An evening whose results are told while everybody asks for everything: what each role was answered at each press. */
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { addressOf, type Caller } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { hashToken, newId, newToken } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import { ADMIN, bearer, CREW } from '../conformance/fixture.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { addOpenPoll, type SeededRound, seedRound, submitSheet } from '../round.ts';
import { startTestServer, type TestServer } from '../server.ts';

/** What a result is made from: of each act its judge's mark and its votes, and who has the prize that is given by hand. */
export interface Outcome {
  marks: readonly number[];
  votes: readonly number[];
  prize: readonly number[];
}

/** What everybody was answered after one press of GO. */
export interface Moment {
  /** What the hall knows then: the steps told, and who waits side by side. */
  told: string;
  published: boolean;
  /** By role and call: status, headers and body. */
  answers: ReadonlyMap<string, string>;
}

type Headers = Readonly<Record<string, string>>;

interface Role {
  /** Of which kinds of callers it makes every call that only reads. */
  makes: readonly string[];
  /** Beside those. */
  also?: readonly string[];
  headers: Headers;
}

const START = Date.UTC(2026, 3, 18, 19, 30);
/** Longer than phones follow the hall. */
const BETWEEN_MS = 60_000;
const PAGES = ['/results', '/vote'];

/** They say nothing of a result, and differ by chance; a judge reads their own marks. */
const LEFT_OUT = new Set([
  'judging.judges',
  'judging.panel',
  'screens.pairedScreens',
  'tracks.offerZip',
  'show.serverTime',
]);

/** Plays an evening with this outcome, from the certified result to the end of the show. */
export async function playSealed(outcome: Outcome): Promise<Moment[]> {
  let ahead = 0;
  const [server, stop] = await startTestServer({ clock: () => START + ahead });
  try {
    for (const account of [ADMIN, CREW]) await addAdmin(server.store, SYSTEM, account);
    const desk = server.caller(await bearer(server, ADMIN));
    const { seeded, judge, pollId } = await setUp(server, desk, outcome);
    const roles = await rolesOf(server, desk, { seeded, judge });
    roles.voter = {
      makes: [],
      also: ['/ballot'],
      headers: await vote(server, seeded, pollId, outcome.votes),
    };
    await desk.call(votingEndpoints.closePoll, { params: { id: pollId } });
    await certify(desk, seeded, outcome.prize);
    const look = () => lookAround(server, roles, namesOf(seeded, pollId));
    const moments = [await look()];
    for (;;) {
      ahead += BETWEEN_MS;
      const { phase, version, go } = await desk.call(showEndpoints.show);
      if (phase === 'finished') return moments;
      const { view } = await desk.call(showEndpoints.command, {
        body: { kind: 'go', confirms: go.asks, commandId: newId(), expectedVersion: version },
      });
      // The acts go by unwatched.
      if (view.phase === 'results') moments.push(await look());
    }
  } finally {
    await stop();
  }
}

/** A round with a judge and a vote that is open. */
async function setUp(server: TestServer, desk: Caller, { marks }: Outcome) {
  const seeded = await seedRound(server.store, { acts: marks.length, weights: [1] });
  await desk.call(judgingEndpoints.addJudges, { body: { names: ['Theo'] } });
  const [link] = await desk.call(judgingEndpoints.judgeLinks);
  const token = link?.path.split('/').at(-1) ?? '';
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  const judged = { ...seeded, judgeIds: [link?.judgeId ?? ''] };
  for (const [performance, mark] of marks.entries())
    await submitSheet(server.store, judged, { performance, judge: 0, marks: [mark] });
  return {
    seeded,
    judge: { 'x-judge-token': token, 'x-judge-session': sessionId },
    pollId: await addOpenPoll(server.store, seeded),
  };
}

/** Pairs the screens and signs everybody in, with the first act's performer among them. */
async function rolesOf(
  server: TestServer,
  desk: Caller,
  { seeded, judge }: { seeded: SeededRound; judge: Headers },
): Promise<Record<string, Role>> {
  const pair = async (kind: 'projector' | 'backstage' | 'mc') => {
    const { code, token } = await server.caller().call(screensEndpoints.offerScreen, { body: { kind } });
    await desk.call(screensEndpoints.claimScreen, { body: { code, name: kind } });
    return { 'x-screen-token': token };
  };
  const { token: key } = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Keys' } });
  const own = newToken();
  const first = await server.store.read
    .selectFrom('runningOrderItem')
    .select('participantId')
    .where('id', '=', seeded.performanceIds[0] ?? '')
    .executeTakeFirstOrThrow();
  await server.store.write({ by: SYSTEM }, ({ tx }) =>
    tx
      .updateTable('participant')
      .set({ statusTokenHash: hashToken(own), statusTokenSealed: server.store.secrets.seal(own) })
      .where('id', '=', first.participantId ?? '')
      .execute(),
  );
  const picture = liveEndpoints.projectorNow.path;
  const script = liveEndpoints.mcNow.path;
  return {
    anyone: { makes: ['anyone'], headers: {} },
    performer: { makes: ['participant'], headers: { 'x-participant-token': own } },
    judge: { makes: ['judge'], headers: judge },
    MC: { makes: ['mc', 'screen'], also: [script], headers: await pair('mc') },
    wall: { makes: ['screen'], also: [picture, script], headers: await pair('projector') },
    board: { makes: ['screen'], also: [script], headers: await pair('backstage') },
    gear: { makes: ['gear'], headers: { authorization: `Bearer ${key}` } },
    crew: { makes: ['crew', 'mc'], also: [picture, script], headers: await bearer(server, CREW) },
  };
}

/** Each phone gives one act its vote. Answers the mark of the first one, which votes for the third act. */
async function vote(
  server: TestServer,
  { performanceIds }: SeededRound,
  pollId: string,
  votes: readonly number[],
): Promise<Headers> {
  const choices = votes.flatMap((count, act) => Array.from({ length: count }, () => act));
  choices.sort((a, b) => Number(b === 2) - Number(a === 2));
  const marks: Headers[] = [];
  for (const act of choices) {
    const page = await fetch(`${server.origin}/api/v1/ballot`);
    await page.text();
    const headers = {
      cookie: cookiesOf(page),
    };
    await server.caller(headers).call(votingEndpoints.castBallot, {
      params: { id: pollId },
      body: { choice: [performanceIds[act] ?? ''] },
    });
    marks.push(headers);
  }
  return marks[0] ?? {};
}

/** Certifies, and makes the next round at once, as organisers do while the results are told. */
async function certify(
  desk: Caller,
  { roundId, performanceIds }: SeededRound,
  prize: readonly number[],
): Promise<void> {
  for (const act of prize)
    await desk.call(resultsAdminEndpoints.addAward, {
      body: { kind: 'special', title: 'The prize', performanceId: performanceIds[act] ?? '' },
    });
  // The prize last: what is told first is untold for no long time.
  const { awards } = await desk.call(revealEndpoints.revealScript);
  const isPrize = (award: string) => Number(award.startsWith('prize:'));
  await desk.call(revealEndpoints.directReveal, {
    body: {
      awards: awards.map(({ telling }) => telling).toSorted((a, b) => isPrize(a.award) - isPrize(b.award)),
    },
  });
  const { digest } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'criteria' } });
  await desk.call(roundsEndpoints.makeNext, {
    body: { roundIds: [roundId], each: 'overall', count: 2, name: 'Final' },
  });
}

/** What ids that differ by chance are called in what is compared. */
const namesOf = ({ performanceIds, roundId }: SeededRound, pollId: string): Map<string, string> =>
  new Map([
    ...performanceIds.map((id, act) => [id, `act ${act + 1}`] as const),
    [roundId, 'round'],
    [pollId, 'poll'],
  ]);

async function lookAround(
  server: TestServer,
  roles: Readonly<Record<string, Role>>,
  names: ReadonlyMap<string, string>,
): Promise<Moment> {
  const answers = new Map<string, string>();
  for (const [role, { makes, also = [], headers }] of Object.entries(roles))
    for (const path of [...pathsOf(makes, names), ...also.map((one) => `/api/v1${one}`), ...pagesOf(role)]) {
      const answer = await fetch(server.origin + path, {
        headers: { ...headers, 'accept-encoding': 'identity' },
      });
      const head = [...answer.headers].filter(([name]) => !BY_CHANCE.has(name)).map((one) => one.join(': '));
      const text = [answer.status, ...head, await answer.text()].join('\n');
      answers.set(plain(`${role} ${path}`, names), plain(text, names));
    }
  const { view } = await server.caller(roles.wall?.headers).call(liveEndpoints.projectorNow);
  const desk = await server.caller(roles.crew?.headers).call(showEndpoints.show);
  const { reveal } = view;
  // Names alone: their order must not tell anything.
  const named = [...(reveal?.twoLeft ?? []), ...(reveal?.also ?? [])].map(({ stageName }) => stageName);
  const told = [desk.results.map(({ steps }) => steps), reveal?.title, named.toSorted()];
  const published = desk.results.some(({ state }) => state === 'published');
  return { told: plain(JSON.stringify(told), names), published, answers };
}

/** An entity's tag is made from its bytes, in which ids are that differ by chance. */
const BY_CHANCE = new Set(['date', 'etag', 'set-cookie']);

const pagesOf = (role: string): readonly string[] => (role === 'anyone' ? PAGES : []);

/** The addresses of every call of these kinds of callers that reads and ends. */
const pathsOf = (makes: readonly string[], names: ReadonlyMap<string, string>): string[] => {
  const idOf = (wanted: string) => [...names].find(([, name]) => name === wanted)?.[0] ?? 'x1';
  return ENDPOINTS.flatMap(([name, endpoint]) => {
    const { method, who, path } = endpoint;
    const isStream = /\/(live\/[a-z]+|control\/stream)$/.test(path);
    if (method !== 'GET' || !makes.includes(who) || isStream || LEFT_OUT.has(name.replace(/InRound$/, '')))
      return [];
    const id = /polls/.test(path) ? idOf('poll') : 'x1';
    return [addressOf(endpoint, { params: paramsOf(path, { round: idOf('round'), id }) })];
  });
};

const paramsOf = (path: string, known: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => [name, known[name] ?? 'x1']));

/** Without what differs by chance: ids, digests, receipts, who is connected, how many commits there were. */
const plain = (text: string, names: ReadonlyMap<string, string>): string =>
  text
    .replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-hjkmnp-tv-z]{16})\b/g, (hit) => names.get(hit) ?? 'id')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'origin')
    .replaceAll(/"version":\d+,"sent_at"/g, '"sent_at"')
    .replaceAll(/"presence":\{.*?\]\}/g, '"presence":{}')
    .replaceAll(/"receipt":"\w+"|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'receipt');
