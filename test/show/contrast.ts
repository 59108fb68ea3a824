/** Which words of a page cannot be read: the colour that each is drawn in against what lies behind it. */
import type { Page } from 'playwright-core';

/** WCAG 2.2, 1.4.3: what is large (24 px, or 18.66 in bold) needs less. */
const NEEDS = { small: 4.5, large: 3, largePx: 24, boldPx: 18.66, boldFrom: 700 };

/** A sentence for each text whose contrast is too low. Disabled controls are left out, and the copy of a layout that lies in the light, which the look itself measures. */
export const unreadWords = (page: Page): Promise<string[]> =>
  page.evaluate((needs) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws nothing.');
    // Whatever a colour is written in, a pixel of it is red, green and blue.
    const pixelOf = (colours: readonly string[]): number[] => {
      context.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (pixel: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = pixel
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundsOf = (element: Element): string[] => {
      const grounds: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      return ['white', ...grounds];
    };
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (
        !element ||
        words === '' ||
        element.closest('script, style, noscript, .vh, svg, [inert], :disabled')
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const grounds = groundsOf(element);
      const [word, ground] = [luminance(pixelOf([...grounds, style.color])), luminance(pixelOf(grounds))];
      const ratio = (Math.max(word, ground) + 0.05) / (Math.min(word, ground) + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const isLarge =
        size >= needs.largePx || (size >= needs.boldPx && Number(style.fontWeight) >= needs.boldFrom);
      if (ratio < (isLarge ? needs.large : needs.small) - 0.01)
        faults.add(`${ratio.toFixed(2)}: ${style.color} on ${grounds.at(-1)}: ${words.slice(0, 40)}`);
    }
    return [...faults];
  }, NEEDS);
