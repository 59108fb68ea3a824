/** Names whose ink is cut: accents stacked on capitals, tails of Arabic, marks above and below Thai. */
import type { Page } from 'playwright-core';

const INK = ['ẪỆỖỮẲỔ', 'gỹpậyụ', 'ﷺلُّٰجِّعِٖ', 'ปั๊ญุ้ฏึ๋ฎู'];

/**
 * Puts hard letters in the place of every name that stands on the page, measures how far their ink reaches from the line
 * on which they stand, and names those of which a box around them cuts some off. What scrolls cuts by its nature.
 */
export const cutInk = (page: Page): Promise<{ names: number; cut: string[] }> =>
  page.evaluate(async (letters) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    const names = [...document.querySelectorAll<HTMLElement>('.name')].filter(
      (name) => name.textContent !== '' && name.getClientRects().length > 0 && !name.closest('.vh'),
    );
    const cut = new Set<string>();
    for (const name of names) {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      const holder = text?.parentElement;
      if (!pen || !text || !holder) continue;
      const before = text.textContent;
      for (const ink of letters) {
        text.textContent = ink.slice(0, Math.max(2, Math.min(ink.length, (before ?? '').length / 2)));
        const line = document.createElement('span');
        line.style.cssText = 'display:inline-block;width:0;height:0';
        holder.insertBefore(line, text);
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(holder);
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        await document.fonts.load(pen.font, text.textContent);
        const reach = pen.measureText(text.textContent);
        // What is drawn smaller or larger than it is laid out.
        const scale = holder.getBoundingClientRect().height / (holder.offsetHeight || 1) || 1;
        const at = line.getBoundingClientRect().bottom;
        const [top, bottom] = [
          at - reach.actualBoundingBoxAscent * scale,
          at + reach.actualBoundingBoxDescent * scale,
        ];
        for (let box: HTMLElement | null = holder; box && box !== document.body; box = box.parentElement) {
          const { overflowY } = getComputedStyle(box);
          if (overflowY !== 'hidden' && overflowY !== 'clip') continue;
          const frame = box.getBoundingClientRect();
          const off = Math.max(frame.top - top, bottom - frame.bottom);
          if (off > 1)
            cut.add(`${text.textContent} for ${before}: ${Math.round(off)} px in ${box.className}`);
        }
        line.remove();
      }
      text.textContent = before;
    }
    return { names: names.length, cut: [...cut] };
  }, INK);
