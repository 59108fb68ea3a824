import { expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint, mintRound } from '../http/access.ts';
import { addAccepted } from '../lineup/commands.ts';
import { roundOnNow } from '../lineup/gate.ts';
import { performancesOfRound, roundById, waitingActs } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
import { shownRound } from './announced-rounds.ts';
import { certify } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { pastResults } from './past.ts';
import { publicResults } from './present-public.ts';
import { presentScoring } from './present-scoring.ts';
import { currentResult, newestInBrief } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { addEmptyRound, makeNext, makeRoundCurrent, renameRound, takeOutRound } from './round-commands.ts';
import { fieldOf, presentRounds, previewNext } from './rounds.ts';
import { holdCertified } from './take-back.ts';

const count = async () => ({ ballots: 0, votes: {} });
const waiting = async () => 'waiting' as const;
const BY = { by: SYSTEM };
const about = (id: string) => ({ params: { id } });

describeStoresByTurns('rounds', (open) => {
  /** Four acts; the first has the best marks but is a guest, the last two are tied. */
  const begin = async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 4, judges: 1, weights: [1] });
    for (const [performance, mark] of [9, 8, 6, 6].entries())
      await submitSheet(store, seeded, { performance, judge: 0, marks: [mark] });
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .updateTable('runningOrderItem')
        .set({ isGuest: 1 })
        .where('id', '=', seeded.performanceIds[0] ?? '')
        .execute();
      await tx
        .insertInto('tieDecision')
        .values({
          id: 'tie1',
          roundId: seeded.roundId,
          performances: JSON.stringify([seeded.performanceIds[3], seeded.performanceIds[2]]),
          reason: 'Louder applause.',
          by: 'Ana',
          createdAt: 1,
          how: 'applause',
        })
        .execute();
    });
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const at = () => ({ now: store.now(), count });
    const certifyIt = async (which = round) => {
      const input = inputOf(await gather(store.read, which, at()), 'given');
      const seen = factsDigest(input, tabulate(input));
      const named = mintRound({ roundId: which.id, eventId: which.eventId });
      return certify(store, count, { round: named, by: SYSTEM }, { seen, depth: 'totals' }, undefined);
    };
    return { store, seeded, round, at, certifyIt };
  };
  const rule = (roundId: string) => ({
    roundIds: [roundId],
    each: 'overall' as const,
    count: 2,
    wildcards: 0,
    tie: 'tie_break' as const,
    chosen: [],
  });
  const next = (roundId: string) => ({
    ...rule(roundId),
    name: 'Final',
    reason: '',
    seed: 'lowest_first' as const,
    points: 'zero' as const,
  });

  it('refuses to go on from a round that is not certified', async () => {
    const { store, seeded, at } = await begin();
    await expect(previewNext(store.read, at(), rule(seeded.roundId))).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('makes the final from the places, lowest first, and gives a scored guest none', async () => {
    const { store, seeded, round, at, certifyIt } = await begin();
    await certifyIt();
    const preview = await previewNext(store.read, at(), rule(seeded.roundId));
    expect(preview.advancing.map(({ stageName, why }) => [stageName, why])).toEqual([
      ['Act 2', '1st overall'],
      ['Act 4', '2nd overall'],
    ]);
    await store.write({ by: SYSTEM }, async (work) =>
      makeNext(work, BY, { body: next(seeded.roundId) }, await fieldOf(work.tx, at(), next(seeded.roundId))),
    );
    expect((await roundOnNow(store.read))?.id).toBe(seeded.roundId);
    const made = (await presentRounds(store.read, at(), { eventId: seeded.eventId, phases: {} })).find(
      (one) => one.name === 'Final',
    );
    expect(made).toMatchObject({ acts: 2, current: false, state: 'open' });
    const acts = await performancesOfRound(store.read, made?.id ?? '');
    expect(acts.map((act) => act.stageName)).toEqual(['Act 4', 'Act 2']);
    expect((await currentResult(store.read, round, at()))?.state).toBe('certified');
    // Who did not go on waits for nothing: adding all adds nobody, and nothing says that they are left over.
    const final = await roundById(store.read, made?.id ?? '');
    if (!final) throw new Error('The final was not made.');
    const waits = await waitingActs(store.read, final);
    expect(waits.map(({ stageName, inRounds }) => [stageName, inRounds])).toEqual([
      ['Act 1', [round.name]],
      ['Act 3', [round.name]],
    ]);
    const named = mintRound({ roundId: final.id, eventId: final.eventId });
    const show = { roundPhase: waiting, hadOn: async () => new Set<string>() };
    const added = await store.write({ by: SYSTEM }, (work) =>
      addAccepted(work, BY as never, { round: named }, show as never),
    );
    expect(added.items.map(({ title }) => title)).toEqual(['Act 4', 'Act 2']);
  });

  it('are told apart by their names', async () => {
    const { store, seeded, round } = await begin();
    const add = (name: string) =>
      store.write({ by: SYSTEM }, (work) => addEmptyRound(work, BY, { round: seeded.round, body: { name } }));
    await add('Final');
    await expect(add(round.name.toUpperCase())).rejects.toMatchObject({ code: 'already_exists' });
    const rename = (name: string) =>
      store.write({ by: SYSTEM }, (work) => renameRound(work, BY, { ...about(round.id), body: { name } }));
    await expect(rename('Final')).rejects.toMatchObject({ code: 'already_exists' });
    await rename(round.name.toUpperCase());
  });

  it('makes another round current, but not while the show of the present one runs', async () => {
    const { store, seeded, at, certifyIt } = await begin();
    await certifyIt();
    await store.write({ by: SYSTEM }, async (work) =>
      makeNext(work, BY, { body: next(seeded.roundId) }, await fieldOf(work.tx, at(), next(seeded.roundId))),
    );
    const id =
      (await presentRounds(store.read, at(), { eventId: seeded.eventId, phases: {} })).find(
        (one) => !one.current,
      )?.id ?? '';
    const running = async () => 'running' as const;
    await expect(
      store.write({ by: SYSTEM }, (work) => makeRoundCurrent(running)(work, BY, about(id))),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    await store.write({ by: SYSTEM }, (work) => makeRoundCurrent(waiting)(work, BY, about(id)));
    expect((await roundOnNow(store.read))?.id).toBe(id);
    await store.write({ by: SYSTEM }, (work) =>
      renameRound(work, BY, { ...about(id), body: { name: 'Grand final' } }),
    );
    expect((await roundOnNow(store.read))?.name).toBe('Grand final');
    await expect(
      store.write({ by: SYSTEM }, (work) => takeOutRound(waiting)(work, BY, about(seeded.roundId))),
    ).rejects.toMatchObject({ code: 'in_use' });
    await store.write({ by: SYSTEM }, (work) => makeRoundCurrent(waiting)(work, BY, about(seeded.roundId)));
    await store.write({ by: SYSTEM }, (work) => takeOutRound(waiting)(work, BY, about(id)));
    expect(await presentRounds(store.read, at(), { eventId: seeded.eventId, phases: {} })).toHaveLength(1);
  });

  /** The heat and the final that was made from it, both published; the final is on. */
  const published = async () => {
    const evening = await begin();
    const { store, seeded, at, certifyIt } = evening;
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const publish = async (of?: Parameters<typeof certifyIt>[0]) =>
      announcementCommandsOf(store, count)(publishResult)({
        access,
        round: seeded.round,
        params: { id: (await certifyIt(of)) ?? '' },
        body: {},
      });
    await publish();
    await store.write({ by: SYSTEM }, async (work) =>
      makeNext(work, BY, { body: next(seeded.roundId) }, await fieldOf(work.tx, at(), next(seeded.roundId))),
    );
    const made = (await presentRounds(store.read, at(), { eventId: seeded.eventId, phases: {} })).find(
      (one) => one.name === 'Final',
    );
    const final = (await roundById(store.read, made?.id ?? '')) ?? expect.fail('There is no final.');
    await store.write({ by: SYSTEM }, (work) => makeRoundCurrent(waiting)(work, BY, about(final.id)));
    const shown = async () =>
      publicResults(store.read, { roundId: (await shownRound(store.read))?.id, ...at() });
    const ofHeat = () => publicResults(store.read, { roundId: seeded.roundId, ...at() });
    return { ...evening, final, publish, shown, ofHeat };
  };
  const others = [{ id: expect.any(String), name: 'Show', event: 'Open Stage' }];

  it('shows what was published until something of the round that is on is told', async () => {
    const { store, seeded, final, publish, shown } = await published();
    expect(await shown()).toMatchObject({ state: 'published', round: { name: 'Show', of: 2 }, others: [] });
    const acts = (await performancesOfRound(store.read, final.id)).map((act) => act.id);
    for (const performance of acts.keys())
      await submitSheet(
        store,
        { ...seeded, performanceIds: acts },
        { performance, judge: 0, marks: [7 + performance] },
      );
    await publish(final);
    expect(await shown()).toMatchObject({ state: 'published', round: { name: 'Final' }, others });
  });

  it('leaves the published final where it is while a heat is taken back, certified and published again', async () => {
    const { store, seeded, round, at, final, publish, shown, ofHeat } = await published();
    const acts = (await performancesOfRound(store.read, final.id)).map((act) => act.id);
    for (const performance of acts.keys())
      await submitSheet(
        store,
        { ...seeded, performanceIds: acts },
        { performance, judge: 0, marks: [7 + performance] },
      );
    await publish(final);
    holdCertified(store, count);
    const correct = (takesBack?: string) =>
      store.write(
        { by: { kind: 'admin', id: 'ana', name: 'Ana', ...(takesBack !== undefined && { takesBack }) } },
        ({ tx }) =>
          tx
            .updateTable('scoresheet')
            .set({ marks: JSON.stringify({ [seeded.criterionIds[0] ?? '']: 10 }) })
            .where('performanceId', '=', seeded.performanceIds[1] ?? '')
            .execute(),
      );
    await expect(correct()).rejects.toThrow(
      'This would take back the result of Show, version 1, which is published. The result of Final, which is published, is based on it and stays where it is until you take that back too. Say why, and it is done.',
    );
    expect((await presentScoring(store.read, at(), seeded.round)).resting).toEqual([
      { id: final.id, name: 'Final', told: 'published' },
    ]);
    await correct('A mark was typed wrong.');
    expect(await ofHeat()).toMatchObject({ state: 'withdrawn', tables: [] });
    expect(await shown()).toMatchObject({ state: 'published', round: { name: 'Final' }, others });
    // Called again, it would be the round that is on.
    await store.write({ by: SYSTEM }, (work) => makeRoundCurrent(waiting)(work, BY, about(round.id)));
    expect(await shown()).toMatchObject({ state: 'published', round: { name: 'Final' } });
    await store.write({ by: SYSTEM }, (work) => makeRoundCurrent(waiting)(work, BY, about(final.id)));
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('scoresheetRevision')
        .set({ marks: JSON.stringify({ [seeded.criterionIds[0] ?? '']: 10 }) })
        .where('scoresheetId', 'in', (sheet) =>
          sheet
            .selectFrom('scoresheet')
            .select('id')
            .where('performanceId', '=', seeded.performanceIds[1] ?? ''),
        )
        .execute(),
    );
    await publish(round);
    expect(await ofHeat()).toMatchObject({
      state: 'published',
      certificate: { version: 2, corrects: true },
      others: [{ id: final.id, name: 'Final', event: 'Open Stage' }],
    });
    expect(await shown()).toMatchObject({ state: 'published', round: { name: 'Final' } });
    expect((await newestInBrief(store.read, final.id))?.state).toBe('certified');
  });

  it('keeps the results of a past event at their own address, with a link from the next one', async () => {
    const { store, shown, ofHeat } = await published();
    await store.write({ by: SYSTEM }, ({ tx }) => tx.updateTable('event').set({ isCurrent: 0 }).execute());
    expect(await shown()).toMatchObject({ state: 'no_event', round: null, others });
    await seedRound(store, { acts: 1 });
    expect(await shown()).toMatchObject({ state: 'before', tables: [], others });
    expect(await ofHeat()).toMatchObject({ state: 'published', event: { name: 'Open Stage' }, others: [] });
    expect(await pastResults(store.read, store.now())).toMatchObject([
      {
        round: { name: 'Show' },
        event: { name: 'Open Stage' },
        tables: [{ title: 'Results', winners: ['Act 2'] }],
      },
    ]);
  });
});
