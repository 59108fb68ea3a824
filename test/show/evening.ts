/** A small show on a server whose clock the test moves: brought to any moment of the evening in no time. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import { type ServerSettings, startTestServer, type TestServer } from '../server.ts';
import { makeSmallShow, type SmallShow } from './small-show.ts';

export const ADMIN = {
  name: 'Jo Brandt',
  email: 'jo@example.org',
  role: 'admin',
  password: 'a long walk by the sea',
} as const;

/** The moments that screens differ in. */
export type Moment =
  | 'before'
  | 'standing by'
  | 'on stage'
  | 'voting'
  | 'certified'
  | 'revealing'
  | 'published';

/** A server as whoever calls it needs it. */
export type Hall = Pick<TestServer, 'origin' | 'caller'>;

export interface Evening {
  server: TestServer;
  show: SmallShow;
  desk: Caller;
  /** The desk's bearer token. */
  token: string;
  /** Moves the clock. */
  pass(ms: number): void;
  /** Presses GO, long enough after the last one. */
  go(): Promise<void>;
  /** Plays on until this moment. Moments come in their order. */
  until(moment: Moment): Promise<void>;
  stop(): unknown;
}

const AFTER_GO_MS = 3_000;

/** Starts the server with the show on it. */
export async function startEvening({
  makeShow,
  ...settings
}: Pick<ServerSettings, 'engine'> & {
  makeShow?: (desk: Caller) => Promise<SmallShow>;
} = {}): Promise<Evening> {
  let ahead = 0;
  const [server, stop] = await startTestServer({ ...settings, clock: () => Date.now() + ahead });
  await addAdmin(server.store, SYSTEM, ADMIN);
  const { email, password } = ADMIN;
  const { token } = await server.caller().call(accountsEndpoints.login, { body: { email, password } });
  const desk = server.caller({ authorization: `Bearer ${token}` });
  const pass = (ms: number) => {
    ahead += ms;
  };
  return {
    server,
    token,
    pass,
    stop,
    ...(await makeEvening({ server, desk, pass, ...(makeShow && { makeShow }) })),
  };
}

/** The same on any server: by calls alone, and `pass` lets time go by as that server's can. */
export async function makeEvening({
  server,
  desk,
  pass,
  makeShow = makeSmallShow,
}: {
  server: Hall;
  desk: Caller;
  pass: (ms: number) => unknown;
  makeShow?: (desk: Caller) => Promise<SmallShow>;
}): Promise<Pick<Evening, 'show' | 'desk' | 'go' | 'until'>> {
  const show = await makeShow(desk);
  const order = async (command: { kind: 'go' } | { kind: 'close_poll'; pollId: string }) => {
    await pass(AFTER_GO_MS);
    const { version, go } = await desk.call(showEndpoints.show);
    const confirms = command.kind === 'go' ? { confirms: go.asks } : {};
    await desk.call(showEndpoints.command, {
      body: { ...command, ...confirms, commandId: newId(), expectedVersion: version },
    });
  };
  return {
    show,
    desk,
    go: () => order({ kind: 'go' }),
    async until(moment) {
      while (!(await isMoment(desk, moment))) {
        const view = await desk.call(showEndpoints.show);
        if (view.polls.some((poll) => poll.state === 'open')) {
          await vote(server, show);
          await order({ kind: 'close_poll', pollId: show.pollId });
        } else if (view.go.waits?.reason === 'not_certified') await certify(server, show, desk);
        else await order({ kind: 'go' });
      }
    },
  };
}

async function isMoment(desk: Caller, moment: Moment): Promise<boolean> {
  const view = await desk.call(showEndpoints.show);
  const current = view.items.find((item) => item.itemId === view.currentId);
  const [result] = view.results;
  switch (moment) {
    case 'before':
      return view.phase === 'preshow';
    case 'standing by':
      return current?.kind === 'performance' && current.status === 'called';
    case 'on stage':
      return current?.kind === 'performance' && current.status === 'on_stage';
    case 'voting':
      return view.polls.some((poll) => poll.state === 'open');
    case 'certified':
      return result?.state === 'certified';
    case 'revealing':
      return (result?.stepsShown ?? 0) > 0;
    case 'published':
      return result?.state === 'published';
  }
}

/** Thirty phones vote, so that the numbers may be shown. */
async function vote(server: Hall, { performanceIds: acts, pollId }: SmallShow): Promise<void> {
  for (let phone = 0; phone < 30; phone += 1) {
    const answer = await fetch(`${server.origin}/api/v1/ballot`);
    await answer.text();
    const cookie = cookiesOf(answer);
    const choice = acts[phone % Math.min(acts.length, phone % 2 ? 4 : 2)] ?? '';
    await callerOf(server.origin, { cookie }).call(votingEndpoints.castBallot, {
      params: { id: pollId },
      body: { choice: [choice] },
    });
  }
}

/** The first eight acts come in as they stand; where there are more, those are close together. */
const levelOf = (act: number, shift: number): number => (act < 8 ? 9 - act : 2 + ((act * 5 + shift * 3) % 4));

/** Every judge scores every act, all differently, and the admin certifies. */
export async function certify(server: Hall, show: SmallShow, desk: Caller): Promise<void> {
  for (const [seat, { token }] of show.judges.entries()) {
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
    const { criteria, performances } = await judge.call(judgingEndpoints.panel);
    for (const [act, { id, sheet }] of performances.entries()) {
      const marks = Object.fromEntries(
        criteria.map((one, index) => [one.id, levelOf(act, seat + index) - ((seat + index) % 2)]),
      );
      await judge.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId: id },
        body: { marks, submitted: true, baseRevision: sheet?.revision ?? 0 },
      });
    }
  }
  const { digest } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'criteria' } });
}
