/**
 * Which words of a page cannot be read, measured in the pixels that are drawn: each letter against what lies behind it,
 * be it a colour, a picture or the edge of the light.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** WCAG 2.2, 1.4.3: what is large (24 px, or 18.66 in bold) needs less. */
const NEEDS = { small: 4.5, large: 3, largePx: 24, boldPx: 18.66, boldFrom: 700 };
/** Rounding to eight bits, and letters that are thinner than a pixel. */
const SLACK = 0.1;
/** A pixel that is covered so far is the letter's own. */
const COVERED = 0.92;
/** Less of a pixel than this tells nothing of a letter. */
const THINNEST = 0.3;
/** So many pixels of a text say enough; a large one has a million. */
const ENOUGH = 40_000;
/** The part of a text's pixels that may be worse: a corner that no eye sees. */
const AT_WORST = 0.02;

interface Text {
  words: string;
  needs: number;
  box: { x: number; y: number; width: number; height: number };
}

/** Where texts are and how much contrast each needs. Disabled controls are left out. */
const textsOf = (page: Page): Promise<Text[]> =>
  page.evaluate((needs) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
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
      const size = Number.parseFloat(style.fontSize);
      const isLarge =
        size >= needs.largePx || (size >= needs.boldPx && Number(style.fontWeight) >= needs.boldFrom);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        texts.push({
          words: words.slice(0, 40),
          needs: isLarge ? needs.large : needs.small,
          box: { x: x + scrollX, y: y + scrollY, width, height },
        });
    }
    return texts;
  }, NEEDS);

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

const INKS = { own: '', bare: 'transparent', black: '#000', white: '#fff' } as const;
type Ink = keyof typeof INKS;

/** The page with its letters in this ink. A sheet of the page's own would be against its policy. */
async function drawn(page: Page, ink: Ink): Promise<Drawn> {
  await page.evaluate((colour) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after { transition: none !important; animation-play-state: paused !important; ${
        colour === '' ? '' : `-webkit-text-fill-color: ${colour} !important`
      } }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, INKS[ink]);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const luminanceAt = ({ data }: Drawn, at: number): number =>
  0.2126 * (linear[data[at] ?? 0] ?? 0) +
  0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
  0.0722 * (linear[data[at + 2] ?? 0] ?? 0);

/** The contrast of a text's letters, nearly the lowest of all their pixels; undefined where none is covered. */
function contrastIn(box: Text['box'], { own, bare, black, white }: Record<Ink, Drawn>): number | undefined {
  const pixels: { covered: number; at: number }[] = [];
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [
    Math.min(own.width, Math.ceil(box.x + box.width)),
    Math.min(own.height, Math.ceil(box.y + box.height)),
  ];
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / ENOUGH)));
  let most = 0;
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const at = (y * own.width + x) * 3;
      const covered = ((white.data[at] ?? 0) - (black.data[at] ?? 0)) / 255;
      most = Math.max(most, covered);
      pixels.push({ at, covered });
    }
  if (most < THINNEST) return undefined;
  const ratios = pixels
    .filter(({ covered }) => covered >= COVERED * most)
    .map(({ at }) => {
      const [word, ground] = [luminanceAt(own, at), luminanceAt(bare, at)];
      return (Math.max(word, ground) + 0.05) / (Math.min(word, ground) + 0.05);
    })
    .toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length * AT_WORST)];
}

/** Clocks and turning pages go on behind a copy of the page that does not. */
async function standStill(page: Page): Promise<() => Promise<void>> {
  const live = await page.evaluateHandle(() => {
    const { body } = document;
    body.replaceWith(body.cloneNode(true));
    return body;
  });
  return () =>
    live.evaluate((body) => {
      document.adoptedStyleSheets = [];
      document.body.replaceWith(body);
    });
}

/** A sentence for each text whose contrast is too low. */
export async function unreadWords(page: Page): Promise<string[]> {
  const goOn = await standStill(page);
  const texts = await textsOf(page);
  const inks: Record<Ink, Drawn> = {
    own: await drawn(page, 'own'),
    bare: await drawn(page, 'bare'),
    black: await drawn(page, 'black'),
    white: await drawn(page, 'white'),
  };
  await goOn();
  const faults = texts.flatMap(({ words, needs, box }) => {
    const ratio = contrastIn(box, inks);
    return ratio !== undefined && ratio < needs - SLACK ? [`${ratio.toFixed(2)} of ${needs}: ${words}`] : [];
  });
  return [...new Set(faults)];
}
