/** Which writes are held against a certified result, and what that costs those that cannot take it back. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { addOpenPoll, type SeededRound, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { setHeadReview } from '../judging/head-review.ts';
import { setScoring } from '../judging/scoring-commands.ts';
import { arrange } from '../lineup/order.ts';
import { itemRows, roundById } from '../lineup/queries.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { certify, voidResult } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { presentScoring } from './present-scoring.ts';
import { currentResult, newestInBrief, newestResult, whyVoid } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';
import { BESIDE, holdCertified } from './take-back.ts';

const count = async () => ({ ballots: 0, votes: {} });
const ADMIN: Actor = { kind: 'admin', id: 'ana', name: 'Ana' };
const ANA = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: ADMIN });
const WHY = { reason: 'The wrong judge led.' };

describeStoresByTurns('what is held against a certified result', (open) => {
  const begin = async (
    prepare: (store: Store, seeded: SeededRound) => Promise<void> = async () => {},
    rules: object = { method: 'mean' },
  ) => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 3, judges: 2, weights: [1, 1], rules });
    for (const performance of [0, 1, 2])
      for (const judge of [0, 1])
        await submitSheet(store, seeded, { performance, judge, marks: [9 - performance, 8 - performance] });
    await prepare(store, seeded);
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const at = { now: store.now(), count };
    const input = inputOf(await gather(store.read, round, at), 'given');
    const seen = factsDigest(input, tabulate(input));
    await certify(store, count, { round: seeded.round, by: SYSTEM }, { seen, depth: 'totals' }, undefined);
    // How often the sheets are read by whoever holds a write.
    const asked: string[] = [];
    holdCertified({ ...store, read: store.following((table) => asked.push(table)) }, count);
    const writes = (work: Parameters<typeof store.write>[1]) => {
      asked.length = 0;
      return store.write({ by: ADMIN }, work);
    };
    return { store, seeded, round, at, asked, writes };
  };

  it('is not what is written beside it: nothing of that decides a result, and all of it are tables', async () => {
    const { store, round, at } = await begin();
    const read = new Set<string>();
    const reader = store.following((table) => read.add(table));
    const result = await newestResult(store.read, round.id);
    if (!result) throw new Error('The result was not certified.');
    expect(await whyVoid(reader, round, result, at)).toBeNull();
    expect([...read]).toEqual(expect.arrayContaining(['scoresheet', 'scoresheet_revision', 'poll']));
    expect([...read].filter((table) => BESIDE.has(table))).toEqual([]);
    for (const table of BESIDE) {
      expect(table).toMatch(/^[a-z_]+$/);
      await besideTheDoor(store, (tx) => sql`select 1 from ${sql.table(table)} limit 1`.execute(tx));
    }
  });

  it('is passed over where a show goes on, and looked at without the sheets where none was written', async () => {
    const { store, seeded, round, asked, writes } = await begin();
    await writes((work) => setScoring(work, seeded.performanceIds.slice(0, 1), 'closed'));
    expect(asked).toEqual([]);
    await writes(({ tx }) =>
      tx.updateTable('event').set({ name: 'Open Stage, late' }).where('id', '=', seeded.eventId).execute(),
    );
    expect(asked).toContain('running_order_item');
    expect(asked).not.toContain('scoresheet');
    expect((await newestInBrief(store.read, round.id))?.state).toBe('certified');
  });

  it('is refused where it would take the result back, by a sheet or by anything else', async () => {
    const { store, seeded, round, at, writes } = await begin();
    const marks = writes(({ tx }) => tx.updateTable('scoresheet').set({ marks: '{}' }).execute());
    await expect(marks).rejects.toMatchObject({ code: 'certified' });
    const weight = writes(({ tx }) =>
      tx.updateTable('criterion').set({ weight: 9 }).where('eventId', '=', seeded.eventId).execute(),
    );
    await expect(weight).rejects.toMatchObject({ code: 'certified' });
    const rules = writes(({ tx }) =>
      tx
        .updateTable('round')
        .set({ rules: JSON.stringify({ method: 'median' }) })
        .where('id', '=', round.id)
        .execute(),
    );
    await expect(rules).rejects.toMatchObject({ code: 'certified' });
    const history = writes(({ tx }) => tx.deleteFrom('scoresheetRevision').execute());
    await expect(history).rejects.toMatchObject({ code: 'certified' });
    const scratched = writes(({ tx }) =>
      tx
        .updateTable('runningOrderItem')
        .set({ scratched: 1 })
        .where('id', '=', seeded.performanceIds[0] ?? '')
        .execute(),
    );
    await expect(scratched).rejects.toMatchObject({ code: 'certified' });
    const rows = await itemRows(store.read, round.id);
    const moved = writes((work) =>
      arrange(work, round, rows, rows.toReversed(), 'order.arranged', `round:${round.id}`),
    );
    await expect(moved).rejects.toMatchObject({ code: 'certified' });
    await writes(({ tx }) => tx.updateTable('judge').set({ name: 'Anew' }).execute());
    await addOpenPoll(store, seeded);
    expect(await currentResult(store.read, round, at)).toBeDefined();
  });

  it('is not the order in which criteria stand for rounds to come, by the recount neither', async () => {
    const { store, seeded, round, writes } = await begin();
    for (const [position, id] of seeded.criterionIds.toReversed().entries())
      await writes(({ tx }) => tx.updateTable('criterion').set({ position }).where('id', '=', id).execute());
    expect(await recount(store, round.id)).toMatchObject({ details: [], agrees: true });
  });

  it('is not who leads the panel of a later round: a tie stays as its own head judge broke it', async () => {
    const { store, seeded, round, at, writes } = await begin(
      async (store, seeded) => {
        // Each judge has another act first.
        await submitSheet(store, seeded, { performance: 0, judge: 1, marks: [8, 8] });
        await submitSheet(store, seeded, { performance: 1, judge: 0, marks: [8, 8] });
        await submitSheet(store, seeded, { performance: 1, judge: 1, marks: [9, 8] });
        const first = seeded.judgeIds[0] ?? '';
        await store.write({ by: SYSTEM }, ({ tx }) =>
          tx.updateTable('judge').set({ isHead: 1 }).where('id', '=', first).execute(),
        );
      },
      { method: 'mean', tieBreaks: ['head_judge', 'shared'] },
    );
    const scoring = async () => presentScoring(store.read, at, seeded.round);
    const before = await scoring();
    expect(before.rows.map(({ stageName }) => stageName)).toEqual(['Act 1', 'Act 2', 'Act 3']);
    const other = { judgeId: seeded.judgeIds[1] ?? '', scores: true };
    await writes((work) => setHeadReview(work, seeded.eventId, other, 'Ana'));
    expect(await recount(store, round.id)).toMatchObject({ details: [], agrees: true });
    const after = await scoring();
    expect(after.headReview?.name).toBe('Judge 2');
    expect(after.result?.state).toBe('certified');
    expect(after.judges).toEqual(before.judges);
    // Nothing of it waits for the new head judge.
    expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, review: 'not_asked' })));
    await writes((work) =>
      voidResult(work, ANA, { round: seeded.round, params: { id: after.result?.id ?? '' }, body: WHY }),
    );
    expect((await scoring()).rows.map(({ stageName }) => stageName)).toEqual(['Act 2', 'Act 1', 'Act 3']);
    // What was taken back is counted again under the one of then.
    expect(await recount(store, round.id)).toMatchObject({ state: 'voided', details: [], agrees: true });
  });
});
