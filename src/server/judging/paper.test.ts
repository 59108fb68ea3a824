import { expect, it } from 'vitest';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { paperEndpoints } from '#contract/judging/paper.ts';
import { type SeededRound, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { type CrewAccess, mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { confirmPaper, rejectPaper, typePaper, typePaperAgain, withdrawPaper } from './paper-commands.ts';
import { entryFor, paperOf } from './paper-queries.ts';
import { scoresheetsOfRound } from './queries.ts';
import { lockAll } from './scoring-commands.ts';

type Entry = AnswerOf<typeof paperEndpoints.typePaper>;
type NewTyping = BodyOf<typeof paperEndpoints.typePaper>;
type Typing = BodyOf<typeof paperEndpoints.typePaperAgain>;
interface OfEntry {
  params: { id: string };
}

const person = (name: string): CrewAccess =>
  mint<'crew'>({
    adminId: name.toLowerCase(),
    sessionId: name,
    role: 'crew',
    by: { kind: 'admin', id: name.toLowerCase(), name },
  });
const [ANA, BEN, CLEO] = [person('Ana'), person('Ben'), person('Cleo')];

describeStoresByTurns('scoring on paper', (open) => {
  const begin = async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 2, weights: [1, 1] });
    const result = { certified: false };
    const command = commandsOf(store);
    const isCertified = async () => result.certified;
    const typing = command((work, by: CrewAccess, typed: { body: NewTyping }) =>
      typePaper(work, by, typed, isCertified),
    );
    const typingAgain = command((work, by: CrewAccess, typed: OfEntry & { body: Typing }) =>
      typePaperAgain(work, by, typed, isCertified),
    );
    const confirming = command((work, by: CrewAccess, entry: OfEntry) =>
      confirmPaper(work, by, entry, isCertified),
    );
    const room = {
      again: (access: CrewAccess, id: string, body: Typing) => typingAgain({ access, params: { id }, body }),
      confirm: (access: CrewAccess, id: string) => confirming({ access, params: { id } }),
      reject: (access: CrewAccess, id: string) => command(rejectPaper)({ access, params: { id } }),
      withdraw: (access: CrewAccess, id: string) => command(withdrawPaper)({ access, params: { id } }),
    };
    const [one = '', two = ''] = seeded.criterionIds;
    const marks = (first: number, second: number) => ({
      marks: { [one]: first, [two]: second },
      abstained: false,
    });
    const key = {
      judgeId: seeded.judgeIds[0] ?? '',
      performanceId: seeded.performanceIds[0] ?? '',
      reason: '',
    };
    const type = (
      by: CrewAccess,
      first: number,
      second: number,
      reason = '',
      over: Partial<typeof key> = {},
    ) => typing({ access: by, body: { ...key, ...over, ...marks(first, second), reason } });
    const again = async (by: CrewAccess, id: string, first: number, second: number): Promise<Entry> => {
      await room.again(by, id, marks(first, second));
      return entryFor(store.read, id, by);
    };
    return { store, room, result, seeded, marks, key, type, again };
  };
  const sheets = async (store: Store, seeded: SeededRound) =>
    (await scoresheetsOfRound(store.read, seeded.roundId)).map((sheet) => [
      sheet.state,
      ...Object.values(sheet.marks),
    ]);

  it('counts a sheet once a second person typed the same, as a revision that came from paper', async () => {
    const { store, seeded, type, again } = await begin();
    const id = await type(ANA, 7, 8);
    expect(await sheets(store, seeded)).toEqual([]);
    expect(await again(BEN, id, 7, 8)).toMatchObject({ state: 'confirmed', differences: [] });
    expect(await sheets(store, seeded)).toEqual([['submitted', 7, 8]]);
    const revisions = await store.read
      .selectFrom('scoresheetRevision')
      .select(['source', 'sourceId'])
      .execute();
    expect(revisions).toEqual([{ source: 'paper', sourceId: id }]);
  });

  it('is never confirmed by whoever typed it first, neither by the rule nor past it', async () => {
    const { store, room, type, marks } = await begin();
    const id = await type(ANA, 7, 8);
    await expect(room.again(ANA, id, marks(7, 8))).rejects.toMatchObject({
      code: 'same_person',
    });
    const force = store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('paperEntry').set({ secondById: 'ana' }).where('id', '=', id).execute(),
    );
    await expect(force).rejects.toThrow();
  });

  it('shows differences to the second person, who confirms or rejects and cannot edit', async () => {
    const { store, room, seeded, type, again } = await begin();
    const id = await type(ANA, 7, 8);
    expect((await paperOf(store.read, BEN, seeded.round, store.now())).entries).toMatchObject([
      { state: 'typed', differences: null },
    ]);
    expect(await again(BEN, id, 7, 9)).toMatchObject({
      state: 'differs',
      secondByMe: true,
      differences: [{ criterionId: seeded.criterionIds[1], first: 8, second: 9 }],
    });
    await expect(room.confirm(CLEO, id)).rejects.toMatchObject({ code: 'same_person' });
    await expect(room.confirm(ANA, id)).rejects.toMatchObject({ code: 'same_person' });
    await room.confirm(BEN, id);
    expect(await sheets(store, seeded)).toEqual([['submitted', 7, 8]]);
    await expect(room.reject(BEN, id)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is typed from the start after a rejection, and nothing of it counts', async () => {
    const { store, room, seeded, type, again } = await begin();
    const id = await type(ANA, 7, 8);
    await again(BEN, id, 7, 9);
    await room.reject(BEN, id);
    expect(await sheets(store, seeded)).toEqual([]);
    const fresh = await type(BEN, 7, 9);
    await again(ANA, fresh, 7, 9);
    expect(await sheets(store, seeded)).toEqual([['submitted', 7, 9]]);
  });

  it('is open once at a time for a sheet, by the database too', async () => {
    const { store, room, key, type } = await begin();
    const id = await type(ANA, 7, 8);
    await expect(type(BEN, 7, 8)).rejects.toMatchObject({ code: 'already_exists' });
    const copy = store.write({ by: SYSTEM }, async ({ tx }) => {
      const row = await tx
        .selectFrom('paperEntry')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('paperEntry')
        .values({ ...row, id: 'copy' })
        .execute();
    });
    await expect(copy).rejects.toThrow();
    await room.withdraw(ANA, id);
    await expect(type(BEN, 7, 8)).resolves.toEqual(expect.any(String));
    expect(key.reason).toBe('');
  });

  it('lets two pairs type at the same moment without one sheet being kept twice', async () => {
    const { store, type } = await begin();
    const outcomes = await Promise.allSettled([type(ANA, 7, 8), type(BEN, 6, 6), type(CLEO, 5, 5)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.read.selectFrom('paperEntry').select('id').execute()).toHaveLength(1);
  });

  it('replaces a sheet the judge gave only with a reason, and not one that changed since', async () => {
    const { store, room, seeded, type, marks, again } = await begin();
    await submitSheet(store, seeded, { performance: 0, judge: 0, marks: [4, 4] });
    await expect(type(ANA, 7, 8)).rejects.toMatchObject({ code: 'reason_needed' });
    const id = await type(ANA, 7, 8, 'The tablet showed another act.');
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('scoresheet').set({ revision: 2 }).execute(),
    );
    await expect(room.again(BEN, id, marks(7, 8))).rejects.toMatchObject({
      code: 'stale',
    });
    await room.withdraw(ANA, id);
    await again(BEN, await type(ANA, 7, 8, 'The tablet showed another act.'), 7, 8);
    expect(await sheets(store, seeded)).toEqual([['submitted', 7, 8]]);
  });

  it('refuses marks the form does not have', async () => {
    const { type } = await begin();
    await expect(type(ANA, 11, 8)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is taken for acts that have locked, with one reason for all, and each is on record as late', async () => {
    const { store, seeded, type, again } = await begin();
    const [, other = ''] = seeded.judgeIds;
    const [, act = ''] = seeded.performanceIds;
    // The first was typed before the act locked: nobody asks why.
    const first = await type(ANA, 7, 8);
    await store.write({ by: SYSTEM }, (work) => lockAll(work, seeded.roundId));
    await again(BEN, first, 7, 8);

    const late = { judgeId: other };
    await expect(type(ANA, 5, 5, '', late)).rejects.toMatchObject({
      code: 'reason_needed',
      fields: { reason: 'Say why.' },
    });
    expect((await paperOf(store.read, ANA, seeded.round, store.now())).lateReason).toBeNull();
    await again(BEN, await type(ANA, 5, 5, 'The panel scored on paper.', late), 5, 5);
    expect((await paperOf(store.read, ANA, seeded.round, store.now())).lateReason).toBe(
      'The panel scored on paper.',
    );
    await again(ANA, await type(BEN, 6, 6, '', { performanceId: act }), 6, 6);
    // A sheet that is in is another matter, each by itself.
    await expect(type(ANA, 9, 9, '', late)).rejects.toMatchObject({ code: 'reason_needed' });

    const kept = await store.read.selectFrom('paperEntry').select(['late', 'reason', 'state']).execute();
    const said = { late: 1, reason: 'The panel scored on paper.', state: 'confirmed' };
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining([{ ...said, late: 0, reason: '' }, said, said]));
    const noted = await store.read
      .selectFrom('audit')
      .select('why')
      .where('action', '=', 'paper.typed')
      .where('why', 'is not', null)
      .execute();
    expect(noted).toHaveLength(2);
  });

  it('is not taken once the result is certified, at whichever typing', async () => {
    const { room, result, seeded, type, marks, again } = await begin();
    const id = await type(ANA, 7, 8);
    const act = { performanceId: seeded.performanceIds[1] ?? '' };
    const differs = await type(ANA, 7, 8, '', act);
    await again(BEN, differs, 7, 9);
    result.certified = true;
    for (const attempt of [
      () => room.again(BEN, id, marks(7, 8)),
      () => room.confirm(BEN, differs),
      () => type(CLEO, 1, 1, 'Late.', { judgeId: seeded.judgeIds[1] ?? '' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'certified' });
  });
});
