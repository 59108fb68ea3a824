/** Who is asked in a face-off of the judges. */
import { expect, it } from 'vitest';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { excuse } from './decisions.ts';
import { chooseInFaceOff, faceOffFor, openFaceOff } from './face-off.ts';
import { faceOffAtDesk } from './face-off-desk.ts';
import { presentScoring } from './present-scoring.ts';
import { sharedCommandsOf } from './shared-places.ts';

const count = async () => ({ ballots: 0, votes: {} });

describeStoresByTurns('a face-off of the judges', (open) => {
  it('leaves out a judge who is excused from all of its acts, and asks one who scores any of them', async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 3, weights: [1], rules: { method: 'mean' } });
    const by = { kind: 'admin' as const, id: 'ana', name: 'Ana' };
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by });
    const deciding = { access, round: seeded.round };
    const command = commandsOf(store);
    for (const performance of [0, 1])
      for (const judge of [0, 1]) await submitSheet(store, seeded, { performance, judge, marks: [7] });
    const judgeAt = (at: number) => seeded.judgeIds[at] ?? '';
    const from = (judge: number, performanceIds: string[]) =>
      command(excuse)({ ...deciding, body: { judgeId: judgeAt(judge), performanceIds, reason: 'Family.' } });
    await from(2, seeded.performanceIds);

    const performanceIds = [...seeded.performanceIds];
    await sharedCommandsOf(store, count)(openFaceOff(async () => 'over'))({
      ...deciding,
      body: { performanceIds, kind: 'judges' },
    });
    // The second judge is excused from one of the acts alone.
    await from(1, performanceIds.slice(0, 1));

    const at = () => ({ now: store.now(), count });
    const asJudge = (judge: number) =>
      mint<'judge'>({
        judgeId: judgeAt(judge),
        eventId: seeded.eventId,
        sessionId: 'tablet',
        by: { kind: 'judge', id: judgeAt(judge), name: `Judge ${judge + 1}` },
      });
    expect((await presentScoring(store.read, at(), seeded.round)).faceOff?.expected).toBe(2);
    expect(
      (await faceOffAtDesk(store.read, at(), seeded.round)).open?.judges.map(({ name }) => name),
    ).toEqual(['Judge 1', 'Judge 2']);
    expect((await faceOffFor(store.read, asJudge(2))).faceOff).toBeNull();
    const { faceOff } = await faceOffFor(store.read, asJudge(1));
    const choosing = { params: { id: faceOff?.id ?? '' }, body: { performanceId: performanceIds[1] ?? '' } };
    await command(chooseInFaceOff)({ access: asJudge(1), ...choosing });
    await expect(command(chooseInFaceOff)({ access: asJudge(2), ...choosing })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });
});
