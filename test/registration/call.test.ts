/** A performer's call through the real server: it moves with the show and says what the crew's board says. */
import { describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { callEndpoints } from '#contract/show/call.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Caller } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { bearer } from '../conformance/house.ts';
import { type TestServer, testServers } from '../server.ts';
import { ENGINES } from '../store.ts';

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

const callOf = async (performer: Caller | undefined) =>
  (await performer?.call(callEndpoints.ownCall))?.call ?? null;

describe.each(ENGINES)("a performer's call (%s)", (engine) => {
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
