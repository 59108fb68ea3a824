/** Over HTTP on both engines: a tie that the hall breaks in a poll of its own, and a head judge who releases scores. */
import { expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { recount } from '#server/results/recount.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { ADMIN, bearer } from '../conformance/fixture.ts';
import { testServers } from '../server.ts';
import { makeSmallShow } from '../show/small-show.ts';
import { describeByTurns } from '../store.ts';

const start = testServers();
const ACTS = ['Juniper Vale', 'Bramble & Thorn'] as const;

describeByTurns('%s', (engine) => {
  /** Two acts, three judges; all of them give everything, so the acts are tied, and everything is locked. */
  const begin = async () => {
    const server = await start({ engine });
    await addAdmin(server.store, SYSTEM, ADMIN);
    const desk = server.caller(await bearer(server, ADMIN));
    const show = await makeSmallShow(desk, ACTS);
    const [one = '', two = ''] = show.performanceIds;
    const judges: { id: string; caller: Caller }[] = [];
    for (const { token } of show.judges) {
      const { judge, sessionId } = await server
        .caller()
        .call(judgingEndpoints.judgeAccess, { params: { token } });
      judges.push({
        id: judge.id,
        caller: server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId }),
      });
    }
    const criteria = await desk.call(judgingEndpoints.criteria);
    const open = (id: string) =>
      desk.call(resultsEndpoints.unlockScoring, { params: { id }, body: { reason: 'The act was on.' } });
    const lock = (id: string) => desk.call(resultsEndpoints.lockScoring, { params: { id } });
    const give = (judge: number, performanceId: string, mark: number, baseRevision = 0) =>
      judges[judge]?.caller.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId },
        body: {
          marks: Object.fromEntries(criteria.map(({ id }) => [id, mark])),
          note: 'Mine alone.',
          feedback: 'Lovely.',
          submitted: true,
          baseRevision,
        },
      });
    const scoring = () => desk.call(resultsEndpoints.scoring);
    const certify = async () =>
      desk.call(resultsEndpoints.certify, { body: { digest: (await scoring()).digest, depth: 'totals' } });
    const scoreAll = async (judging = [0, 1, 2]) => {
      for (const id of [one, two]) {
        await open(id);
        for (const judge of judging) await give(judge, id, 7);
        await lock(id);
      }
    };
    const judge = (at: number): Caller => judges[at]?.caller ?? server.caller();
    const judgeId = (at: number): string => judges[at]?.id ?? '';
    return { server, desk, show, one, two, judge, judgeId, give, lock, scoring, certify, scoreAll };
  };

  it('lets the hall break a tie in a poll of its own, which is no part of the audience’s score', async () => {
    const { server, desk, one, two, judge, scoring, certify, scoreAll, lock } = await begin();
    await scoreAll();
    const tie = { place: '1=', acts: [{ performanceId: one }, { performanceId: two }] };
    expect(await desk.call(resultsAdminEndpoints.deskFaceOff)).toMatchObject({
      ties: [tie],
      open: null,
      last: null,
    });

    const ask = async () => {
      const { faceOff } = await desk.call(resultsAdminEndpoints.openFaceOff, {
        body: { performanceIds: [one, two], kind: 'hall' },
      });
      return { id: faceOff?.id ?? '', pollId: faceOff?.poll?.id ?? '' };
    };
    const end = (id: string) => desk.call(resultsAdminEndpoints.closeFaceOff, { params: { id } });
    const voter = async (choice: string, pollId: string) => {
      const cookie = (await fetch(`${server.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0];
      const caller = callerOf(server.origin, { cookie: cookie ?? '' });
      await caller.call(votingEndpoints.castBallot, { params: { id: pollId }, body: { choice: [choice] } });
    };
    const poll = async (id: string) =>
      (await desk.call(votingEndpoints.polls)).find((each) => each.id === id);

    // Called off before anybody was asked: the draft is gone and nothing is decided.
    const never = await ask();
    expect(await poll(never.pollId)).toMatchObject({ state: 'draft', share: 0, candidates: [{}, {}] });
    expect((await judge(0).call(resultsAdminEndpoints.judgeFaceOff)).faceOff).toBeNull();
    await end(never.id);
    expect(await poll(never.pollId)).toBeUndefined();
    expect((await scoring()).rows.map((row) => row.place)).toEqual(['1=', '1=']);

    // A tied poll decides nothing, and says so.
    const tied = await ask();
    await desk.call(votingEndpoints.openPoll, { params: { id: tied.pollId }, body: { durationMs: null } });
    await voter(one, tied.pollId);
    await voter(two, tied.pollId);
    await expect(end(tied.id)).rejects.toMatchObject({ code: 'wrong_state' });
    await desk.call(votingEndpoints.closePoll, { params: { id: tied.pollId } });
    await end(tied.id);
    expect(await desk.call(resultsAdminEndpoints.deskFaceOff)).toMatchObject({
      ties: [tie],
      last: { kind: 'hall', decided: false, votes: [{ votes: 1 }, { votes: 1 }] },
    });

    const clear = await ask();
    await desk.call(votingEndpoints.openPoll, { params: { id: clear.pollId }, body: { durationMs: null } });
    for (const choice of [two, two, one]) await voter(choice, clear.pollId);
    await desk.call(votingEndpoints.closePoll, { params: { id: clear.pollId } });
    // Acts may share a place here, and all the same nothing is certified past what the hall said.
    const waiting = { key: 'ties', passed: false, waitsFor: 1 };
    expect((await scoring()).gates).toContainEqual(waiting);
    const certified = { digest: 'f'.repeat(64), depth: 'totals' } as const;
    await expect(desk.call(resultsEndpoints.certify, { body: certified })).rejects.toMatchObject({
      code: 'not_ready',
      message: expect.stringContaining('One tie is not decided.'),
    });
    await end(clear.id);
    const { rows, audience, decisions } = await scoring();
    expect(audience).toBeNull();
    expect(decisions).toMatchObject([{ order: [two, one], how: 'face-off by vote of the hall' }]);
    expect(rows.map((row) => [row.place, row.performanceId, row.tie?.how, row.tie?.reason])).toEqual([
      ['1', two, 'face-off by vote of the hall', 'The hall voted: 2–1.'],
      ['2', one, 'face-off by vote of the hall', 'The hall voted: 2–1.'],
    ]);

    for (const id of [one, two]) await lock(id);
    const { result } = await certify();
    const { rows: printed } = await desk.call(resultsAdminEndpoints.protocol, {
      params: { id: result?.id ?? '' },
    });
    expect(printed[0]?.explanation.join()).toContain(
      'Decided by a recorded decision, face-off by vote of the hall: The hall voted: 2–1.',
    );
    await desk.call(resultsEndpoints.publishResult, { params: { id: result?.id ?? '' }, body: {} });
    const told = await server.caller().call(resultsEndpoints.results);
    expect(told.tables[0]?.rows[0]).toMatchObject({
      stageName: 'Bramble & Thorn',
      decidedBy: 'face-off by vote of the hall',
    });
    const round = await server.store.read.selectFrom('round').select('id').executeTakeFirstOrThrow();
    expect(await recount(server.store, round.id)).toMatchObject({ agrees: true });
    // One ballot taken out of the log: the recount knows that this tie was decided on other votes.
    await server.store.write({ by: SYSTEM }, async ({ tx }) => {
      const last = await tx
        .selectFrom('ballot')
        .select('seq')
        .where('pollId', '=', clear.pollId)
        .where('choice', '=', two)
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('ballot').where('seq', '=', last.seq).execute();
    });
    expect(await recount(server.store, round.id)).toMatchObject({
      agrees: false,
      differences: ['decisions'],
    });
  });

  it('records an applause ranking with whoever ordered it, whom the public is not told', async () => {
    const { server, desk, one, two, scoring, certify, scoreAll } = await begin();
    await scoreAll();
    await desk.call(resultsEndpoints.decideTie, {
      body: { order: [two, one], reason: 'Three rounds, louder each time.', how: 'applause' },
    });
    expect((await scoring()).rows[0]?.tie).toMatchObject({ how: 'applause, ordered by Jo Brandt' });
    const { result } = await certify();
    await desk.call(resultsEndpoints.publishResult, { params: { id: result?.id ?? '' }, body: {} });
    const told = await server.caller().call(resultsEndpoints.results);
    expect(told.tables[0]?.rows.map((row) => row.decidedBy)).toEqual(['applause', 'applause']);
    expect(JSON.stringify(told)).not.toContain('Brandt');
  });

  it('certifies nothing until the head judge released every act, for exactly the sheets they saw', async () => {
    const { desk, one, two, judge, judgeId, give, scoring, certify, scoreAll } = await begin();
    const head = judge(2);
    await desk.call(resultsAdminEndpoints.setHeadReview, { body: { judgeId: judgeId(2), scores: false } });
    await expect(give(2, one, 9)).rejects.toMatchObject({ code: 'not_found' });
    await scoreAll([0, 1]);

    const waiting = await scoring();
    expect(waiting.headReview).toMatchObject({ judgeId: judgeId(2), scores: false });
    expect(waiting.judges.map(({ id }) => id)).not.toContain(judgeId(2));
    expect(waiting.rows.map((row) => row.review)).toEqual(['with_head_judge', 'with_head_judge']);
    expect(waiting.gates.find((gate) => gate.key === 'release')).toMatchObject({
      passed: false,
      waitsFor: 2,
    });
    expect((await desk.call(resultsAdminEndpoints.deskFaceOff)).ties).toEqual([]);
    await expect(certify()).rejects.toMatchObject({
      code: 'not_ready',
      message: expect.stringContaining('The head judge has not released: Juniper Vale, Bramble & Thorn.'),
    });

    // No other judge sees the sheets, releases, or sends one back.
    for (const attempt of [
      () => judge(0).call(headJudgeEndpoints.headReview),
      () => judge(0).call(headJudgeEndpoints.releaseScores, { params: { id: one }, body: { mark: '' } }),
      () =>
        judge(0).call(headJudgeEndpoints.sendSheetBack, {
          params: { id: one },
          body: { judgeId: judgeId(1), reason: 'Too low.' },
        }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect((await judge(0).call(judgingEndpoints.panel)).reviews).toBe(false);
    expect((await head.call(judgingEndpoints.panel)).reviews).toBe(true);

    const { acts } = await head.call(headJudgeEndpoints.headReview);
    expect(acts[0]?.sheets).toMatchObject([
      { judgeId: judgeId(0), submitted: true, feedback: 'Lovely.', marks: [{ value: '7' }, { value: '7' }] },
      { judgeId: judgeId(1), submitted: true },
    ]);
    expect(JSON.stringify(acts)).not.toContain('Mine alone.');
    const mark = acts[0]?.mark ?? '';

    const after = await head.call(headJudgeEndpoints.sendSheetBack, {
      params: { id: one },
      body: { judgeId: judgeId(1), reason: 'Is the 7 meant?' },
    });
    expect(after.acts[0]?.sheets[1]).toMatchObject({
      submitted: false,
      sentBack: { reason: 'Is the 7 meant?' },
    });
    const release = (id: string, seen: string) =>
      head.call(headJudgeEndpoints.releaseScores, { params: { id }, body: { mark: seen } });
    await expect(release(one, after.acts[0]?.mark ?? '')).rejects.toMatchObject({ code: 'wrong_state' });
    const told = (await judge(1).call(judgingEndpoints.panel)).performances[0];
    expect(told).toMatchObject({ scoring: 'open', sentBack: { reason: 'Is the 7 meant?' } });
    // The act stays locked for everybody else.
    await expect(give(0, one, 9, 1)).rejects.toMatchObject({ code: 'scoring_closed' });
    await give(1, one, 9, told?.sheet?.revision);
    await expect(give(1, one, 10, (told?.sheet?.revision ?? 0) + 1)).rejects.toMatchObject({
      code: 'scoring_closed',
    });
    await expect(release(one, mark)).rejects.toMatchObject({ code: 'stale' });

    const again = await head.call(headJudgeEndpoints.headReview);
    const released = await release(one, again.acts[0]?.mark ?? '');
    expect(released.acts[0]).toMatchObject({ state: 'released', release: { byHead: true } });
    await expect(certify()).rejects.toMatchObject({ message: expect.stringContaining('Bramble & Thorn.') });
    await desk.call(resultsAdminEndpoints.releaseInstead, {
      params: { id: two },
      body: { reason: 'The head judge had to leave.' },
    });
    const { result } = await certify();
    const { notes } = await desk.call(resultsAdminEndpoints.protocol, { params: { id: result?.id ?? '' } });
    expect(notes.slice(0, 2)).toEqual([
      'The head judge, Mei-Ling Zhou, reviewed and released the scores of Juniper Vale.',
      'Jo Brandt released Bramble & Thorn in the head judge’s place: The head judge had to leave.',
    ]);
  });
});
