/** Names in the pictures of a reveal: equals in equal letters, nobody of a lower place in larger ones, lines kept apart. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { liveEndpoints } from '#contract/show/endpoints.ts';
import { PROJECTOR, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { touchingLines } from './lines.ts';

const start = testServers();
const browser = testBrowser();
const UPRIGHT = { width: 1080, height: 1920 };

const LONG = 'Grandmother Rosalind and the Donaudampfschifffahrtsgesellschaftskapitäne';
const ALSO_LONG = 'Anneliese, Bartholomew, Constantina, Dragoslav, Evangeline, Ferdinand & Hyacinth';

const step = (place: number, names: readonly string[]) => ({
  place,
  tied: names.length > 1,
  winner: place === 1,
  entries: names.map((name) => ({
    ...{ performance_id: name, stage_name: name, number: null, pronouns: '', song: '', score: null },
  })),
});

/** A projector that is told these places, and no others; `also`: in the table at the end. */
async function projectorTold(
  steps: ReturnType<typeof step>[],
  table: { also?: readonly never[] },
): Promise<Page> {
  const server = await start();
  await server.sample();
  const frame = snakeKeys(await server.caller().call(liveEndpoints.projectorNow)) as { view: object };
  const reveal = { title: 'Solo', light: 'cobalt', hidden_acts: 0, steps, ...table };
  const text = JSON.stringify({ ...frame, view: { ...frame.view, scene: 'reveal', reveal } });
  const { page } = await browser.person(server.origin, { viewport: PROJECTOR, reducedMotion: 'reduce' });
  await page.route(/\/api\/v1\/live\/projector(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: view\ndata: ${text}\n\n` }),
  );
  await page.goto('/projector?preview=1');
  return page;
}

/** The letters of each place, best first, as size and width. */
const lettersOf = (page: Page): Promise<string[][]> =>
  page.locator('[data-ranked]').evaluate((board) => {
    const found = new Map<number, Set<string>>();
    for (const name of board.querySelectorAll('.name')) {
      const { fontSize, fontStretch } = getComputedStyle(name);
      const place = Number.parseInt(name.closest<HTMLElement>('[data-equals]')?.dataset.equals ?? '', 10);
      found.set(place, (found.get(place) ?? new Set()).add(`${fontSize} ${fontStretch}`));
    }
    return [...found].sort(([one], [other]) => one - other).map(([, set]) => [...set]);
  });

it.each([
  ['table', [step(5, ['Ida']), step(1, [LONG, 'Bo', ALSO_LONG, 'Li'])]],
  ['podium', [step(3, ['Jo']), step(1, [LONG, ALSO_LONG])]],
])('on the %s equals are equal, and nobody of a lower place is larger', async (_where, steps) => {
  const page = await projectorTold(steps, { also: [] });
  for (const size of [PROJECTOR, UPRIGHT]) {
    await page.setViewportSize(size);
    await page.locator('[data-ranked] .name').first().waitFor();
    await expect
      .poll(async () => {
        const places = await lettersOf(page);
        const sizes = places.map(([first = '']) => Number.parseFloat(first));
        return {
          places: places.length,
          equal: places.every((those) => those.length === 1),
          falls: sizes.every((px, at) => at === 0 || px <= (sizes[at - 1] ?? 0)),
        };
      })
      .toEqual({ places: 2, equal: true, falls: true });
  }
});

it.each([
  ['Vietnamese', 'PHƯỢNG gjypq ẤỄỐ NGUYỄN gjy THỊ ẪNH'],
  ['Hebrew', 'שִׁירָה כֹּהֵן־לֵוִי וּמִקְהֶלֶת הַקֹּלֶךְ שֶׁל רֹאשׁ הָעַיִן'],
])('no line of a %s name touches another, or leaves its box', async (_script, name) => {
  const page = await projectorTold([step(1, [name])], {});
  for (const size of [PROJECTOR, UPRIGHT]) {
    await page.setViewportSize(size);
    await page.locator('h1').first().waitFor();
    const box = page.locator('main .name').filter({ hasText: name });
    await expect.poll(() => touchingLines(box)).toEqual({ touching: [], several: true });
  }
});

it('joint names are large although one has a long word, and a song begins where its name does', async () => {
  const joint = step(2, [LONG, 'שלום עכשיו']);
  const entries = joint.entries.map((entry) => ({ ...entry, song: 'ירושלים של זהב' }));
  const page = await projectorTold([{ ...joint, entries }], {});
  const rows = page.locator('ol[data-equals] li');
  await rows.first().waitFor();
  const drawn = () =>
    rows.evaluateAll((items) =>
      items.map((item) => {
        const [name, song] = [...item.querySelectorAll('.name, bdi')].map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          return {
            left: text.getBoundingClientRect().left,
            px: Number.parseFloat(getComputedStyle(one).fontSize),
          };
        });
        return [(name?.px ?? 0) >= 60, Math.abs((name?.left ?? 0) - (song?.left ?? 99)) < 8];
      }),
    );
  await expect.poll(drawn).toEqual([
    [true, true],
    [true, true],
  ]);
});

it('a long name on an upright screen takes more lines before it is small, and is fitted anew where text is spaced', async () => {
  const page = await projectorTold([step(1, [LONG])], {});
  await page.setViewportSize(UPRIGHT);
  const name = page.locator('main .name').filter({ hasText: LONG });
  await name.waitFor();
  const drawn = () =>
    name.evaluate((words) => ({
      px: Number.parseFloat(getComputedStyle(words).fontSize),
      fits:
        words.scrollWidth <= words.clientWidth + 1 &&
        words.scrollHeight <= (words.parentElement?.clientHeight ?? 0) + 1,
    }));
  await expect.poll(async () => (await drawn()).px).toBeGreaterThan(130);
  const { px } = await drawn();
  // As WCAG 1.4.12 has it.
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '.name { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(spaced);
  });
  await expect.poll(drawn).toMatchObject({ fits: true });
  expect((await drawn()).px).toBeLessThan(px);
});
