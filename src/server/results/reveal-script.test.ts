import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { USUAL_TELLING } from '#domain/results/reveal-script.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { openBallotBox } from '../voting/box.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
import { keepAwardPicture } from './award-pictures.ts';
import { certify, voidResult } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { publicResults } from './present-public.ts';
import { announcedTables } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';
import { directReveal, revealScriptOf } from './reveal-script.ts';

const MARKS = [9, 5, 7, 3];

describeStoresByTurns('how results are told', (open) => {
  const begin = async (acts = MARKS.length) => {
    const store = await open({});
    const seeded = await seedRound(store, { acts, judges: 1, weights: [1] });
    for (const [performance, mark] of MARKS.slice(0, acts).entries())
      await submitSheet(store, seeded, { performance, judge: 0, marks: [mark] });
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const on = { access, by: SYSTEM, round: seeded.round, seeded };
    const { tally: count } = openBallotBox(store);
    const round = async () => (await roundById(store.read, seeded.roundId)) ?? expect.fail('No round.');
    const direct = (from: 1 | 3 | null, picture?: string) =>
      commandsOf(store)(directReveal)({
        ...on,
        body: {
          awards: [
            {
              award: 'result:',
              ...USUAL_TELLING,
              from,
              twoLeft: from !== null,
              board: from !== null,
              words: { opening: 'Drums, please.', twoLeft: '', winner: '' },
              sounds: { twoLeft: 'drums' },
              ...(picture && { picture }),
            },
          ],
        },
      });
    const now = Date.now();
    const certifyNow = async () => {
      const input = inputOf(await gather(store.read, await round(), { now, count }), 'given');
      const seen = factsDigest(input, tabulate(input));
      return (await certify(store, count, on, { seen, depth: 'totals' }, undefined)) ?? '';
    };
    const tables = async () => announcedTables(store.read, await round(), { now, count });
    const script = () => revealScriptOf(store.read, seeded.round, now);
    const publish = (id: string) =>
      announcementCommandsOf(store, count)(publishResult)({ ...on, params: { id }, body: {} });
    const results = async () =>
      publicResults(store.read, { roundId: on.round.roundId, now: Date.now() + 60_000, count });
    return { store, on, direct, certifyNow, tables, script, publish, results };
  };

  it('goes into the certified document, and is counted again from it', async () => {
    const { store, on, direct, certifyNow, tables, script } = await begin();
    expect(await script()).toMatchObject({
      written: false,
      fixed: null,
      awards: [{ telling: { from: 3 } }],
    });
    await direct(3);
    await certifyNow();
    const [table] = await tables();
    expect(table?.steps.map(({ kind, place }) => kind ?? place)).toEqual([3, 'two_left', 1, 'board']);
    expect(table?.words?.opening).toBe('Drums, please.');
    expect(table?.sounds).toEqual({ twoLeft: 'drums' });
    expect((await script()).awards[0]?.telling.sounds).toEqual({ twoLeft: 'drums' });
    expect(await script()).toMatchObject({ written: true, fixed: { certifiedBy: SYSTEM.name } });
    expect(await recount(store, on.round.roundId)).toMatchObject({ agrees: true, differences: [] });
  });

  it('fixes the picture on a curtain with it, by what is in it', async () => {
    const { store, on, direct, certifyNow, tables } = await begin();
    const { picture } = await commandsOf(store)(keepAwardPicture)({ ...on, drawn: Buffer.from('a picture') });
    await direct(3, picture);
    await certifyNow();
    const [table] = await tables();
    expect(table?.picture).toBe(createHash('sha256').update('a picture').digest('hex'));
    expect(await recount(store, on.round.roundId)).toMatchObject({ agrees: true, differences: [] });
  });

  it('is fixed from then on, and can be decided anew once the result was taken back', async () => {
    const { store, on, direct, certifyNow, tables } = await begin();
    await direct(1);
    const id = await certifyNow();
    await expect(direct(3)).rejects.toThrow('The result is certified, and with it how it is revealed.');
    await commandsOf(store)(voidResult)({ ...on, params: { id }, body: { reason: 'Looked at again.' } });
    await direct(3);
    await certifyNow();
    expect((await tables())[0]?.steps).toHaveLength(4);
  });

  it('is the podium where nobody decided it, on stage and on the results page', async () => {
    const { on, certifyNow, tables, publish, results } = await begin();
    const id = await certifyNow();
    const [table] = await tables();
    expect(table?.steps.map(({ kind, place }) => kind ?? place)).toEqual([3, 'two_left', 1, 'board']);
    await publish(id);
    const [shown] = (await results()).tables;
    expect(shown?.rows.map(({ place }) => place)).toEqual(['1', '2', '3']);
    expect(shown?.also.map(({ performanceId }) => performanceId)).toEqual([on.seeded.performanceIds[3]]);
  });

  it('names nobody as the last where somebody under age performs, also if it was directed before', async () => {
    const { store, on, direct, script, certifyNow, tables, publish, results } = await begin(3);
    await direct(null);
    const underAge = (isMinor: 0 | 1) =>
      store.write({ by: SYSTEM }, ({ tx, audit }) => {
        audit({ action: 'participant.edited', subject: 'participant:all' });
        return tx.updateTable('participant').set({ isMinor }).execute();
      });
    await underAge(1);
    expect((await script()).minors).toBe(true);
    await expect(direct(null)).rejects.toThrow('Somebody under age performs');
    const id = await certifyNow();
    expect((await tables())[0]?.steps.map(({ kind, place }) => kind ?? place)).toEqual([2, 1]);
    await publish(id);
    expect((await results()).tables[0]?.rows.map(({ place }) => place)).toEqual(['1', '2']);
    // Erased afterwards, as everything is that people said of themselves.
    await underAge(0);
    expect(await recount(store, on.round.roundId)).toMatchObject({ agrees: true, differences: [] });
  });
});
