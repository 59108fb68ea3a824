/**
 * Every picture that a projector has, brought on one after the other as a crew would: by GO and by the desk's
 * commands on a real server, whose clock is moved where the evening would wait.
 */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { VOTES_IN_MS } from '#domain/show/moments.ts';
import type { SceneKind } from '#domain/show/vocabulary.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { ADMIN } from './evening.ts';
import { hardPicture } from './hard-picture.ts';
import { type HardShow, makeHardShow } from './hard-show.ts';

/** One picture: its name, and words that stand on it and did not on the one before. */
export interface Picture {
  name: string;
  words: string;
}

export interface HardEvening {
  server: TestServer;
  /** The desk's bearer token. */
  token: string;
  /** Brings on one picture after the other; each stands until the next is asked for. */
  pictures(): AsyncGenerator<Picture, void>;
  stop(): unknown;
}

const AFTER_GO_MS = 3_000;
const PAGE_MS = 8_000;
const COMPETING = 9;
const MESSAGE =
  'Please leave the hall by the doors on the left, calmly. The show goes on in about twenty minutes: keep your wristband on, and mind the umbrellas.';

/** Starts a server with the hard show on it; `categories`: two of them, each with a result of its own. */
export async function startHardEvening({ categories = false } = {}): Promise<HardEvening> {
  let ahead = 0;
  const [server, stop] = await startTestServer({ clock: () => Date.now() + ahead });
  await addAdmin(server.store, SYSTEM, ADMIN);
  const { email, password } = ADMIN;
  const { token } = await server.caller().call(accountsEndpoints.login, { body: { email, password } });
  const desk = server.caller({ authorization: `Bearer ${token}` });
  const show = await makeHardShow(desk, { categories });
  const pass = (ms: number) => {
    ahead += ms;
  };
  return { server, token, stop, pictures: () => play({ server, desk, show, pass }) };
}

interface Hall {
  server: TestServer;
  desk: Caller;
  show: HardShow;
  pass(ms: number): void;
}

type Order =
  | { kind: 'go' | 'blank' | 'unblank' | 'lift_halt' }
  | { kind: 'set_follow_go'; followGo: boolean }
  | { kind: 'set_scene'; scene: SceneKind; text?: string }
  | { kind: 'jump'; itemId: string }
  | { kind: 'halt'; text: string }
  | { kind: 'start_interval'; durationMs: number }
  | { kind: 'open_poll'; pollId: string; durationMs: number | null }
  | { kind: 'close_poll'; pollId: string }
  | { kind: 'lock_scoring'; performanceId: string };

async function* play(hall: Hall): AsyncGenerator<Picture, void> {
  const { desk, show, pass } = hall;
  const order = async (given: Order) => {
    pass(AFTER_GO_MS);
    const { version, go } = await desk.call(showEndpoints.show);
    const confirms = given.kind === 'go' ? { confirms: go.asks } : {};
    await desk.call(showEndpoints.command, {
      body: { ...given, ...confirms, commandId: newId(), expectedVersion: version },
    });
  };
  const scene = async (kind: SceneKind, text?: string) => {
    const { view } = await desk.call(liveEndpoints.projectorNow);
    if (text !== undefined || view.scene !== kind)
      await order({ kind: 'set_scene', scene: kind, ...(text !== undefined && { text }) });
  };
  const settings = (settings: object) =>
    desk.call(eventsEndpoints.changeEvent, { params: { id: show.eventId }, body: { settings } });

  yield { name: 'holding', words: 'Show starts in' };
  await scene('title');
  yield { name: 'title', words: 'Meridian Congress Centre' };
  await scene('lineup');
  yield { name: 'line-up', words: 'Line-up' };
  await scene('message', MESSAGE);
  yield { name: 'message', words: 'umbrellas' };
  await scene('message', 'Doors in five minutes');
  yield { name: 'message-short', words: 'Doors in five' };
  await scene('holding');

  await order({ kind: 'go' });
  const judges = await panel(hall);
  for (const [index, performanceId] of show.performanceIds.slice(0, COMPETING).entries()) {
    await order({ kind: 'go' });
    if (index < 2) yield { name: `next-${index + 1}`, words: 'Next up' };
    await order({ kind: 'go' });
    yield { name: `now-${index + 1}`, words: `Act ${index + 1} of` };
    for (const judge of judges) await judge(performanceId, show.levels[index] ?? 0);
    await order({ kind: 'lock_scoring', performanceId });
    if (index === 0 || index === 3) {
      await scene('scores');
      yield { name: `scores-${index + 1}`, words: 'Scores' };
      await scene('now');
    }
  }
  await scene('standings');
  yield { name: 'standings', words: 'Standings so far' };
  pass(PAGE_MS);
  await settings({ projectorScores: 'numbered' });
  const { rules } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.changeRules, {
    body: { rules: { ...rules, method: 'mean' }, reason: 'To look at it' },
  });
  await scene('scores');
  yield { name: 'scores-totals', words: 'Judge 1' };
  await desk.call(resultsEndpoints.changeRules, {
    body: { rules, reason: 'Looked at' },
  });

  await order({ kind: 'go' });
  await order({ kind: 'start_interval', durationMs: 20 * 60_000 });
  await scene('interval');
  yield { name: 'interval', words: 'We go on at' };

  await order({ kind: 'jump', itemId: show.voteItemId });
  await order({ kind: 'go' });
  await scene('vote');
  yield { name: 'vote-soon', words: 'Vote soon' };
  await order({ kind: 'go' });
  await vote(hall, show.hiddenPollId, 24, (voter) => 2 + (voter % 2));
  await desk.call(votingEndpoints.extendPoll, { params: { id: show.hiddenPollId }, body: { byMs: 150_000 } });
  yield { name: 'vote', words: 'Vote now' };
  await order({ kind: 'close_poll', pollId: show.hiddenPollId });
  yield { name: 'vote-closed', words: 'Thank you for voting.' };
  pass(VOTES_IN_MS);
  await scene('vote');
  yield { name: 'votes-in', words: 'The votes are in' };
  await settings({ wifiLine: '', showTurnout: false });
  await order({ kind: 'open_poll', pollId: show.openPollId, durationMs: 150_000 });
  await vote(hall, show.openPollId, 24, (voter) => voter % 7);
  yield { name: 'vote-leaders', words: 'Best costume' };
  await order({ kind: 'close_poll', pollId: show.openPollId });
  yield { name: 'vote-leaders-closed', words: 'Voting is closed' };
  await settings({ showTurnout: true });
  await order({ kind: 'open_poll', pollId: show.codePollId, durationMs: null });
  yield { name: 'vote-codes', words: 'With the code' };
  await order({ kind: 'close_poll', pollId: show.codePollId });

  await scene('holding');
  yield { name: 'holding-no-wifi', words: 'The votes are in' };
  await order({ kind: 'jump', itemId: show.resultsItemId });
  await hangPicture(desk);
  const { digest } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'totals' } });
  await order({ kind: 'go' });
  await scene('reveal');
  const { view: curtain } = await desk.call(liveEndpoints.projectorNow);
  yield { name: 'reveal-curtain', words: curtain.reveal?.title ?? '' };
  for (let step = 0; ; step += 1) {
    const { results } = await desk.call(showEndpoints.show);
    if (results.every((result) => result.state === 'published')) break;
    await order({ kind: 'go' });
    const { view } = await desk.call(liveEndpoints.projectorNow);
    if (view.scene !== 'reveal' || view.reveal === null) break;
    const told = view.reveal.steps.at(-1);
    const [waiting] = view.reveal.twoLeft ?? told?.entries ?? [];
    yield { name: `reveal-${step}`, words: waiting?.stageName ?? view.reveal.title };
  }
  await order({ kind: 'halt', text: 'A short pause: please stay in your seats.' });
  yield { name: 'halted', words: 'short pause' };
  await order({ kind: 'blank' });
  yield { name: 'black', words: '' };
}

/** The award that is told last but one has a picture of its own on its curtain, where there are two. */
async function hangPicture(desk: Caller): Promise<void> {
  const { awards } = await desk.call(revealEndpoints.revealScript);
  const { picture } = await desk.call(revealEndpoints.sendAwardPicture, {
    body: { picture: (await hardPicture()).toString('base64') },
  });
  await desk.call(revealEndpoints.directReveal, {
    body: {
      awards: awards.map(({ telling }, at) => (at === awards.length - 2 ? { ...telling, picture } : telling)),
    },
  });
}

/** Each judge as a function that hands in a sheet. The lowest and the highest mark of each act are the same. */
async function panel({ server, show }: Hall) {
  return Promise.all(
    show.judgeTokens.map(async (token, seat) => {
      const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
      const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
      const { criteria } = await judge.call(judgingEndpoints.panel);
      return (performanceId: string, level: number) => {
        const marks = Object.fromEntries(
          criteria.map((one, index) => [one.id, level + (((seat + index) % 3) - 1)]),
        );
        return judge.call(judgingEndpoints.saveScoresheet, {
          params: { performanceId },
          body: { marks, submitted: true, baseRevision: 0 },
        });
      };
    }),
  );
}

/** So many phones vote, each for the act that `choose` names. */
async function vote(
  { server, show }: Hall,
  pollId: string,
  voters: number,
  choose: (voter: number) => number,
) {
  for (let voter = 0; voter < voters; voter += 1) {
    const answer = await fetch(`${server.origin}/api/v1/ballot`);
    await answer.text();
    const cookie = cookiesOf(answer);
    await callerOf(server.origin, { cookie }).call(votingEndpoints.castBallot, {
      params: { id: pollId },
      body: { choice: [show.performanceIds[choose(voter)] ?? ''] },
    });
  }
}
