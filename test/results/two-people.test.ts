/**
 * One admin who would certify alone where two people have to: by a second account of their own, or by switching the
 * setting off for the moment. The first is told on the protocol, the second is refused once the show has begun.
 */
import { expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Caller } from '#server/demo/api.ts';
import { roundOnNow } from '#server/lineup/gate.ts';
import { recount } from '#server/results/recount.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { ADMIN, bearer } from '../conformance/fixture.ts';
import { testServers } from '../server.ts';
import { makeSmallShow } from '../show/small-show.ts';
import { describeByTurns } from '../store.ts';

const start = testServers();
const OTHER = { email: 'other@example.org', password: 'a long pass phrase of theirs', name: 'Nobody Else' };

describeByTurns('two people certify (%s)', (engine) => {
  const begin = async () => {
    const server = await start({ engine });
    await addAdmin(server.store, SYSTEM, ADMIN);
    const desk = server.caller(await bearer(server, ADMIN));
    const { performanceIds, judges } = await makeSmallShow(desk, ['Juniper Vale', 'Bramble & Thorn']);
    const event = (await desk.call(eventsEndpoints.events))[0];
    const setTwo = (twoPersonCertification: boolean) =>
      desk.call(eventsEndpoints.changeEvent, {
        params: { id: event?.id ?? '' },
        body: { settings: { twoPersonCertification } },
      });
    const criteria = await desk.call(judgingEndpoints.criteria);
    /** Every judge gives every act something, and its scoring closes: no show was called for it. */
    const scoreAll = async () => {
      for (const [act, id] of performanceIds.entries()) {
        await desk.call(resultsEndpoints.unlockScoring, { params: { id }, body: { reason: 'It was on.' } });
        for (const { token } of judges) {
          const { sessionId } = await server
            .caller()
            .call(judgingEndpoints.judgeAccess, { params: { token } });
          const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
          const marks = Object.fromEntries(criteria.map((criterion) => [criterion.id, 7 + act]));
          await judge.call(judgingEndpoints.saveScoresheet, {
            params: { performanceId: id },
            body: { marks, note: '', feedback: '', submitted: true, baseRevision: 0 },
          });
        }
        await desk.call(resultsEndpoints.lockScoring, { params: { id } });
      }
    };
    const certifyAs = async (who: Caller) =>
      who.call(resultsEndpoints.certify, {
        body: { digest: (await who.call(resultsEndpoints.scoring)).digest, depth: 'totals' },
      });
    const notes = async () => {
      const id = (await desk.call(resultsEndpoints.scoring)).result?.id ?? '';
      return (await desk.call(resultsAdminEndpoints.protocol, { params: { id } })).notes;
    };
    return { server, desk, setTwo, scoreAll, certifyAs, notes };
  };

  it('tells on the protocol since when the second account is there, and who made it', async () => {
    const { server, desk, setTwo, scoreAll, certifyAs, notes } = await begin();
    await setTwo(true);
    await scoreAll();
    await certifyAs(desk);
    await desk.call(accountsEndpoints.addAdmin, { body: { ...OTHER, role: 'admin' } });
    await certifyAs(server.caller(await bearer(server, OTHER)));
    const told = await notes();
    expect(told).toContainEqual(
      expect.stringMatching(
        `^That two people certify was switched on by ${ADMIN.name} on .* at \\d\\d:\\d\\d\\.$`,
      ),
    );
    expect(told).toContainEqual(
      expect.stringMatching(
        `^The account of Nobody Else may certify since .* at .*; ${ADMIN.name} gave it that\\.$`,
      ),
    );
    expect(told).toContainEqual(
      expect.stringMatching(`^The account of ${ADMIN.name} may certify since .*Ovation`),
    );
    expect(await recount(server.store, (await roundOnNow(server.store.read))?.id ?? '')).toMatchObject({
      agrees: true,
      details: [],
    });
  });

  it('tells on the protocol who made the link by which the second account was entered', async () => {
    const { server, desk, setTwo, scoreAll, certifyAs, notes } = await begin();
    await setTwo(true);
    await scoreAll();
    await addAdmin(server.store, SYSTEM, { ...OTHER, role: 'admin' });
    await certifyAs(desk);
    const { id } =
      (await desk.call(accountsEndpoints.admins)).find(({ email }) => email === OTHER.email) ?? {};
    const { url } = await desk.call(accountsEndpoints.linkForAdmin, { params: { id: id ?? '' } });
    const taken = { name: OTHER.name, email: OTHER.email, password: 'a lamp that only one of us knows' };
    const enter = (link: string) =>
      server.caller().call(accountsEndpoints.setup, {
        params: { token: link.split('/setup/')[1] ?? '' },
        body: taken,
      });
    await enter(url);
    // One more link, made from inside the account that was entered, is no witness that takes the first one's place.
    const inside = server.caller(await bearer(server, taken));
    await enter((await inside.call(accountsEndpoints.linkForAdmin, { params: { id: id ?? '' } })).url);
    await certifyAs(server.caller(await bearer(server, taken)));
    const told = await notes();
    expect(told).toContainEqual(
      expect.stringMatching(
        `^Its password was chosen on .* by a link into the account of Nobody Else, which ${ADMIN.name} made\\.$`,
      ),
    );
    expect(told.filter((note) => note.startsWith('Its password'))).toHaveLength(1);
  });

  it('cannot be switched off once the event is scored, and can still be switched on', async () => {
    const { setTwo, scoreAll, desk } = await begin();
    await setTwo(true);
    await setTwo(false);
    await setTwo(true);
    await scoreAll();
    await expect(setTwo(false)).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('two people certify its results'),
    });
    await setTwo(true);
    expect((await desk.call(resultsEndpoints.scoring)).twoPerson).toBe(true);
  });

  it('names who switched it off before the show, where one person certified', async () => {
    const { server, desk, setTwo, scoreAll, certifyAs, notes } = await begin();
    await setTwo(true);
    await setTwo(false);
    await scoreAll();
    await certifyAs(desk);
    await setTwo(true);
    expect((await notes()).filter((note) => note.startsWith('That two people certify'))).toEqual([
      expect.stringContaining(`switched on by ${ADMIN.name}`),
      expect.stringContaining(`switched off by ${ADMIN.name}`),
    ]);
    expect(await recount(server.store, (await roundOnNow(server.store.read))?.id ?? '')).toMatchObject({
      agrees: true,
    });
  });

  it('may be switched off in a rehearsal, which is thrown away', async () => {
    const { desk, setTwo } = await begin();
    await setTwo(true);
    await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 60 } });
    await setTwo(false);
    expect((await desk.call(resultsEndpoints.scoring)).twoPerson).toBe(false);
  });
});
