/** An interval's pictures: names of any length stand in one size, which a very long one does not make small; sponsors. */
import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { liveEndpoints } from '#contract/show/endpoints.ts';
import { PROJECTOR, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { HARD } from './hard-show.ts';

const start = testServers();
const browser = testBrowser();
const UPRIGHT = { width: 1080, height: 1920 };

const OF_USUAL_LENGTH = ['Jo', 'The Slightly Damp Umbrella Society', 'Астра Ковалёва', '月野ひかり', 'Ida'];
const TOO_LONG = HARD[4]?.name ?? '';
const TURN_MS = 12_000;
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A projector that shows one of the interval's pictures, which turn every twelve seconds and are counted from its end. */
async function showInterval(picture: number, more: object) {
  const server = await start();
  await server.sample();
  const frame = snakeKeys(await server.caller().call(liveEndpoints.projectorNow)) as { view: object };
  const now = Date.now();
  const endsAt = new Date(now + 3_600_000 - picture * TURN_MS).toISOString();
  const view = {
    ...frame.view,
    scene: 'interval',
    phase: 'interval',
    moments: [{ kind: 'interval', from_at: null, until_at: endsAt }],
    interval: { title: 'Interval', clock: { state: 'running', zero_at: endsAt } },
    second_half: [],
    sponsors: [],
    ...more,
  };
  const { page } = await browser.person(server.origin, { viewport: PROJECTOR, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(now);
  await page.route(/\/api\/v1\/live\/projector(\?|$)/, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: view\ndata: ${JSON.stringify({ ...frame, now: new Date(now).toISOString(), view })}\n\n`,
    }),
  );
  await page.goto('/projector?preview=1');
  return page;
}

it.each([
  ['all of them', OF_USUAL_LENGTH],
  ['all but one that is too long for it', [...OF_USUAL_LENGTH, TOO_LONG]],
])('in one size stand %s', async (_which, names) => {
  const page = await showInterval(1, {
    second_half: names.map((name) => ({ item_id: name, number: null, stage_name: name })),
  });
  for (const size of [PROJECTOR, UPRIGHT]) {
    await page.setViewportSize(size);
    await page.getByText(names[1] ?? '').waitFor();
    await expect
      .poll(() =>
        page.locator('ol .name').evaluateAll((all) => {
          const letters = all.map((name) => {
            const { fontSize, fontStretch } = getComputedStyle(name);
            return [name.textContent ?? '', `${fontSize} ${fontStretch}`] as const;
          });
          const shared = letters.slice(0, 5).map(([, of]) => of);
          return {
            names: letters.map(([name]) => name),
            sizes: new Set(shared).size,
            large: Number.parseFloat(shared[0] ?? '') >= 64,
          };
        }),
      )
      .toEqual({ names, sizes: 1, large: true });
  }
});

it.each([1, 2, 4])(
  'thanks %i sponsors above their pictures, which end where the clock beside them does',
  async (count) => {
    const page = await showInterval(1, {
      sponsors: Array.from({ length: count }, (_, at) => ({
        path: NO_PICTURE,
        name: `Sponsor ${at}`,
        ratio: 2,
      })),
    });
    for (const size of [PROJECTOR, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      const thanks = page.getByRole('heading', { name: 'With thanks to' });
      await thanks.waitFor();
      await expect
        .poll(async () => {
          const [head, list, aside] = await Promise.all(
            [thanks, page.locator('ul').last(), page.locator('aside')].map((part) => part.boundingBox()),
          );
          if (!head || !list || !aside) return 'not there';
          return [head.y + head.height <= list.y, Math.round(list.y + list.height - aside.y - aside.height)];
        })
        .toEqual([true, 0]);
    }
  },
);
