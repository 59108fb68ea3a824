/** An act keeps its category once judges have scored it there, whichever way it is changed. */
import { expect, it } from 'vitest';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { type TestServer, testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';

const STANDS =
  'Judges have scored Act 1 in its category, so the category stands. To change it, open scoring of the act again and let them take their sheets back first.';

/** Three acts in Vocal, of which a judge has scored the first, on a criterion that Vocal alone has. */
async function fixture(server: TestServer) {
  const { store } = server;
  const round = await seedRound(store, { acts: 3, judges: 2, weights: [1] });
  const { eventId, categoryId: vocal } = round;
  const [dance, mime] = [newId(), newId()];
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    const rest = { eventId, colour: '#ddf247', position: 1, timeLimitMs: null, capacity: null };
    await tx
      .insertInto('category')
      .values({ ...rest, id: dance, name: 'Dance' })
      .execute();
    await tx
      .insertInto('category')
      .values({ ...rest, id: mime, name: 'Mime' })
      .execute();
  });
  const reach = (categoryId: string | null) =>
    store.write({ by: SYSTEM }, ({ tx }) => tx.updateTable('criterion').set({ categoryId }).execute());
  await reach(vocal);
  await submitSheet(store, round, { performance: 0, judge: 0, marks: [8] });
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(store, SYSTEM, { ...account, name: 'Ana', role: 'admin' });
  const { token } = await openSignIns(store).login(account, 'test');
  const admin = server.caller({ authorization: `Bearer ${token}` });
  const acts = await store.read.selectFrom('participant').select('id').orderBy('number').execute();
  const actId = (at: number) => acts[at]?.id ?? '';
  const seen = (at: number) => admin.call(registrationEndpoints.participant, { params: { id: actId(at) } });
  const edit = async (at: number, body: Partial<SentBodyOf<typeof registrationEndpoints.editParticipant>>) =>
    admin.call(registrationEndpoints.editParticipant, {
      params: { id: actId(at) },
      body: { revision: (await seen(at)).revision, ...body },
    });
  return { round, admin, vocal, dance, mime, reach, actId, seen, edit };
}

describeByTurns('the category of an act (%s)', (engine) => {
  const start = testServers();
  const stands = { code: 'in_use', fields: { category_id: STANDS } };

  it('stands once it was scored, where other criteria would count', async () => {
    const server = await start({ engine });
    const { vocal, dance, seen, edit, reach } = await fixture(server);
    await expect(edit(0, { categoryId: dance, mcLine: 'A line' })).rejects.toMatchObject(stands);
    await expect(edit(0, { categoryId: null })).rejects.toMatchObject(stands);
    expect(await seen(0)).toMatchObject({ categoryId: vocal, mcLine: '' });
    expect(await edit(0, { categoryId: vocal, mcLine: 'A line' })).toMatchObject({ mcLine: 'A line' });
    // The others are in the same round, and nobody has scored them.
    expect(await edit(1, { categoryId: dance })).toMatchObject({ categoryId: dance });
    await reach(null);
    expect(await edit(0, { categoryId: dance })).toMatchObject({ categoryId: dance });
  });

  it('stands where other judges would count, until sheets were taken back', async () => {
    const server = await start({ engine });
    const { round, vocal, dance, mime, edit, reach } = await fixture(server);
    await reach(null);
    const [judgeId = ''] = round.judgeIds;
    await server.store.write({ by: SYSTEM }, async ({ tx }) => {
      for (const categoryId of [vocal, mime])
        await tx.insertInto('judgeCategory').values({ judgeId, categoryId }).execute();
    });
    expect(await edit(0, { categoryId: mime })).toMatchObject({ categoryId: mime });
    await expect(edit(0, { categoryId: dance })).rejects.toMatchObject(stands);
    await server.store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('scoresheet').set({ state: 'reopened' }).execute(),
    );
    expect(await edit(0, { categoryId: dance })).toMatchObject({ categoryId: dance });
  });

  it('stands for what was scored in the show; a rehearsal binds nobody', async () => {
    const server = await start({ engine });
    const { round, dance, edit } = await fixture(server);
    await server.store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('round').set({ rehearses: round.roundId }).execute(),
    );
    expect(await edit(0, { categoryId: dance })).toMatchObject({ categoryId: dance });
  });

  it('stands in a change of many acts: that act alone is refused, whole', async () => {
    const server = await start({ engine });
    const { admin, vocal, dance, actId, seen } = await fixture(server);
    const { changed, refused } = await admin.call(peopleEndpoints.changeMany, {
      body: { ids: [actId(0), actId(1)], categoryId: dance, audioDeliveryMethod: 'live' },
      commandId: newId(),
    });
    expect(changed).toEqual([actId(1)]);
    expect(refused).toEqual([{ id: actId(0), error: STANDS, code: 'in_use' }]);
    expect(await seen(0)).toMatchObject({ categoryId: vocal, audioDeliveryMethod: 'email' });
  });

  it('stands in a file: its row is a problem, and the others are taken', async () => {
    const server = await start({ engine });
    const { admin, vocal, dance, seen } = await fixture(server);
    const text = [
      'number,stage_name,song_title,category',
      '1,Act 1,Other,Dance',
      '2,Act 2,Song 2,Dance',
      '3,Act 3,Song 3,Vocal',
    ].join('\n');
    const columns = ['number', 'stage_name', 'song_title', 'category'] as const;
    const send = (confirm: string | null) =>
      admin.call(peopleEndpoints.importActs, {
        body: { text, columns: [...columns], key: 'number', confirm },
        commandId: newId(),
      });
    const plan = await send(null);
    expect(plan.rows.map(({ fate, problems }) => [fate, problems])).toEqual([
      ['problem', [STANDS]],
      ['changed', []],
      ['same', []],
    ]);
    expect(plan.rows[0]?.problemsTold).toMatchObject([[{ line: 'denied.categoryScored' }]]);
    await send(plan.plan);
    expect(await seen(0)).toMatchObject({ categoryId: vocal, songTitle: 'Song 1' });
    expect(await seen(1)).toMatchObject({ categoryId: dance });
  });

  it('stands when another registration of the act is taken in', async () => {
    const server = await start({ engine });
    const { admin, vocal, dance, actId, seen, edit } = await fixture(server);
    await edit(1, { categoryId: dance });
    const merge = async (take: SentBodyOf<typeof peopleEndpoints.mergeActs>['take']) =>
      admin.call(peopleEndpoints.mergeActs, {
        params: { id: actId(0) },
        body: {
          ...{ otherId: actId(1), take },
          ...{ revision: (await seen(0)).revision, otherRevision: (await seen(1)).revision },
        },
      });
    await expect(merge(['category_id', 'song_title'])).rejects.toMatchObject(stands);
    expect(await seen(1)).toMatchObject({ status: 'accepted' });
    expect(await merge(['song_title'])).toMatchObject({ categoryId: vocal, songTitle: 'Song 2' });
  });
});
