/** A published result, and everybody who would take it back: nobody does but an admin who says why. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { flagEndpoints } from '#contract/voting/flags.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, CallRefused } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { bearer, CREW } from '../conformance/fixture.ts';
import { type Evening, startEvening } from '../show/evening.ts';
import { ENGINES } from '../store.ts';
import { firstOf } from '../tried.ts';

/** What somebody at the desk can do that changes what a result is made from. */
const CHANGES: readonly [what: string, who: 'crew' | 'admin', make: (at: At) => Promise<unknown>][] = [
  [
    'opening its vote again',
    'crew',
    ({ by, pollId }) =>
      by.call(votingEndpoints.openPoll, { params: { id: pollId }, body: { reason: 'One more minute.' } }),
  ],
  [
    'opening its vote again from the desk',
    'crew',
    async ({ by, pollId }) =>
      by.call(showEndpoints.command, {
        body: {
          kind: 'reopen_poll',
          pollId,
          reason: 'Late.',
          durationMs: null,
          commandId: newId(),
          expectedVersion: (await by.call(showEndpoints.show)).version,
        },
      }),
  ],
  [
    'setting votes aside that look scripted',
    'admin',
    ({ by, flag }) =>
      by.call(flagEndpoints.setVotesAside, { params: { id: flag }, body: { reason: 'One script.' } }),
  ],
  [
    'points off for an overrun',
    'crew',
    ({ by, act }) =>
      by.call(resultsAdminEndpoints.deductOverrun, { body: { performanceId: act, overrunMs: 90_000 } }),
  ],
  [
    'opening an act’s scoring',
    'admin',
    async ({ by, act, judge, criteria }) => {
      await by.call(resultsEndpoints.unlockScoring, { params: { id: act }, body: { reason: 'A slip.' } });
      await judge.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId: act },
        body: { marks: Object.fromEntries(criteria.map((id) => [id, 1])), submitted: true, baseRevision: 1 },
      });
    },
  ],
  [
    'points off',
    'admin',
    ({ by, act }) =>
      by.call(resultsEndpoints.addDeduction, {
        body: { performanceId: act, kind: 'points', points: '1', reason: 'Left the stage.' },
      }),
  ],
  [
    'setting a judge aside',
    'admin',
    async ({ by }) => {
      const [judge] = await by.call(judgingEndpoints.judges);
      await by.call(resultsAdminEndpoints.setAside, {
        body: { judgeId: judge?.id ?? '', reason: 'A cousin.' },
      });
    },
  ],
  [
    'excusing a judge from an act that they scored',
    'admin',
    async ({ by, act }) => {
      const [judge] = await by.call(judgingEndpoints.judges);
      await by.call(resultsEndpoints.excuse, {
        body: { judgeId: judge?.id ?? '', performanceIds: [act], reason: 'A cousin.' },
      });
    },
  ],
  [
    'setting a judge aside who gave no sheet',
    'admin',
    async ({ by }) => {
      const judges = await by.call(judgingEndpoints.addJudges, { body: { names: [newId()] } });
      const id = judges.at(-1)?.id ?? '';
      const setting = by.call(resultsAdminEndpoints.setAside, { body: { judgeId: id, reason: 'A cousin.' } });
      await setting.finally(() => by.call(judgingEndpoints.removeJudge, { params: { id } }));
    },
  ],
  [
    'another way of counting',
    'admin',
    async ({ by }) => {
      const body = { rules: { method: 'median' as const }, reason: 'As the programme says.' };
      await by.call(resultsEndpoints.changeRules, { body });
    },
  ],
  [
    'another weight of a criterion',
    'admin',
    async ({ by }) => {
      const [criterion] = await by.call(judgingEndpoints.criteria);
      if (!criterion) throw new Error('There is no criterion.');
      const { id, inUse: _inUse, ...facts } = criterion;
      await by.call(judgingEndpoints.changeCriterion, {
        params: { id },
        body: { ...facts, weight: 9, reason: 'It weighs more.' },
      });
    },
  ],
  [
    'an act in another category',
    'admin',
    async ({ by }) => {
      const other = await by.call(eventsEndpoints.addCategory, { body: { name: newId() } });
      const [act] = await by.call(registrationEndpoints.participants);
      await by.call(registrationEndpoints.editParticipant, {
        params: { id: act?.id ?? '' },
        body: { revision: act?.revision ?? 0, categoryId: other.id },
      });
    },
  ],
  [
    'an act out of the running order',
    'admin',
    async ({ by, act }) => by.call(lineupEndpoints.removeItem, { params: { id: act } }),
  ],
];

interface At {
  by: Caller;
  judge: Caller;
  pollId: string;
  /** A group of its poll's ballots. */
  flag: string;
  act: string;
  criteria: readonly string[];
}

describe.each(firstOf(1, ENGINES))('%s', (engine) => {
  let evening: Evening;
  let crew: Caller;
  let at: Omit<At, 'by'>;
  beforeAll(async () => {
    evening = await startEvening({ engine });
    await evening.until('published');
    const { server, desk, show } = evening;
    await addAdmin(server.store, SYSTEM, CREW);
    crew = server.caller(await bearer(server, CREW));
    const token = show.judges[0]?.token ?? '';
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const { groups } = await desk.call(flagEndpoints.pollFlags, { params: { id: show.pollId } });
    at = {
      judge: server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId }),
      pollId: show.pollId,
      // The evening's voters are a program, and were told apart.
      flag: groups[0]?.id ?? '',
      act: show.performanceIds[0] ?? '',
      criteria: (await desk.call(judgingEndpoints.criteria)).map(({ id }) => id),
    };
  });
  afterAll(() => evening.stop());

  const told = async () => (await evening.server.caller().call(resultsEndpoints.results)).state;
  const stand = async () => (await evening.desk.call(resultsEndpoints.scoring)).result?.state;

  it.each(CHANGES)(
    '%s by %s alone is refused in words, and nothing is taken back',
    async (_what, who, make) => {
      expect(await stand()).toBe('certified');
      const failure = await make({ ...at, by: who === 'crew' ? crew : evening.desk }).then(
        () => new Error('It was done.'),
        (error: Error) => error,
      );
      expect(failure).toBeInstanceOf(CallRefused);
      expect(failure).toMatchObject({ status: 409 });
      expect(await stand()).toBe('certified');
      expect(await told()).toBe('published');
    },
  );

  it('an admin who says why takes it back, in the same write and under that reason', async () => {
    const { desk, server, token } = evening;
    const open = (headers: Record<string, string>) =>
      server
        .caller({ authorization: `Bearer ${token}`, ...headers })
        .call(votingEndpoints.openPoll, { params: { id: at.pollId }, body: { reason: 'One more minute.' } });
    await expect(open({})).rejects.toMatchObject({
      code: 'certified',
      fields: { 'take-back-result': expect.any(String) },
    });
    const reason = 'Die Abstimmung war zu kurz, sagt Ängström.';
    await open({ 'take-back-result': encodeURIComponent(reason) });
    expect((await desk.call(resultsEndpoints.scoring)).result).toMatchObject({
      state: 'voided',
      voidReason: reason,
    });
    expect(await told()).toBe('withdrawn');
    const rows = await server.store.read
      .selectFrom('audit')
      .select(['actorName', 'why'])
      .where('action', '=', 'result.voided')
      .execute();
    expect(rows).toEqual([{ actorName: 'Jo Brandt', why: reason }]);
    // What does not stand any more is in nobody's way.
    await desk.call(votingEndpoints.closePoll, { params: { id: at.pollId } });
  });

  it('crew cannot say why in an admin’s place', async () => {
    const headers = await bearer(evening.server, CREW);
    const { digest } = await evening.desk.call(resultsEndpoints.scoring);
    await evening.desk.call(resultsEndpoints.certify, { body: { digest, depth: 'totals' } });
    await expect(
      evening.server
        .caller({ ...headers, 'take-back-result': 'because' })
        .call(votingEndpoints.openPoll, { params: { id: at.pollId }, body: { reason: 'Again.' } }),
    ).rejects.toMatchObject({ code: 'certified' });
    expect(await stand()).toBe('certified');
  });
});
