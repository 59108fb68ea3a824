/** A look as a style sheet: one declaration that every page wears. */
import { type Backdrop, backdropTokens } from './backdrop.ts';
import { familyOf, type Look } from './look.ts';
import { paletteOf } from './palette.ts';

/** What pages need of a logo. */
export interface ShownLogo {
  /** Its address on this server. */
  path: string;
  /** Width by height. */
  ratio: number;
  /** Where it is clear and would be lost: `dark` on the house by night, `light` on paper. */
  tone: LogoTone;
}

/** `dark` or `light`: of that tone on nothing, so that it needs the other behind it. `own`: it brings its ground. */
export const LOGO_TONES = ['dark', 'light', 'own'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

const rule = (selector: string, declared: Readonly<Record<string, string>>): string => {
  const text = Object.entries(declared)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  return text === '' ? '' : `${selector}{${text}}`;
};

/** Pages of the office wear the house's own look; what they print wears the event's. */
const ON = '[data-look=on]';

/** Pages wear it over their own sheet, whose rules stand in layers and so give way. Empty where nothing was chosen. */
export function lookStyle(look: Look | null, logo: ShownLogo | null): string {
  const palette = look && paletteOf(look);
  const everywhere = {
    ...(look && { 'f-display': familyOf(look.face) }),
    ...(palette?.isDaylight && { house: 'day' }),
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

/** The picture behind the event's name, by night and by day. */
export function backdropStyle(look: Look | null, backdrop: Backdrop): string {
  const { night, day } = backdropTokens(look, backdrop);
  return [rule(`${ON}[data-theme=dark]`, night), rule(`${ON}[data-theme=light]`, day)].join('');
}
