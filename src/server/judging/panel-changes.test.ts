/** What a change of the panel or of the form would do to scores that are in: refused, or done with a reason. */
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
import { newId } from '#server/store/secrets.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { type TestServer, testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';
import { setHeadReview } from './head-review.ts';

const key = () => randomBytes(8).toString('hex');

const CRITERION = {
  ...{ name: 'Technique', meaning: '', weight: 1, minSteps: 1, maxSteps: 10, step: '1' },
  ...{ guidance: [], subtractsFrom: null, reason: '' },
};

/** Two acts, the first in Vocal and the second in Dance; three judges, of whom the first two score the first act. */
async function fixture(server: TestServer) {
  const round = await seedRound(server.store, { acts: 2, judges: 3, weights: [1] });
  const { eventId, categoryId: vocal } = round;
  const dance = newId();
  await server.store.write({ by: SYSTEM }, async ({ tx }) => {
    const colours = { colour: '#ddf247', position: 1, timeLimitMs: null, capacity: null };
    await tx
      .insertInto('category')
      .values({ ...colours, id: dance, eventId, name: 'Dance' })
      .execute();
    await tx.updateTable('participant').set({ categoryId: dance }).where('stageName', '=', 'Act 2').execute();
  });
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(server.store, SYSTEM, { ...account, name: 'Ana', role: 'admin' });
  const { token } = await openSignIns(server.store).login(account, 'test');
  const admin = server.caller({ authorization: `Bearer ${token}` });
  for (const judge of [0, 1])
    await submitSheet(server.store, round, { performance: 0, judge, marks: [8 - judge] });
  const judgeId = (at: number) => round.judgeIds[at] ?? '';
  const change = (at: number, body: SentBodyOf<typeof judgingEndpoints.changeJudge>) =>
    admin.call(judgingEndpoints.changeJudge, { params: { id: judgeId(at) }, body });
  const remove = (at: number) => admin.call(judgingEndpoints.removeJudge, { params: { id: judgeId(at) } });
  return { round, admin, vocal, dance, judgeId, change, remove };
}

describeByTurns('changes under scores that are in (%s)', (engine) => {
  const start = testServers();
  const whyNeeded = { code: 'in_use', fields: { reason: 'Say why this changes.' } };

  it('ask for a reason where a judge’s categories decide over acts with scores, and nowhere else', async () => {
    const server = await start({ engine });
    const { admin, vocal, dance, judgeId, change } = await fixture(server);
    const why = 'They come from the dance school.';
    // Whoever scores all acts scores those of Vocal too: the sheet that is in still counts.
    await change(0, { categoryIds: [vocal] });
    await change(0, { categoryIds: [vocal, dance] });
    await expect(change(0, { categoryIds: [dance] })).rejects.toMatchObject(whyNeeded);
    expect((await admin.call(judgingEndpoints.judges))[0]?.categoryIds.toSorted()).toEqual(
      [vocal, dance].toSorted(),
    );
    const places = await admin.call(resultsAdminEndpoints.judgeOtherwise, {
      params: { id: judgeId(1) },
      body: { categoryIds: [dance] },
    });
    // Of the two sheets that are in the second is the one that would stop counting.
    expect(places.map(({ result }) => result)).toContain('8.00');
    await change(0, { categoryIds: [dance], reason: why });
    const audit = await server.store.read.selectFrom('audit').select(['action', 'why']).execute();
    expect(audit).toContainEqual(expect.objectContaining({ action: 'judge.changed', why }));
    // One who has given nothing would be waited for, or no longer.
    await expect(change(2, { categoryIds: [dance] })).rejects.toMatchObject(whyNeeded);
    await change(2, { categoryIds: [dance], reason: why });
    await expect(change(2, { categoryIds: [] })).rejects.toMatchObject(whyNeeded);
  });

  it('ask for a reason where the head judge, who only reviews, becomes another one', async () => {
    const server = await start({ engine });
    const { round, judgeId, change } = await fixture(server);
    await change(2, { isHead: true });
    await server.store.write({ by: SYSTEM }, (work) =>
      setHeadReview(work, round.eventId, { judgeId: judgeId(2), scores: false }, 'Ana'),
    );
    await expect(change(0, { isHead: true })).rejects.toMatchObject(whyNeeded);
    await change(0, { isHead: true, reason: 'The other one is ill.' });
  });

  it('move no criterion under sheets that would lack it, as none is added there', async () => {
    const server = await start({ engine });
    const { admin, vocal, dance } = await fixture(server);
    const lacks = { code: 'in_use', message: expect.stringContaining('would lack this criterion') };
    const add = (categoryId: string | null) =>
      admin.call(judgingEndpoints.addCriterion, {
        body: { name: 'Technique', categoryId },
        commandId: key(),
      });
    await expect(add(null)).rejects.toMatchObject(lacks);
    await expect(add(vocal)).rejects.toMatchObject(lacks);
    const { id } = await add(dance);
    const move = (categoryId: string | null) =>
      admin.call(judgingEndpoints.changeCriterion, { params: { id }, body: { ...CRITERION, categoryId } });
    await expect(move(vocal)).rejects.toMatchObject(lacks);
    await expect(move(null)).rejects.toMatchObject(lacks);
    expect(await move(dance)).toMatchObject({ categoryId: dance });
  });

  it('remove no judge of whom anything is kept, and say what to do instead', async () => {
    const server = await start({ engine });
    const { round, admin, judgeId, remove, dance } = await fixture(server);
    const kept = { code: 'in_use', message: expect.stringContaining('Revoke the link instead.') };
    const [performanceId = '', second = ''] = round.performanceIds;
    const of = { judgeId: judgeId(2), performanceIds: [performanceId] };
    await admin.call(resultsEndpoints.excuse, { body: { ...of, reason: 'Came late.' } });
    await expect(remove(2)).rejects.toMatchObject(kept);
    await admin.call(resultsEndpoints.unexcuse, { body: of });
    await admin.call(resultsAdminEndpoints.setAside, { body: { judgeId: judgeId(2), reason: 'Left.' } });
    await expect(remove(2)).rejects.toMatchObject(kept);
    await admin.call(resultsAdminEndpoints.countAgain, { params: { id: judgeId(2) } });
    const typed = await admin.call(paperEndpoints.typePaper, {
      body: { judgeId: judgeId(2), performanceId: second, marks: { [round.criterionIds[0] ?? '']: 5 } },
      commandId: key(),
    });
    await expect(remove(2)).rejects.toMatchObject(kept);
    // What was taken back stays on record.
    await admin.call(paperEndpoints.withdrawPaper, { params: { id: typed.id } });
    await expect(remove(2)).rejects.toMatchObject(kept);
    const [added] = await admin.call(judgingEndpoints.addJudges, {
      body: { names: ['Mei'], categoryIds: [dance] },
      commandId: key(),
    });
    await admin.call(judgingEndpoints.removeJudge, { params: { id: added?.id ?? '' } });
  });
});
