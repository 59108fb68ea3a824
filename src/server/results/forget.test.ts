/** Certified results after people were erased. */
import { expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { seedRound } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { performancesOfRound } from '../lineup/queries.ts';
import { forgetNames } from './forget.ts';

describeStoresByTurns('a frozen programme', (open) => {
  it('keeps stage names of erased people and nothing else they said of themselves', async () => {
    const store = await open();
    const { roundId } = await seedRound(store, { acts: 2, judges: 1 });
    const [gone, stays] = await performancesOfRound(store.read, roundId);
    const entry = (performanceId = '') => ({
      performanceId,
      number: 1,
      stageName: 'Астра',
      pronouns: 'she/her',
      song: 'Rain',
      pronunciation: 'AS-tra',
      category: '',
    });
    const programme = [entry(gone?.id), entry(stays?.id)];
    const said = (id = '') => [id, { salt: 's', value: { pronouns: 'she/her', pronunciation: 'AS-tra' } }];
    const personal = Object.fromEntries([said(gone?.id), said(stays?.id)]);
    await besideTheDoor(store, async (tx) => {
      await tx
        .insertInto('result')
        .values({
          id: 'result1',
          roundId,
          version: 1,
          state: 'certified',
          document: '{}',
          openings: JSON.stringify({ parts: {}, personal }),
          earlier: JSON.stringify({ programme }),
          digest: 'x',
          depth: 'places',
          voidedAt: null,
          voidReason: null,
        })
        .execute();
      await tx
        .updateTable('participant')
        .set({ erasedAt: 1 })
        .where('id', '=', gone?.participantId ?? '')
        .execute();
    });
    const before = await store.version();
    await forgetNames(store);
    // A change of what was certified is a write like any other: whoever shows it hears of it, and the log names it.
    expect(await store.version()).toBe(before + 1);
    const logged = store.read
      .selectFrom('audit')
      .select('subject')
      .where('action', '=', 'result.personal_erased');
    expect(await logged.execute()).toEqual([{ subject: 'result:result1' }]);
    const left = await store.read
      .selectFrom('result')
      .select(['openings', 'earlier'])
      .executeTakeFirstOrThrow();
    expect(JSON.parse(left.earlier ?? '').programme).toEqual([
      { ...programme[0], pronouns: '', pronunciation: '' },
      programme[1],
    ]);
    expect(JSON.parse(left.openings ?? '')).toEqual({
      parts: {},
      personal: { [stays?.id ?? '']: personal[stays?.id ?? ''] },
    });
  });
});
