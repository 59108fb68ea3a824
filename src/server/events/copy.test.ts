import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';

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
});
