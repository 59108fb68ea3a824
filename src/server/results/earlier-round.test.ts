/** A heat that is corrected while the final is on: who decides about it, and what was released of it. */
import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { type SeededRound, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { type JudgeAccess, mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { setScoring } from '../judging/scoring-commands.ts';
import { latestRound, roundById } from '../lineup/queries.ts';
import { addRound, callRound } from '../lineup/rounds.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { chooseInFaceOff, closeFaceOff, faceOffFor, openFaceOff } from './face-off.ts';
import { feedbackFor, releaseFeedback } from './feedback.ts';
import { changeHeadReview, releaseAsHead, reviewFor, sendBack } from './head-judge.ts';
import { presentScoring } from './present-scoring.ts';
import { sharedCommandsOf } from './shared-places.ts';

const count = async () => ({ ballots: 0, votes: {} });
const ANA = mint<'admin'>({
  adminId: 'ana',
  sessionId: 'desk',
  role: 'admin',
  by: { kind: 'admin', id: 'ana', name: 'Ana' },
});
const judgeOf = (heat: SeededRound, at: number): JudgeAccess => {
  const judgeId = heat.judgeIds[at] ?? '';
  const by = { kind: 'judge' as const, id: judgeId, name: `Judge ${at + 1}` };
  return mint<'judge'>({ judgeId, eventId: heat.eventId, sessionId: 'tablet', by });
};

/** A round after the heat is on: it was called after it. */
async function callFinal(store: Store, heat: SeededRound): Promise<void> {
  await store.write({ by: SYSTEM }, async (work) => {
    const before = await roundById(work.tx, heat.roundId);
    if (!before) throw new Error('The round was not seeded.');
    const { eventId, rules } = before;
    await callRound(work, await addRound(work, { eventId, name: 'Final', rules, participantIds: [] }));
  });
  expect((await latestRound(store.read, heat.eventId))?.name).toBe('Final');
}

describeStoresByTurns('an earlier round', (open) => {
  /** Two acts with the same marks of two judges in a heat whose scoring is locked. */
  const begin = async () => {
    const store = await open();
    const heat = await seedRound(store, { acts: 2, judges: 2, weights: [1] });
    for (const performance of [0, 1])
      for (const judge of [0, 1]) await submitSheet(store, heat, { performance, judge, marks: [7] });
    await store.write({ by: SYSTEM }, (work) => setScoring(work, heat.performanceIds, 'locked'));
    const command = commandsOf(store);
    return { store, heat, command, deciding: { access: ANA, round: heat.round } };
  };

  it('asks the judges about its tie while another one is on', async () => {
    const { store, heat, command, deciding } = await begin();
    await callFinal(store, heat);
    const onShared = sharedCommandsOf(store, count);
    const [one = '', two = ''] = heat.performanceIds;
    await onShared(openFaceOff(async () => 'over'))({
      ...deciding,
      body: { performanceIds: [one, two], kind: 'judges' },
    });
    for (const at of [0, 1]) {
      const access = judgeOf(heat, at);
      const id = (await faceOffFor(store.read, access)).faceOff?.id ?? '';
      await command(chooseInFaceOff)({ access, params: { id }, body: { performanceId: two } });
      expect((await faceOffFor(store.read, access)).faceOff?.choice).toBe(two);
    }
    const id = (await faceOffFor(store.read, judgeOf(heat, 0))).faceOff?.id ?? '';
    await onShared(closeFaceOff(count))({ ...deciding, params: { id } });
    const { rows } = await presentScoring(store.read, { now: store.now(), count }, heat.round);
    expect(rows.map(({ stageName, place }) => `${place} ${stageName}`)).toEqual(['1 Act 2', '2 Act 1']);
  });

  it('leaves its released comments with those who performed in it', async () => {
    const { store, heat, command, deciding } = await begin();
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('scoresheet')
        .set({ feedback: 'Lovely.' })
        .where('performanceId', '=', heat.performanceIds[0] ?? '')
        .where('judgeId', '=', heat.judgeIds[0] ?? '')
        .execute(),
    );
    const { participantId } = await store.read
      .selectFrom('runningOrderItem')
      .select('participantId')
      .where('id', '=', heat.performanceIds[0] ?? '')
      .executeTakeFirstOrThrow();
    const own = () => feedbackFor(store.read, { eventId: heat.eventId, participantId: participantId ?? '' });
    await callFinal(store, heat);
    expect(await own()).toEqual({ released: false, words: [] });
    await command(releaseFeedback)(deciding);
    expect(await own()).toEqual({ released: true, words: ['Lovely.'] });
  });

  it('shows the head judge what waits in it, to be released and not sent back', async () => {
    const { store, heat, command, deciding } = await begin();
    const head = judgeOf(heat, 0);
    await command(changeHeadReview)({ ...deciding, body: { judgeId: head.judgeId, scores: true } });
    await callFinal(store, heat);
    const acts = async () => (await reviewFor(store.read, { now: store.now(), count }, head)).acts;
    const seen = await acts();
    expect(seen.map(({ stageName, roundName }) => [stageName, roundName])).toEqual([
      ['Act 1', 'Show'],
      ['Act 2', 'Show'],
    ]);
    const [first] = seen;
    const params = { id: first?.performanceId ?? '' };
    const body = { judgeId: heat.judgeIds[1] ?? '', reason: 'Is the 7 meant?' };
    await expect(command(sendBack)({ access: head, params, body })).rejects.toMatchObject({
      code: 'stale',
    });
    await command(releaseAsHead)({ access: head, params, body: { mark: first?.mark ?? '' } });
    expect((await acts()).map(({ stageName }) => stageName)).toEqual(['Act 2']);
    expect(JSON.stringify(snakeKeys(await acts()))).toContain('"round_name":"Show"');
  });
});
