/**
 * A small show, played by a program that knows nothing but the API's document: its client's types are made of that.
 * Registration, running order, scores from judges, a vote, the certified result, and the reveal to the last step.
 */
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../../../.cache/api-client/api.ts';

type Api = Client<paths>;
type Headers = Record<string, string>;
type Command = components['schemas']['ShowCommand'];
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What was told to everybody in the end. */
export interface Told {
  readonly winner: string;
  readonly favourite: string;
  readonly refusedWith: string;
}

export interface Stage {
  readonly origin: string;
  readonly admin: { email: string; password: string };
  /** Lets so many ms pass for the server. */
  readonly pass: (ms: number) => void;
}

const ACTS: readonly string[] = ['Juniper Vale', 'Bramble & Thorn', 'Nova Reyes'];
const JUDGES: readonly string[] = ['Amara Nwosu', 'Theo Lindgren'];
const FAVOURITE = 0;

/** Plays it from an empty server to the published result. */
export async function playShow(stage: Stage): Promise<Told> {
  const as = (headers: Headers = {}): Api =>
    createClient<paths>({ baseUrl: `${stage.origin}/api/v1`, headers });
  const visitor = as();
  const { token } = done(await visitor.POST('/auth/admin/login', { body: stage.admin }));
  const desk = as({ authorization: `Bearer ${token}` });
  await setUp(desk);
  const acts = await registerActs(visitor, desk);
  const { performances, pollId } = await makeOrder(desk, acts);

  const command = async (
    what: DistributiveOmit<Command, 'command_id' | 'expected_version'>,
  ): Promise<void> => {
    stage.pass(3_000);
    const { version, go } = done(await desk.GET('/show'));
    const body = {
      ...what,
      ...(what.kind === 'go' && { confirms: go.asks }),
      command_id: `c${version}x`,
      expected_version: version,
    } as Command;
    done(await desk.POST('/show/commands', { body }));
  };
  const refused = await visitor.GET('/show');
  while (done(await desk.GET('/show')).stage !== 'cue' || !(await voteIsOn(desk)))
    await command({ kind: 'go' });
  await score(desk, as, performances);
  await vote(as, pollId, performances[FAVOURITE] ?? '');
  await command({ kind: 'close_poll', poll_id: pollId });
  await certify(desk);
  await reveal(desk, command);
  return { ...(await told(visitor)), refusedWith: refused.error?.code ?? '' };
}

/** The answer. @throws Error with the server's own sentence when the call was refused. */
function done<T>(outcome: { data?: T; error?: unknown; response: Response }): T {
  if (outcome.data === undefined)
    throw new Error(`${outcome.response.url}: ${JSON.stringify(outcome.error)}`);
  return outcome.data;
}

async function setUp(desk: Api): Promise<void> {
  done(
    await desk.POST('/admin/events', {
      body: {
        name: 'Open Stage',
        time_zone: 'Europe/Berlin',
        registration_mode: 'open',
        settings: { phones_follow_ms: 0 },
      },
    }),
  );
  for (const name of ['Technique', 'Originality'])
    done(await desk.POST('/admin/criteria', { body: { name } }));
  done(await desk.POST('/admin/judges', { body: { names: [...JUDGES] } }));
}

async function registerActs(visitor: Api, desk: Api): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, stageName] of ACTS.entries()) {
    const { participant } = done(
      await visitor.POST('/participants', {
        params: { header: { 'Idempotency-Key': `registration-${index}` } },
        body: {
          preferred_name: 'Kim',
          stage_name: stageName,
          pronouns: 'they/them',
          is_minor: false,
          song_title: `Song ${index + 1}`,
          audio_delivery_method: 'email',
          risk_acknowledged: true,
          emergency_contact: { preferred_name: 'Robin', pronouns: 'she/her', contact_method: '+00 555 0100' },
        },
      }),
    );
    const path = { id: participant.id };
    done(
      await desk.PUT('/admin/participants/{id}/status', { params: { path }, body: { status: 'accepted' } }),
    );
    ids.push(participant.id);
  }
  return ids;
}

async function makeOrder(
  desk: Api,
  acts: readonly string[],
): Promise<{ performances: string[]; pollId: string }> {
  for (const id of acts) done(await desk.POST('/lineup/performances', { body: { participant_id: id } }));
  for (const kind of ['vote', 'results'] as const)
    done(await desk.POST('/lineup/cues', { body: { kind, title: kind, planned_ms: 60_000 } }));
  const { items } = done(await desk.GET('/lineup'));
  const item = items.find((one) => one.kind === 'vote');
  const poll = done(
    await desk.POST('/admin/polls', { body: { title: 'Audience favourite', item_id: item?.id ?? null } }),
  );
  return {
    performances: items.filter((one) => one.kind === 'performance').map((one) => one.id),
    pollId: poll.id,
  };
}

async function voteIsOn(desk: Api): Promise<boolean> {
  return done(await desk.GET('/admin/polls')).some((poll) => poll.state === 'open');
}

/** The later an act, the better its marks. */
async function score(
  desk: Api,
  as: (headers?: Headers) => Api,
  performances: readonly string[],
): Promise<void> {
  for (const { path } of done(await desk.GET('/admin/judge-links'))) {
    const token = path.split('/').at(-1) ?? '';
    const access = done(await as().GET('/auth/judge/{token}', { params: { path: { token } } }));
    const judge = as({ 'X-Judge-Token': token, 'X-Judge-Session': access.session_id });
    const { criteria } = done(await judge.GET('/judge/panel'));
    for (const [act, id] of performances.entries())
      done(
        await judge.PUT('/judge/scoresheets/{performance_id}', {
          params: { path: { performance_id: id } },
          body: {
            marks: Object.fromEntries(criteria.map((criterion) => [criterion.id, 5 + act])),
            submitted: true,
            base_revision: 0,
          },
        }),
      );
  }
}

/** Thirty phones, each with the mark that its first look at the ballot gave it. */
async function vote(as: (headers?: Headers) => Api, pollId: string, choice: string): Promise<void> {
  for (let phone = 0; phone < 30; phone += 1) {
    const { response } = await as().GET('/ballot');
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    done(
      await as({ cookie }).POST('/polls/{id}/ballot', {
        params: { path: { id: pollId } },
        body: { choice: [choice] },
      }),
    );
  }
}

async function certify(desk: Api): Promise<void> {
  const { digest } = done(await desk.GET('/admin/scoring'));
  done(await desk.POST('/admin/scoring/certify', { body: { digest, depth: 'totals' } }));
}

async function reveal(desk: Api, command: (what: { kind: 'go' }) => Promise<void>): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    const { results } = done(await desk.GET('/show'));
    if (results.some((result) => result.state === 'published')) return;
    await command({ kind: 'go' });
  }
  throw new Error('The reveal came to no end.');
}

async function told(visitor: Api): Promise<{ winner: string; favourite: string }> {
  const { tables } = done(await visitor.GET('/results'));
  const first = (title: RegExp): string =>
    tables.find((table) => title.test(table.kind))?.rows[0]?.stage_name ?? '';
  return { winner: first(/^(?!audience)/), favourite: first(/^audience/) };
}
