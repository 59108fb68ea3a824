/** The promise of a rehearsal: everything is real while it lasts, and nothing is left of it. */
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { VIEW_KINDS, type ViewKind } from '#contract/live/views.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import type { SentShowCommand } from '#contract/show/schema.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { mint, mintRound } from '#server/http/access.ts';
import { commandsOf } from '#server/http/command.ts';
import { roundById } from '#server/lineup/queries.ts';
import { startRehearsal, throwAway } from '#server/show/rehearsal.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newCode, newId } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { openBallotBox } from '#server/voting/box.ts';
import { insertPoll } from '#server/voting/commands.ts';
import { openPoll } from '#server/voting/window.ts';
import { cookiesOf } from '#test/cookies.ts';
import { seedRound } from '../round.ts';
import { describeByTurns, ENGINES, storesOf } from '../store.ts';
import { firstOf } from '../tried.ts';
import { type Evening, startEvening } from './evening.ts';

const running: Evening[] = [];
afterEach(async () => {
  for (const evening of running.splice(0)) await evening.stop();
});

/** Not part of the show: the log, the memory of commands, and the counter. */
const APART = new Set(['audit', 'command', 'ledger', 'live_process', 'migration', 'sqlite_sequence']);
/** When somebody was last seen is no part of it either. */
const SEEN = new Set(['last_seen_at', 'lastSeenAt']);

/** Every row of every table of the rooms, as text. */
async function dump(store: Store): Promise<Record<string, string[]>> {
  const db = store.read as Kysely<unknown>;
  const names =
    store.engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  const all: Record<string, string[]> = {};
  for (const { name } of (await names.execute(db)).rows) {
    if (APART.has(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows
      .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !SEEN.has(column))))
      .toSorted();
  }
  return all;
}

const NOW = {
  admin: liveEndpoints.adminNow,
  audience: liveEndpoints.audienceNow,
  crew: liveEndpoints.crewNow,
  projector: liveEndpoints.projectorNow,
} as const;

/** The views as a newcomer gets them, without who is connected. */
async function views(desk: Caller) {
  const found: Partial<Record<ViewKind, unknown>> = {};
  for (const kind of VIEW_KINDS)
    if (kind in NOW) {
      const { view } = await desk.call(NOW[kind as keyof typeof NOW]);
      found[kind] = JSON.parse(
        JSON.stringify(view, (key, value) =>
          /^(lastSeenAt|online|presence|expectedAt)$/.test(key) ? null : value,
        ),
      );
    }
  return found;
}

async function phone(origin: string): Promise<Caller> {
  const answer = await fetch(`${origin}/api/v1/ballot`);
  await answer.text();
  return callerOf(origin, { cookie: cookiesOf(answer) });
}

type Bare<C> = C extends unknown ? Omit<C, 'command_id' | 'expected_version'> : never;

async function begin(engine: (typeof ENGINES)[number]) {
  const evening = await startEvening({ engine });
  running.push(evening);
  const { server, show, desk } = evening;
  const [{ token = '' } = {}] = show.judges;
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
  const order = async (command: Bare<SentShowCommand>) => {
    evening.pass(3_000);
    const { version, go } = await desk.call(showEndpoints.show);
    const confirms = command.kind === 'go' ? { confirms: go.asks } : {};
    // The pieces are put together as the desk does it; the endpoint's own schema checks them.
    const body = { ...command, ...confirms, command_id: newId(), expected_version: version };
    const answer = await fetch(`${server.origin}/api/v1/show/commands`, {
      method: 'POST',
      headers: { authorization: `Bearer ${evening.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${command.kind}: ${await answer.text()}`);
  };
  const sheet = async (performanceId = '') => {
    const { criteria } = await judge.call(judgingEndpoints.panel);
    return judge.call(judgingEndpoints.saveScoresheet, {
      params: { performanceId },
      body: {
        marks: Object.fromEntries(criteria.map((one) => [one.id, 7])),
        submitted: true,
        baseRevision: 0,
      },
    });
  };
  const vote = async (caller: Caller, id = '', choice = '') =>
    caller.call(votingEndpoints.castBallot, { params: { id }, body: { choice: [choice] } });
  return { evening, server, show, desk, judge, order, sheet, vote };
}

describe.each(firstOf(1, ENGINES))('a rehearsal (%s)', (engine) => {
  test('leaves every table and every screen as they were, and nothing made in it arrives later', async () => {
    const { evening, server, show, desk, judge, order, sheet, vote } = await begin(engine);
    await order({ kind: 'send_note', to: 'mc', text: 'Before it' });
    await order({ kind: 'set_scene', scene: 'message', text: 'Welcome' });
    // A device that signs in is real; it does so before the rehearsal here.
    await judge.call(judgingEndpoints.panel);
    const before = await dump(server.store);
    const shown = await views(desk);
    const audited = await server.store.read.selectFrom('audit').select('seq').execute();

    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 5 } });
    const now = () => desk.call(showEndpoints.show);
    const { polls, items, ...begun } = await now();
    expect(begun).toMatchObject({ round: { id, rehearsal: { speed: 5 } }, phase: 'preshow' });
    const acts = items.filter(({ kind }) => kind === 'performance').map(({ itemId }) => itemId);
    const [pollId] = polls.map((poll) => poll.id);
    // What it is made of is its own: nothing that a device made in one reaches the other.
    expect([...show.performanceIds, show.pollId]).not.toEqual(expect.arrayContaining([acts[0]]));
    expect((await judge.call(judgingEndpoints.panel)).round).toMatchObject({ id, rehearsal: true });
    await order({ kind: 'scratch', item_id: acts.at(-1) ?? '', reason: 'Ill' });
    await order({ kind: 'blank' });
    await order({ kind: 'unblank' });
    const firstIsOn = async () =>
      (await now()).items.some((item) => item.status === 'on_stage' && item.number === 1);
    while (!(await firstIsOn())) await order({ kind: 'go' });
    await sheet(acts[0]);
    await expect(sheet(show.performanceIds[0])).rejects.toMatchObject({ code: 'scoring_not_open' });
    await desk.call(resultsEndpoints.addDeduction, {
      body: { performanceId: acts[0] ?? '', points: '0.5', reason: 'Late', kind: 'points' },
    });
    await desk.call(lineupEndpoints.addCue, {
      body: { kind: 'interval', title: 'A break', plannedMs: 60_000 },
    });
    while ((await now()).polls.every((poll) => poll.state !== 'open')) await order({ kind: 'go' });
    const voter = await phone(server.origin);
    await expect(vote(voter, show.pollId, show.performanceIds[0])).rejects.toMatchObject({
      code: 'poll_not_open',
    });
    await vote(voter, pollId, acts[0]);
    const { view } = await desk.call(liveEndpoints.audienceNow);
    expect(view).toMatchObject({
      round: { id, rehearsal: { speed: 5 } },
      poll: { id: pollId, state: 'open' },
    });
    expect((await voter.call(votingEndpoints.ballot)).polls[0]?.mine).not.toBeNull();
    // Its result is certified and told to the end on every screen of the hall, and read nowhere.
    await order({ kind: 'close_poll', poll_id: pollId ?? '' });
    while ((await now()).results.every(({ stepsShown }) => stepsShown === 0)) await order({ kind: 'go' });
    const [told] = (await now()).results;
    expect(told).toMatchObject({ state: 'revealing', stepsShown: 1 });
    const screen = (await desk.call(liveEndpoints.projectorNow)).view;
    expect([screen.round.id, screen.reveal?.steps.length]).toEqual([id, 1]);
    while ((await now()).phase !== 'finished') await order({ kind: 'go' });
    expect((await now()).results[0]).toMatchObject({ id: told?.id, state: 'published' });
    expect((await desk.call(liveEndpoints.audienceNow)).view.results).toEqual([]);
    expect(await desk.call(resultsEndpoints.results)).toMatchObject({ state: 'before', tables: [] });
    for (const endpoint of [
      resultsEndpoints.results,
      resultsEndpoints.resultRecord,
      resultsEndpoints.resultRecordBrief,
    ])
      await expect(desk.call(endpoint, { round: id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await desk.call(roundsEndpoints.rounds)).map((round) => round.id)).not.toContain(id);
    const { version: rehearsed } = await now();
    expect(await dump(server.store)).not.toEqual(before);

    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    expect(await dump(server.store)).toEqual(before);
    expect(await views(desk)).toEqual(shown);
    const log = await server.store.read
      .selectFrom('audit')
      .select(['action', 'actorName'])
      .where('seq', '>', Math.max(...audited.map((row) => row.seq)))
      .orderBy('seq')
      .execute();
    expect(log.map((row) => row.action)).toEqual(['rehearsal.started', 'rehearsal.thrown_away']);

    await expect(sheet(acts[0])).rejects.toMatchObject({ code: 'not_found' });
    await expect(vote(voter, pollId, acts[0])).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const kind of ['go', 'halt'] as const) {
      const body = {
        kind,
        commandId: newId(),
        expectedVersion: rehearsed,
        ...(kind === 'halt' && { text: '' }),
      };
      await expect(desk.call(showEndpoints.command, { body })).rejects.toMatchObject({ code: 'stale' });
      await expect(desk.call(showEndpoints.command, { round: id, body })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await dump(server.store)).toEqual(before);

    // The real show then runs as if there had been none.
    await evening.until('voting');
    expect((await voter.call(votingEndpoints.ballot)).polls[0]).toMatchObject({ mine: null });
    expect((await judge.call(judgingEndpoints.panel)).performances[0]?.sheet).toBeNull();
    await vote(voter, show.pollId, show.performanceIds[0]);
    await order({ kind: 'close_poll', poll_id: show.pollId });
    const { ballots } = await desk.call(votingEndpoints.pollTally, { params: { id: show.pollId } });
    expect(ballots).toBe(1);
    await expect(desk.call(rehearsalEndpoints.startRehearsal, { body: {} })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  test('is certified by the desk itself only where it has what a show has', async () => {
    const { desk } = await begin(engine);
    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 1 } });
    const { digest } = await desk.call(resultsEndpoints.scoring, { round: id });
    await expect(
      desk.call(resultsEndpoints.certify, { round: id, body: { digest, depth: 'places' } }),
    ).rejects.toMatchObject({ code: 'not_ready' });
  });
});

describeByTurns('the end of a rehearsal (%s)', (engine) => {
  const open = storesOf(engine);

  test('takes the ballots with it that come meanwhile; said again it takes none of the show’s', async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2 });
    const box = openBallotBox(store);
    const access = mint<'crew'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const pollId = await store.write({ by: SYSTEM }, async (work) => {
      const round = await roundById(work.tx, seeded.roundId);
      if (!round) throw new Error('The round was not seeded.');
      return insertPoll(work, round, {
        title: 'Favourite',
        method: 'pick_one',
        maxChoices: 1,
        practice: false,
        itemId: null,
        durationMs: null,
        candidateIds: undefined,
      });
    });
    const openIt = (poll: string) =>
      store.write({ by: SYSTEM }, (work) => openPoll(work, poll, { closesAt: null }));
    let voters = 0;
    const vote = (poll: string) => {
      voters += 1;
      return box.cast({
        pollId: poll,
        voter: voters.toString(16).padStart(32, '0'),
        choice: seeded.performanceIds[0] ?? '',
        receipt: newCode(),
        at: Date.now(),
      });
    };
    const body = { speed: 1, from: 'now' } as const;
    const { id } = await commandsOf(store)(startRehearsal)({ access, round: mintRound(seeded), body });
    const [copy] = await store.read.selectFrom('poll').select('id').where('roundId', '=', id).execute();
    const copyId = copy?.id ?? '';
    await openIt(copyId);
    await Promise.all(Array.from({ length: 200 }, () => vote(copyId)));
    const away = async () => {
      const taking = commandsOf(store)((work, by: typeof access, given: { params: { id: string } }) =>
        throwAway(work, by, given, store.engine),
      );
      box.forget(await taking({ access, commandId: 'thrown-away', params: { id } }));
    };
    let over = false;
    const thrown = away().finally(() => {
      over = true;
    });
    while (!over) await vote(copyId);
    await thrown;
    expect(await store.read.selectFrom('ballot').selectAll().execute()).toEqual([]);
    await openIt(pollId);
    expect(await vote(pollId)).toMatchObject({ kept: true });
    await away();
    expect(await box.turnout(pollId)).toBe(1);
  });
});

test('the clock on stage runs as fast as it is told, also after a change and from the planned start', async () => {
  const { evening, desk, order } = await begin('sqlite');
  const sent = async () => (await desk.call(liveEndpoints.projectorNow)).sentAt;
  const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 20 } });
  const first = await sent();
  evening.pass(60_000);
  const later = await sent();
  expect(later - first).toBeGreaterThanOrEqual(20 * 60_000);
  expect(later - first).toBeLessThan(21 * 60_000);
  await desk.call(rehearsalEndpoints.setRehearsalSpeed, { params: { id }, body: { speed: 60 } });
  evening.pass(60_000);
  expect((await sent()) - later).toBeGreaterThanOrEqual(60 * 60_000);
  // A press is deaf to its echo for two real seconds, and can be taken back for ten.
  await order({ kind: 'go' });
  await expect(
    desk.call(showEndpoints.command, {
      body: {
        kind: 'go',
        commandId: newId(),
        expectedVersion: (await desk.call(showEndpoints.show)).version,
      },
    }),
  ).rejects.toMatchObject({ code: 'too_soon' });
  evening.pass(5_000);
  await order({ kind: 'undo' });
});
