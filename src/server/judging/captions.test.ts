/** Judges who score some criteria only, count more than once, or write points off: from the form to the standings. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { seedRound } from '#test/round.ts';
import { type TestServer, testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';
import { setScoring } from './scoring-commands.ts';

const key = () => randomBytes(8).toString('hex');

/** Two acts and two criteria: the first judge scores the first criterion, the second judge the other. */
async function fixture(server: TestServer) {
  const round = await seedRound(server.store, { acts: 2, judges: 2, weights: [1, 1] });
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(server.store, SYSTEM, { ...account, name: 'Ana', role: 'admin' });
  const { token } = await openSignIns(server.store).login(account, 'test');
  const admin = server.caller({ authorization: `Bearer ${token}` });
  const [music = '', effect = ''] = round.criterionIds;
  const [one = '', other = ''] = round.judgeIds;
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, round.performanceIds, 'open'));
  const change = (id: string, body: SentBodyOf<typeof judgingEndpoints.changeJudge>) =>
    admin.call(judgingEndpoints.changeJudge, { params: { id }, body });
  await change(one, { criterionIds: [music] });
  await change(other, { criterionIds: [effect] });
  const device = async (id: string) => {
    const { path } = await admin.call(judgingEndpoints.reissueLink, { params: { id } });
    const link = path.replace('/judge/', '');
    const { sessionId } = await server
      .caller()
      .call(judgingEndpoints.judgeAccess, { params: { token: link } });
    return server.caller({ 'x-judge-token': link, 'x-judge-session': sessionId });
  };
  const send = async (from: Awaited<ReturnType<typeof device>>, act: number, marks: Record<string, number>) =>
    from.call(judgingEndpoints.saveScoresheet, {
      params: { performanceId: round.performanceIds[act] ?? '' },
      body: { marks, baseRevision: 0, submitted: true },
      commandId: key(),
    });
  const results = async () => {
    const { rows } = await admin.call(resultsEndpoints.scoring);
    return round.performanceIds.map((id) => {
      const row = rows.find(({ performanceId }) => performanceId === id);
      return [row?.result, row?.place, row?.provisional];
    });
  };
  return { round, admin, change, device, send, results, music, effect, one, other };
}

describeByTurns('captions (%s)', (engine) => {
  const start = testServers();

  it('show a judge their own criteria alone, and a sheet is complete with those', async () => {
    const server = await start({ engine });
    const { device, send, results, music, effect, one, other } = await fixture(server);
    const tablet = await device(one);
    const { criteria, performances } = await tablet.call(judgingEndpoints.panel);
    expect(criteria.map(({ id }) => id)).toEqual([music]);
    expect(performances).toHaveLength(2);
    await expect(send(tablet, 0, { [music]: 8, [effect]: 8 })).rejects.toMatchObject({
      code: 'invalid',
      fields: { [`marks.${effect}`]: 'This act is not scored on that criterion.' },
    });
    expect(await send(tablet, 0, { [music]: 8 })).toMatchObject({ state: 'submitted', total: '8' });
    await send(tablet, 1, { [music]: 6 });
    const second = await device(other);
    await send(second, 0, { [effect]: 5 });
    expect(await results()).toEqual([
      ['13.00', '1', false],
      [null, null, true],
    ]);
    await send(second, 1, { [effect]: 9 });
    expect(await results()).toEqual([
      ['13.00', '2', false],
      ['15.00', '1', false],
    ]);
  });

  it('take paper for a judge’s own criteria, and no other', async () => {
    const server = await start({ engine });
    const { admin, round, music, effect, one } = await fixture(server);
    const [performanceId = ''] = round.performanceIds;
    const type = (marks: Record<string, number>) =>
      admin.call(paperEndpoints.typePaper, {
        body: { judgeId: one, performanceId, marks },
        commandId: key(),
      });
    await expect(type({ [music]: 8, [effect]: 8 })).rejects.toMatchObject({ code: 'invalid' });
    await type({ [music]: 8 });
    const { judges } = await admin.call(paperEndpoints.paper);
    expect(judges.find(({ id }) => id === one)?.criterionIds).toEqual([music]);
  });

  it('let marks that were given count otherwise only with a reason', async () => {
    const server = await start({ engine });
    const { admin, change, device, send, results, music, effect, one, other } = await fixture(server);
    await change(other, { criterionIds: [], weight: '2.0' });
    expect((await admin.call(judgingEndpoints.judges)).map(({ weight }) => weight)).toEqual(['1', '2']);
    const [first, second] = [await device(one), await device(other)];
    for (const act of [0, 1]) {
      await send(first, act, { [music]: act === 0 ? 9 : 5 });
      await send(second, act, { [music]: act === 0 ? 5 : 8, [effect]: 5 });
    }
    // (9 + 2 × 5) ÷ 3 and (5 + 2 × 8) ÷ 3, and 5 each.
    expect(await results()).toEqual([
      ['11.33', '2', false],
      ['12.00', '1', false],
    ]);
    await expect(change(other, { weight: '1' })).rejects.toMatchObject({
      code: 'in_use',
      fields: { reason: 'Say why this changes.' },
    });
    await expect(change(one, { criterionIds: [effect] })).rejects.toMatchObject({ code: 'in_use' });
    await change(other, { weight: '1', reason: 'They count like anybody else.' });
    expect(await results()).toEqual([
      ['12.00', '1', false],
      ['11.50', '2', false],
    ]);
    await expect(change(other, { weight: '0' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('make jurors of judges, whose juries give points', async () => {
    const server = await start({ engine });
    const { admin, change, device, send, results, music, effect, one, other } = await fixture(server);
    await change(one, { jury: 'North', criterionIds: [] });
    await change(other, { jury: ' North ', criterionIds: [] });
    expect((await admin.call(judgingEndpoints.judges)).map(({ jury }) => jury)).toEqual(['North', 'North']);
    await admin.call(resultsEndpoints.changeRules, {
      body: { rules: { method: 'points_table', juries: { method: 'mean' } } },
    });
    const [first, second] = [await device(one), await device(other)];
    for (const act of [0, 1]) {
      await send(first, act, { [music]: act === 0 ? 9 : 5, [effect]: 5 });
      await send(second, act, { [music]: act === 0 ? 5 : 8, [effect]: 5 });
    }
    // 14 and 10 against 10 and 13: one jury comes to 12 and 11.5, and gives 12 and 10 points.
    expect(await results()).toEqual([
      ['12.00', '1', false],
      ['10.00', '2', false],
    ]);
    await expect(change(other, { jury: 'South' })).rejects.toMatchObject({ code: 'in_use' });
    await change(other, { jury: 'South', reason: 'They came with the other school.' });
    expect(await results()).toEqual([
      ['22.00', '1=', false],
      ['22.00', '1=', false],
    ]);
  });

  it('say before anything is scored which criterion nobody scores, and what if a judge counted otherwise', async () => {
    const server = await start({ engine });
    const { admin, change, device, send, results, music, effect, one, other } = await fixture(server);
    const doubts = async () => (await admin.call(resultsEndpoints.scoring)).doubts;
    expect(await doubts()).toEqual([]);
    await change(other, { criterionIds: [music] });
    expect(await doubts()).toEqual([{ kind: 'nobody_scores', criterionIds: [effect] }]);
    const [first, second] = [await device(one), await device(other)];
    for (const act of [0, 1]) {
      await send(first, act, { [music]: act === 0 ? 9 : 6 });
      await send(second, act, { [music]: act === 0 ? 5 : 9 });
    }
    expect(await results()).toEqual([
      [null, null, false],
      [null, null, false],
    ]);
    await admin.call(resultsEndpoints.changeRules, {
      body: { rules: { method: 'trimmed_mean', per: 'judge_total' }, reason: 'By totals.' },
    });
    const kept = await results();
    expect(kept).toEqual([
      ['7.00', '2', false],
      ['7.50', '1', false],
    ]);
    const otherwise = await admin.call(resultsAdminEndpoints.judgeOtherwise, {
      params: { id: one },
      body: { weight: '3' },
    });
    expect(otherwise.map(({ result, place }) => [result, place])).toEqual([
      ['8.00', '1'],
      ['6.75', '2'],
    ]);
    expect(await results()).toEqual(kept);
  });

  it('keep a criterion that a judge is to score', async () => {
    const server = await start({ engine });
    const { admin, music } = await fixture(server);
    await expect(
      admin.call(judgingEndpoints.removeCriterion, { params: { id: music } }),
    ).rejects.toMatchObject({ code: 'in_use' });
  });

  it('take off what judges write on a criterion of points off, and what-if counts it', async () => {
    const server = await start({ engine });
    const { admin, device, send, results, music, effect, one, other } = await fixture(server);
    const [shown] = (await admin.call(judgingEndpoints.criteria)).filter(({ id }) => id === effect);
    const { id: _id, inUse: _inUse, ...facts } = shown ?? expect.fail('There is such a criterion.');
    await admin.call(judgingEndpoints.changeCriterion, {
      params: { id: effect },
      body: { ...facts, subtractsFrom: '10' },
    });
    const [first, second] = [await device(one), await device(other)];
    for (const act of [0, 1]) {
      await send(first, act, { [music]: 6 });
      expect(await send(second, act, { [effect]: 2 + act })).toMatchObject({ total: String(8 - act) });
    }
    expect(await results()).toEqual([
      ['14.00', '1', false],
      ['13.00', '2', false],
    ]);
    const rules = { method: 'mean', byCriterion: { [effect]: { method: 'sum' } } } as const;
    const places = await admin.call(resultsEndpoints.whatIf, { body: rules });
    expect(places.map(({ place, result }) => [place, result])).toEqual([
      ['1', '14.00'],
      ['2', '13.00'],
    ]);
    await expect(
      admin.call(judgingEndpoints.changeCriterion, { params: { id: effect }, body: facts }),
    ).rejects.toMatchObject({ code: 'in_use', fields: { subtracts_from: 'This cannot change any more.' } });
  });
});
