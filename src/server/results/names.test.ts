import { expect, it } from 'vitest';
import { camelKeys } from '#contract/case.ts';
import type { PublicRecord } from '#contract/results/check-record.ts';
import { explainRecord } from '#contract/results/explain-record.ts';
import { type NameField, nameInLanguage } from '#domain/events/texts.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { ENGLISH } from '#test/results/english.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { putTexts, type WrittenText } from '../events/texts.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
import { addAward, awardTitles } from './awards.ts';
import { certify } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { packedResults } from './public-bytes.ts';
import { publicRecord } from './record.ts';
import { gather, inputOf } from './records.ts';

const count = async () => ({ ballots: 0, votes: {} });

describeStoresByTurns('the names in a result', (open) => {
  it('are told in other languages with the result, and no sooner than it', async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 1, weights: [1], rules: { method: 'mean' } });
    const { eventId, roundId, categoryId, criterionIds, round } = seeded;
    for (const [performance, mark] of [8, 6].entries())
      await submitSheet(store, seeded, { performance, judge: 0, marks: [mark] });
    const by = { kind: 'admin' as const, id: 'ana', name: 'Ana' };
    const deciding = {
      access: mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by }),
      round,
    };
    await commandsOf(store)(addAward)({
      ...deciding,
      body: { kind: 'place', title: 'Grand prize', categoryId: null, performanceId: null, reason: '' },
    });
    const [award] = await awardTitles(store.read, [roundId]);
    const [criterion] = await store.read.selectFrom('criterion').select(['id', 'name']).execute();
    const german = (field: NameField, subjectId: string, standsFor: string): WrittenText => ({
      ...{ field, subjectId, part: '', language: 'de', standsFor },
      text: `${standsFor} auf Deutsch`,
    });
    await store.write({ by: SYSTEM }, async (work) => {
      await work.tx
        .updateTable('event')
        .set({ settings: JSON.stringify({ other_languages: ['de'] }) })
        .where('id', '=', eventId)
        .execute();
      await putTexts(work, eventId, [
        german('category', categoryId, 'Vocal'),
        german('award', award?.id ?? '', 'Grand prize'),
        german('criterion', criterionIds[0] ?? '', criterion?.name ?? ''),
        german('poll', 'kept-back', 'A vote that nobody knows of'),
      ]);
      work.audit({ action: 'event.texts_given', subject: `event:${eventId}`, eventId });
    });
    const at = () => ({ roundId, now: store.now() });
    const names = async (): Promise<{ field: NameField; main: string; language: 'de'; text: string }[]> => {
      const { plain } = await packedResults(store.read, { ...at(), counts: {} });
      return (camelKeys(JSON.parse(new TextDecoder().decode(plain))) as { names: never[] }).names;
    };
    expect(await names()).toEqual([]);

    const row = await roundById(store.read, roundId);
    if (!row) throw new Error('The round was not seeded.');
    const input = inputOf(await gather(store.read, row, { now: store.now(), count }), 'given');
    const seen = await factsDigest(input, tabulate(input));
    const id = (await certify(store, count, { round, by }, { seen, depth: 'criteria' }, undefined)) ?? '';
    await announcementCommandsOf(store, count)(publishResult)({ ...deciding, params: { id }, body: {} });
    const told = await names();
    expect(told.map(({ field, text }) => [field, text])).toEqual([
      ['award', 'Grand prize auf Deutsch'],
      ['category', 'Vocal auf Deutsch'],
      ['criterion', `${criterion?.name} auf Deutsch`],
    ]);

    // The record itself is what was certified; whoever has a place explained reads it in their words.
    const record = await publicRecord(store.read, { ...at(), count });
    expect(JSON.stringify(record)).not.toContain('auf Deutsch');
    const why = explainRecord(
      record as unknown as PublicRecord,
      seeded.performanceIds[0] ?? '',
      ENGLISH,
      (field, main) => nameInLanguage(told, 'de', field, main),
    );
    expect(why?.category).toBe('Vocal auf Deutsch');
    expect(why?.lines.join()).toContain(`${criterion?.name} auf Deutsch`);
  });
});
