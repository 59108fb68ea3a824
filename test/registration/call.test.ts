/** A performer's call through the real server: it moves with the show and says what the crew's board says. */
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { callEndpoints } from '#contract/show/call.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Caller } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { bearer } from '../conformance/fixture.ts';
import { type TestServer, testServers } from '../server.ts';
import { describeByTurns } from '../store.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-04-18T19:30:00Z');
const ADMIN = {
  name: 'Jo',
  email: 'jo@example.org',
  role: 'admin',
  password: 'a long walk by the sea',
} as const;

/** An event with two acts in its running order and one that is only accepted. */
async function evening(server: TestServer) {
  await addAdmin(server.store, SYSTEM, ADMIN);
  const desk = server.caller(await bearer(server, ADMIN));
  await desk.call(eventsEndpoints.addEvent, {
    body: { name: 'Open Stage', registrationMode: 'open', startsAt: START },
  });
  const performers: Caller[] = [];
  for (const index of [0, 1, 2]) {
    const { participant, statusUrl } = await desk.call(registrationEndpoints.addParticipant, {
      body: { ...testParticipant(index), durationMs: 5 * MINUTE },
    });
    const params = { id: participant.id };
    await desk.call(registrationEndpoints.setStatus, { params, body: { status: 'accepted' } });
    if (index < 2)
      await desk.call(lineupEndpoints.addPerformance, { body: { participantId: participant.id } });
    performers.push(server.caller({ 'x-participant-token': statusUrl.split('/status/')[1] ?? '' }));
  }
  const go = async () => {
    const { version, go: next } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, {
      body: { kind: 'go', confirms: next.asks, commandId: newId(), expectedVersion: version },
    });
  };
  return { desk, go, performers };
}

/** One judge gives each act of the running order its mark. */
async function score(server: TestServer, desk: Caller, marks: readonly number[]) {
  await desk.call(judgingEndpoints.addCriterion, { body: { name: 'Craft', minSteps: 1, maxSteps: 10 } });
  await desk.call(judgingEndpoints.addJudges, { body: { names: ['Theo'] } });
  const [link] = await desk.call(judgingEndpoints.judgeLinks);
  const token = link?.path.split('/').at(-1) ?? '';
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
  const { criteria, performances } = await judge.call(judgingEndpoints.panel);
  for (const [act, { id }] of performances.entries()) {
    await desk.call(resultsEndpoints.unlockScoring, { params: { id }, body: { reason: 'It was on.' } });
    await judge.call(judgingEndpoints.saveScoresheet, {
      params: { performanceId: id },
      body: { marks: { [criteria[0]?.id ?? '']: marks[act] ?? 1 }, submitted: true, baseRevision: 0 },
    });
  }
}

const callOf = async (performer: Caller | undefined) =>
  (await performer?.call(callEndpoints.ownCall))?.call ?? null;

describeByTurns("a performer's call (%s)", (engine) => {
  const start = testServers();

  it('is planned before the show, moves with it, and ends with the act', async () => {
    let now = START - 60 * MINUTE;
    const { desk, go, performers } = await evening(await start({ engine, clock: () => now }));
    const [first, second, waiting] = performers;
    expect(await callOf(waiting)).toBeNull();
    expect(await callOf(first)).toMatchObject({
      number: 1,
      actsBefore: 0,
      running: false,
      expectedAt: START,
    });
    const planned = await callOf(second);
    expect(planned).toMatchObject({ number: 2, actsBefore: 1, status: 'scheduled' });
    expect(planned?.readyAt).toBe((planned?.expectedAt ?? 0) - 10 * MINUTE);

    now = START + 7 * MINUTE;
    await go();
    now += 5_000;
    await go();
    expect(await callOf(first)).toMatchObject({ status: 'on_stage', readyAt: null });
    const moved = await callOf(second);
    expect(moved).toMatchObject({ actsBefore: 1, running: true });
    expect((moved?.expectedAt ?? 0) - (planned?.expectedAt ?? 0)).toBeGreaterThanOrEqual(7 * MINUTE);
    const board = await desk.call(liveEndpoints.crewNow);
    expect(board.view.items.find((item) => item.number === 2)?.expectedAt).toBe(moved?.expectedAt);

    now += 5 * MINUTE;
    await go();
    expect(await callOf(first)).toMatchObject({ status: 'done', expectedAt: null });
  });

  it('names no round that the act went on to before its own result is told', async () => {
    const server = await start({ engine });
    const { desk, performers } = await evening(server);
    const [winner] = performers;
    const acts = async () => (await winner?.call(callEndpoints.ownCall))?.acts ?? [];
    await score(server, desk, [9, 5]);
    const { digest, round } = await desk.call(resultsEndpoints.scoring);
    const { result } = await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'places' } });
    await desk.call(roundsEndpoints.makeNext, {
      body: { roundIds: [round.id], each: 'overall', count: 1, name: 'Final' },
    });
    expect(await acts()).toEqual([]);
    await desk.call(resultsEndpoints.publishResult, { params: { id: result?.id ?? '' }, body: {} });
    expect(await acts()).toEqual([{ roundId: round.id, performanceId: expect.any(String) }]);
  });

  it('is over for who was on in a round before and is not in the one that is on', async () => {
    let now = START;
    const { desk, go, performers } = await evening(await start({ engine, clock: () => now }));
    const [first, second, waiting] = performers;
    for (let press = 0; press < 3; press += 1) {
      now += 5_000;
      await go();
    }
    const { version: expectedVersion, round } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, {
      body: { kind: 'finish_show', commandId: newId(), expectedVersion },
    });
    const isOver = async () => (await waiting?.call(callEndpoints.ownCall))?.over;
    expect(await isOver()).toBe(true);
    const rounds = await desk.call(roundsEndpoints.addRound, { body: { name: 'Final' } });
    expect(await isOver()).toBe(false);
    const final = rounds.at(-1)?.id ?? '';
    await desk.call(roundsEndpoints.makeRoundCurrent, { params: { id: final } });
    const over = [{ kind: 'after', fromAt: null, untilAt: null }];
    expect(await callOf(first)).toMatchObject({ status: 'done', number: 1, moments: over, expectedAt: null });
    // It was still to come as its show ended.
    expect(await callOf(second)).toMatchObject({ status: 'scheduled', moments: over, readyAt: null });
    expect(await callOf(waiting)).toBeNull();

    // It was ended by mistake. It goes on once it is the round that is on.
    const reopened = () =>
      desk.call(showEndpoints.command, {
        round: round.id,
        body: { kind: 'reopen_show', commandId: newId(), expectedVersion: expectedVersion + 1 },
      });
    await expect(reopened()).rejects.toMatchObject({
      code: 'stale',
      message: expect.stringContaining('“Final” is. Nothing was done.'),
    });
    await desk.call(roundsEndpoints.makeRoundCurrent, { params: { id: round.id } });
    await reopened();
    expect(await callOf(first)).toMatchObject({ status: 'done' });
    const again = await callOf(second);
    expect(again).toMatchObject({ status: 'scheduled', actsBefore: 0, running: true });
    expect(again?.readyAt).not.toBeNull();
    expect(again?.moments).not.toEqual(over);
  });

  it('stays as planned while the show is rehearsed', async () => {
    let now = START - 60 * MINUTE;
    const { desk, go, performers } = await evening(await start({ engine, clock: () => now }));
    const [first, second] = performers;
    const planned = [await callOf(first), await callOf(second)];
    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 20 } });
    for (let press = 0; press < 2; press += 1) {
      now += 5_000;
      await go();
    }
    expect([await callOf(first), await callOf(second)]).toEqual(planned);
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    expect([await callOf(first), await callOf(second)]).toEqual(planned);
  });
});
