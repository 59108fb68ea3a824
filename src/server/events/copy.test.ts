import { describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { testServers } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';

describe.each(ENGINES)('last year’s event (%s)', (engine) => {
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
    const [round] = await server.store.read
      .selectFrom('round')
      .selectAll()
      .where('eventId', '=', made.id)
      .execute();
    for (const { id } of [...before.categories, ...before.criteria]) expect(round?.rules).not.toContain(id);
    expect(round?.rules).toContain(`criterion:${criteria[0]?.id}`);
  });
});
