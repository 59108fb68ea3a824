/**
 * Fits a name into its parent: the width axis gives before the size does, then lines are added, nothing is ever cut.
 * Rather than be too small to be read a name takes as many lines as there is room for, and then breaks its longest word.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onLetters } from './letters.ts';

const WIDTHS = [112, 100, 90, 80, 72, 66, 62];
const SMALLEST_PX = 12;
// A narrower cut must buy at least this much size, or the wider, easier one is kept.
const WORTH = 1.03;

export interface FitLimits {
  /** The largest size in px. */
  max: number;
  /** The most lines, but for a name that would be smaller than `least` in them: it takes as many as the box has room for. */
  lines: number;
  /** The steps of the width axis in per cent, widest first, where a voice has its own; a constant. */
  widths?: readonly number[];
  /** Words stay whole down to this size in px, and are broken rather than be smaller. */
  least?: number;
}

/**
 * Returns the ref for the name's element; its parent must have a width and height that do not depend on it.
 */
export function useFittedName<E extends HTMLElement>(
  text: string,
  { max, lines, widths = WIDTHS, least = 0 }: FitLimits,
): RefObject<E | null> {
  const ref = useRef<E>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text must be fitted anew
  useLayoutEffect(() => {
    const name = ref.current;
    const box = name?.parentElement;
    if (!name || !box) return;
    let fitted = '';
    const refit = () => {
      fitName(name, box, { max, lines, widths, least });
      fitted = spacingOf(name);
    };
    refit();
    // The name's own height tells that its reader spaces text otherwise: there is no other sign of that.
    const observer = new ResizeObserver((changes) => {
      if (changes.some(({ target }) => target === box) || spacingOf(name) !== fitted) refit();
    });
    observer.observe(box);
    observer.observe(name);
    const leave = onLetters(refit);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [text, max, lines, widths, least]);

  return ref;
}

/** How letters, words and lines are spaced, in heights of the type. */
function spacingOf(name: HTMLElement): string {
  const { fontSize, letterSpacing, wordSpacing, lineHeight } = getComputedStyle(name);
  return [letterSpacing, wordSpacing, lineHeight]
    .map((px) => (Number.parseFloat(px) / Number.parseFloat(fontSize)).toFixed(2))
    .join(' ');
}

function fitName(
  name: HTMLElement,
  box: HTMLElement,
  { max, lines, widths, least }: Required<FitLimits>,
): void {
  const padding = getComputedStyle(box);
  const width =
    box.clientWidth - Number.parseFloat(padding.paddingLeft) - Number.parseFloat(padding.paddingRight);
  const height =
    box.clientHeight - Number.parseFloat(padding.paddingTop) - Number.parseFloat(padding.paddingBottom);
  if (width <= 0 || height <= 0) return;

  let most = lines;
  const fits = (size: number) => {
    name.style.fontSize = `${size}px`;
    const tall = name.getBoundingClientRect().height / scaleOf(box);
    const line = Number.parseFloat(getComputedStyle(name).lineHeight) || size;
    return name.scrollWidth <= width + 1 && tall <= height + 1 && Math.round(tall / line) <= most;
  };

  const largest = (max: number) => {
    let best = { size: 0, stretch: 100 };
    for (const stretch of widths) {
      name.style.fontStretch = `${stretch}%`;
      const worth = Math.max(SMALLEST_PX, Math.floor(best.size * WORTH));
      // Each look is a layout of the page, and most cuts buy nothing: that is asked first.
      if (best.size > 0 && (worth >= max || !fits(worth + 1))) continue;
      best = { size: largestThat(fits, worth, max), stretch };
    }
    return best;
  };

  /** In as many lines as there is room for, but no larger than it has to be. */
  const inMoreLines = () => {
    most = Number.POSITIVE_INFINITY;
    const read = largest(least);
    most = lines;
    return read;
  };

  name.style.overflowWrap = '';
  let best = largest(max);
  if (best.size < least) best = inMoreLines();
  if (best.size < least) {
    name.style.overflowWrap = 'anywhere';
    let broken = largest(max);
    if (broken.size < least) broken = inMoreLines();
    if (broken.size > best.size) best = broken;
    else name.style.overflowWrap = '';
  }
  name.style.fontStretch = `${best.stretch}%`;
  name.style.fontSize = `${best.size}px`;
  makeEqual(name, best);
}

/** The largest whole number up to `most` that fits; `least` where none above it does. */
function largestThat(fits: (size: number) => boolean, least: number, most: number): number {
  let low = least;
  let high = most + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Names in one box that says so (`data-equals`) stand in one size and width, the smallest and narrowest that any of them
 * needs; one that needs less than `data-floor` px stands smaller by itself rather than make all of them so. Within
 * `data-ranked` the number there says which place it is: whoever shares one is equal, and no name is larger
 * than one of a better place.
 */
function makeEqual(name: HTMLElement, { size, stretch }: { size: number; stretch: number }): void {
  const group = name.closest<HTMLElement>('[data-equals]');
  if (!group) return;
  Object.assign(name.dataset, { fits: size, fitsStretched: stretch });
  const all = [...(group.closest('[data-ranked]') ?? group).querySelectorAll<HTMLElement>('[data-fits]')];
  const floor = Number(group.dataset.floor ?? 0);
  let most = Number.POSITIVE_INFINITY;
  for (const rank of [...new Set(all.map(rankOf))].sort((one, other) => one - other)) {
    const equals = all.filter((each) => rankOf(each) === rank && Number(each.dataset.fits) >= floor);
    const narrowest = Math.min(...equals.map(({ dataset }) => Number(dataset.fitsStretched)));
    most = Math.min(most, ...equals.map(({ dataset }) => Number(dataset.fits)));
    for (const { style } of equals)
      Object.assign(style, { fontSize: `${most}px`, fontStretch: `${narrowest}%` });
  }
}

const rankOf = (name: HTMLElement): number =>
  Number.parseInt(name.closest<HTMLElement>('[data-equals]')?.dataset.equals ?? '', 10) || 0;

// A preview may be scaled by a transform, which getBoundingClientRect sees and layout does not.
function scaleOf(box: HTMLElement): number {
  return box.offsetWidth === 0 ? 1 : box.getBoundingClientRect().width / box.offsetWidth;
}
