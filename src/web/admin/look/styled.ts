/** A look worn by one part of a page: what is chosen is shown before it is on. */
import type { CSSProperties } from 'react';
import { type Backdrop, backdropTokens } from '#domain/events/look/backdrop.ts';
import { familyOf, type Look } from '#domain/events/look/look.ts';
import { paletteOf } from '#domain/events/look/palette.ts';

type Worn = { 'data-theme': 'dark' | 'light'; style: CSSProperties };

/** The style of an element that looks like a screen of the hall (`night`) or a page by day. */
export function worn(look: Look, by: 'night' | 'day', background: Backdrop | null = null): Worn {
  const palette = paletteOf(look);
  const isDay = by === 'day' || palette.isDaylight;
  const declared = {
    ...palette.light,
    ...(isDay ? palette.day : palette.night),
    ...(background && backdropTokens(look, background)[isDay ? 'day' : 'night']),
  };
  return {
    'data-theme': isDay ? 'light' : 'dark',
    style: Object.fromEntries([
      ['--f-display', familyOf(look.face)],
      ...Object.entries(declared).map(([name, value]) => [`--${name}`, value]),
    ]),
  };
}
