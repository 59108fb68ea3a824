/** Every call that a crowd can make, from the endpoint tables, with something to send for each. */

import { snakeKeys } from '#contract/case.ts';
import { PAGES } from '#contract/pages.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { API } from '#server/http/calls.ts';
import { newToken } from '#server/store/secrets.ts';
import { ENDPOINTS } from '#test/endpoints.ts';
import type { CrowdFixture } from './crowd-fixture.ts';

export interface CrowdCall {
  name: string;
  as: keyof CrowdFixture['headers'];
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** At most so often, where it may not be made more often. */
  most?: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const AS = { anyone: 'visitor', participant: 'performer', judge: 'judge', screen: 'board' } as const;

/** What stands in for a call's parameters. */
const filled = (path: string, fixture: CrowdFixture): string =>
  path
    .replace('/auth/judge/:token', `/auth/judge/${fixture.judgeToken}`)
    .replace('/consents/:token', `/consents/${fixture.consentToken}`)
    .replace('/polls/:id', `/polls/${path.endsWith('ballot') ? fixture.polls.open : fixture.polls.over}`)
    .replace(':receipt', fixture.receipt)
    .replace(':performance_id', fixture.acts[0] ?? '')
    .replace(/:(id|page)\b/, '0')
    .replace(/:(token|link)\b/, newToken());

/** Bodies of calls that take one; `invalid` is what a stranger's script would send. */
const bodies = (fixture: CrowdFixture): Record<string, [body: unknown, most?: number]> => ({
  'accounts.login': [{ email: 'nobody@example.org', password: 'not the password at all' }, 12],
  'accounts.setup': [{ name: 'A', email: 'a@example.org', password: 'a very long password indeed' }],
  'registration.register': [snakeKeys(testParticipant(1)), 40],
  'voting.castBallot': [{ choice: [fixture.acts[0]] }],
  'voting.enterCode': [{ code: 'aaaaa-aaaab' }],
  'voting.enterRoomCode': [{ code: 'aaaaaa' }],
  'show.pairScreen': [{ code: 'nothing' }],
  'screens.offerScreen': [{ kind: 'projector' }],
  'registration.editOwn': [{ song_title: 'Another song' }, 40],
});
/** They end what the others need, or stream for ever. */
const LEFT_OUT = new Set([
  'judging.endJudgeSession',
  'registration.withdrawOwn',
  'registration.withdrawConsent',
  'registration.giveConsent',
  'live.audience',
  'live.projector',
  'live.mc',
  'live.judge',
  'live.board',
]);

const ofTables = (fixture: CrowdFixture, voter: boolean): CrowdCall[] =>
  ENDPOINTS.flatMap(([name, endpoint]): CrowdCall[] => {
    const as = AS[endpoint.who as keyof typeof AS];
    if (as === undefined || LEFT_OUT.has(name)) return [];
    const [body, most] = bodies(fixture)[name] ?? [endpoint.method === 'GET' ? undefined : {}];
    const call = {
      name: `${endpoint.method} ${API}${endpoint.path}`,
      method: endpoint.method,
      path: API + filled(endpoint.path, fixture),
      ...(body !== undefined && { body: JSON.stringify(body), headers: JSON_TYPE }),
      ...(most !== undefined && { most }),
    };
    return voter && as === 'visitor' ? [{ ...call, as: 'voter' }] : [{ ...call, as }];
  });

const get = (path: string, as: CrowdCall['as'] = 'visitor', name = `GET ${path}`): CrowdCall => ({
  name,
  as,
  method: 'GET',
  path,
});

function pages(fixture: CrowdFixture): CrowdCall[] {
  const form = (name: string, sent: Record<string, string>, as: CrowdCall['as']): CrowdCall => ({
    name,
    as,
    method: 'POST',
    path: '/vote',
    headers: FORM_TYPE,
    body: new URLSearchParams(sent).toString(),
  });
  const poll = fixture.polls.open;
  return [
    ...PAGES.map((path) => get(path.replace(/:\w+/, newToken()), 'visitor', `GET ${path}`)),
    get('/vote', 'voter', 'GET /vote, voted'),
    get(`/vote?change=${poll}`, 'voter', 'GET /vote?change='),
    get('/vote?enter=code', 'voter'),
    get('/vote?enter=code', 'visitor'),
    get('/vote?code=aaaaa-aaaab', 'voter', 'GET /vote?code=, wrong'),
    form('POST /vote, the same vote', { poll, choice: fixture.acts[0] ?? '' }, 'voter'),
    form('POST /vote, no mark', { poll, choice: fixture.acts[0] ?? '' }, 'visitor'),
    form('POST /vote, too late', { poll: fixture.polls.over, choice: fixture.acts[0] ?? '' }, 'voter'),
    form('POST /vote, wrong code', { code: 'aaaaa-aaaab' }, 'voter'),
    get('/no-such-page'),
    get('/icon.svg'),
    get('/theme.js'),
    get(`${API}/no-such-call`),
    get(`${API}/openapi.json`),
    get(`${API}/docs`),
    get(`${API}/docs/json`),
    get(`${API}/docs/yaml`),
    get(`${API}/docs/static/swagger-ui-bundle.js`),
    get('/healthz'),
    get('/readyz'),
  ];
}

/** While the show is on. */
export const callsDuring = (fixture: CrowdFixture): CrowdCall[] => [
  ...ofTables(fixture, false),
  { ...get(`${API}/ballot`, 'voter'), name: `GET ${API}/ballot, voted` },
  ...pages(fixture),
];

/** The same of results, once everything is published. */
export async function callsAfter(fixture: CrowdFixture): Promise<CrowdCall[]> {
  const { desk } = fixture;
  await desk.call(votingEndpoints.closePoll, { params: { id: fixture.polls.open } });
  const scoring = await desk.call(resultsEndpoints.scoring);
  const certified = await desk.call(resultsEndpoints.certify, {
    body: { digest: scoring.digest, depth: 'criteria' },
  });
  await desk.call(resultsEndpoints.publishResult, {
    params: { id: certified.result?.id ?? '' },
    body: { depth: 'criteria' },
  });
  await desk.call(votingEndpoints.publishPoll, { params: { id: fixture.polls.over } });
  return [
    ...ofTables(fixture, false).filter(
      ({ name, method }) => method === 'GET' && /results|polls|live|ballot|event|review|feedback/.test(name),
    ),
    get('/vote', 'voter', 'GET /vote, voted'),
    get('/vote'),
  ].map((call) => ({ ...call, name: `${call.name}, published` }));
}
