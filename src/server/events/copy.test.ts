import { expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { JO } from '#test/accounts.ts';
import { testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';

/** Another admin than who set the sample event up. */
const KIM = { ...JO, name: 'Kim Ito', email: 'kim@example.org' };

describeByTurns('last year’s event (%s)', (engine) => {
  const start = testServers();

  it('is set up again with its categories, criteria and settings, and without its people', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [old] = await desk.call(eventsEndpoints.events);
    if (!old) throw new Error('unreachable');
    const rules = {
      method: 'mean' as const,
      tieBreaks: [`criterion:${(await desk.call(judgingEndpoints.criteria))[0]?.id}`],
    };
    await desk.call(resultsEndpoints.changeRules, { body: { rules } });
    await desk.call(judgingEndpoints.addJudges, { body: { names: ['Ms Laurent'], categoryIds: [] } });
    await desk.call(lineupEndpoints.addCue, { body: { kind: 'interval', title: 'Tea', plannedMs: 900_000 } });
    await desk.call(votingEndpoints.addPoll, { body: { title: 'Favourite', method: 'pick_one' } });
    await desk.call(resultsAdminEndpoints.addAward, { body: { kind: 'place', title: 'The cup' } });
    const judges = (await desk.call(judgingEndpoints.judges)).map(({ name }) => name);
    const before = {
      categories: await desk.call(eventsEndpoints.categories),
      criteria: await desk.call(judgingEndpoints.criteria),
    };
    const made = await desk.call(eventsEndpoints.copyEvent, {
      params: { id: old.id },
      body: { name: 'Next year' },
    });
    expect(made).toMatchObject({
      name: 'Next year',
      venue: old.venue,
      isCurrent: false,
      registrationMode: 'closed',
    });
    expect(made.settings).toEqual({
      ...old.settings,
      mcAccessCode: expect.not.stringMatching(old.settings.mcAccessCode),
      lineupPublished: false,
    });
    await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: made.id } });
    expect(await desk.call(registrationEndpoints.participants)).toEqual([]);
    const categories = await desk.call(eventsEndpoints.categories);
    const facts = ({ name, colour, timeLimitMs, capacity }: (typeof categories)[number]) => ({
      name,
      colour,
      timeLimitMs,
      capacity,
    });
    expect(categories.map(facts)).toEqual(before.categories.map(facts));
    expect(categories.some(({ id }) => before.categories.some((one) => one.id === id))).toBe(false);
    const criteria = await desk.call(judgingEndpoints.criteria);
    const words = ({ name, weight, step }: (typeof criteria)[number]) => ({ name, weight, step });
    expect(criteria.map(words)).toEqual(before.criteria.map(words));
    const known = new Set(categories.map(({ id }) => id));
    for (const { categoryId } of criteria) if (categoryId !== null) expect(known.has(categoryId)).toBe(true);
    // What it was run with: everybody on the panel, the cues, the votes and the prizes.
    expect(judges).toContain('Ms Laurent');
    expect((await desk.call(judgingEndpoints.judges)).map(({ name }) => name)).toEqual(judges);
    const { items } = await desk.call(lineupEndpoints.runningOrder);
    expect(items.map(({ kind, title }) => [kind, title])).toContainEqual(['interval', 'Tea']);
    expect((await desk.call(votingEndpoints.polls)).map(({ title }) => title)).toContain('Favourite');
    expect((await desk.call(resultsEndpoints.scoring)).awards).toMatchObject([{ title: 'The cup' }]);
    const [round] = await server.store.read
      .selectFrom('round')
      .selectAll()
      .where('eventId', '=', made.id)
      .execute();
    for (const { id } of [...before.categories, ...before.criteria]) expect(round?.rules).not.toContain(id);
    expect(round?.rules).toContain(`criterion:${criteria[0]?.id}`);
  });

  it('gives its prizes to nobody: who had them, why and by whom is last year’s', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [old] = await desk.call(eventsEndpoints.events);
    const { rows } = await desk.call(resultsEndpoints.scoring);
    const performanceId = rows[0]?.performanceId ?? '';
    const place = { kind: 'place' as const, title: 'The cup', reason: 'With a weekend by the sea.' };
    await desk.call(resultsAdminEndpoints.addAward, { body: place });
    const { awards } = await desk.call(resultsAdminEndpoints.addAward, {
      body: { kind: 'special', title: 'Bravest costume', performanceId, reason: 'A tower of lamps.' },
    });
    await addAdmin(server.store, SYSTEM, KIM);
    const { token } = await server.caller().call(accountsEndpoints.login, {
      body: { email: KIM.email, password: KIM.password },
    });
    const kim = server.caller({ authorization: `Bearer ${token}` });
    const copy = await kim.call(eventsEndpoints.copyEvent, {
      params: { id: old?.id ?? '' },
      body: { name: 'Next year' },
    });
    await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: copy.id } });
    const copied = (await desk.call(resultsEndpoints.scoring)).awards;
    expect(copied).toMatchObject([
      // What the first gets, whoever that is.
      { kind: 'place', title: 'The cup', reason: place.reason, performanceIds: [], by: KIM.name },
      { kind: 'special', title: 'Bravest costume', reason: '', performanceIds: [], by: KIM.name },
    ]);
    expect(copied.map(({ id }) => awards.some((award) => award.id === id))).toEqual([false, false]);
    // Whoever gives it this year says why.
    const given = { params: { id: copied[1]?.id ?? '' }, body: { performanceId: null, reason: 'A kite.' } };
    const { awards: after } = await desk.call(resultsAdminEndpoints.giveAward, given);
    expect(after[1]).toMatchObject({ reason: 'A kite.', by: awards[1]?.by });
    const kept = { ...given, body: { performanceId: null } };
    expect((await desk.call(resultsAdminEndpoints.giveAward, kept)).awards[1]?.reason).toBe('A kite.');
  });

  it('goes without the votes that settled its ties', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [old] = await desk.call(eventsEndpoints.events);
    const params = { id: old?.id ?? '' };
    const { round } = await desk.call(lineupEndpoints.runningOrder);
    const { id: pollId } = await desk.call(votingEndpoints.addPoll, {
      body: { title: 'Face-off for place 1', method: 'pick_one', share: 0 },
    });
    const titles = (await desk.call(votingEndpoints.polls)).map(({ title }) => title);
    // As a tie is handed to the hall; a scored show with a tie takes a minute.
    await server.store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .insertInto('faceOff')
        .values({
          ...{ id: newId(), roundId: round.id, kind: 'hall', pollId, performances: '[]' },
          ...{ openedBy: 'Ana', openedAt: 1, closedAt: null },
        })
        .execute(),
    );
    const template = await desk.call(planningEndpoints.eventTemplate, { params });
    expect(JSON.stringify(template)).not.toContain('Face-off for place 1');
    const copy = await desk.call(eventsEndpoints.copyEvent, { params, body: { name: 'Next year' } });
    await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: copy.id } });
    expect((await desk.call(votingEndpoints.polls)).map(({ title }) => title)).toEqual(
      titles.filter((title) => title !== 'Face-off for place 1'),
    );
  });
});
