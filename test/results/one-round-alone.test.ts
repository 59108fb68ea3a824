/** What is decided stays with the round, the acts and the votes that it is about. */
import { expect, test } from 'vitest';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { cookiesOf } from '#test/cookies.ts';
import { testServers } from '../server.ts';
import { scoredShow } from './scored-show.ts';

const start = testServers();

/** The first act has 9, the others 5 and 7. With two points off the first and the third are tied. */
async function tied() {
  const the = await scoredShow(start);
  const [one = '', , three = ''] = the.seeded.performanceIds;
  const off = async (performanceId = one) =>
    (
      await the.desk.call(resultsEndpoints.addDeduction, {
        body: { performanceId, points: '2', kind: 'points', reason: 'Late.' },
      })
    ).rows.flatMap(({ deductions }) => deductions.map((line) => line.id ?? ''))[0] ?? '';
  const scoring = () => the.desk.call(resultsEndpoints.scoring);
  const faceOff = async (kind: 'judges' | 'hall') => {
    await the.desk.call(resultsAdminEndpoints.openFaceOff, { body: { performanceIds: [one, three], kind } });
    return (await the.desk.call(resultsAdminEndpoints.deskFaceOff)).open?.id ?? '';
  };
  const end = (id: string) => the.desk.call(resultsAdminEndpoints.closeFaceOff, { params: { id } });
  return { ...the, one, three, off, scoring, faceOff, end };
}

/** A phone that may vote. */
async function voter(origin: string): Promise<Caller> {
  const answer = await fetch(`${origin}/api/v1/ballot`);
  await answer.text();
  return callerOf(origin, {
    cookie: cookiesOf(answer),
  });
}

test('points off and an excuse stay, whatever round is named by whoever would take them back', async () => {
  const { desk, one, off, seeded } = await tied();
  const id = await off();
  const [judgeId = ''] = seeded.judgeIds;
  await desk.call(resultsEndpoints.excuse, { body: { judgeId, performanceIds: [one], reason: 'A cousin.' } });
  const { id: rehearsal } = await desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
  for (const round of [rehearsal, undefined]) {
    const named = round === undefined ? {} : { round };
    await expect(
      desk.call(resultsEndpoints.removeDeduction, { ...named, params: { id } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      desk.call(resultsEndpoints.unexcuse, { ...named, body: { judgeId, performanceIds: [one] } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
  await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id: rehearsal } });
  await desk.call(resultsEndpoints.unexcuse, { body: { judgeId, performanceIds: [one] } });
  await desk.call(resultsEndpoints.removeDeduction, { params: { id } });
});

test('the hall’s votes that decided a tie stay as they were, until the decision is taken back', async () => {
  const { server, desk, one, three, off, scoring, faceOff, end } = await tied();
  await off();
  const id = await faceOff('hall');
  const [poll] = await desk.call(votingEndpoints.polls);
  const params = { id: poll?.id ?? '' };
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  for (const act of [three, three, one])
    await (await voter(server.origin)).call(votingEndpoints.castBallot, { params, body: { choice: [act] } });
  await desk.call(votingEndpoints.closePoll, { params });
  await end(id);
  const [decided] = (await scoring()).decisions;
  expect(decided).toMatchObject({ order: [three, one] });
  const again = { params, body: { reason: 'One more minute.' } };
  await expect(desk.call(votingEndpoints.openPoll, again)).rejects.toThrow('This vote decided a tie.');
  await desk.call(resultsEndpoints.undecideTie, { params: { id: decided?.id ?? '' } });
  await desk.call(votingEndpoints.openPoll, again);
});

test('a face-off whose tie has gone ends, decides nothing and stands in no other’s way', async () => {
  const { desk, off, scoring, faceOff, end } = await tied();
  const points = await off();
  const id = await faceOff('judges');
  await desk.call(resultsEndpoints.removeDeduction, { params: { id: points } });
  await end(id);
  expect(await desk.call(resultsAdminEndpoints.deskFaceOff)).toMatchObject({ open: null, last: null });
  expect((await scoring()).decisions).toEqual([]);
  await off();
  await end(await faceOff('judges'));
});

test('votes count in the scores of a rehearsal as well, and of several polls all of them are told', async () => {
  const { server, desk, one, three, seeded } = await tied();
  const vote = async (round: string, acts: readonly string[]) => {
    const poll = await desk.call(votingEndpoints.addPoll, {
      round,
      body: { share: 1, candidateIds: [...acts] },
    });
    const params = { id: poll.id };
    await desk.call(votingEndpoints.openPoll, { params, body: {} });
    for (const act of acts)
      await (await voter(server.origin)).call(votingEndpoints.castBallot, {
        params,
        body: { choice: [act] },
      });
    await desk.call(votingEndpoints.closePoll, { params });
  };
  const told = async (round: string) =>
    (await desk.call(resultsEndpoints.scoring, { round })).audience?.ballots;
  const { id: rehearsal } = await desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
  const [first, , third] = (await desk.call(lineupEndpoints.runningOrder, { round: rehearsal })).items;
  await vote(rehearsal, [first?.id ?? '', third?.id ?? '']);
  expect(await told(rehearsal)).toBe(2);
  await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id: rehearsal } });
  await vote(seeded.roundId, [one, three]);
  await vote(seeded.roundId, [one]);
  expect(await told(seeded.roundId)).toBe(3);
  const { digest } = await desk.call(resultsEndpoints.scoring);
  const { result } = await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'totals' } });
  await desk.call(resultsEndpoints.publishResult, { params: { id: result?.id ?? '' }, body: {} });
  expect((await server.caller().call(resultsEndpoints.results)).certificate?.ballots).toBe(3);
});

test('a prize for the first of all acts is refused where each category has places of its own', async () => {
  const { desk } = await tied();
  const prize = { kind: 'place', title: 'Best of the night' } as const;
  const { awards } = await desk.call(resultsAdminEndpoints.addAward, { body: prize });
  const byCategory = { rules: { method: 'mean', scope: 'category' }, reason: 'By category.' } as const;
  await expect(desk.call(resultsEndpoints.changeRules, { body: byCategory })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  for (const { id } of awards) await desk.call(resultsAdminEndpoints.removeAward, { params: { id } });
  await desk.call(resultsEndpoints.changeRules, { body: byCategory });
  await expect(desk.call(resultsAdminEndpoints.addAward, { body: prize })).rejects.toMatchObject({
    code: 'invalid',
    fields: { category_id: 'Each category has places of its own here. Choose one.' },
  });
});
