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

/** Texts that nobody sees without scrolling: beyond the window, or cut by what stands around them. `scrolls`: what may. */
export const wordsOutOfSight = (page: Page, scrolls: string): Promise<string[]> =>
  page.evaluate((lists) => {
    const hidden = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || element.closest(`.vh, [inert], svg, script, style, option, ${lists}`))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        // A line's box reaches above and below its letters.
        const air = box.height * 0.2;
        const isOut = ({ left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
          box.left < left - 2 ||
          box.right > right + 2 ||
          box.top + air < top - 1 ||
          box.bottom - air > bottom + 1;
        if (isOut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) hidden.add(words);
        for (let around: Element | null = element; around; around = around.parentElement)
          if (getComputedStyle(around).overflow !== 'visible' && isOut(around.getBoundingClientRect()))
            hidden.add(words);
      }
    }
    return [...hidden];
  }, scrolls);

/** Fields side by side whose controls do not stand on one line: a label of two lines moved its own down. */
export const shiftedFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('label[for]')].flatMap((label) => {
      const control = document.getElementById(label.getAttribute('for') ?? '');
      const frame = label.parentElement;
      if (!control || !frame || control.offsetHeight === 0) return [];
      const { top } = control.getBoundingClientRect();
      return [{ row: frame.parentElement, begins: frame.getBoundingClientRect().top, top, label }];
    });
    return fields.flatMap((one, at) =>
      fields
        .slice(at + 1)
        .filter((other) => other.row === one.row && Math.abs(other.begins - one.begins) < 2)
        .filter((other) => Math.abs(other.top - one.top) > 1)
        .map((other) => `${one.label.textContent} / ${other.label.textContent}`),
    );
  });
