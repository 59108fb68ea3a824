/** What names its round moves and shows that one: nobody with a heat open moves the final. */
import { expect, test } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { controlEndpoints, gearEndpoints } from '#contract/show/gear.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import { follow, until } from '#test/following.ts';
import { sampledServers } from '#test/sampled.ts';
import type { TestServer } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';

/** A heat that is on, and a final beside it whose show is at the same version: only the round tells them apart. */
async function withFinal(server: TestServer) {
  const sample = await server.sample();
  const rounds = await sample.desk.call(roundsEndpoints.addRound, { body: { name: 'Final' } });
  const [heat = '', final = ''] = rounds.map(({ id }) => id);
  const callFinal = () => sample.desk.call(roundsEndpoints.makeRoundCurrent, { params: { id: final } });
  return { ...sample, heat, final, callFinal, heatName: rounds[0]?.name ?? '' };
}

const go = (commandId = newId()) => ({ body: { kind: 'go', commandId, expectedVersion: 0 } }) as const;

describeByTurns('a round that is named (%s)', (engine) => {
  const start = sampledServers();

  test('takes no command of a page that still has another one open, and says which is on', async () => {
    const server = await start({ engine });
    const { desk, mcCode, heat, final, heatName, callFinal } = await withFinal(server);
    const { token } = await server.caller().call(showEndpoints.pairScreen, { body: { code: mcCode } });
    const mc = server.caller({ 'x-screen-token': token });
    const { token: key } = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Keys' } });
    const gear = server.caller({ authorization: `Bearer ${key}` });
    const sent = newId();
    const note = {
      kind: 'send_note',
      to: 'mc',
      text: 'Stretch.',
      commandId: sent,
      expectedVersion: 0,
    } as const;
    expect(await desk.call(showEndpoints.command, { round: heat, body: note })).toMatchObject({ version: 1 });
    await callFinal();

    const other = {
      code: 'stale',
      message: expect.stringContaining(
        `for “${heatName}”, which is not on now: “Final” is. Nothing was done.`,
      ),
    };
    const refused = [
      () => desk.call(showEndpoints.command, { round: heat, ...go() }),
      () => mc.call(showEndpoints.signal, { round: heat, body: { signal: 'ready' } }),
      () => gear.call(controlEndpoints.controlBlank, { round: heat }),
      () => desk.call(rehearsalEndpoints.startRehearsal, { round: heat, body: {} }),
    ];
    for (const press of refused) await expect(press()).rejects.toMatchObject(other);
    // Its answer may only have been lost.
    expect(await desk.call(showEndpoints.command, { round: heat, body: note })).toMatchObject({
      version: 1,
      view: { round: { id: heat } },
    });
    expect(await desk.call(showEndpoints.show)).toMatchObject({
      round: { id: final },
      version: 0,
      calls: [],
    });

    await mc.call(showEndpoints.signal, { round: final, body: { signal: 'ready' } });
    expect(await desk.call(showEndpoints.show, { round: final })).toMatchObject({
      version: 1,
      calls: [{ what: 'ready' }],
    });
    expect(await gear.call(controlEndpoints.controlState)).toMatchObject({ round: { name: 'Final' } });
  });

  test('is shown as it is while another one is on, to whoever follows it and to whoever asks', async () => {
    const server = await start({ engine });
    const { desk, judges, heat, final, callFinal } = await withFinal(server);
    const token = new URL(judges[0]?.url ?? '').pathname.split('/').at(-1) ?? '';
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
    const hall = server.caller();
    const [poll] = await desk.call(votingEndpoints.polls, { round: heat });
    await desk.call(votingEndpoints.openPoll, { params: { id: poll?.id ?? '' }, body: {} });
    const stays = await follow(server.origin, 'audience', {}, heat);
    const leads = await follow(server.origin, 'audience');
    const last = (stream: typeof stays) => stream.frames().at(-1)?.view.round.id;
    await until(() => last(stays) === heat && last(leads) === heat);
    expect(stays.frames().at(-1)?.view.poll?.state).toBe('open');
    await callFinal();
    await until(() => last(leads) === final);
    await desk.call(votingEndpoints.closePoll, { params: { id: poll?.id ?? '' } });
    await until(() => stays.frames().at(-1)?.view.poll?.state !== 'open');
    expect(last(stays)).toBe(heat);

    expect((await hall.call(liveEndpoints.audienceNow, { round: heat })).view.round.id).toBe(heat);
    expect((await hall.call(liveEndpoints.audienceNow)).view.round.id).toBe(final);
    expect((await hall.call(votingEndpoints.ballot, { round: heat })).polls).toMatchObject([
      { id: poll?.id },
    ]);
    expect((await hall.call(votingEndpoints.ballot)).polls).toEqual([]);
    expect((await judge.call(judgingEndpoints.panel, { round: heat })).performances).not.toEqual([]);
    expect(await judge.call(judgingEndpoints.panel)).toMatchObject({
      round: { id: final },
      performances: [],
    });
    await expect(judge.call(liveEndpoints.judgeNow, { round: 'nosuchround' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('ends what follows it when it is thrown away, and is not there for whoever comes back', async () => {
    const server = await start({ engine });
    const { desk, judges, heat } = await withFinal(server);
    const token = new URL(judges[0]?.url ?? '').pathname.split('/').at(-1) ?? '';
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const { token: key } = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Keys' } });
    const gear = { authorization: `Bearer ${key}` };
    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { round: heat, body: {} });
    const followed = [
      await follow(server.origin, 'audience', {}, id),
      await follow(server.origin, 'projector', {}, id),
      await follow(server.origin, 'judge', { 'x-judge-token': token, 'x-judge-session': sessionId }, id),
    ];
    const control = await fetch(`${server.origin}/api/v1/rounds/${id}/control/stream`, { headers: gear });
    const leads = await follow(server.origin, 'audience');
    await until(() => [...followed, leads].every(({ frames }) => frames().at(-1)?.view.round.id === id));
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    await until(() => followed.every(({ stream }) => stream.ended));
    expect(await control.text()).toContain('event: view');
    await until(() => leads.frames().at(-1)?.view.round.id === heat);
    expect(leads.stream.ended).toBe(false);
    for (const path of ['live/audience', 'live/audience/now', 'control/stream']) {
      const again = await fetch(`${server.origin}/api/v1/rounds/${id}/${path}`, { headers: gear });
      expect(await again.json()).toMatchObject({ code: 'not_found' });
    }
  });

  test('has room for the desk, however many strangers look at', async () => {
    const server = await start({ engine });
    const { desk, admin } = await server.sample();
    for (const name of ['1', '2', '3', '4', '5'])
      await desk.call(roundsEndpoints.addRound, { body: { name: `Heat ${name}` } });
    const [on, ...others] = await desk.call(roundsEndpoints.rounds);
    const looked = others.slice(0, 4).map(({ id }) => follow(server.origin, 'audience', {}, id));
    await Promise.all(looked);
    const fifth = others[4]?.id ?? '';
    const refused = await fetch(`${server.origin}/api/v1/rounds/${fifth}/live/audience`);
    expect(await refused.json()).toMatchObject({ code: 'busy' });

    const { token } = await server.caller().call(accountsEndpoints.login, { body: admin });
    const headers = { authorization: `Bearer ${token}` };
    for (const id of [on?.id ?? '', fifth]) {
      const { frames } = await follow(server.origin, 'admin', headers, id);
      await until(() => frames().at(-1)?.view.round.id === id);
      expect(await desk.call(showEndpoints.show, { round: id })).toMatchObject({ round: { id } });
    }
  });

  test('takes the votes of a poll of its own while another one is on', async () => {
    const server = await start({ engine });
    const { desk, heat, callFinal } = await withFinal(server);
    const [poll] = await desk.call(votingEndpoints.polls, { round: heat });
    const params = { id: poll?.id ?? '' };
    await callFinal();
    await desk.call(votingEndpoints.openPoll, { params, body: {} });
    const asked = await fetch(`${server.origin}/api/v1/rounds/${heat}/ballot`);
    const cookie = cookiesOf(asked);
    const [choice = ''] = (
      (await asked.json()) as { polls: { candidates: { performance_id: string }[] }[] }
    ).polls
      .flatMap(({ candidates }) => candidates)
      .map((one) => one.performance_id);
    const voter = server.caller({ cookie });
    await voter.call(votingEndpoints.castBallot, { params, body: { choice: [choice] } });
    expect((await voter.call(votingEndpoints.ballot, { round: heat })).polls[0]?.mine?.choice).toEqual([
      choice,
    ]);
  });
});
