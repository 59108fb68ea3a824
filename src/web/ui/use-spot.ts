/** Measures the name that was drawn and lights it. It is measured again whenever fitting or fonts change it. */
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { onLetters } from './letters.ts';
import { type SpotPlace, spotPlace } from './spot-place.ts';

/** Where the follow-spot falls. */
export interface Light {
  /** As the page is drawn that reads from left to right; the other way round it is the other side. */
  side: 'left' | 'right';
  /** How far the light reaches into the name, in radii; 0 for no light. */
  bite: number;
  /** The radius as a part of the shorter side of the board. */
  radius?: number;
  /** Where it stands whatever the name is: around a picture. */
  at?: (board: Board) => SpotPlace;
}

/** The area that the light falls on: its size in its own px, and the size of one of those on the screen. */
export interface Board {
  width: number;
  height: number;
  scale: number;
}

const RADIUS = 0.36;
const DARK: SpotPlace = { x: 0, y: 0, r: 0 };

/**
 * The circle of the follow-spot in a drawn scene, measured again whenever the scene's size or letters change.
 * `board` holds the scene. Within it `[data-lit-name]` is the words and `[data-lit-band]` the band that the light
 * may use; the first of each counts, which is the plain copy. `moment` names what stands there.
 */
export function useSpot(
  board: RefObject<HTMLElement | null>,
  moment: string,
  light: Light,
  size: Board,
): SpotPlace {
  const [place, setPlace] = useState(DARK);
  const { side, bite, radius = RADIUS, at } = light;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is another name to measure
  useLayoutEffect(() => {
    const root = board.current;
    const words = root?.querySelector<HTMLElement>('[data-lit-name] > *');
    const band = root?.querySelector('[data-lit-band]');
    if (!root || !words || !band) return;
    const measure = () => {
      const extent = extentOf(root, words, band, size.scale);
      const mirrored = getComputedStyle(root).direction === 'rtl';
      const next = placeOf(extent, size, { side, bite, radius, at }, mirrored);
      setPlace((last) => (same(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(words);
    observer.observe(band);
    const leave = onLetters(measure);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [board, moment, side, bite, radius, at, size.width, size.height, size.scale]);

  return place;
}

function placeOf(
  extent: ReturnType<typeof extentOf>,
  size: Board,
  { side, bite, radius, at }: Light & { radius: number },
  mirrored: boolean,
): SpotPlace {
  if (at) {
    const place = at(size);
    return mirrored ? { ...place, x: size.width - place.x } : place;
  }
  const other = side === 'left' ? 'right' : 'left';
  const found = spotPlace(extent, size, { side: mirrored ? other : side, bite, radius });
  return bite === 0 ? { ...found, r: 0 } : found;
}

function extentOf(root: Element, words: Element, band: Element, scale: number) {
  const origin = root.getBoundingClientRect();
  const lines = lineBoxes(words);
  const { top, bottom } = band.getBoundingClientRect();
  const from = (px: number, start: number) => (px - start) / scale;
  return {
    left: from(Math.min(...lines.map((line) => line.left), Number.MAX_SAFE_INTEGER), origin.left),
    right: from(Math.max(...lines.map((line) => line.right), 0), origin.left),
    bandTop: from(top, origin.top),
    bandBottom: from(bottom, origin.top),
  };
}

/** Boxes of the letters alone: a block's own box is as wide as its parent. */
function lineBoxes(words: Element): DOMRect[] {
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter((box) => box.width > 0);
}

const same = (a: SpotPlace, b: SpotPlace): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.r - b.r) < 1;

/** The browser window as a `Board`, for pages that are laid out in its own px. */
export function useWindowBoard(): Board {
  const size = useSyncExternalStore(followSize, () => `${innerWidth} ${innerHeight}`);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return { width, height, scale: 1 };
}

function followSize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
