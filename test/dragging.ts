/** Something carried by its grip, as a hand does, however slow the machine is between two movements. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Takes a line by its grip and lets it go past the middle of another one below it, or beside it on a board.
 * @param arrived whether the page shows it there, before it is let go
 */
export async function dragBelow(
  page: Page,
  grip: Locator,
  target: Locator,
  arrived: () => Promise<boolean>,
): Promise<void> {
  // While a change is on its way nothing can be dragged.
  await expect.poll(() => grip.getAttribute('aria-disabled')).toBe('false');
  const from = await grip.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('Both lines are in sight.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 3 });
  await expect.poll(() => grip.getAttribute('aria-grabbed')).toBe('true');
  const isBeside = to.x >= from.x + from.width;
  await page.mouse.move(isBeside ? to.x + to.width - 8 : x, isBeside ? y : to.y + to.height - 4, {
    steps: 12,
  });
  await expect.poll(arrived).toBe(true);
  await page.mouse.up();
}
