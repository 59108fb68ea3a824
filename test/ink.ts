/** Whether names keep their marks: what lies above and below a letter, held against each box that cuts what leaves it. */
import type { Page } from 'playwright-core';

/**
 * The names whose ink is cut, each with what cuts it; `names`: those that are looked for, and at least one must stand on
 * the page. Ink is where the font draws, not its line's box: with a line height of 1 the accents of capitals lie outside.
 */
export const cutInk = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('The browser draws nothing.');
    const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const cut = new Set<string>();
    let found = 0;

    /** Where the font draws one letter of the text, from top to bottom, in px of the window. */
    const inkOf = (node: Node, at: number, letter: string, emPx: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + letter.length);
      const { left, right, top, height } = range.getBoundingClientRect();
      const measured = pen.measureText(letter);
      const font = measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent;
      const base = top + (height * measured.fontBoundingBoxAscent) / font;
      const scale = height / font;
      // What blurs the edge of a letter is no part of it.
      const blur = Math.max(1, 0.02 * emPx * scale);
      return {
        width: right - left,
        top: base - measured.actualBoundingBoxAscent * scale + blur,
        bottom: base + measured.actualBoundingBoxDescent * scale - blur,
      };
    };
    const cutter = (element: Element, ink: { top: number; bottom: number }): string | undefined => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around);
        // What scrolls is cut where it is scrolled to, and can be scrolled on.
        const scrolls = overflowY !== 'clip' && around.scrollHeight > around.clientHeight + 1;
        if (overflowY === 'visible' || (overflowY !== 'hidden' && scrolls)) continue;
        const box = around.getBoundingClientRect();
        if (box.width <= 1 || around === document.body || around === document.documentElement) continue;
        if (ink.top < box.top || ink.bottom > box.bottom) return `${around.tagName}.${around.className}`;
      }
      return undefined;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || !wanted.some((name) => text.includes(name))) continue;
      if (element.closest('.vh, svg, script, style, option, [inert]') || !element.checkVisibility()) continue;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      found += 1;
      for (const { segment, index } of letters.segment(text)) {
        const ink = inkOf(node, index, segment, Number.parseFloat(fontSize));
        const by = segment.trim() !== '' && ink.width > 0 ? cutter(element, ink) : undefined;
        if (by !== undefined) cut.add(`${text.trim()} by ${by}`);
      }
    }
    if (found === 0) cut.add(`none of ${wanted.join(', ')} stands here`);
    return [...cut];
  }, names);

/** Of a letter's height, what a space between two words of one line takes at least: less of it is not seen. */
const SPACE_SEEN = 0.125;

/** The words on the page, large enough to be a name or a heading, whose spaces are too narrow to be seen. */
export const runTogether = (page: Page): Promise<string[]> =>
  page.evaluate(async (least) => {
    await document.fonts.ready;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || element.closest('.vh, svg, script, style, option') || !element.checkVisibility())
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 20) continue;
      for (const { index } of text.matchAll(/(?<=\S) (?=\S)/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { width } = range.getBoundingClientRect();
        const scale = element.getBoundingClientRect().width / (element.offsetWidth || 1);
        // One at the end of a line takes nothing.
        if (width > 0 && width < least * size * Math.min(1, scale)) found.add(`run together: ${text.trim()}`);
      }
    }
    return [...found];
  }, SPACE_SEEN);
