/**
 * A show whose server is killed with SIGKILL at random moments (three; `OVATION_KILLS` takes another number) and started again each time. Everything
 * that was acknowledged is there, the screens show the same, nothing counts twice, and the show ends well.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { freePort } from '../free-port.ts';
import { freshConfig, openDatabase, startProcess } from '../server.ts';
import {
  type Gate,
  type Ledger,
  liveViews,
  newLedger,
  openGate,
  openLink,
  playDesk,
  playJudge,
  playVoter,
  VOTERS,
} from '../show/players.ts';
import { makeSmallShow, type SmallShow } from '../show/small-show.ts';
import { ENGINES } from '../store.ts';

const KILLS = Number(process.env.OVATION_KILLS ?? 3);
const LONGEST_QUIET_MS = 5_000;
const ADMIN = {
  name: 'Jo',
  email: 'jo@example.org',
  role: 'admin',
  password: 'a long walk by the sea',
} as const;

async function signedIn(origin: string): Promise<Caller> {
  const { email, password } = ADMIN;
  const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: { email, password } });
  return callerOf(origin, { authorization: `Bearer ${token}` });
}

interface Stage {
  origin: string;
  desk: Caller;
  mc: Caller;
  show: SmallShow;
}

/** Holds the server against what the players were told. Nobody writes meanwhile. */
async function holdAgainst(
  { origin, desk, mc, show }: Stage,
  ledger: Ledger,
): Promise<{ viewsCompared: boolean }> {
  const open = openGate();
  const view = await desk.call(showEndpoints.show);
  expect([ledger.show.version, ledger.show.sent]).toContain(view.version);
  const viewsCompared = view.version === ledger.show.version && ledger.views !== undefined;
  if (viewsCompared) expect(await liveViews(mc)).toEqual(ledger.views);
  for (const { token } of show.judges) {
    const judge = await openLink(origin, open, token);
    const { performances } = await judge.call(judgingEndpoints.panel);
    for (const { id, sheet } of performances) {
      const record = ledger.sheets.get(`${token} ${id}`);
      const kept = sheet ? { marks: sheet.marks, state: sheet.state } : undefined;
      expect([record?.acknowledged, record?.sent]).toContainEqual(kept);
    }
  }
  for (const [cookie, record] of ledger.ballots) {
    const { polls } = await callerOf(origin, { cookie }).call(votingEndpoints.ballot);
    const mine = polls.find((poll) => poll.id === show.pollId)?.mine?.choice[0];
    expect([record.acknowledged, record.sent]).toContain(mine);
  }
  return { viewsCompared };
}

/** Everybody at work until the show is over. */
function play({ origin, desk, mc, show }: Stage, gate: Gate, ledger: Ledger): Promise<unknown> {
  return Promise.all([
    playDesk({ desk, mc }, gate, show, ledger),
    ...show.judges.map(({ token }, seat) => playJudge(origin, gate, show, { token, seat }, ledger)),
    ...Array.from({ length: VOTERS }, () => playVoter(origin, gate, show, ledger)),
  ]);
}

describe.each(ENGINES)('a show on %s whose server is killed at random moments', (engine) => {
  it('keeps every acknowledged write and the same live state', async () => {
    const seed = Date.now() % 1_000_000;
    const chance = chanceFrom(seed);
    const fresh = await freshConfig(engine);
    const config = { ...fresh.config, port: await freePort() };
    const store = await openDatabase(config);
    await addAdmin(store, SYSTEM, ADMIN);
    await store.close();
    let server = await startProcess(config);
    try {
      const { origin } = server;
      const desk = await signedIn(origin);
      const show = await makeSmallShow(desk);
      const { token } = await callerOf(origin).call(showEndpoints.pairScreen, {
        body: { code: show.mcCode },
      });
      const mc = callerOf(origin, { 'x-screen-token': token });
      const stage: Stage = { origin, desk, mc, show };
      const gate = openGate();
      const ledger = newLedger();
      let over = false;
      const players = play(stage, gate, ledger).finally(() => {
        over = true;
      });
      // A failure is seen when the players are waited for below.
      players.catch(() => undefined);

      let kills = 0;
      let compared = 0;
      while (kills < KILLS && !over) {
        await pause(300 + chance() * LONGEST_QUIET_MS);
        gate.close();
        await server.kill();
        kills += 1;
        server = await startProcess(config);
        if ((await holdAgainst(stage, ledger)).viewsCompared) compared += 1;
        gate.open();
      }
      await players;
      // A show has room for some fifteen, however many are asked for.
      expect(kills, `seed ${seed}: the show was over too soon`).toBeGreaterThanOrEqual(Math.min(KILLS, 3));
      expect(compared, `seed ${seed}: every kill fell into a command`).toBeGreaterThan(0);

      await holdAgainst(stage, ledger);
      const poll = (await desk.call(votingEndpoints.polls)).find((one) => one.id === show.pollId);
      expect(poll?.ballots).toBe(VOTERS);
      const tally = await desk.call(votingEndpoints.pollTally, { params: { id: show.pollId } });
      const told = [...ledger.ballots.values()].map((one) => one.acknowledged);
      for (const { performanceId, votes } of tally.votes)
        expect(votes).toBe(told.filter((choice) => choice === performanceId).length);
      const results = await callerOf(origin).call(resultsEndpoints.results);
      expect(results.state).toBe('published');
      const [table] = results.tables;
      expect([...(table?.rows ?? []), ...(table?.also ?? [])]).toHaveLength(show.performanceIds.length);
    } catch (error) {
      throw new Error(`With seed ${seed}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    } finally {
      await server.kill();
      await fresh.remove();
    }
  });
});

/** Chance that can be had again: a small linear generator. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
