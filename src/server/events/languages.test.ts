import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { sampledServers } from '#test/sampled.ts';
import { testServers } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';

describeByTurns('before there is an event (%s)', (engine) => {
  const start = testServers();

  it('pages are read in the language of whoever sets the first one up, and in English otherwise', async () => {
    const { origin } = await start({ engine });
    const readBy = async (language: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      const page = await (await fetch(`${origin}/setup/none`, { headers })).text();
      return /<html lang="([^"]*)"/.exec(page)?.[1];
    };
    expect([await readBy('fr-FR,fr'), await readBy('ja'), await readBy('sv')]).toEqual(['fr', 'ja', 'en']);
  });
});

const sampled = sampledServers();

it('an event is offered in a language once, however often it is named', async () => {
  const { desk } = await (await sampled()).sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const changed = await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { otherLanguages: ['de', 'fr', 'de'] } },
  });
  expect(changed.settings.otherLanguages).toEqual(['de', 'fr']);
});
