/** The foot of a scoresheet on a phone of 320 px, where words give way to a button, and to nothing else. */
import { expect, it, onTestFinished } from 'vitest';
import { testBrowser } from '../browser.ts';
import { startEvening } from '../show/evening.ts';

const browser = testBrowser();

it('says that a sheet is closed', async () => {
  const evening = await startEvening();
  onTestFinished(async () => {
    await evening.stop();
  });
  const { server, show } = evening;
  await evening.until('certified');
  const { page } = await browser.person(server.origin, { viewport: { width: 320, height: 640 } });
  await page.goto(show.judges[0]?.path ?? '');
  const words = page.getByText('Closed. Your scores stand.');
  await words.waitFor();
  const seen = () =>
    words.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await seen()).toBe(true);
});
