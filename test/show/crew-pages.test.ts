/**
 * Pages of those around the stage in the language of tests and in German: every word in the catalogue, none cut off, on
 * a tablet and on a phone, at the moments of an evening.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { mcView } from '#contract/live/mc.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { LANGUAGE_CODES, type Language } from '#domain/messages/languages.ts';
import { axeFindings } from '../axe.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { cutOff } from '../layout.ts';
import { textsIn, unbracketed } from '../unbracketed.ts';
import { type Evening, startEvening } from './evening.ts';
import { cutButtons, mcMoments } from './mc-moments.ts';

const TABLET = { width: 1180, height: 820 } as const;

describe('pages around the stage', () => {
  const browser = testBrowser();
  let evening: Evening;
  beforeAll(async () => {
    evening = await startEvening();
    const event = (await evening.desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
    await evening.desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { otherLanguages: LANGUAGE_CODES.filter((code) => code !== 'en') } },
    });
    await evening.until('on stage');
  });
  afterAll(() => evening.stop());

  /** The evening's clock is ahead of this machine's. */
  const serverNow = async () => (await evening.desk.call(showEndpoints.serverTime)).serverAt;

  /** Sends the page these frames in the place of the server's, one after another. */
  async function feed(page: Page, first: unknown) {
    let text = JSON.stringify(first);
    await page.route(/\/api\/v1\/live\/mc(\?|$)/, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `event: view\ndata: ${text}\n\n` }),
    );
    return async (frame: unknown) => {
      text = JSON.stringify(frame);
      // The page looks again at once when its device says that it is online.
      await page.evaluate(() => dispatchEvent(new Event('online')));
    };
  }

  it.each([
    ['de', TABLET],
    ['de', PHONE],
    ['en-XA', TABLET],
    ['en-XA', PHONE],
  ] as const)(
    'the MC reads every card in %s at %o, and its buttons are whole',
    async (language: Language, viewport) => {
      const { server, show } = evening;
      const { token } = await server.caller().call(showEndpoints.pairScreen, { body: { code: show.mcCode } });
      const frame = await server.caller({ 'x-screen-token': token }).call(liveEndpoints.mcNow);
      const onWire = snakeKeys(frame) as { view: unknown };
      const { page } = await browser.person(server.origin, {
        viewport,
        locale: 'en-GB',
        storageState: {
          cookies: [],
          origins: [
            { origin: server.origin, localStorage: [{ name: 'ovation_screen_token', value: token }] },
          ],
        },
      });
      const send = await feed(page, onWire);
      await page.goto(`/mc?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const say = sayIn(language, await fetchWords(language, ['mc']));
      const faults: string[] = [];
      for (const [moment, view, words] of mcMoments(mcView.parse(onWire.view), await serverNow(), say)) {
        await send({ ...onWire, view });
        await page.getByText(words).first().waitFor();
        if (language === 'en-XA')
          for (const word of await unbracketed(page, textsIn(view)))
            faults.push(`${moment}: in no catalogue: ${word}`);
        for (const fault of [...(await cutOff(page)), ...(await cutButtons(page))])
          faults.push(`${moment}: ${fault}`);
        if (process.env.LOOK)
          await page.screenshot({
            path: `${process.env.LOOK}/mc-${language}-${viewport.width}-${moment}.png`,
          });
      }
      expect(await axeFindings(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});
