import { contrast } from './look/colour.ts';

/** Default colours of categories, in this order. They stay distinguishable with colour blindness. */
export const CATEGORY_COLOURS = [
  '#ddf247',
  '#7fc7ff',
  '#ffb86b',
  '#ff9ec7',
  '#b6a6ff',
  '#8fe3b0',
  '#e3d5b8',
] as const;

const INKS = ['#000000', '#ffffff'] as const;

/**
 * Black or white, whichever has more contrast on this colour (`#rrggbb`): at least 4.58 to 1 on any colour (WCAG 2.2,
 * 1.4.3).
 */
export const inkOn = (colour: string): string =>
  contrast(INKS[0], colour) >= contrast(INKS[1], colour) ? INKS[0] : INKS[1];
