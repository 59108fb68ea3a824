/** How the lines of a name stand to each other, by the ink that its font draws. */
import type { Locator } from 'playwright-core';

/**
 * Pairs of lines that touch, and lines that leave the name's box at its top or foot; and whether it has several. The name
 * is in a script whose letters come with the product.
 */
export const touchingLines = (name: Locator): Promise<{ touching: string[]; several: boolean }> =>
  name.evaluate(async (element) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    const node = element.firstChild;
    if (!pen || node === null) throw new Error('Nothing is drawn.');
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const lines = new Map<number, { text: string; top: number; bottom: number }>();
    const text = node.textContent ?? '';
    for (const { segment, index } of new Intl.Segmenter().segment(text)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const { top, height, width } = range.getBoundingClientRect();
      if (width === 0 || segment.trim() === '') continue;
      const ink = pen.measureText(segment);
      const scale = height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      const base = top + ink.fontBoundingBoxAscent * scale;
      const line = lines.get(Math.round(top)) ?? { text: '', top: base, bottom: base };
      lines.set(Math.round(top), {
        text: line.text + segment,
        top: Math.min(line.top, base - ink.actualBoundingBoxAscent * scale),
        bottom: Math.max(line.bottom, base + ink.actualBoundingBoxDescent * scale),
      });
    }
    const all = [...lines.values()].sort((a, b) => a.top - b.top);
    const box = element.getBoundingClientRect();
    // What blurs the edge of a letter is no part of it.
    const blur = Math.max(1, 0.02 * Number.parseFloat(fontSize));
    const touching = all.flatMap((line, at) => {
      const above = all[at - 1]?.bottom ?? box.top;
      const isLow = at === all.length - 1 && line.bottom > box.bottom + blur;
      return line.top < above - blur || isLow ? [line.text] : [];
    });
    return { touching, several: all.length > 1 };
  });
