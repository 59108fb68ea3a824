/** What is wrong with a picture that nobody can scroll: words out of the frame, cut, on top of each other, under a picture, too small. */
import type { Page } from 'playwright-core';
import { runTogether } from '../ink.ts';

/** In px of a 1080p picture: what the last row can read; and a name of four long words at the head of a column. */
const SMALLEST_PX = { words: 40, heads: 30 };

/** The faults of the page as it stands, in words, once it is drawn in its own faces. */
export const pictureFaults = async (page: Page): Promise<string[]> => [
  ...(await faultsInPlace(page)),
  ...(await runTogether(page)),
];

const faultsInPlace = (page: Page): Promise<string[]> =>
  page.evaluate(async (smallest) => {
    await document.fonts.ready;
    // A face that came lays its names out anew in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const faults = new Set<string>();
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.add('the page scrolls');
    // Of the board that is drawn: 1920 or 1080 px wide, whatever its height.
    const unit =
      innerWidth < 0.9 * innerHeight ? innerWidth / 1080 : Math.min(innerWidth / 1920, innerHeight / 1080);
    const words: { text: string; box: DOMRect; element: Element }[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('.vh, [inert], svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      if (boxes.length === 0) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const scale =
        element instanceof HTMLElement
          ? element.getBoundingClientRect().width / (element.offsetWidth || 1)
          : 1;
      const shown = Math.round((size * scale) / unit);
      if (shown < (element.closest('th, dt') ? smallest.heads : smallest.words))
        faults.add(`${shown} px is too small: ${text}`);
      for (const box of boxes) {
        // A line's box reaches above and below its letters.
        const air = box.height * 0.24;
        const letters = new DOMRect(box.x, box.y + air, box.width, box.height - 2 * air);
        words.push({ text, box: letters, element });
        const out = (frame: { left: number; top: number; right: number; bottom: number }) =>
          letters.left < frame.left - 2 ||
          letters.top < frame.top - 2 ||
          letters.right > frame.right + 2 ||
          letters.bottom > frame.bottom + 2;
        if (out({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }))
          faults.add(`out of the picture: ${text}`);
        for (let frame = element.parentElement; frame !== null; frame = frame.parentElement)
          if (getComputedStyle(frame).overflow !== 'visible' && out(frame.getBoundingClientRect()))
            faults.add(`cut: ${text}`);
        if (getComputedStyle(element).overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1)
          faults.add(`cut: ${text}`);
      }
    }
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const round = image.getBoundingClientRect();
      // Faces are discs: a word may stand in the corner of their box. Beside a list's face stands its act's number.
      if (round.width < 300 * unit || !getComputedStyle(image).borderRadius.includes('50%')) continue;
      const middle = { x: round.x + round.width / 2, y: round.y + round.height / 2 };
      for (const { text, box } of words) {
        const across = Math.max(box.left - middle.x, 0, middle.x - box.right);
        const down = Math.max(box.top - middle.y, 0, middle.y - box.bottom);
        if (Math.hypot(across, down) < round.width / 2 - 2) faults.add(`under a picture: ${text}`);
      }
    }
    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1)) {
        if (
          one.element === other.element ||
          one.element.contains(other.element) ||
          other.element.contains(one.element)
        )
          continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) faults.add(`on top of each other: ${one.text} | ${other.text}`);
      }
    return [...faults];
  }, SMALLEST_PX);
