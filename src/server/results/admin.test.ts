import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { readTabulationFile } from '#contract/tabulation/schema.ts';
import type { Depth } from '#domain/results/telling.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { type SeededRound, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { type JudgeAccess, mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { typePaper } from '../judging/paper-commands.ts';
import { isFeedbackWritten } from '../judging/scoresheet-row.ts';
import { roundById } from '../lineup/queries.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { checkAudit } from '../store/audit-chain.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
import { addAward } from './awards.ts';
import { certify } from './certify.ts';
import { changeRules } from './decisions.ts';
import { exportScoring } from './export.ts';
import { chooseInFaceOff, closeFaceOff, faceOffFor, openFaceOff } from './face-off.ts';
import { factsDigest } from './facts-digest.ts';
import { feedbackFor, releaseFeedback, withholdFeedback } from './feedback.ts';
import { countAgain, deductOverrun, setAside, withoutJudge } from './panel-decisions.ts';
import { publicResults } from './present-public.ts';
import { presentScoring } from './present-scoring.ts';
import { protocolOf } from './protocol.ts';
import { newestResult } from './queries.ts';
import { publicRecord } from './record.ts';
import { gather, inputOf } from './records.ts';
import { sharedCommandsOf } from './shared-places.ts';
import { rulesCommandsOf } from './tried-rules.ts';

const count = async () => ({ ballots: 0, votes: {} });
const person = (name: string): Actor => ({ kind: 'admin', id: name.toLowerCase(), name });
const TIME = { time: { unitMs: 30_000, points: '0.5', graceMs: 10_000 } };

/** Once the hall has gone the judges can still be asked. */
const openAfterTheShow = openFaceOff(async () => 'over');

const COSTUME = {
  kind: 'special',
  title: 'Bravest costume',
  categoryId: null,
  reason: 'A tower of lamps.',
} as const;

describeStoresByTurns('around the standings', (open) => {
  /** Three acts; the first two are tied at 7, the third has 5. Judge 3 alone prefers the second. */
  const begin = async (rules: object = { method: 'mean', deductions: TIME }) => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 3, judges: 3, weights: [1], rules });
    const marks = [
      [8, 7, 6],
      [6, 7, 8],
      [5, 5, 5],
    ];
    for (const [performance, row] of marks.entries())
      for (const [judge, mark] of row.entries())
        await submitSheet(store, seeded, { performance, judge, marks: [mark] });
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const ANA = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: person('Ana') });
    const deciding = { access: ANA, round: seeded.round };
    const command = commandsOf(store);
    const onShared = sharedCommandsOf(store, count);
    const digest = async () => {
      const input = inputOf(await gather(store.read, round, { now: store.now(), count }), 'given');
      return factsDigest(input, tabulate(input));
    };
    const certifyAs = async (name: string, depth: Depth = 'totals') =>
      certify(
        store,
        count,
        { round: seeded.round, by: person(name) },
        { seen: await digest(), depth },
        undefined,
      );
    const publish = (id: string) =>
      announcementCommandsOf(store, count)(publishResult)({ ...deciding, params: { id }, body: {} });
    const scoring = () => presentScoring(store.read, { now: store.now(), count }, seeded.round);
    const places = async () =>
      Object.fromEntries((await scoring()).rows.map((row) => [row.stageName, row.place]));
    return { store, seeded, deciding, command, onShared, certifyAs, publish, scoring, places };
  };
  const act = (seeded: SeededRound, at: number) => seeded.performanceIds[at] ?? '';
  const judgeAccess = (seeded: SeededRound, at: number) =>
    mint<'judge'>({
      judgeId: seeded.judgeIds[at] ?? '',
      eventId: seeded.eventId,
      sessionId: 'tablet',
      by: { kind: 'judge', id: seeded.judgeIds[at] ?? '', name: `Judge ${at + 1}` },
    });

  it('shows the places without a judge, sets one aside with a reason, and counts them again', async () => {
    const { store, seeded, deciding, places, scoring, command } = await begin();
    const third = seeded.judgeIds[2] ?? '';
    expect(await places()).toEqual({ 'Act 1': '1=', 'Act 2': '1=', 'Act 3': '3' });
    expect(
      (
        await withoutJudge(store.read, { now: store.now(), count }, { round: seeded.round, judgeId: third })
      ).map((row) => row.place),
    ).toEqual(['1', '2', '3']);
    expect(await places()).toMatchObject({ 'Act 1': '1=' });
    await command(setAside)({ ...deciding, body: { judgeId: third, reason: 'Left ill.' } });
    expect(await places()).toEqual({ 'Act 1': '1', 'Act 2': '2', 'Act 3': '3' });
    expect((await scoring()).setAside).toMatchObject([{ name: 'Judge 3', reason: 'Left ill.', by: 'Ana' }]);
    expect(await store.read.selectFrom('scoresheet').select('id').execute()).toHaveLength(9);
    await command(countAgain)({ ...deciding, params: { id: third } });
    expect(await places()).toMatchObject({ 'Act 1': '1=' });
  });

  it("takes an overrun's points off by the rules, the newer time replacing the older", async () => {
    const { seeded, deciding, places, scoring, command } = await begin();
    const performanceId = act(seeded, 0);
    expect(
      await command(deductOverrun)({ ...deciding, body: { performanceId, overrunMs: 100_001 } }),
    ).toEqual({
      points: '2',
      units: 4,
    });
    expect(await command(deductOverrun)({ ...deciding, body: { performanceId, overrunMs: 10_001 } })).toEqual(
      {
        points: '0.5',
        units: 1,
      },
    );
    const row = (await scoring()).rows.find((each) => each.performanceId === performanceId);
    expect(row).toMatchObject({
      result: '6.50',
      deductions: [{ kind: 'time', overrunMs: 10_001, points: '0.5' }],
    });
    expect(await places()).toMatchObject({ 'Act 2': '1', 'Act 1': '2' });
    expect(
      await command(deductOverrun)({ ...deciding, body: { performanceId, overrunMs: 10_000 } }),
    ).toMatchObject({ units: 0 });
    expect(await places()).toMatchObject({ 'Act 1': '1=' });
  });

  it('asks for a reason when rules change after scores came in', async () => {
    const { store, deciding, scoring } = await begin();
    const rules = { method: 'sum' as const };
    const change = rulesCommandsOf(store, count)(changeRules);
    await expect(change({ ...deciding, body: { rules } })).rejects.toMatchObject({
      code: 'invalid',
      fields: { reason: expect.any(String) },
    });
    await change({ ...deciding, body: { rules, reason: 'As the programme says.' } });
    expect((await scoring()).rows[0]?.result).toBe('21.00');
  });

  it('takes nothing off for time where the rules say nothing about it', async () => {
    const { seeded, deciding, command } = await begin({ method: 'mean' });
    await expect(
      command(deductOverrun)({ ...deciding, body: { performanceId: act(seeded, 0), overrunMs: 60_000 } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('decides a tie by a face-off of the judges, recorded as the key that decided', async () => {
    const { store, seeded, deciding, places, scoring, command, onShared } = await begin();
    const [one, two] = [act(seeded, 0), act(seeded, 1)];
    const faceOffOf = (performanceIds: string[], kind: 'judges' | 'hall' = 'judges') =>
      onShared(openAfterTheShow)({ ...deciding, body: { performanceIds, kind } });
    await expect(faceOffOf([one, act(seeded, 2)])).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(faceOffOf([two, one], 'hall')).rejects.toMatchObject({ code: 'show_finished' });
    await faceOffOf([two, one]);
    const { faceOff } = await faceOffFor(store.read, judgeAccess(seeded, 0));
    expect(faceOff).toMatchObject({ acts: [{ performanceId: one }, { performanceId: two }], choice: null });
    const id = faceOff?.id ?? '';
    const choose = (access: JudgeAccess, performanceId: string) =>
      command(chooseInFaceOff)({ access, params: { id }, body: { performanceId } });
    await choose(judgeAccess(seeded, 0), one);
    await choose(judgeAccess(seeded, 0), two);
    await choose(judgeAccess(seeded, 1), two);
    await choose(judgeAccess(seeded, 2), one);
    expect((await scoring()).faceOff).toMatchObject({ expected: 3, choices: expect.any(Array) });
    await onShared(closeFaceOff(count))({ ...deciding, params: { id } });
    expect(await places()).toEqual({ 'Act 1': '2', 'Act 2': '1', 'Act 3': '3' });
    const row = (await scoring()).rows.find((each) => each.stageName === 'Act 2');
    expect(row?.tie).toMatchObject({ decidedBy: 'decision', reason: 'The judges chose: 2–1.' });
    expect((await faceOffFor(store.read, judgeAccess(seeded, 0))).faceOff).toBeNull();
  });

  it('leaves a tie as it is when the face-off ends equal', async () => {
    const { store, seeded, deciding, places, onShared } = await begin();
    const performanceIds = [act(seeded, 0), act(seeded, 1)];
    await onShared(openAfterTheShow)({ ...deciding, body: { performanceIds, kind: 'judges' } });
    const id = (await faceOffFor(store.read, judgeAccess(seeded, 0))).faceOff?.id ?? '';
    await onShared(closeFaceOff(count))({ ...deciding, params: { id } });
    expect(await places()).toMatchObject({ 'Act 1': '1=', 'Act 2': '1=' });
  });

  it('is certified by two different people where the event wants it, on the same standings', async () => {
    const { store, seeded, deciding, certifyAs, scoring, command } = await begin();
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('event').set({ settings: '{"two_person_certification":true}' }).execute(),
    );
    expect(await certifyAs('Ana')).toBeNull();
    expect(await scoring()).toMatchObject({ twoPerson: true, proposal: { by: 'Ana' }, result: null });
    await expect(certifyAs('Ana')).rejects.toMatchObject({ code: 'same_person' });
    await submitSheet(store, seeded, { performance: 2, judge: 0, marks: [4] });
    expect((await scoring()).proposal).toBeNull();
    expect(await certifyAs('Ben')).toBeNull();
    await command(addAward)({ ...deciding, body: { ...COSTUME, performanceId: act(seeded, 2) } });
    expect((await scoring()).proposal).toBeNull();
    expect(await certifyAs('Ben')).toBeNull();
    // Another depth is another request: Ben's is not replaced behind his back, only by himself.
    await expect(certifyAs('Ana', 'places')).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('Ben asked for this result with “Places and totals”.'),
    });
    expect((await scoring()).proposal).toMatchObject({ by: 'Ben', depth: 'totals' });
    expect(await certifyAs('Ben', 'criteria')).toBeNull();
    expect(await certifyAs('Ben')).toBeNull();
    expect(await certifyAs('Ana')).toEqual(expect.any(String));
    expect((await scoring()).result).toMatchObject({
      state: 'certified',
      certifiedBy: 'Ana',
      proposedBy: 'Ben',
    });
  });

  it('is not certified while a paper sheet waits for its second person', async () => {
    const { store, seeded, certifyAs } = await begin();
    const access = mint<'crew'>({ adminId: 'ana', sessionId: 's', role: 'crew', by: person('Ana') });
    const body = {
      judgeId: seeded.judgeIds[0] ?? '',
      performanceId: act(seeded, 0),
      marks: { [seeded.criterionIds[0] ?? '']: 3 },
      abstained: false,
      reason: 'Tablet failed.',
    };
    await store.write({ by: SYSTEM }, (work) => typePaper(work, access, { body }, async () => false));
    await expect(certifyAs('Ana')).rejects.toMatchObject({
      code: 'not_ready',
      message: 'One paper sheet waits for a second person.',
    });
  });

  it('tells prizes to the public only once every table is published', async () => {
    const { store, seeded, deciding, certifyAs, publish, scoring, command } = await begin();
    await command(addAward)({
      ...deciding,
      body: {
        kind: 'place',
        title: 'Winner',
        categoryId: null,
        performanceId: null,
        reason: '',
      },
    });
    await command(addAward)({
      ...deciding,
      body: { ...COSTUME, performanceId: act(seeded, 2) },
    });
    expect((await scoring()).awards.map((award) => award.performanceIds.length)).toEqual([2, 1]);
    const id = (await certifyAs('Ana')) ?? '';
    const read = () => publicResults(store.read, { roundId: seeded.roundId, now: store.now(), count });
    expect(JSON.stringify(await read())).not.toContain('costume');
    await publish(id);
    expect((await read()).awards).toMatchObject([
      { title: 'Winner', winners: [{ stageName: 'Act 1' }, { stageName: 'Act 2' }] },
      { title: 'Bravest costume', reason: 'A tower of lamps.', winners: [{ stageName: 'Act 3' }] },
    ]);
  });

  it('prints a protocol with rules, explanations, digest and who was set aside', async () => {
    const { store, seeded, deciding, certifyAs, command } = await begin();
    await command(setAside)({
      ...deciding,
      body: { judgeId: seeded.judgeIds[2] ?? '', reason: 'Left ill.' },
    });
    const id = (await certifyAs('Ana')) ?? '';
    const protocol = await protocolOf(store.read, { now: store.now(), count }, id);
    expect(protocol).toMatchObject({
      version: 1,
      state: 'certified',
      digest: (await newestResult(store.read, seeded.roundId))?.digest,
      judges: ['Judge 1', 'Judge 2'],
      notes: [
        'Judge 3 was set aside: Left ill. (Ana).',
        'A second count of these figures, made by another engine for this page, agrees with every one of them.',
      ],
    });
    expect(protocol.rules[0]).toBe('On each criterion the mean of the judges; weighted, these are added.');
    expect(protocol.rows[0]).toMatchObject({
      place: '1',
      stageName: 'Act 1',
      explanation: ['Criterion 1: Judge 1 8, Judge 2 7; mean 7.50', 'The panel: 7.50'],
    });
  });

  it('names the row of the log that says it was certified on paper, on the page and in the record', async () => {
    const { store, seeded, certifyAs, publish } = await begin();
    const id = (await certifyAs('Ana')) ?? '';
    await publish(id);
    const row = await store.read
      .selectFrom('audit')
      .select(['seq as row', 'hash as head'])
      .where('action', '=', 'result.certified')
      .executeTakeFirstOrThrow();
    const at = { now: store.now(), count };
    expect((await protocolOf(store.read, { now: store.now(), count }, id)).logged).toEqual(row);
    expect((await publicResults(store.read, { roundId: seeded.roundId, ...at })).certificate?.logged).toEqual(
      row,
    );
    expect((await publicRecord(store.read, { roundId: seeded.roundId, ...at })).logged).toEqual(row);
    expect(await checkAudit(store, row.head.slice(0, 8))).toMatchObject({
      state: 'whole',
      notedSeq: row.row,
    });
  });

  it('exports a file that tabulates to the very standings it comes with', async () => {
    const { store, seeded } = await begin();
    const exported = await exportScoring(store.read, { now: store.now(), count }, seeded.round);
    const read = readTabulationFile(snakeKeys(JSON.parse(JSON.stringify(exported.input))));
    if ('fault' in read) throw new Error(`${read.fault.path}: ${read.fault.message}`);
    expect(tabulate(read.input)).toEqual(exported.standings);
  });

  it('shows performers what judges wrote only once it is released, and to no one else', async () => {
    const { store, seeded, deciding, command } = await begin();
    const isWritten = () => isFeedbackWritten(store.read, seeded.performanceIds);
    expect(await isWritten()).toBe(false);
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('scoresheet')
        .set({ feedback: 'Lovely phrasing.' })
        .where('performanceId', '=', act(seeded, 0))
        .where('judgeId', '=', seeded.judgeIds[0] ?? '')
        .execute(),
    );
    const items = await store.read.selectFrom('runningOrderItem').select(['id', 'participantId']).execute();
    const access = (at: number) =>
      mint<'participant'>({
        statusTokenHash: '',
        participantId: items.find((item) => item.id === act(seeded, at))?.participantId ?? '',
        eventId: seeded.eventId,
        by: SYSTEM,
      });
    expect(await isWritten()).toBe(true);
    expect(await feedbackFor(store.read, access(0))).toEqual({ released: false, words: [] });
    await command(releaseFeedback)(deciding);
    expect(await feedbackFor(store.read, access(0))).toEqual({ released: true, words: ['Lovely phrasing.'] });
    expect(await feedbackFor(store.read, access(1))).toEqual({ released: true, words: [] });
    await command(withholdFeedback)(deciding);
    expect(await feedbackFor(store.read, access(0))).toEqual({ released: false, words: [] });
  });
});
