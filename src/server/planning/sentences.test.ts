import { describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import type { Language } from '#domain/messages/languages.ts';
import { testServers } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';
import { firstOf } from '#test/tried.ts';

describe.each(firstOf(1, ENGINES))('a sentence in the event’s own words (%s)', (engine) => {
  const start = testServers();
  const open = async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [event] = await desk.call(eventsEndpoints.events);
    if (!event) throw new Error('unreachable');
    const params = { id: event.id };
    return {
      server,
      desk,
      params,
      say: (line: string, text: string, language: Language = 'en') =>
        desk.call(planningEndpoints.saySentence, { params, body: { language, line, text } }),
      find: (search: string, language: Language = 'en') =>
        desk.call(planningEndpoints.sentences, { params, query: { language, search } }),
      told: async (lang: Language) =>
        (await server.caller().call(eventsEndpoints.ownSentences, { query: { lang } })).sentences,
    };
  };

  it('is found by its words, said to readers of its language, and reset', async () => {
    const { server, say, find, told } = await open();
    const marked = async () =>
      /data-own="([^"]*)"/.exec(await (await fetch(`${server.origin}/register`)).text())?.[1];
    expect(await find('')).toEqual({ sentences: [], more: false });
    expect(await marked()).toBeUndefined();
    const { sentences } = await find('choose one ACT');
    const first = sentences.find(({ line }) => line === 'vote.chooseOne');
    expect(first).toEqual({ line: 'vote.chooseOne', text: 'Choose one act', own: null, older: false });
    await say('vote.chooseOne', 'Pick your star');
    expect(await told('en')).toEqual([{ line: 'vote.chooseOne', text: 'Pick your star' }]);
    expect(await told('de')).toEqual([]);
    expect((await find('')).sentences).toEqual([{ ...first, own: 'Pick your star' }]);
    expect((await find('your star')).sentences).toContainEqual({ ...first, own: 'Pick your star' });
    const before = await marked();
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    await say('vote.chooseOne', 'Pick a star');
    expect(await marked()).not.toBe(before);
    await say('vote.chooseOne', '');
    expect(await told('en')).toEqual([]);
  });

  it('is refused without what it needs, where there is none, and where the ballot grows too long', async () => {
    const { say } = await open();
    const refused = (words: string) => ({ code: 'invalid', message: expect.stringContaining(words) });
    await expect(say('vote.chooseUpTo', 'Pick some')).rejects.toMatchObject(
      refused('{most} of the sentence'),
    );
    await expect(say('vote.chooseUpTo', 'Pick {most, plural, one {#}}')).rejects.toMatchObject(
      refused('lacks other'),
    );
    await expect(say('vote.chooseOne', 'Pick {who}')).rejects.toMatchObject(refused('{who} is not'));
    await expect(say('vote.chooseOne', 'Pick <script>one</script>')).rejects.toMatchObject(
      refused('<script> is not allowed'),
    );
    await expect(say('vote.chooseOne', 'Pick {one')).rejects.toMatchObject(refused('not closed'));
    await expect(say('vote.nothing', 'Pick')).rejects.toMatchObject({ code: 'not_found' });
    // A whole letter has settings of its own.
    await expect(say('letters.callBody', 'Come.')).rejects.toMatchObject({ code: 'not_found' });
    await expect(say('vote.chooseOne', 'star '.repeat(60))).rejects.toMatchObject(refused('fewer words'));
  });

  it('goes along with a copy of the event and a template of it, if it still has what it needs', async () => {
    const { desk, params, say } = await open();
    await say('vote.chooseOne', 'Wähle deinen Star', 'de');
    const inCopy = async (id: string) =>
      (
        await desk.call(planningEndpoints.sentences, {
          params: { id },
          query: { language: 'de', search: '' },
        })
      ).sentences.map(({ own }) => own);
    const copy = await desk.call(eventsEndpoints.copyEvent, { params, body: { name: 'Next year' } });
    expect(await inCopy(copy.id)).toEqual(['Wähle deinen Star']);
    const template = (await desk.call(planningEndpoints.eventTemplate, { params })) as {
      texts: { text: string }[];
    };
    const begin = (of: unknown) =>
      desk.call(planningEndpoints.beginEvent, { body: { name: 'Begun', template: of as never, judges: [] } });
    expect(await inCopy((await begin(template)).id)).toEqual(['Wähle deinen Star']);
    const spoilt = { ...template, texts: template.texts.map((one) => ({ ...one, text: 'Wähle {wen}' })) };
    expect(await inCopy((await begin(spoilt)).id)).toEqual([]);
  });
});
