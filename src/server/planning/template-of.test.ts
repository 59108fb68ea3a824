/** What is kept of an event as a template is taken again, however much the event holds. */
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { MOST_CATEGORIES } from '#contract/events/schema.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { MOST_CRITERIA_OF_EVENT } from '#contract/judging/schema.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { MOST_POLLS } from '#contract/voting/schema.ts';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';
import type { Caller } from '#server/demo/api.ts';
import { testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';
import { itAtLength } from '#test/tried.ts';

/** Adds so many of each, from that number on. */
async function fill(desk: Caller, many: { categories: number; polls: number; others: number }) {
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => `No. ${at + 1}`);
  for (const name of upTo(many.categories)) await desk.call(eventsEndpoints.addCategory, { body: { name } });
  for (const title of upTo(many.polls)) await desk.call(votingEndpoints.addPoll, { body: { title } });
  for (const name of upTo(many.others)) {
    await desk.call(judgingEndpoints.addCriterion, { body: { name } });
    await desk.call(lineupEndpoints.addCue, { body: { kind: 'other', title: name, plannedMs: 60_000 } });
  }
}

describeByTurns('a template of an event (%s)', (engine) => {
  const start = testServers();

  const open = async () => {
    const { desk } = await (await start({ engine })).sample();
    const [event] = await desk.call(eventsEndpoints.events);
    const params = { id: event?.id ?? '' };
    const again = async () => {
      const template = await desk.call(planningEndpoints.eventTemplate, { params });
      await desk.call(planningEndpoints.beginEvent, { body: { name: 'Again', template: template as never } });
      return template;
    };
    return { desk, params, again };
  };

  it('is called as the event is, cut at a whole character', async () => {
    const { desk, params, again } = await open();
    await desk.call(eventsEndpoints.changeEvent, { params, body: { name: `${'a'.repeat(59)}🎉 of 2026` } });
    expect(await again()).toMatchObject({ name: 'a'.repeat(59) });
  });

  itAtLength('holds as many categories, criteria, cues and votes as the event', async () => {
    const { desk, again } = await open();
    const before = await again();
    const lists = ['categories', 'criteria', 'cues', 'polls'] as const;
    const lengths = (template: object) =>
      lists.map((list) => (template as Record<typeof list, unknown[]>)[list].length);
    const [categories = 0, , , polls = 0] = lengths(before);
    await fill(desk, { categories: MOST_CATEGORIES - categories, polls: MOST_POLLS - polls, others: 41 });
    for (const length of lengths(await again())) expect(length).toBeGreaterThan(40);
    const criteria = await desk.call(judgingEndpoints.criteria);
    for (let at = criteria.length; at < MOST_CRITERIA_OF_EVENT; at += 1)
      await desk.call(judgingEndpoints.addCriterion, { body: { name: `Criterion ${at}` } });
    await expect(
      desk.call(judgingEndpoints.addCriterion, { body: { name: 'One more' } }),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining(`There is room for ${MOST_CRITERIA_OF_EVENT} criteria.`),
    });
    await expect(
      desk.call(eventsEndpoints.addCategory, { body: { name: 'One more' } }),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining(`There is room for ${MOST_CATEGORIES} categories.`),
    });
    await expect(desk.call(votingEndpoints.addPoll, { body: { title: 'One more' } })).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining(`There is room for ${MOST_POLLS} votes in a round.`),
    });
  });

  it('is taken with long texts in every language', async () => {
    const { desk, params, again } = await open();
    const others = LANGUAGE_CODES.filter((language) => language !== 'en');
    await desk.call(eventsEndpoints.changeEvent, { params, body: { settings: { otherLanguages: others } } });
    const long = 'What everybody agrees to. '.repeat(150);
    for (const language of others)
      for (const field of ['consent', 'rules'] as const)
        await desk.call(planningEndpoints.giveTexts, {
          params,
          body: { texts: [{ field, subjectId: '', part: '', language, text: long }] },
        });
    expect(JSON.stringify(await again()).length).toBeGreaterThan(64 * 1024);
  });
});
