/** Two heats and a final that goes on from their points, over HTTP: who goes on, what counts, what a late change does. */
import { expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { recount } from '#server/results/recount.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { hashToken, newToken } from '#server/store/secrets.ts';
import { ADMIN, bearer } from '../conformance/fixture.ts';
import { seedRound, submitSheet } from '../round.ts';
import { testServers } from '../server.ts';
import { describeByTurns } from '../store.ts';

const start = testServers();

describeByTurns('two heats and a final (%s)', (engine) => {
  it('deals the heats, takes a wildcard at a shared cut, carries the points, and says when a heat falls', async () => {
    const server = await start({ engine });
    const { store } = server;
    await addAdmin(store, SYSTEM, ADMIN);
    const seeded = await seedRound(store, { acts: 8, judges: 3, weights: [1] });
    const headers = await bearer(server, ADMIN);
    const { call } = server.caller(headers);
    const nth = (name: string) => Number(name.replace('Act ', ''));
    const named = async (name: string) => {
      const round = (await call(roundsEndpoints.rounds)).find((one) => one.name === name);
      return round ?? expect.fail(`There is no ${name}.`);
    };
    const score = async (name: string, marks: Record<number, number[]>) => {
      const acts = (await named(name)).performances;
      const performanceIds = acts.map((act) => act.id);
      for (const [performance, act] of acts.entries())
        for (const [judge, mark] of (marks[nth(act.stageName)] ?? []).entries())
          await submitSheet(store, { ...seeded, performanceIds }, { performance, judge, marks: [mark] });
    };
    const certify = async (name: string) => {
      const { id: round } = await named(name);
      const { digest } = await call(resultsEndpoints.scoring, { round });
      return call(resultsEndpoints.certify, { round, body: { digest } });
    };

    await call(roundsEndpoints.renameRound, { params: { id: seeded.roundId }, body: { name: 'Heat A' } });
    await call(roundsEndpoints.addRound, { body: { name: 'Heat B' } });
    await call(lineupEndpoints.changeItem, {
      params: { id: seeded.performanceIds[6] ?? '' },
      body: { isGuest: true },
    });
    const heats = [await named('Heat A'), await named('Heat B')];
    await call(roundsEndpoints.deal, { body: { roundIds: heats.map(({ id }) => id) } });
    const actsOf = async (name: string) => (await named(name)).performances.map((act) => act.stageName);
    expect(await actsOf('Heat A')).toEqual(['Act 1', 'Act 3', 'Act 5', 'Act 7', 'Act 8']);
    expect(await actsOf('Heat B')).toEqual(['Act 2', 'Act 4', 'Act 6']);
    const moved = (await named('Heat A')).performances.find((act) => act.stageName === 'Act 8');
    await call(roundsEndpoints.moveInto, {
      params: { id: heats[1]?.id ?? '' },
      body: { performanceIds: [moved?.id ?? ''] },
    });
    expect(await actsOf('Heat B')).toEqual(['Act 2', 'Act 4', 'Act 6', 'Act 8']);

    const token = newToken();
    const [judgeId = ''] = seeded.judgeIds;
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('judge')
        .set({ tokenHash: hashToken(token) })
        .where('id', '=', judgeId)
        .execute(),
    );
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const [pupil] = (await named('Heat A')).performances.filter((act) => act.stageName === 'Act 3');
    await call(resultsEndpoints.excuse, {
      body: { judgeId, performanceIds: [pupil?.id ?? ''], reason: 'A pupil of theirs.' },
    });
    const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
    const shown = (await judge.call(judgingEndpoints.panel)).performances;
    expect(shown.map((act) => [act.stageName, act.excused?.reason ?? null])).toEqual([
      ['Act 1', null],
      ['Act 3', 'A pupil of theirs.'],
      ['Act 5', null],
      ['Act 7', null],
    ]);

    await score('Heat A', { 1: [9, 9, 8], 3: [7, 7, 7], 5: [7, 7, 7], 7: [10, 10, 10] });
    await score('Heat B', { 2: [8, 8, 8], 4: [6, 6, 6], 6: [7, 7, 7], 8: [3, 3, 3] });
    await expect(
      call(roundsEndpoints.deal, { body: { roundIds: heats.map(({ id }) => id) } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    const heatA = await certify('Heat A');
    expect(heatA.rows.map((row) => [row.stageName, row.place, row.blocked])).toContainEqual([
      'Act 7',
      null,
      'guest',
    ]);
    const guest = heatA.rows.find((row) => row.guest);
    expect(guest?.cells.map((cell) => cell.state)).toEqual(['in', 'in', 'in']);
    await call(resultsEndpoints.publishResult, { params: { id: heatA.result?.id ?? '' }, body: {} });
    const [table] = (await server.caller().call(resultsEndpoints.results)).tables;
    expect(table?.guests.map((act) => act.stageName)).toEqual(['Act 7']);
    expect(table?.rows.map((row) => [row.stageName, row.place])).not.toContainEqual(
      expect.arrayContaining(['Act 7']),
    );
    await certify('Heat B');

    const rule = {
      roundIds: heats.map(({ id }) => id),
      each: 'group' as const,
      count: 1,
      wildcards: 2,
      tie: 'tie_break' as const,
    };
    const open = await call(roundsEndpoints.previewNext, { body: rule });
    expect(open.cuts.map((cut) => [cut.seats, cut.among.map((act) => act.stageName).sort()])).toEqual([
      [2, ['Act 3', 'Act 5', 'Act 6']],
    ]);
    const chosen = open.cuts.map(({ id, among }) => ({
      cut: id,
      performanceIds: among.filter((act) => act.stageName !== 'Act 5').map((act) => act.performanceId),
    }));
    const next = { ...rule, chosen, name: 'Final', reason: 'Louder applause.', points: 'zero' as const };
    await call(roundsEndpoints.makeNext, { body: next });
    const final = await named('Final');
    expect(final).toMatchObject({
      points: 'zero',
      scored: false,
      from: heats.map(({ id, name }) => ({ id, name })),
    });
    expect((await actsOf('Final')).toSorted()).toEqual(['Act 1', 'Act 2', 'Act 3', 'Act 6']);
    await call(roundsEndpoints.choosePoints, { params: { id: final.id }, body: { points: 'carry' } });

    await call(roundsEndpoints.makeRoundCurrent, { params: { id: final.id } });
    await score('Final', { 1: [5, 5, 5], 2: [7, 7, 7], 3: [9, 9, 9], 6: [8, 7, 7] });
    await expect(
      call(roundsEndpoints.choosePoints, { params: { id: final.id }, body: { points: 'zero' } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(
      call(resultsEndpoints.changeRules, {
        body: { rules: { method: 'rank_sum' }, reason: 'By ranks after all.' },
      }),
    ).rejects.toThrow('Only points can be carried forward');
    const certified = await certify('Final');
    expect(
      certified.rows.map(({ stageName, place, result, carried }) => [stageName, place, result, carried]),
    ).toEqual([
      ['Act 3', '1', '16.00', { lines: [{ from: 'Heat A', points: '7.00' }], round: '9.00' }],
      ['Act 2', '2', '15.00', { lines: [{ from: 'Heat B', points: '8.00' }], round: '7.00' }],
      ['Act 6', '3', '14.33', { lines: [{ from: 'Heat B', points: '7.00' }], round: '7.33' }],
      ['Act 1', '4', '13.67', { lines: [{ from: 'Heat A', points: '8.67' }], round: '5.00' }],
    ]);
    expect(certified.doubts.filter((doubt) => doubt.kind === 'earlier_taken_back')).toEqual([]);
    expect(await recount(store, final.id)).toMatchObject({ agrees: true, details: [] });

    await score('Heat B', { 2: [8, 8, 9] });
    await expect.poll(async () => (await named('Heat B')).state).toBe('open');
    await expect
      .poll(async () => {
        const row = await store.read
          .selectFrom('result')
          .select('state')
          .where('roundId', '=', heats[1]?.id ?? '')
          .executeTakeFirst();
        return row?.state;
      })
      .toBe('voided');
    const after = await call(resultsEndpoints.scoring);
    expect(after.result?.state).toBe('certified');
    expect(after.doubts).toContainEqual({ kind: 'earlier_taken_back', round: 'Heat B', carried: true });
    expect(await named('Final')).toMatchObject({ takenBack: ['Heat B'] });
    expect(await recount(store, final.id)).toMatchObject({
      agrees: false,
      differences: ['carried'],
      details: ['carried from Heat B: what stands there now does not give the certified result'],
    });

    await certify('Heat B');
    expect(await named('Final')).toMatchObject({ current: true });
    const because = { 'take-back-result': 'Heat%20B%20was%20corrected.' };
    await server
      .caller({ ...headers, ...because })
      .call(roundsEndpoints.takeTotals, { params: { id: final.id } });
    const anew = await call(resultsEndpoints.scoring);
    expect(anew.result?.state).toBe('voided');
    expect(anew.rows.find((row) => row.stageName === 'Act 2')?.result).toBe('15.33');
    const carry = { earlier: '40', round: '60' };
    await call(resultsEndpoints.changeRules, {
      body: { rules: { method: 'mean', carry }, reason: 'As it was announced.' },
    });
    const weighed = await certify('Final');
    expect(weighed.rows.find((row) => row.stageName === 'Act 2')).toMatchObject({
      result: '7.53',
      carried: { lines: [{ from: 'Heat B', points: '8.33' }], round: '7.00', percents: carry },
    });
    expect(await recount(store, final.id)).toMatchObject({ agrees: true, version: 2, details: [] });
    await call(resultsEndpoints.publishResult, { params: { id: weighed.result?.id ?? '' }, body: {} });
    const [told] = (await server.caller().call(resultsEndpoints.results)).tables;
    expect(told?.rows.find((row) => row.stageName === 'Act 2')?.carried).toEqual({
      lines: [{ from: 'Heat B', points: '8.33' }],
      round: '7.00',
      percents: carry,
    });
    const [first = ''] = heats.map(({ id }) => id);
    expect(await server.caller().call(resultsEndpoints.results, { round: first })).toMatchObject({
      state: 'published',
      round: { name: 'Heat A' },
      others: [{ id: final.id, name: 'Final', event: 'Open Stage' }],
    });
    const { digest } = await server.caller().call(resultsEndpoints.resultRecord, { round: first });
    expect(digest).toBe(heatA.result?.digest);
    await expect(
      server.caller().call(resultsEndpoints.results, { round: 'nosuchround0' }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('takes what is done in a round that is named, whichever is on: order, votes, scores and paper', async () => {
    const server = await start({ engine });
    const { store } = server;
    await addAdmin(store, SYSTEM, ADMIN);
    const seeded = await seedRound(store, { acts: 4, judges: 1, weights: [1] });
    const { call } = server.caller(await bearer(server, ADMIN));
    const heat = seeded.roundId;
    const rounds = await call(roundsEndpoints.split, {
      params: { id: heat },
      body: { heats: 2, called: 'Heat' },
    });
    const other = rounds.find(({ current }) => !current)?.id ?? '';
    const orderOf = async (round?: string) => {
      const { round: of, items } = await call(lineupEndpoints.runningOrder, round ? { round } : {});
      return [of.name, items.map(({ title }) => title)];
    };
    const cue = (title: string) => ({ kind: 'other' as const, title, plannedMs: 60_000, position: 0 });
    await call(lineupEndpoints.addCue, { round: other, body: cue('Cake') });
    await call(lineupEndpoints.addCue, { body: cue('Tea') });
    expect(await orderOf(other)).toEqual(['Heat 2', ['Cake', 'Act 2', 'Act 4']]);
    expect(await orderOf()).toEqual(['Heat 1', ['Tea', 'Act 1', 'Act 3']]);
    expect(await orderOf(heat)).toEqual(await orderOf());
    // An item is changed in the order that it stands in.
    const { items } = await call(lineupEndpoints.runningOrder, { round: other });
    await expect(
      call(lineupEndpoints.moveItem, { params: { id: items[0]?.id ?? '' }, body: { position: 2 } }),
    ).rejects.toMatchObject({ code: 'not_found' });

    const poll = await call(votingEndpoints.addPoll, { round: other, body: { title: 'Best of heat 2' } });
    expect(poll.candidates.map(({ stageName }) => stageName)).toEqual(['Act 2', 'Act 4']);
    expect(await call(votingEndpoints.polls)).toEqual([]);
    const params = { id: poll.id };
    await call(votingEndpoints.openPoll, { params, body: {} });
    await call(votingEndpoints.closePoll, { params });
    expect(await call(votingEndpoints.polls, { round: other })).toMatchObject([
      { ...params, state: 'closed' },
    ]);
    const anyone = server.caller();
    expect(await anyone.call(votingEndpoints.closedPolls, { round: other })).toMatchObject([params]);
    expect(await anyone.call(votingEndpoints.closedPolls)).toEqual([]);

    const sheet = await call(reportEndpoints.cueSheet, { round: other });
    expect([sheet.round, sheet.rows.map(({ title }) => title)]).toEqual(await orderOf(other));
    expect((await call(reportEndpoints.cueSheet)).round).toBe('Heat 1');
    expect((await call(roundsEndpoints.rounds, { round: other })).map(({ name }) => name)).toEqual([
      'Heat 1',
      'Heat 2',
    ]);
    for (const round of ['nosuchround0', seeded.eventId])
      await expect(call(lineupEndpoints.runningOrder, { round })).rejects.toMatchObject({ status: 404 });
  });

  it('splits a show into heats at once or not at all, however often it is asked', async () => {
    const server = await start({ engine });
    const { store } = server;
    await addAdmin(store, SYSTEM, ADMIN);
    const seeded = await seedRound(store, { acts: 5, judges: 1, weights: [1] });
    const headers = await bearer(server, ADMIN);
    const { call } = server.caller(headers);
    const split = (heats: number, called: string, commandId?: string) =>
      server
        .caller({ ...headers, ...(commandId && { 'idempotency-key': commandId }) })
        .call(roundsEndpoints.split, { params: { id: seeded.roundId }, body: { heats, called } });
    const there = async () =>
      (await call(roundsEndpoints.rounds)).map(({ name, acts }) => [name, acts] as const);
    const one = await there();
    // The name of the third is taken: nothing is made of the second either.
    await call(roundsEndpoints.addRound, { body: { name: 'Group 3' } });
    await expect(split(3, 'Group')).rejects.toMatchObject({ code: 'already_exists' });
    await expect(split(6, 'Heat')).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await there()).toEqual([...one, ['Group 3', 0]]);

    const made = await Promise.all([
      split(4, 'Heat', 'one-press-of-split'),
      split(4, 'Heat', 'one-press-of-split'),
    ]);
    expect(made[0]).toEqual(made[1]);
    const heats = [
      ['Heat 1', 2],
      ['Group 3', 0],
      ['Heat 2', 1],
      ['Heat 3', 1],
      ['Heat 4', 1],
    ];
    expect(await there()).toEqual(heats);
    await expect(split(2, 'Heat')).rejects.toMatchObject({ code: 'already_exists' });
    await submitSheet(store, seeded, { performance: 0, judge: 0, marks: [5] });
    await expect(split(2, 'Stage')).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await there()).toEqual(heats);
  });
});
