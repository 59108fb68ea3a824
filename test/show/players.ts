/**
 * The people of a show as programs that never give up: each write has an id of its own and is sent again
 * until it is answered, as the pages do it. What was acknowledged is kept, to be held against the server.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import type { SentShowCommand } from '#contract/show/schema.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { GO_DEAF_MS } from '#domain/show/state.ts';
import { type Caller, CallRefused, callerOf } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import type { SmallShow } from './small-show.ts';

/** Lets writes through, or holds them back while somebody looks at the server. */
export interface Gate {
  passed(): Promise<void>;
  close(): void;
  open(): void;
}

export function openGate(): Gate {
  let waiting = Promise.resolve();
  let release: () => void = () => undefined;
  return {
    passed: () => waiting,
    close: () => {
      waiting = new Promise((resolve) => {
        release = resolve;
      });
    },
    open: () => release(),
  };
}

const NOT_YET = new Set(['busy', 'too_soon']);

/** Sends until answered. A refusal that is not about the moment is thrown. */
async function insist<T>(gate: Gate, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    await gate.passed();
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof CallRefused && !NOT_YET.has(error.code)) throw error;
      await pause(40);
    }
  }
}

/** What a judge has been told is kept, for one act, and what is on its way. */
export interface SheetRecord {
  acknowledged: { marks: Record<string, number>; state: 'draft' | 'submitted' } | undefined;
  sent: { marks: Record<string, number>; state: 'draft' | 'submitted' };
}
export interface BallotRecord {
  acknowledged: string | undefined;
  sent: string;
}

/** Everything that the players were told is kept. */
export interface Ledger {
  show: { version: number; sent: number };
  /** Live views as they were after the newest acknowledged command. */
  views: { projector: unknown; mc: unknown } | undefined;
  /** By "judge performance". */
  sheets: Map<string, SheetRecord>;
  /** By voter's cookie. */
  ballots: Map<string, BallotRecord>;
  votersDone: number;
}

export const newLedger = (): Ledger => ({
  show: { version: 0, sent: 0 },
  views: undefined,
  sheets: new Map(),
  ballots: new Map(),
  votersDone: 0,
});

type Order = SentShowCommand extends infer C
  ? C extends { kind: string }
    ? Omit<C, 'command_id' | 'expected_version'>
    : never
  : never;

/** The desk: presses GO from the first cue to the end, certifies, tells the result. */
export async function playDesk(
  { desk, mc }: { desk: Caller; mc: Caller },
  gate: Gate,
  show: SmallShow,
  ledger: Ledger,
): Promise<void> {
  const look = () => insist(gate, () => desk.call(showEndpoints.show));
  const order = async (given: Order) => {
    const commandId = newId();
    const expectedVersion = ledger.show.version;
    ledger.show.sent = expectedVersion + 1;
    ledger.views = undefined;
    const { version } = await insist(gate, () =>
      desk.call(showEndpoints.command, {
        body: { ...(given as { kind: 'go' }), commandId, expectedVersion },
      }),
    );
    ledger.show.version = version;
    ledger.views = await liveViews(mc).catch(() => undefined);
  };
  for (;;) {
    const view = await look();
    if (view.phase === 'finished') return;
    const poll = view.polls.find((one) => one.id === show.pollId);
    if (poll?.state === 'open') {
      await everyVoterDone(ledger);
      await order({ kind: 'close_poll', poll_id: show.pollId } as Order);
    } else if (view.go.waits?.reason === 'not_certified') {
      // The result is news for the screens, so what they showed before is no measure any more.
      ledger.views = undefined;
      await certify(desk, gate);
      ledger.views = await liveViews(mc).catch(() => undefined);
    } else {
      await order({ kind: 'go', confirms: view.go.asks });
      // A person looks before they press again; a GO right after a GO is refused as a double press.
      await pause(GO_DEAF_MS);
    }
  }
}

async function certify(desk: Caller, gate: Gate): Promise<void> {
  const scoring = await insist(gate, () => desk.call(resultsEndpoints.scoring));
  if (scoring.gates.some((one) => !one.passed)) return void (await pause(100));
  if (scoring.result?.state === 'certified') return;
  const commandId = newId();
  await insist(gate, () =>
    desk.call(resultsEndpoints.certify, { body: { digest: scoring.digest, depth: 'criteria' }, commandId }),
  );
}

const everyVoterDone = async (ledger: Ledger): Promise<void> => {
  while (ledger.votersDone < VOTERS) await pause(50);
};

/** What the projector and a paired MC see, without what the audience changes by the second. */
export async function liveViews(mc: Caller): Promise<{ projector: unknown; mc: unknown }> {
  const projector = await mc.call(liveEndpoints.projectorNow);
  const script = await mc.call(liveEndpoints.mcNow);
  return { projector: withoutCounts(projector.view), mc: withoutCounts(script.view) };
}

const CHANGES_BY_ITSELF = new Set(['ballotsCounted', 'expectedAt', 'endsAt', 'behindMs']);
const withoutCounts = (view: unknown): unknown =>
  JSON.parse(JSON.stringify(view, (key, value) => (CHANGES_BY_ITSELF.has(key) ? undefined : value)));

export const VOTERS = 6;
const BALLOTS_EACH = 4;

/** One voter: votes when the poll opens and changes their mind a few times. */
export async function playVoter(origin: string, gate: Gate, show: SmallShow, ledger: Ledger): Promise<void> {
  const cookie = await insist(gate, async () => {
    const answer = await fetch(`${origin}/api/v1/ballot`);
    await answer.text();
    return cookiesOf(answer);
  });
  const voter = callerOf(origin, { cookie });
  for (;;) {
    const { polls } = await insist(gate, () => voter.call(votingEndpoints.ballot));
    if (polls.some((poll) => poll.id === show.pollId && poll.state === 'open')) break;
    await pause(150);
  }
  for (let vote = 0; vote < BALLOTS_EACH; vote += 1) {
    const choice = show.performanceIds[(ledger.ballots.size + vote) % show.performanceIds.length] ?? '';
    ledger.ballots.set(cookie, { acknowledged: ledger.ballots.get(cookie)?.acknowledged, sent: choice });
    await insist(gate, () =>
      voter.call(votingEndpoints.castBallot, { params: { id: show.pollId }, body: { choice: [choice] } }),
    );
    ledger.ballots.set(cookie, { acknowledged: choice, sent: choice });
    await pause(300);
  }
  ledger.votersDone += 1;
}

/** A judge on a device: drafts and then submits a sheet for each act that opens. */
export async function playJudge(
  origin: string,
  gate: Gate,
  show: SmallShow,
  { token, seat }: { token: string; seat: number },
  ledger: Ledger,
): Promise<void> {
  const judge = await openLink(origin, gate, token);
  const done = new Set<string>();
  while (done.size < show.performanceIds.length) {
    const panel = await insist(gate, () => judge.call(judgingEndpoints.panel));
    for (const { id, scoring } of panel.performances) {
      if (scoring !== 'open' || done.has(id)) continue;
      const act = show.performanceIds.indexOf(id);
      for (const state of ['draft', 'submitted'] as const) {
        const marks = Object.fromEntries(
          panel.criteria.map((criterion, index) => [
            criterion.id,
            1 + ((act * 2 + seat + index + (state === 'draft' ? 1 : 0)) % 10),
          ]),
        );
        const key = `${token} ${id}`;
        const before = ledger.sheets.get(key);
        ledger.sheets.set(key, { acknowledged: before?.acknowledged, sent: { marks, state } });
        const commandId = newId();
        const baseRevision = before?.acknowledged ? 1 : 0;
        await insist(gate, () =>
          judge.call(judgingEndpoints.saveScoresheet, {
            params: { performanceId: id },
            body: { marks, submitted: state === 'submitted', baseRevision },
            commandId,
          }),
        );
        ledger.sheets.set(key, { acknowledged: { marks, state }, sent: { marks, state } });
        await pause(120);
      }
      done.add(id);
    }
    await pause(100);
  }
}

/** A judge's caller, from the personal link. */
export async function openLink(origin: string, gate: Gate, token: string): Promise<Caller> {
  const { sessionId } = await insist(gate, () =>
    callerOf(origin).call(judgingEndpoints.judgeAccess, { params: { token } }),
  );
  return callerOf(origin, { 'x-judge-token': token, 'x-judge-session': sessionId });
}
