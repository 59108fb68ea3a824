/** What is called otherwise after its result was certified: the record stays what it was, and says so. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkRecord, type PublicRecord } from '#contract/results/check-record.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { type SeededRound, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { changeCategory, changeEvent } from '../events/commands.ts';
import { requireEvent } from '../events/queries.ts';
import { mint } from '../http/access.ts';
import { changeCriterion } from '../judging/criteria-commands.ts';
import { setHeadReview } from '../judging/head-review.ts';
import { changeJudge } from '../judging/judge-commands.ts';
import { presentCriterion } from '../judging/panel.ts';
import { readCriterion } from '../judging/queries.ts';
import { roundById } from '../lineup/queries.ts';
import { setRoundName } from '../lineup/rounds.ts';
import { changeParticipant } from '../registration/changes.ts';
import { participantById } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Work } from '../store/write.ts';
import { changePoll, insertPoll } from '../voting/commands.ts';
import { pollsOf } from '../voting/queries.ts';
import { closePoll, openPoll } from '../voting/window.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
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
  const begin = async (prepare: (work: Work, seeded: SeededRound) => Promise<unknown> = async () => {}) => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 1, weights: [1], rules: { method: 'mean' } });
    for (const [performance, mark] of [8, 6].entries())
      await submitSheet(store, seeded, { performance, judge: 0, marks: [mark] });
    const { round, roundId } = seeded;
    await store.write({ by: SYSTEM }, (work) => prepare(work, seeded));
    const row = await roundById(store.read, roundId);
    if (!row) throw new Error('The round was not seeded.');
    const at = () => ({ now: store.now(), count });
    const input = inputOf(await gather(store.read, row, at()), 'given');
    const seen = factsDigest(input, tabulate(input));
    const by = { kind: 'admin' as const, id: 'ana', name: 'Ana' };
    const id = (await certify(store, count, { round, by }, { seen, depth: 'marks' }, undefined)) ?? '';
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by });
    await announcementCommandsOf(store, count)(publishResult)({ access, round, params: { id }, body: {} });
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
    const work = <T>(done: (write: Work) => Promise<T>) => store.write({ by }, done);
    const { eventId } = seeded;
    return {
      store,
      roundId,
      eventId,
      round,
      at,
      record,
      change,
      current,
      access,
      work,
      participantId: participantId ?? '',
    };
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

  it('is told of a judge, a criterion, a category, a vote, the round and the event as well', async () => {
    const { store, roundId, eventId, access, work } = await begin(addClosedPoll);
    const rowOf = (table: 'judge' | 'criterion' | 'category') =>
      store.read.selectFrom(table).selectAll().where('eventId', '=', eventId).executeTakeFirstOrThrow();
    const [judge, criterion, category] = [
      await rowOf('judge'),
      await rowOf('criterion'),
      await rowOf('category'),
    ];
    const event = await requireEvent(store.read, eventId);
    const round = await roundById(store.read, roundId);
    if (!round) throw new Error('The round was not seeded.');
    const about = <Body>(id: string, body: Body) => ({ params: { id }, query: {}, body });
    await work((write) => changeJudge(write, access, about(judge.id, { name: 'Dame Judge' })));
    const scale = presentCriterion(readCriterion(criterion as Parameters<typeof readCriterion>[0]));
    await work((write) =>
      changeCriterion(write, access, about(criterion.id, { ...scale, name: 'Voice', reason: '' })),
    );
    await work((write) => changeCategory(write, access, about(category.id, { name: 'Singing' })));
    const [poll] = await pollsOf(store.read, roundId, store.now());
    const titled = about(poll?.id ?? '', { title: 'The hall’s own' });
    await work((write) => changePoll(write, access, titled, async () => 'over'));
    await work((write) => setRoundName(write, round, 'The final'));
    await work((write) =>
      changeEvent(write, access, about(eventId, { name: 'Closed Stage' }), {
        opened: '',
        begun: async () => false,
        lineupTurned: async () => undefined,
      }),
    );
    const again = await recountOf(store, roundId);
    expect(again).toMatchObject({ agrees: true, details: [], same: true });
    expect(again.since).toEqual([
      `judge: certified “${judge.name}”, changed to “Dame Judge” since`,
      `criterion: certified “${criterion.name}”, changed to “Voice” since`,
      `category: certified “${category.name}”, changed to “Singing” since`,
      'poll: certified “Audience favourite”, changed to “The hall’s own” since',
      `round: certified “${round.name}”, changed to “The final” since`,
      `event: certified “${event.name}”, changed to “Closed Stage” since`,
    ]);
    await besideTheDoor(store, (tx) =>
      tx.updateTable('judge').set({ name: 'Forged' }).where('id', '=', judge.id).execute(),
    );
    expect(await recount(store, roundId)).toMatchObject({
      agrees: false,
      details: [expect.stringMatching(/^names of judges: certified .*, now .*Forged/)],
    });
  });

  it('is whole also once a head judge releases scores in another round of the event', async () => {
    // Who leads the panel is certified with it; the rule is not.
    const { store, roundId, eventId, work } = await begin(({ tx }) =>
      tx.updateTable('judge').set({ isHead: 1 }).execute(),
    );
    const { id: judgeId } = await store.read
      .selectFrom('judge')
      .select('id')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    await work((write) => setHeadReview(write, eventId, { judgeId, scores: true }, 'Ana'));
    expect(await recount(store, roundId)).toMatchObject({ details: [], agrees: true });
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

async function addClosedPoll(work: Work, { roundId }: SeededRound): Promise<void> {
  const round = await roundById(work.tx, roundId);
  if (!round) throw new Error('The round was not seeded.');
  const given = { title: 'Audience favourite', method: 'pick_one', maxChoices: 1, practice: false } as const;
  const id = await insertPoll(work, round, { ...given, itemId: null, durationMs: null });
  await openPoll(work, id, { closesAt: null });
  await closePoll(work, id);
}

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
