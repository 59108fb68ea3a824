/** Names keep their marks in every picture of the hall: from the line-up over the vote to each step of a reveal. */
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { PROJECTOR, testBrowser } from '../browser.ts';
import { cutInk } from '../ink.ts';
import { HARD } from './hard-show.ts';
import { startHardEvening } from './scenes.ts';

const NAMES = HARD.map(({ name }) => name);
const UPRIGHT = { width: 1080, height: 1920 };
/** Scenes with names in them, by the words before their number. */
const NAMED = ['line-up', 'next', 'now', 'scores', 'standings', 'vote-leaders', 'reveal'];
const browser = testBrowser();

/** Where the lit name stands and how large its room is, once the page is so wide and has been drawn so. */
async function roomOfName(page: Page, width: number): Promise<string> {
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  return page
    .locator('[data-lit-name]')
    .first()
    .evaluate(async (name: HTMLElement) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return [name.offsetTop, name.offsetHeight, name.offsetWidth].join(' ');
    });
}

it('nothing cuts the marks of a name in any scene of the projector', async () => {
  const evening = await startHardEvening({ categories: true });
  onTestFinished(async () => void (await evening.stop()));
  const { page } = await browser.person(evening.server.origin, {
    viewport: PROJECTOR,
    reducedMotion: 'reduce',
  });
  await page.goto('/projector?preview=1');
  const looked = new Set<string>();
  const rooms = new Map<string, string>();
  for await (const { name, words } of evening.pictures()) {
    const main = page.locator('main').filter({ hasText: words });
    await main.waitFor();
    // Its pages turn: the one with the hard names.
    if (name === 'line-up') await main.filter({ hasText: NAMES[3] ?? '' }).waitFor();
    for (const size of [PROJECTOR, UPRIGHT]) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => (await cutInk(page, NAMES)).filter((line) => !line.startsWith('none of')), {
          message: `${name} at ${size.width}`,
        })
        .toEqual([]);
      // The name's room is that of the act on stage before the light comes: no name jumps then.
      const [, scene, number] = /^(next|now)-(\d)$/.exec(name) ?? [];
      if (scene) {
        const at = `${number} at ${size.width}`;
        const room = await roomOfName(page, size.width);
        if (scene === 'next') rooms.set(at, room);
        else expect(room, at).toBe(rooms.get(at) ?? room);
      }
      const text = (await page.locator('main').textContent()) ?? '';
      if (NAMES.some((one) => text.includes(one))) looked.add(name.replace(/-\d+$/, ''));
    }
  }
  expect(rooms.size).toBe(4);
  expect([...looked]).toEqual(expect.arrayContaining(NAMED));
});
