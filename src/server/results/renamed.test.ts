/** An act that is called otherwise after its result was certified: the record stays what it was, and says so. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkRecord, type PublicRecord } from '#contract/results/check-record.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { roundById } from '../lineup/queries.ts';
import { changeParticipant } from '../registration/changes.ts';
import { participantById } from '../registration/queries.ts';
import { publishResult, toldCommandsOf } from './announce.ts';
import { certify } from './certify.ts';
import { sha256 } from './document-kept.ts';
import { exportScoring } from './export.ts';
import { factsDigest } from './facts-digest.ts';
import { currentResult } from './queries.ts';
import { publicRecord } from './record.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';

const PROGRAM = join(import.meta.dirname, '../../../verify/verify.py');
const count = async () => ({ ballots: 0, votes: {} });

describeStoresByTurns('an act that is renamed after certifying', (open) => {
  const begin = async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 1, weights: [1], rules: { method: 'mean' } });
    for (const [performance, mark] of [8, 6].entries())
      await submitSheet(store, seeded, { performance, judge: 0, marks: [mark] });
    const { round, roundId } = seeded;
    const row = await roundById(store.read, roundId);
    if (!row) throw new Error('The round was not seeded.');
    const at = () => ({ now: store.now(), count });
    const input = inputOf(await gather(store.read, row, at()), 'given');
    const seen = factsDigest(input, tabulate(input));
    const by = { kind: 'admin' as const, id: 'ana', name: 'Ana' };
    const id = (await certify(store, count, { round, by }, { seen, depth: 'marks' }, undefined)) ?? '';
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by });
    await toldCommandsOf(store, count)(publishResult)({ access, round, params: { id }, body: {} });
    const record = async (): Promise<PublicRecord> =>
      JSON.parse(JSON.stringify(await publicRecord(store.read, { ...at(), roundId })));
    const { participantId } = await store.read
      .selectFrom('runningOrderItem')
      .select('participantId')
      .where('id', '=', seeded.performanceIds[0] ?? '')
      .executeTakeFirstOrThrow();
    const change = (words: { stageName?: string; songTitle?: string; pronouns?: string }) =>
      store.write({ by }, async (work) => {
        const before = await participantById(work.tx, participantId ?? '');
        if (!before) throw new Error('There is no such act.');
        await changeParticipant(work, before, words, { action: 'participant.edited' });
      });
    const current = async () => (await currentResult(store.read, row, at()))?.state;
    return { store, roundId, round, at, record, change, current, participantId: participantId ?? '' };
  };

  it('keeps the record as it was certified, which everybody’s programs find the same', async () => {
    const { store, round, at, record, change, current } = await begin();
    const before = await record();
    await change({ stageName: 'New name', songTitle: 'New song' });
    expect(await current()).toBe('certified');
    const after = await record();
    expect(after).toEqual(before);
    expect(checkRecord(sha256, after).same).toBe(true);
    const folder = mkdtempSync(join(tmpdir(), 'ovation-renamed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const exported = JSON.parse(JSON.stringify(await exportScoring(store.read, at(), round as never)));
    for (const content of [after, exported]) {
      writeFileSync(join(folder, 'record.json'), JSON.stringify(content));
      const ran = spawnSync('python3', [PROGRAM, join(folder, 'record.json')], { encoding: 'utf8' });
      expect([ran.stderr, ran.status]).toEqual(['', 0]);
    }
  });

  it('is told by the recount beside what it finds, and is no difference', async () => {
    const { store, roundId, change } = await begin();
    expect(await recount(store, roundId)).toMatchObject({ agrees: true, since: [] });
    const [first] = (await recountOf(store, roundId)).names;
    await change({ stageName: 'Slip' });
    await change({ stageName: 'New name', songTitle: 'New song', pronouns: 'xe/xem' });
    const again = await recountOf(store, roundId);
    expect(again).toMatchObject({ agrees: true, details: [], same: true });
    expect(again.since).toEqual([
      `${first}, name: certified “${first}”, changed to “New name” since`,
      expect.stringMatching(/, song: certified “.*”, changed to “New song” since/),
      expect.stringMatching(/, pronouns: certified “.*”, changed to “xe\/xem” since/),
    ]);
  });

  it('is a difference where the audit log knows nothing of it', async () => {
    const { store, roundId, participantId } = await begin();
    await besideTheDoor(store, (tx) =>
      tx.updateTable('participant').set({ stageName: 'Forged' }).where('id', '=', participantId).execute(),
    );
    expect(await recount(store, roundId)).toMatchObject({
      agrees: false,
      since: [],
      details: expect.arrayContaining([expect.stringMatching(/name: certified “.*”, now “Forged”/)]),
    });
  });
});

async function recountOf(store: Parameters<typeof recount>[0], roundId: string) {
  const again = await recount(store, roundId);
  if (again.kind !== 'recounted') throw new Error('Nothing is certified.');
  const acts = await store.read
    .selectFrom('runningOrderItem')
    .innerJoin('participant', 'participant.id', 'participantId')
    .select('stageName')
    .orderBy('runningOrderItem.position')
    .execute();
  return {
    ...again,
    same: again.certifiedDigest === again.recountedDigest,
    names: acts.map(({ stageName }) => stageName),
  };
}
