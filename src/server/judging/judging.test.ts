/** Judging through the calls that the pages make, on both engines. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { type SeededRound, seedRound } from '#test/round.ts';
import { type TestServer, testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';
import { setScoring } from './scoring-commands.ts';

const key = () => randomBytes(8).toString('hex');

/** A round with three criteria (weights 3, 2, 1), an admin, and judges who come in by their links. */
async function fixture(server: TestServer) {
  const round = await seedRound(server.store, { acts: 2, judges: 2, weights: [3, 2, 1] });
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(server.store, SYSTEM, { ...account, name: 'Ana', role: 'admin' });
  const { token } = await openSignIns(server.store).login(account, 'test');
  const admin = server.caller({ authorization: `Bearer ${token}` });
  const visitor = server.caller();
  const link = async (judge: number) => {
    const { path } = await admin.call(judgingEndpoints.reissueLink, {
      params: { id: round.judgeIds[judge] ?? '' },
    });
    return path.replace('/judge/', '');
  };
  const device = async (token: string) => {
    const { sessionId } = await visitor.call(judgingEndpoints.judgeAccess, { params: { token } });
    return server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
  };
  const setAll = (state: 'open' | 'closed' | 'locked') =>
    server.store.write({ by: SYSTEM }, (work) => setScoring(work, round.performanceIds, state));
  return { round, admin, visitor, link, device, setAll };
}

const sheet = (round: SeededRound, marks: (number | null)[], baseRevision: number, submitted = true) => ({
  params: { performanceId: round.performanceIds[0] ?? '' },
  body: {
    marks: Object.fromEntries(round.criterionIds.map((id, index) => [id, marks[index] ?? null])),
    baseRevision,
    submitted,
  },
  commandId: key(),
});

describeByTurns('judging (%s)', (engine) => {
  const start = testServers();

  it('opens a link any number of times without writing anything', async () => {
    const server = await start({ engine });
    const { link, visitor } = await fixture(server);
    const token = await link(0);
    const before = await server.store.version();
    for (let time = 0; time < 5; time += 1)
      expect(await visitor.call(judgingEndpoints.judgeAccess, { params: { token } })).toMatchObject({
        judge: { name: 'Judge 1', eventName: 'Open Stage' },
      });
    expect(await server.store.version()).toBe(before);
    expect(await server.store.read.selectFrom('judgeSession').selectAll().execute()).toEqual([]);
  });

  it('answers an unknown link with 404 in the specified words', async () => {
    const server = await start({ engine });
    const response = await fetch(`${server.origin}/api/v1/auth/judge/nobody`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'Invalid judge token', code: 'invalid_judge_token' },
    ]);
  });

  it('ends the old link at once when a new one is made, with 403 and never 401, and keeps the sheets', async () => {
    const server = await start({ engine });
    const { round, link, device, visitor, setAll } = await fixture(server);
    const old = await link(0);
    const tablet = await device(old);
    await setAll('open');
    await tablet.call(judgingEndpoints.saveScoresheet, sheet(round, [8, 7, 9], 0));
    const fresh = await link(0);
    await expect(tablet.call(judgingEndpoints.panel)).rejects.toMatchObject({
      status: 403,
      code: 'judge_unknown',
    });
    await expect(
      visitor.call(judgingEndpoints.judgeAccess, { params: { token: old } }),
    ).rejects.toMatchObject({
      status: 404,
    });
    const panel = await (await device(fresh)).call(judgingEndpoints.panel);
    expect(panel.performances[0]?.sheet).toMatchObject({ state: 'submitted', revision: 1, total: '47' });
  });

  it('refuses a session id that was made up or belongs to another judge', async () => {
    const server = await start({ engine });
    const { link, visitor } = await fixture(server);
    const [mine, other] = [await link(0), await link(1)];
    const { sessionId } = await visitor.call(judgingEndpoints.judgeAccess, { params: { token: other } });
    for (const session of [sessionId, 'madeup', '0'.repeat(32)])
      await expect(
        server.caller({ 'x-judge-token': mine, 'x-judge-session': session }).call(judgingEndpoints.panel),
      ).rejects.toMatchObject({ code: 'judge_unknown' });
  });

  it('takes sheets only while scoring is open', async () => {
    const server = await start({ engine });
    const { round, link, device, setAll } = await fixture(server);
    const tablet = await device(await link(0));
    const save = (marks: number[], base: number) =>
      tablet.call(judgingEndpoints.saveScoresheet, sheet(round, marks, base));
    await expect(save([8, 7, 9], 0)).rejects.toMatchObject({ status: 409, code: 'scoring_not_open' });
    await setAll('open');
    expect(await save([8, 7, 9], 0)).toMatchObject({ revision: 1 });
    await setAll('locked');
    await expect(save([8, 7, 10], 1)).rejects.toMatchObject({ status: 409, code: 'scoring_closed' });
    expect(await save([8, 7, 9], 0)).toMatchObject({ revision: 1 });
  });

  it('keeps a sheet that is sent twice once, and every change as a revision', async () => {
    const server = await start({ engine });
    const { round, link, device, setAll } = await fixture(server);
    const tablet = await device(await link(0));
    await setAll('open');
    const first = sheet(round, [8, null, null], 0, false);
    const answers = await Promise.all([
      tablet.call(judgingEndpoints.saveScoresheet, first),
      tablet.call(judgingEndpoints.saveScoresheet, first),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    const second = sheet(round, [8, 7, 9], 1);
    await tablet.call(judgingEndpoints.saveScoresheet, second);
    // The first one comes once more, late: it is answered as it was and changes nothing.
    expect(await tablet.call(judgingEndpoints.saveScoresheet, first)).toEqual(answers[0]);
    const [kept] = await server.store.read.selectFrom('scoresheet').selectAll().execute();
    expect(kept).toMatchObject({ state: 'submitted', revision: 2 });
    const revisions = await server.store.read.selectFrom('scoresheetRevision').select('revision').execute();
    expect(revisions.map((row) => row.revision).sort()).toEqual([1, 2]);
  });

  it('lets only one of two devices win from the same revision, and tells the other', async () => {
    const server = await start({ engine });
    const { round, link, device, setAll } = await fixture(server);
    const token = await link(0);
    const [tablet, phone] = [await device(token), await device(token)];
    await setAll('open');
    const outcomes = await Promise.allSettled([
      tablet.call(judgingEndpoints.saveScoresheet, sheet(round, [8, 7, 9], 0)),
      phone.call(judgingEndpoints.saveScoresheet, sheet(round, [7, 7, 9], 0)),
    ]);
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'stale' } });
    const panel = await phone.call(judgingEndpoints.panel);
    expect(panel.performances[0]?.sheet?.revision).toBe(1);
    expect(panel.otherDevices).toHaveLength(1);
  });

  it('lets the crew ask one judge for missing scores, and nobody whose link has ended', async () => {
    const server = await start({ engine });
    const { round, admin, link, device } = await fixture(server);
    const [asked, other] = [await device(await link(0)), await device(await link(1))];
    const params = { id: round.judgeIds[0] ?? '' };
    await admin.call(judgingEndpoints.nudgeJudge, { params });
    expect((await asked.call(judgingEndpoints.panel)).nudgedAt).not.toBeNull();
    expect((await other.call(judgingEndpoints.panel)).nudgedAt).toBeNull();
    await admin.call(judgingEndpoints.revokeLink, { params });
    await expect(admin.call(judgingEndpoints.nudgeJudge, { params })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('shows a judge their own sheets and nobody else’s', async () => {
    const server = await start({ engine });
    const { round, link, device, setAll } = await fixture(server);
    const [first, second] = [await device(await link(0)), await device(await link(1))];
    await setAll('open');
    await first.call(judgingEndpoints.saveScoresheet, {
      ...sheet(round, [8, 7, 9], 0),
      body: { ...sheet(round, [8, 7, 9], 0).body, note: 'sang my song' },
    });
    expect((await second.call(judgingEndpoints.panel)).performances.map((one) => one.sheet)).toEqual([
      null,
      null,
    ]);
    const audit = await server.store.read.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toContain('sang my song');
  });

  it.each<[string, { marks: (number | null)[]; base?: number }, string]>([
    ['a mark above the scale', { marks: [11, 7, 9] }, 'marks.'],
    ['a missing mark', { marks: [8, null, 9] }, 'marks.'],
    ['a mark between two steps', { marks: [8.5, 7, 9] }, 'marks.'],
    ['a revision below zero', { marks: [8, 7, 9], base: -1 }, 'base_revision'],
  ])('refuses %s and names the field', async (_what, given, field) => {
    const server = await start({ engine });
    const { round, link, device, setAll } = await fixture(server);
    const tablet = await device(await link(0));
    await setAll('open');
    const sent = tablet.call(judgingEndpoints.saveScoresheet, sheet(round, given.marks, given.base ?? 0));
    const refusal: { status: number; fields: object } = await sent.then(
      () => Promise.reject(new Error('it was accepted')),
      (error) => error,
    );
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.fields).some((name) => name.startsWith(field))).toBe(true);
    expect(await server.store.read.selectFrom('scoresheet').selectAll().execute()).toEqual([]);
  });

  it('shows a judge only the acts of their categories, and refuses the rest', async () => {
    const server = await start({ engine });
    const { round, admin, link, device, setAll } = await fixture(server);
    const tablet = await device(await link(0));
    await setAll('open');
    await server.store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .insertInto('category')
        .values({
          id: 'dance',
          eventId: round.eventId,
          name: 'Dance',
          colour: '#ddf247',
          position: 1,
          timeLimitMs: null,
          capacity: null,
        })
        .execute();
    });
    await admin.call(judgingEndpoints.changeJudge, {
      params: { id: round.judgeIds[0] ?? '' },
      body: { categoryIds: ['dance'] },
    });
    expect((await tablet.call(judgingEndpoints.panel)).performances).toEqual([]);
    await expect(
      tablet.call(judgingEndpoints.saveScoresheet, sheet(round, [8, 7, 9], 0)),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('ends a session on one device only, and a device that signs out gets a new one from its link', async () => {
    const server = await start({ engine });
    const { round, admin, link, device } = await fixture(server);
    const token = await link(0);
    const [tablet, phone] = [await device(token), await device(token)];
    await tablet.call(judgingEndpoints.panel);
    await phone.call(judgingEndpoints.judgeSeen, { body: { unsent: 3 } });
    const listed = (await admin.call(judgingEndpoints.judges))[0];
    expect(listed?.sessions).toHaveLength(2);
    const held = listed?.sessions.find((one) => one.unsent === 3);
    await admin.call(judgingEndpoints.endSessionOfJudge, {
      params: { id: round.judgeIds[0] ?? '', sessionId: held?.id ?? '' },
    });
    await expect(phone.call(judgingEndpoints.panel)).rejects.toMatchObject({ code: 'judge_unknown' });
    await tablet.call(judgingEndpoints.panel);
    await tablet.call(judgingEndpoints.endJudgeSession);
    await expect(tablet.call(judgingEndpoints.panel)).rejects.toMatchObject({ code: 'judge_unknown' });
    await (await device(token)).call(judgingEndpoints.panel);
  });

  it('lets a criterion’s words change under given marks, its weight with a reason, its scale never', async () => {
    const server = await start({ engine });
    const { round, admin, link, device, setAll } = await fixture(server);
    const tablet = await device(await link(0));
    await setAll('open');
    await tablet.call(judgingEndpoints.saveScoresheet, sheet(round, [8, 7, 9], 0));
    const params = { id: round.criterionIds[0] ?? '' };
    const now = {
      name: 'Technique',
      meaning: 'Control',
      categoryId: null,
      weight: 3,
      minSteps: 1,
      maxSteps: 10,
      step: '1',
      guidance: [],
    };
    const change = (body: Partial<typeof now> & { reason?: string }) =>
      admin.call(judgingEndpoints.changeCriterion, { params, body: { ...now, ...body } });
    expect(await change({})).toMatchObject({ name: 'Technique' });
    await expect(change({ weight: 5 })).rejects.toMatchObject({
      code: 'in_use',
      fields: { reason: expect.any(String) },
    });
    expect(await change({ weight: 5, reason: 'printed wrongly' })).toMatchObject({ weight: 5 });
    await expect(change({ weight: 5, maxSteps: 20 })).rejects.toMatchObject({ code: 'in_use' });
    await expect(admin.call(judgingEndpoints.removeCriterion, { params })).rejects.toMatchObject({
      code: 'in_use',
    });
    await expect(admin.call(judgingEndpoints.addCriterion, { body: { name: 'Late' } })).rejects.toMatchObject(
      { code: 'in_use' },
    );
    await expect(
      admin.call(judgingEndpoints.removeJudge, { params: { id: round.judgeIds[0] ?? '' } }),
    ).rejects.toMatchObject({ code: 'in_use' });
  });

  it('adds several judges at once, once for one command, each with a link of their own', async () => {
    const server = await start({ engine });
    const { admin, link } = await fixture(server);
    await Promise.all([link(0), link(1)]);
    const input = { body: { names: ['Mei-Ling Zhou', 'سلمى النجار'] }, commandId: key() };
    const added = await admin.call(judgingEndpoints.addJudges, input);
    expect(await admin.call(judgingEndpoints.addJudges, input)).toEqual(added);
    expect(added.map((judge) => judge.name)).toEqual(['Mei-Ling Zhou', 'سلمى النجار']);
    const links = await admin.call(judgingEndpoints.judgeLinks);
    expect(links).toHaveLength(4);
    expect(new Set(links.map((one) => one.path)).size).toBe(4);
  });
});
