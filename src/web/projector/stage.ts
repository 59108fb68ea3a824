/**
 * The projector's drawing board: every scene is laid out in px of a 1080p picture and then scaled to the screen,
 * so that a beamer of 1024 × 576, a wall in 4K and a screen on its side all show the same.
 */
import { useWindowBoard } from '#web/ui/use-spot.ts';

/** A board in its own px, and how large one of them is on the screen. */
export interface Stage {
  width: number;
  height: number;
  scale: number;
  shape: 'wide' | 'tall';
}

const LONG = 1920;
const SHORT = 1080;
const WIDEST = LONG / SHORT;
/** Screens narrower than this are laid out upright. */
const TALL_BELOW = 0.9;

/**
 * The board for a screen of so many px. Wider than 16:9 it is 1080 high and gains width, down to nearly square
 * it is 1920 wide and gains height, and below that it stands upright, 1080 wide.
 */
export function stageFor(screenWidth: number, screenHeight: number): Stage {
  const ratio = screenHeight <= 0 || screenWidth <= 0 ? WIDEST : screenWidth / screenHeight;
  const width = ratio < TALL_BELOW ? SHORT : ratio < WIDEST ? LONG : Math.round(SHORT * ratio);
  const scale = screenWidth <= 0 ? 1 : screenWidth / width;
  return { width, height: width / ratio, scale, shape: ratio < TALL_BELOW ? 'tall' : 'wide' };
}

/** The board for this window, kept current. */
export function useStage(): Stage {
  const { width, height } = useWindowBoard();
  return stageFor(width, height);
}
