/** When numbers begin to stay, apart from what the desk does (`lineup.test.ts`): rounds that are called, rehearsals, older databases. */
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { MOST_ITEMS } from '#contract/lineup/schema.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { type SeededRound, seedRound } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import { up } from '../store/migrations/0036_act_numbers.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { setScratched } from './commands.ts';
import { followOrder, freezeNumbers, freezePublished } from './numbers.ts';
import { insert, newRow } from './order.ts';
import { itemRows, roundById, runningOrder } from './queries.ts';
import { copyToRehearse } from './rehearsal.ts';
import { addRound, callRound } from './rounds.ts';
import { dealActs, moveActs } from './seeding.ts';

describeStoresByTurns('act numbers', (open, engine) => {
  const begin = async (lineup_published: boolean) => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 4 });
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('event')
        .set({ settings: JSON.stringify({ lineup_published }) })
        .execute(),
    );
    return { store, seeded };
  };
  const numbers = async (store: Store, roundId: string) =>
    (await runningOrder(store.read, roundId)).map(({ number }) => number);
  const scratch = (store: Store, { performanceIds }: SeededRound, at: number) =>
    store.write({ by: SYSTEM }, (work) => setScratched(work, performanceIds[at] ?? '', true, 'Ill'));

  it('stay in a round that is called while the line-up is public, not before', async () => {
    const { store, seeded } = await begin(true);
    const { participantId } = await store.read
      .selectFrom('runningOrderItem')
      .select('participantId')
      .where('id', '=', seeded.performanceIds[2] ?? '')
      .executeTakeFirstOrThrow();
    const final = await store.write({ by: SYSTEM }, (work) =>
      addRound(work, {
        eventId: seeded.eventId,
        name: 'Final',
        rules: '{}',
        participantIds: [participantId ?? ''],
      }),
    );
    expect((await roundById(store.read, final.id))?.lastNumber).toBeNull();
    await store.write({ by: SYSTEM }, (work) => callRound(work, final));
    expect((await roundById(store.read, final.id))?.lastNumber).toBe(1);
    expect(await numbers(store, final.id)).toEqual([1]);
    // An act whose number somebody has there gets the next one.
    const [act] = await itemRows(store.read, seeded.roundId);
    const called = await roundById(store.read, final.id);
    await store.write({ by: SYSTEM }, async (work) => {
      await freezeNumbers(work, seeded.roundId);
      const rows = (await itemRows(work.tx, seeded.roundId)).filter(({ id }) => id === act?.id);
      if (called) await moveActs(work, rows, called);
    });
    expect(await numbers(store, final.id)).toEqual([1, 2]);
  });

  it('that people know go along into a heat, also by hand, and follow the orders again once the line-up is hidden', async () => {
    const { store, seeded } = await begin(true);
    const all = () => Promise.all([seeded.roundId, heat.id].map((id) => numbers(store, id)));
    const named = async (id: string) =>
      (await roundById(store.read, id)) ?? expect.fail('There is no such round.');
    const inWork = (act: (work: Work) => Promise<void>) => store.write({ by: SYSTEM }, act);
    await inWork((work) => freezePublished(work, seeded.eventId));
    const heat = await store.write({ by: SYSTEM }, (work) =>
      addRound(work, { eventId: seeded.eventId, name: 'Heat 2', rules: '{}', participantIds: [] }),
    );
    await inWork(async (work) => dealActs(work, [await named(seeded.roundId), await named(heat.id)]));
    expect(await all()).toEqual([
      [1, 3],
      [2, 4],
    ]);
    const [first] = await itemRows(store.read, seeded.roundId);
    await inWork(async (work) => moveActs(work, first ? [first] : [], await named(heat.id)));
    expect(await all()).toEqual([[3], [2, 4, 1]]);
    await inWork((work) => callRound(work, heat));
    expect(await all()).toEqual([[3], [2, 4, 1]]);
    await inWork((work) => followOrder(work, seeded.eventId));
    expect(await all()).toEqual([[1], [1, 2, 3]]);
  });

  it('that a rehearsal gives are its own', async () => {
    const { store, seeded } = await begin(true);
    const { rehearsal } = await store.write({ by: SYSTEM }, async (work) => {
      const round = await roundById(work.tx, seeded.roundId);
      if (!round) throw new Error('The round was not seeded.');
      return copyToRehearse(work, round, { speed: 1, realFrom: work.now, stageFrom: work.now });
    });
    await store.write({ by: SYSTEM }, (work) => freezeNumbers(work, rehearsal.id));
    await scratch(store, seeded, 0);
    expect(await numbers(store, rehearsal.id)).toEqual([1, 2, 3, 4]);
    expect(await numbers(store, seeded.roundId)).toEqual([null, 1, 2, 3]);
  });

  it.each([
    [true, [1, null, null, 3]],
    [false, [1, null, null, 2]],
  ])('that people know already stay in a database from before (public: %s)', async (isPublic, after) => {
    const { store, seeded } = await begin(isPublic);
    await scratch(store, seeded, 1);
    await besideTheDoor(store, async (tx) => {
      await sql`alter table running_order_item drop column number`.execute(tx);
      await sql`alter table round drop column last_number`.execute(tx);
      await sql`alter table show_step add column rehearsal_id text`.execute(tx);
      await up(tx as unknown as Kysely<unknown>, engine);
    });
    expect(await numbers(store, seeded.roundId)).toEqual([1, null, 2, 3]);
    await scratch(store, seeded, 2);
    expect(await numbers(store, seeded.roundId)).toEqual(after);
  });

  it('count in an order that has room for so many entries and no more', async () => {
    const { store, seeded } = await begin(false);
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const rows = await itemRows(store.read, round.id);
    const cues = (many: number) =>
      Array.from({ length: many }, () => newRow(round, { kind: 'other', title: 'Talk', plannedMs: 60_000 }));
    const add = (many: number) =>
      store.write({ by: SYSTEM }, (work) => insert(work, round, rows, cues(many), rows.length));
    await expect(add(MOST_ITEMS)).rejects.toThrow(`has room for ${MOST_ITEMS} entries`);
    await add(3);
    expect(await numbers(store, round.id)).toEqual([1, 2, 3, 4, null, null, null]);
  });
});
