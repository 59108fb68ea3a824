/** A projector's page that shows the views which a test gives it, in place of the show's own. */
import type { Page } from 'playwright-core';
import { photo } from '../registration/photo.ts';

/**
 * Makes the page such a one. `frame`: what the server sends, with a view that the given ones take the place of. Answers
 * what shows one, once `words` stand on it.
 */
export async function givenPictures(
  page: Page,
  frame: { view: unknown },
): Promise<(view: unknown, words: string | RegExp) => Promise<void>> {
  let text = '';
  await page.route(/\/api\/v1\/live\/projector(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: view\ndata: ${text}\n\n` }),
  );
  const face = await photo(720, 720);
  await page.route(/\/api\/v1\/pictures\//, (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: face }),
  );
  return async (view, words) => {
    text = JSON.stringify({ ...frame, view });
    if (page.url() === 'about:blank') await page.goto('/projector?preview=1');
    // The page looks again at once when its device says that it is online.
    else await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('main').filter({ hasText: words }).waitFor();
  };
}
