/** What the desk says of the devices that follow: only what is proven, also where a line is cut without a word. */
import { afterEach, describe, expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { SILENT_AFTER_MS } from '#domain/show/presence.ts';
import { callerOf } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { type Person, testBrowser } from '../browser.ts';
import { type Line, openLine } from '../cut-line.ts';
import { follow } from '../following.ts';
import { freshConfig } from '../server.ts';
import { type Evening, startEvening } from './evening.ts';

const CUT = /ERR_|Failed to fetch|aborted/;

describe('the desk’s counts', () => {
  let evening: Evening;
  let line: Line | undefined;
  // Clearing up runs backwards: people leave before the server does.
  afterEach(async () => {
    await line?.close();
    await evening.stop();
  });
  const browser = testBrowser();

  async function openDesk(): Promise<Person> {
    const person = await browser.person(evening.server.origin);
    await person.context.addInitScript((token) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('admin_data', '{}');
    }, evening.token);
    await person.page.goto('/admin/live-event');
    await person.page.getByRole('heading', { name: 'Running order' }).waitFor();
    return person;
  }

  it('a judge and a projector behind a cut line are told by when they were heard last, then grey, then here again', async () => {
    evening = await startEvening();
    line = await openLine(evening.server.origin);
    const { page } = await openDesk();
    const top = page.locator('header', { has: page.getByRole('timer') });
    await top.getByText('No projector').waitFor();

    const [link] = evening.show.judges;
    const judge = await browser.person(line.origin, { expected: [CUT] });
    await judge.page.goto(link?.path ?? '');
    await judge.page.getByText('Everything is saved').waitFor();
    const screen = await browser.person(line.origin, { expected: [CUT] });
    const offered = screen.page.waitForResponse(/screens\/codes/);
    await screen.page.goto('/projector');
    const { code } = (await (await offered).json()) as { code: string };
    // Anybody may look at the projector’s page: that is no projector of the house.
    await screen.page.locator('main').waitFor();
    expect((await evening.desk.call(showEndpoints.show)).presence.projectors).toBe(0);
    await evening.desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Main hall' } });
    await top.getByText('Projector', { exact: true }).waitFor();
    const pips = page.getByRole('region', { name: /^Judges/ });
    await pips.getByText('online').waitFor();

    line.cut();
    const silent = async () => (await evening.desk.call(showEndpoints.show)).presence.silent;
    await expect
      .poll(silent)
      .toMatchObject([{ kind: expect.stringMatching(/judge|projector/) }, { name: expect.any(String) }]);
    expect((await silent()).map((device) => device.name).toSorted()).toEqual(
      [link?.name, 'Main hall'].toSorted(),
    );
    await top.getByText('No projector').waitFor();
    await expect.poll(() => pips.getByText('offline').count()).toBe(evening.show.judges.length);

    line.mend();
    await top.getByText('Projector', { exact: true }).waitFor();
    await pips.getByText('online').waitFor();
  });
});

it('two processes agree on who is here, and on who fell silent, whichever of them hears the device', async () => {
  const { config, remove } = await freshConfig('postgres');
  const [first, second] = [await startServer(config), await startServer(config)];
  try {
    const { desk, judges } = await makeSampleEvent(first.store, first.url);
    const token = new URL(judges[0]?.url ?? '').pathname.split('/').at(-1) ?? '';
    const { sessionId } = await callerOf(second.url).call(judgingEndpoints.judgeAccess, {
      params: { token },
    });
    const headers = { 'x-judge-token': token, 'x-judge-session': sessionId };
    const page = 'the-page-of-this-judge';
    // The stream is of one process, the answers reach the other, as behind a proxy that takes turns.
    await follow(first.url, `judge?page=${page}`, headers);
    const answer = () => callerOf(second.url, headers).call(liveEndpoints.judgeHeard, { query: { page } });
    const answering = setInterval(() => void answer(), 1_000);
    const presence = async () => (await desk.call(showEndpoints.show)).presence;
    try {
      const heard = async () => (await presence()).judges === 1 && second.store.now() > silentUnless;
      const silentUnless = second.store.now() + SILENT_AFTER_MS + 2_000;
      await expect.poll(heard).toBe(true);
    } finally {
      clearInterval(answering);
    }
    await expect.poll(presence).toMatchObject({ judges: 0, silent: [{ name: judges[0]?.name }] });
  } finally {
    await first.close();
    await second.close();
    await remove();
  }
});
