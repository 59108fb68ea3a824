/** A look as one style sheet that every page includes. */
import { type Backdrop, backdropTokens } from './backdrop.ts';
import { familyOf, type Look } from './look.ts';
import { paletteOf } from './palette.ts';

/** A logo as pages show it. */
export interface ShownLogo {
  /** Its path on this server. */
  path: string;
  /** Width divided by height. */
  ratio: number;
  /** Its tone, which decides on which theme it needs a ground of its own. */
  tone: LogoTone;
}

/**
 * `dark` or `light`: drawn in that tone on a transparent ground, so it needs the other tone behind it. `own`: it
 * brings its own ground.
 */
export const LOGO_TONES = ['dark', 'light', 'own'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

const rule = (selector: string, declared: Readonly<Record<string, string>>): string => {
  const text = Object.entries(declared)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  return text === '' ? '' : `${selector}{${text}}`;
};

/** The admin's pages keep the default look; only what they print has the event's look, by this attribute. */
const ON = '[data-look=on]';

/**
 * The style sheet of a look and a logo; empty where neither was chosen. The pages' own rules are in cascade layers, so
 * these win.
 */
export function lookStyle(look: Look | null, logo: ShownLogo | null): string {
  const palette = look && paletteOf(look);
  const everywhere = {
    ...(look && { 'f-display': familyOf(look.face) }),
    ...(palette?.isDaylight && { house: 'day' }),
    // By day the spot lies under the letters, which are ink on both sides of its edge: on a dark one they turn white.
    ...(palette?.isAccentDark && { 'spot-layer': 'auto' }),
    ...palette?.light,
    ...(logo && {
      'logo-shown': 'inline-block',
      logo: `url(${logo.path})`,
      'logo-ratio': String(Math.round(logo.ratio * 1_000) / 1_000),
    }),
  };
  const plates = { night: logo?.tone === 'dark' ? '#fff' : '', day: logo?.tone === 'light' ? '#111' : '' };
  const plate = (colour: string): Record<string, string> =>
    colour === '' ? {} : { 'logo-plate': colour, 'logo-edge': '.18em' };
  return [
    rule(ON, everywhere),
    rule(`${ON}[data-theme=dark]`, { ...palette?.night, ...plate(plates.night) }),
    rule(`${ON}[data-theme=light]`, { ...palette?.day, ...plate(plates.day) }),
    Object.keys(everywhere).length === 0
      ? ''
      : `@media print{${rule('[data-look],[data-look] [data-theme=light]', { ...everywhere, ...plate(plates.day) })}}`,
  ].join('');
}

/** The style sheet of the background picture, for both themes. */
export function backdropStyle(look: Look | null, backdrop: Backdrop): string {
  const { night, day } = backdropTokens(look, backdrop);
  return [rule(`${ON}[data-theme=dark]`, night), rule(`${ON}[data-theme=light]`, day)].join('');
}
