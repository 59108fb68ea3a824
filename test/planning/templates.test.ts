/** Every template makes an event that could run tonight: acts come in, and it is played to its published result. */
import { afterEach, describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { snakeKeys } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { showTemplate } from '#contract/planning/schema.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { SAMPLE_ACTS } from '#domain/lineup/sample-acts.ts';
import { TEMPLATE_IDS, TEMPLATES } from '#domain/planning/templates.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Caller } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { testServers } from '../server.ts';
import { ADMIN, type Evening, startEvening } from '../show/evening.ts';
import { ACTS, addActs, readSmallShow } from '../show/small-show.ts';
import { ENGINES } from '../store.ts';
import { firstOf, itAtLength } from '../tried.ts';

const JUDGES = ['Amara Nwosu', 'Theo Lindgren', 'Mei-Ling Zhou'];

describe.each(firstOf(1, ENGINES))('templates (%s)', (engine) => {
  const start = testServers();
  let evening: Evening | undefined;
  afterEach(async () => {
    await evening?.stop();
    evening = undefined;
  });

  it.each(firstOf(2, TEMPLATE_IDS))('%s is played to its published result', async (id) => {
    const template = TEMPLATES[id];
    const makeShow = async (desk: Caller) => {
      const judges = template.criteria.length > 0 ? JUDGES : [];
      await desk.call(planningEndpoints.beginEvent, { body: { name: 'Tonight', template, judges } });
      const [category] = await desk.call(eventsEndpoints.categories);
      await addActs(desk, ACTS, category?.id ?? null);
      const [poll] = await desk.call(votingEndpoints.polls);
      return readSmallShow(desk, poll?.id ?? '');
    };
    evening = await startEvening({ engine, makeShow });
    const { items } = await evening.desk.call(lineupEndpoints.runningOrder);
    expect(items.map(({ kind }) => kind)).toEqual([
      'opening',
      ...ACTS.map(() => 'performance'),
      ...template.cues.slice(1).map(({ kind }) => kind),
    ]);
    await evening.until('published');
    // Who was not in the hall is told a little later.
    evening.pass(20_000);
    const { tables } = await evening.server.caller().call(resultsEndpoints.results);
    const first = tables[0]?.rows.find(({ place }) => place === '1');
    expect(first?.stageName).toBe(ACTS[0]);
  });

  it('are begun once, in one commit, closed, with their judges, and change no event that is there', async () => {
    const server = await start({ engine });
    await addAdmin(server.store, SYSTEM, ADMIN);
    const { email, password } = ADMIN;
    const { token } = await server.caller().call(accountsEndpoints.login, { body: { email, password } });
    const desk = server.caller({ authorization: `Bearer ${token}` });
    const body = { name: 'Tonight', template: TEMPLATES.school_show, judges: JUDGES };
    const before = await server.store.version();
    const made = await desk.call(planningEndpoints.beginEvent, { body, commandId: 'begin-tonight' });
    expect(await server.store.version()).toBe(before + 1);
    const again = await desk.call(planningEndpoints.beginEvent, { body, commandId: 'begin-tonight' });
    expect(again.id).toBe(made.id);
    expect(await desk.call(eventsEndpoints.events)).toHaveLength(1);
    expect(made).toMatchObject({ isCurrent: true, registrationMode: 'closed' });
    const links = await desk.call(judgingEndpoints.judgeLinks);
    expect(links.map(({ name }) => name)).toEqual(JUDGES);
    const later = await desk.call(planningEndpoints.beginEvent, { body: { ...body, name: 'Next year' } });
    expect(later.isCurrent).toBe(false);
    const current = await server.caller().call(eventsEndpoints.currentEvent);
    expect(current.name).toBe('Tonight');
  });

  it.each([
    ['fr', 'Je suis', 'Je monte sur scène', 'Spectacle', 'Coup de cœur du public'],
    ['ja', 'I am the parent', 'I perform at my own risk', 'Show', 'Audience favourite'],
  ] as const)('speak the event’s language where nothing was said: %s', async (mainLanguage, ...words) => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [consent, rules, round, vote] = words as [string, string, string, string];
    const settings = { mainLanguage };
    const texts = {
      consentText: { version: 1, text: expect.stringContaining(consent) },
      riskText: { version: 1, text: expect.stringContaining(rules) },
    };
    const roundIn = async (eventId: string) =>
      (await server.store.read.selectFrom('round').selectAll().where('eventId', '=', eventId).execute())[0];
    const template = {
      name: 'Plain',
      settings,
      categories: [],
      criteria: [],
      rules: { method: 'mean' as const },
    };
    const begun = await desk.call(planningEndpoints.beginEvent, {
      body: { name: 'Begun', template: { ...template, cues: [], polls: [{}] } },
    });
    expect(begun.settings).toMatchObject(texts);
    const first = await roundIn(begun.id);
    expect(first?.name).toBe(round);
    const polls = await server.store.read.selectFrom('poll').selectAll().execute();
    expect(polls.filter(({ roundId }) => roundId === first?.id).map(({ title }) => title)).toEqual([vote]);

    const added = await desk.call(eventsEndpoints.addEvent, { body: { name: 'Added', settings } });
    expect(added.settings).toMatchObject(texts);
    const of = await roundIn(added.id);
    expect(of?.name).toBe(round);
    const poll = await desk.call(votingEndpoints.addPoll, { round: of?.id ?? '', body: {} });
    expect(poll.title).toBe(vote);
    // What was said stays.
    const own = { ...settings, consentText: { version: 1, text: 'Mine' } };
    const said = await desk.call(eventsEndpoints.addEvent, { body: { name: 'Said', settings: own } });
    expect(said.settings.consentText.text).toBe('Mine');
  });

  itAtLength('are rehearsed at once with sample acts, to the reveal, and nothing is left of it', async () => {
    const makeShow = async (desk: Caller) => {
      const body = { name: 'Tonight', template: TEMPLATES.school_show, judges: JUDGES };
      await desk.call(planningEndpoints.beginEvent, { body });
      return readSmallShow(desk, '');
    };
    evening = await startEvening({ engine, makeShow });
    const { desk, server } = evening;
    const before = await desk.call(lineupEndpoints.runningOrder);
    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
    const { items } = await desk.call(lineupEndpoints.runningOrder);
    const names = items.filter(({ kind }) => kind === 'performance').map(({ title }) => title);
    expect(names).toEqual(SAMPLE_ACTS.map(({ stageName }) => stageName));
    const view = () => desk.call(showEndpoints.show);
    while ((await view()).currentId !== items.at(-1)?.id) {
      const { polls, ...shown } = await view();
      const poll = polls.find(({ state }) => state === 'open');
      evening.pass(3_000);
      const step = poll
        ? { kind: 'close_poll' as const, pollId: poll.id }
        : { kind: 'go' as const, confirms: shown.go.asks };
      await desk.call(showEndpoints.command, {
        body: { ...step, commandId: newId(), expectedVersion: shown.version },
      });
    }
    expect(await desk.call(registrationEndpoints.participants)).toEqual([]);
    expect((await server.caller().call(eventsEndpoints.currentEvent)).registration.state).toBe('closed');
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    expect(await desk.call(lineupEndpoints.runningOrder)).toEqual(before);
  });

  it('are what an event that was made from one is kept as, and refer to nothing that they do not have', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const template = {
      ...TEMPLATES.convention_stage,
      rules: { ...TEMPLATES.convention_stage.rules, tieBreaks: ['criterion:technique' as const] },
    };
    const made = await desk.call(planningEndpoints.beginEvent, { body: { name: 'One', template } });
    const kept = await desk.call(planningEndpoints.eventTemplate, { params: { id: made.id } });
    const read = showTemplate.parse(snakeKeys(kept));
    expect(read.criteria.map(({ name }) => name)).toEqual(template.criteria.map(({ name }) => name));
    expect(read.cues.map(({ title }) => title)).toEqual(template.cues.map(({ title }) => title));
    expect(read.rules.tie_breaks).toEqual([`criterion:${read.criteria[0]?.id}`]);
    expect(read.polls[0]?.item_id).toBe(read.cues.find(({ kind }) => kind === 'vote')?.id);
    const wrong = { ...template, cues: [] };
    await expect(
      desk.call(planningEndpoints.beginEvent, { body: { name: 'Two', template: wrong } }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { 'template.polls.0.item_id': expect.any(String) } });
  });
});
