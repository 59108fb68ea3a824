/** What a change of the tables makes of rows that were there before it. */
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { roundById } from '#server/lineup/queries.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { up as everyActKept } from '#server/store/migrations/0093_polls_about_every_act.ts';
import { up as askedAtKept } from '#server/store/migrations/0094_consent_asked_at.ts';
import { up as ledByKept } from '#server/store/migrations/0095_led_by.ts';
import { newId } from '#server/store/secrets.ts';
import { insertPoll } from '#server/voting/commands.ts';
import { addOpenPoll, seedRound } from '../round.ts';
import { describeEachStore } from '../store.ts';

const POLL = { method: 'pick_one', maxChoices: 1, practice: false, itemId: null, durationMs: null } as const;

describeEachStore('rows from before', (open) => {
  it('a vote that named no acts was about every act until it opened', async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2 });
    const opened = await addOpenPoll(store, seeded);
    const [every, some] = await store.write({ by: SYSTEM }, async (work) => {
      const round = await roundById(work.tx, seeded.roundId);
      if (!round) throw new Error('The round was not seeded.');
      const draft = (title: string, candidateIds: string[] | undefined) =>
        insertPoll(work, round, { ...POLL, title, candidateIds });
      return [await draft('Every', undefined), await draft('Some', seeded.performanceIds.slice(0, 1))];
    });
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      // Its acts have left the order since.
      await tx.deleteFrom('pollCandidate').where('pollId', '=', opened).execute();
      await sql`alter table poll drop column every_act`.execute(tx);
      await everyActKept(tx as unknown as Kysely<unknown>);
    });
    const rows = await store.read.selectFrom('poll').select(['id', 'everyAct']).execute();
    expect(new Map(rows.map(({ id, everyAct }) => [id, everyAct]))).toEqual(
      new Map([
        [opened, 0],
        [every ?? '', 1],
        [some ?? '', 0],
      ]),
    );
  });

  it('a parent is waited for since the act was registered, or else since the first minor of it was named', async () => {
    const store = await open({ clock: () => 1_000 });
    await seedRound(store, { acts: 3 });
    const acts = await store.read.selectFrom('participant').select('id').orderBy('number').execute();
    const [own, others] = acts.map(({ id }) => id);
    const member = (consent: 'asked' | 'given', position: number, createdAt: number) => ({
      ...{
        id: newId(),
        participantId: others ?? '',
        position,
        isMinor: 1 as const,
        consent,
        consentHow: null,
      },
      ...{ consentLinkOf: 'parent' as const, consentTokenHash: null, consentTokenSealed: null },
      ...{ photoConsent: 'not_asked' as const, personal: store.secrets.seal('{}'), createdAt },
    });
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .updateTable('participant')
        .set({ consent: 'asked' })
        .where('id', '=', own ?? '')
        .execute();
      await tx
        .insertInto('member')
        .values([member('given', 0, 2_000), member('asked', 1, 5_000), member('asked', 2, 4_000)])
        .execute();
      await sql`alter table participant drop column asked_at`.execute(tx);
      await askedAtKept(tx as unknown as Kysely<unknown>);
    });
    const rows = await store.read.selectFrom('participant').select('askedAt').orderBy('number').execute();
    expect(rows.map(({ askedAt }) => askedAt)).toEqual([1_000, 4_000, null]);
  });

  it('a result that stands was certified under the head judge whom the event has', async () => {
    const store = await open();
    const { roundId, judgeIds } = await seedRound(store, { acts: 1, judges: 2 });
    const row = { depth: 'totals' as const, digest: '', voidReason: null, document: '{}', openings: '{}' };
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .insertInto('result')
        .values([
          { ...row, id: 'first', roundId, version: 1, state: 'voided', voidedAt: 1 },
          { ...row, id: 'second', roundId, version: 2, state: 'certified', voidedAt: null },
        ])
        .execute();
      await tx
        .updateTable('judge')
        .set({ isHead: 1 })
        .where('id', '=', judgeIds[1] ?? '')
        .execute();
      await sql`alter table result drop column led_by`.execute(tx);
      await ledByKept(tx as unknown as Kysely<unknown>);
    });
    const rows = await store.read.selectFrom('result').select('ledBy').orderBy('version').execute();
    expect(rows).toEqual([{ ledBy: null }, { ledBy: JSON.stringify([judgeIds[1]]) }]);
  });
});
