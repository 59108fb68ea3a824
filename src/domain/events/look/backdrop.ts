/** The event's own background picture, and the veil of the ground colour over it that keeps all text legible. */
import { contrast, luminance } from './colour.ts';
import { STATES } from './legible.ts';
import { HOUSE_LOOK, type Look } from './look.ts';
import { paletteOf, type Tokens } from './palette.ts';

/** The lowest and highest value of each colour channel over all pixels of a picture, as `#rrggbb`. */
export interface Extremes {
  darkest: string;
  lightest: string;
}

/** A background picture with its extremes. */
export interface Backdrop extends Extremes {
  /** The picture's path on this server. */
  path: string;
}

/** The longer side in pixels: the most that is kept, and (`BACKDROP_SMALLEST`) the least that is not a blur. */
export const BACKDROP_WIDEST = 1_920;
export const BACKDROP_SMALLEST = 960;
/** Width in pixels at which a picture is measured, finer than the strokes of the smallest letters on it. */
export const MEASURED_WIDTH = 480;

/** The least opacity of the veil: the picture stays a background. */
const LEAST_VEIL = 0.4;
const STEP = 0.01;
/** Required contrast by WCAG 2.2: 7 for names read across a hall (1.4.6), 4.5 for the rest (1.4.3). */
const NEEDS = { names: 7, rest: 4.5 };

const two = (value: number): string => value.toString(16).padStart(2, '0');
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The extremes of raw pixels, `bytes` bytes each, of which the first three are red, green and blue. */
export function extremesOf(pixels: Uint8Array | Uint8ClampedArray, bytes: number): Extremes {
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += bytes)
    for (let part = 0; part < 3; part += 1) {
      const value = pixels[at + part] ?? 0;
      if (value < (low[part] ?? 0)) low[part] = value;
      if (value > (high[part] ?? 0)) high[part] = value;
    }
  return { darkest: `#${low.map(two).join('')}`, lightest: `#${high.map(two).join('')}` };
}

/** The colour of a veil of opacity `share` over a colour, channel by channel as browsers blend. */
function veiled(veil: string, share: number, under: string): string {
  const below = channels(under);
  const parts = channels(veil).map((value, at) => Math.round(value * share + (below[at] ?? 0) * (1 - share)));
  return `#${parts.map(two).join('')}`;
}

/**
 * The lowest contrast of a text colour on any colour between the extremes; 1 where one of them is as light as the
 * text.
 */
function onAnyBetween(word: string, { darkest, lightest }: Extremes): number {
  const light = luminance(word);
  if (light >= luminance(darkest) && light <= luminance(lightest)) return 1;
  return Math.min(contrast(word, darkest), contrast(word, lightest));
}

/** The least opacity of the veil, 0 to 1, at which every text colour has its required contrast. */
export function leastVeilOpacity(tokens: Tokens, by: keyof typeof STATES, picture: Extremes): number {
  const rest = [tokens['text-2'], tokens['text-3'], tokens['accent-text'], ...Object.values(STATES[by])];
  for (let share = LEAST_VEIL; share < 1; share += STEP) {
    const ground = {
      darkest: veiled(tokens.bg, share, picture.darkest),
      lightest: veiled(tokens.bg, share, picture.lightest),
    };
    if (
      onAnyBetween(tokens.text, ground) >= NEEDS.names &&
      rest.every((word) => onAnyBetween(word, ground) >= NEEDS.rest)
    )
      return share;
  }
  return 1;
}

/** CSS custom properties that put the picture behind an element, in the night and in the day theme. */
export function backdropTokens(
  look: Look | null,
  { path, ...picture }: Backdrop,
): Record<'night' | 'day', Record<'backdrop' | 'backdrop-veil', string>> {
  const palette = paletteOf(look ?? HOUSE_LOOK);
  const of = (by: 'night' | 'day') => {
    const tokens = palette[by];
    const share = Math.round(leastVeilOpacity(tokens, by, picture) * 100);
    return {
      backdrop: `url(${path})`,
      'backdrop-veil': `rgb(${channels(tokens.bg).join(' ')}/${share}%)`,
    };
  };
  return { night: of('night'), day: of('day') };
}
