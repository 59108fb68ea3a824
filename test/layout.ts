/** What a page does not show at its width: sideways scrolling of the page, and tables whose columns are cut. */
import type { Page } from 'playwright-core';

/** In words; empty where everything fits. On a phone a table may scroll by itself, the page may not. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = innerWidth >= 1_000;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const faults: string[] = [];
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const out = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      );
      faults.push(
        `the page is ${root.scrollWidth} px wide in ${root.clientWidth}: ${out.slice(0, 4).map(nameOf).join('; ')}`,
      );
    }
    if (!wide) return faults;
    for (const table of document.querySelectorAll('table, [role="table"], [role="grid"]')) {
      for (
        let around: Element | null = table;
        around && around !== document.body;
        around = around.parentElement
      ) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        if (around.scrollWidth > around.clientWidth + 1)
          faults.push(`${nameOf(around)} cuts a table at ${around.clientWidth} of ${around.scrollWidth} px`);
      }
    }
    return faults;
  });
