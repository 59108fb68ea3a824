import { expect, test } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type Caller, CallRefused, callerOf } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import { sampledServers } from '#test/sampled.ts';
import { describeByTurns } from '#test/store.ts';
import { openShowLog } from './steps.ts';

const show = (desk: Caller) => desk.call(showEndpoints.show);
const go = (desk: Caller, expectedVersion: number, commandId = newId()) =>
  desk.call(showEndpoints.command, { body: { kind: 'go', commandId, expectedVersion } });
type Sent = SentBodyOf<typeof showEndpoints.command>;
type Unnumbered = Sent extends infer C ? (C extends Sent ? Omit<C, 'commandId'> : never) : never;
const send = (desk: Caller, command: Unnumbered) =>
  desk.call(showEndpoints.command, {
    body: { ...command, commandId: newId() } as Sent,
  });

/** A phone that may vote. */
async function voter(origin: string): Promise<Caller> {
  const answer = await fetch(`${origin}/api/v1/ballot`);
  await answer.text();
  const cookie = cookiesOf(answer);
  return callerOf(origin, { cookie });
}

const refusal = async (call: Promise<unknown>): Promise<CallRefused> => {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error instanceof CallRefused) return error;
  throw new Error('The call was not refused.');
};

describeByTurns('the live show (%s)', (engine) => {
  const start = sampledServers();

  test('GO leads from the opening to the first act, whose scoring opens with it', async () => {
    let now = Date.parse('2026-06-01T18:00:00Z');
    const server = await start({ engine, clock: () => now });
    const { desk } = await server.sample();
    let version = 0;
    for (const stage of ['cue', 'standing_by', 'on_stage']) {
      now += 60_000;
      const answer = await go(desk, version);
      expect(answer.view.stage).toBe(stage);
      expect(answer.view.version).toBe(version + 1);
      version = answer.version;
    }
    const view = await show(desk);
    const act = view.items.find((item) => item.itemId === view.currentId);
    expect(act).toMatchObject({ number: 1, status: 'on_stage', act: { window: 'open' } });
    expect(view.scene.kind).toBe('now');

    const [over, still] = [view.items[0]?.itemId ?? '', view.items.at(-1)?.itemId ?? ''];
    const moved = refusal(
      desk.call(lineupEndpoints.moveItem, { params: { id: over }, body: { position: 3 } }),
    );
    expect(await moved).toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('has been on'),
    });
    const swapped = desk.call(lineupEndpoints.swapItems, { body: { firstId: still, secondId: over } });
    expect((await refusal(swapped)).code).toBe('wrong_state');
    // What happened is not taken out either, nor what is on stage now.
    for (const id of [over, view.currentId ?? ''])
      expect(await refusal(desk.call(lineupEndpoints.removeItem, { params: { id } }))).toMatchObject({
        code: 'wrong_state',
        message: expect.stringContaining('has been on'),
      });
    expect((await desk.call(lineupEndpoints.removeItem, { params: { id: still } })).items).toHaveLength(
      view.items.length - 1,
    );
  });

  test('two desks press GO at once: exactly one advances, the other is told who did', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const presses = await Promise.allSettled(Array.from({ length: 8 }, () => go(desk, 0)));
    const refused = presses.flatMap((press) =>
      press.status === 'rejected' ? [press.reason as CallRefused] : [],
    );
    expect(presses.length - refused.length).toBe(1);
    expect(new Set(refused.map((one) => one.code))).toEqual(new Set(['stale']));
    expect(refused[0]?.message).toContain('Jo Brandt moved the show on');
    expect(refused[0]?.fields.expected_version).toContain('version 1');
    expect((await show(desk)).version).toBe(1);
  });

  test('a press a moment before GO listens again waits and is taken, one right after the last is not', async () => {
    let ahead = 0;
    const server = await start({ engine, clock: () => Date.now() + ahead });
    const { desk } = await server.sample();
    await go(desk, 0);
    const echo = await refusal(go(desk, 1));
    expect(echo).toMatchObject({ code: 'too_soon', message: expect.stringContaining('was not taken') });
    const wentAt = (await show(desk)).go.deafUntilAt ?? 0;
    ahead += wentAt - 300 - server.store.now();
    expect((await go(desk, 1)).version).toBe(2);
    const [, second] = await server.store.read
      .selectFrom('showStep')
      .select('at')
      .orderBy('version')
      .execute();
    expect(second?.at).toBeGreaterThanOrEqual(wentAt);
  });

  test('a command that comes again is one step and gets the same answer', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const commandId = newId();
    const [first, second] = [await go(desk, 0, commandId), await go(desk, 0, commandId)];
    expect(second.version).toBe(first.version);
    expect((await show(desk)).version).toBe(1);
  });

  test('nobody is told that their command is done where its id was another’s', async () => {
    const server = await start({ engine });
    const { desk, crew } = await server.sample();
    const { token } = await server.caller().call(accountsEndpoints.login, { body: crew });
    const other = server.caller({ authorization: `Bearer ${token}` });
    const blank = { kind: 'blank', commandId: newId(), expectedVersion: 0 } as const;
    await desk.call(showEndpoints.command, { body: blank });
    for (const [who, body] of [
      [desk, { ...blank, kind: 'unblank' }],
      [other, blank],
    ] as const)
      await expect(who.call(showEndpoints.command, { body })).rejects.toMatchObject({
        code: 'invalid',
        fields: { command_id: expect.stringContaining('another command') },
      });
    expect(await desk.call(showEndpoints.command, { body: blank })).toMatchObject({ version: 1 });
  });

  test('a step that another room refuses leaves nothing behind', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const before = await show(desk);
    const open = { kind: 'open_poll', pollId: newId(), durationMs: null } as const;
    const call = desk.call(showEndpoints.command, {
      body: { ...open, commandId: newId(), expectedVersion: 0 },
    });
    expect((await refusal(call)).code).toBe('unknown_poll');
    expect((await show(desk)).version).toBe(before.version);
  });

  test('the start asks long before its time, and is taken back while nothing was scored', async () => {
    let now = Date.now();
    const server = await start({ engine, clock: () => now });
    const { desk } = await server.sample();
    const [event] = await desk.call(eventsEndpoints.events);
    const startsAt = now + 5 * 24 * 3_600_000;
    await desk.call(eventsEndpoints.changeEvent, { params: { id: event?.id ?? '' }, body: { startsAt } });
    expect((await refusal(go(desk, 0))).code).toBe('not_confirmed');
    for (let presses = 0; presses < 3; presses += 1) {
      now += 5_000;
      const { version, go: next } = await show(desk);
      await send(desk, { kind: 'go', confirms: next.asks, expectedVersion: version });
    }
    const begun = await show(desk);
    expect([begun.stage, begun.startMayGoBack]).toEqual(['on_stage', true]);
    const { view } = await send(desk, { kind: 'take_back_start', expectedVersion: begun.version });
    expect(view).toMatchObject({ phase: 'preshow', startedAt: null, currentId: null });
    expect(view.items.filter((item) => item.act && item.act.window !== 'closed')).toEqual([]);
    expect((await server.caller().call(liveEndpoints.audienceNow)).view.phase).toBe('preshow');
  });

  test('a vote that was opened by mistake is a draft again until somebody has voted', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const poll = (await show(desk)).polls.find(({ state }) => state === 'draft');
    const pollId = poll?.id ?? '';
    const open = async () => {
      const { version } = await show(desk);
      return send(desk, { kind: 'open_poll', pollId, durationMs: null, expectedVersion: version });
    };
    const takeBack = async () => {
      const { version } = await show(desk);
      return send(desk, { kind: 'take_back_poll', pollId, expectedVersion: version });
    };
    await open();
    expect((await takeBack()).view.polls.find(({ id }) => id === pollId)).toMatchObject({
      state: 'draft',
      openedAt: null,
      candidateCount: poll?.candidateCount,
    });
    await open();
    const phone = await voter(server.origin);
    const { polls } = await phone.call(votingEndpoints.ballot);
    const choice = polls.find(({ id }) => id === pollId)?.candidates[0]?.performanceId ?? '';
    await phone.call(votingEndpoints.castBallot, { params: { id: pollId }, body: { choice: [choice] } });
    expect((await refusal(takeBack())).code).toBe('poll_voted');
    expect((await show(desk)).polls.find(({ id }) => id === pollId)?.state).toBe('open');
  });

  test('a process that starts anew folds the same state from the stored steps', async () => {
    let now = Date.now();
    const server = await start({ engine, clock: () => now });
    const { desk } = await server.sample();
    for (let version = 0; version < 6; version += 1) {
      now += 30_000;
      await go(desk, version);
    }
    const { round } = await desk.call(lineupEndpoints.runningOrder);
    const kept = await openShowLog().stateOf(server.store.read, round.id);
    expect(kept.version).toBe(6);
    const view = await show(desk);
    expect({ phase: kept.phase, currentId: kept.currentId, clock: kept.clock, scene: kept.scene }).toEqual({
      phase: view.phase,
      currentId: view.currentId,
      clock: view.clock,
      scene: view.scene,
    });
  });

  test('scratching keeps the slot and takes the number; taking it back gives it again', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const { items } = await desk.call(lineupEndpoints.runningOrder);
    const second = items.find((item) => item.number === 2);
    const itemId = second?.id ?? '';
    const scratch = {
      kind: 'scratch',
      itemId,
      reason: 'Ill',
      commandId: newId(),
      expectedVersion: 0,
    } as const;
    await desk.call(showEndpoints.command, { body: scratch });
    const after = await desk.call(lineupEndpoints.runningOrder);
    expect(after.items.find((item) => item.id === itemId)).toMatchObject({
      number: null,
      scratched: true,
      scratchReason: 'Ill',
    });
    expect(after.actsTotal).toBe(items.filter((item) => item.number !== null).length - 1);
    const back = { kind: 'unscratch', itemId, commandId: newId(), expectedVersion: 1 } as const;
    await desk.call(showEndpoints.command, { body: back });
    expect((await desk.call(lineupEndpoints.runningOrder)).items).toEqual(items);
  });

  test('an MC page is paired by the code alone, and signals reach the desk', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const { code } = await desk.call(showEndpoints.screenPairing);
    const visitor = server.caller();
    // However many guess, and from the very same network, the right code is taken.
    const guesses = Array.from({ length: 14 }, () =>
      refusal(visitor.call(showEndpoints.pairScreen, { body: { code: 'nonsense' } })),
    );
    const guessed = Promise.all(guesses);
    const { token } = await visitor.call(showEndpoints.pairScreen, {
      body: { code: ` ${code.toUpperCase()} ` },
    });
    for (const { code: why } of await guessed) expect(why).toBe('wrong_code');
    const mc = server.caller({ 'x-screen-token': token });
    // As pages send it: with a name of its own for the press.
    await mc.call(showEndpoints.signal, { body: { signal: 'mic_problem' }, commandId: 'Press-of-the-MC' });
    const [call] = (await show(desk)).calls;
    const take = {
      kind: 'take_call',
      callId: call?.id ?? '',
      commandId: newId(),
      expectedVersion: 0,
    } as const;
    await desk.call(showEndpoints.command, { body: take });
    expect((await show(desk)).calls).toMatchObject([{ what: 'mic_problem', takenBy: 'Jo Brandt' }]);
    await mc.call(showEndpoints.signal, { body: { signal: null } });
    // Taken back twice, it is taken back.
    await mc.call(showEndpoints.signal, { body: { signal: null } });
    expect((await show(desk)).calls).toEqual([]);
    await mc.call(showEndpoints.signal, { body: { signal: 'need_a_minute' } });
    expect((await show(desk)).calls).toMatchObject([{ from: 'mc', what: 'need_a_minute', by: 'MC' }]);
    const note = { kind: 'send_note', text: 'Stretch', commandId: newId(), expectedVersion: 0 } as const;
    const { view } = await desk.call(showEndpoints.command, { body: note });
    await mc.call(showEndpoints.readNote, { params: { id: view.notes[0]?.id ?? '' } });
    // By a second device of the MC.
    await mc.call(showEndpoints.readNote, { params: { id: view.notes[0]?.id ?? '' } });
    const read = await show(desk);
    // What the MC asked for is answered once they have read what the desk said.
    expect(read.calls).toEqual([]);
    expect(read.notes[0]?.readAt).not.toBeNull();
    await desk.call(showEndpoints.unpairScreens);
    expect((await refusal(mc.call(showEndpoints.signal, { body: { signal: 'ready' } }))).code).toBe(
      'forbidden',
    );
  });
});
