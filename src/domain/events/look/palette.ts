/** All colours of the pages in the night and the day theme, derived from accent and ground. */
import { contrast, hexFrom, mix, oklchOf } from './colour.ts';
import type { Look } from './look.ts';

/** CSS custom properties that a look sets for each theme; any others keep the style sheet's value. */
export type Token =
  | 'bg'
  | 's1'
  | 's2'
  | 's3'
  | 'line'
  | 'line-2'
  | 'control'
  | 'text'
  | 'text-2'
  | 'text-3'
  | 'accent-text'
  | 'accent-tint'
  | 'primary'
  | 'primary-hover'
  | 'primary-press'
  | 'on-primary'
  | 'focus'
  | 'mark-dot';
/** The values of these properties in one theme. */
export type Tokens = Readonly<Record<Token, string>>;

/** CSS custom properties that are the same in both themes. */
export type LightToken = 'lime' | 'lime-ink' | 'accent' | 'accent-hover' | 'accent-press' | 'on-accent';

/** All colours of a look. */
export interface Palette {
  light: Readonly<Record<LightToken, string>>;
  night: Tokens;
  day: Tokens;
  /** The ground is light, so pages that are usually dark are light, too. */
  isDaylight: boolean;
  /** The accent is so dark that words on it are white, by day too. */
  isAccentDark: boolean;
}

/** A ground colour is light from this lightness on (OKLCH). */
const PAPER = 0.6;
/** Dark and light text colours keep a trace of the ground's hue. */
const INK = { l: 0.2, c: 0.045 };
const TRACE = 0.012;

/** Derives all colours of a look. */
export function paletteOf({ accent, ground }: Look): Palette {
  const house = oklchOf(ground);
  const isDaylight = house.l > PAPER;
  const ink = isDaylight ? hexFrom({ ...INK, h: oklchOf(accent).h }) : ground;
  const trace = { c: Math.min(house.c, TRACE), h: house.h };
  const paper = isDaylight ? ground : hexFrom({ ...trace, l: 0.96 });
  const bone = isDaylight ? paper : hexFrom({ ...trace, l: 0.965 });
  const onAccent = contrast(ink, accent) >= contrast('#ffffff', accent) ? ink : '#ffffff';
  const hover = mix(accent, 0.84, '#ffffff');
  const press = mix(accent, 0.86, '#000000');
  return {
    isDaylight,
    isAccentDark: onAccent !== ink,
    light: {
      lime: accent,
      'lime-ink': onAccent,
      accent,
      'accent-hover': hover,
      'accent-press': press,
      'on-accent': onAccent,
    },
    night: night({ accent, ink, bone, onAccent, hover, press }),
    day: day({ accent, ink, paper }),
  };
}

interface Night {
  accent: string;
  ink: string;
  bone: string;
  onAccent: string;
  hover: string;
  press: string;
}

function night({ accent, ink, bone, onAccent, hover, press }: Night): Tokens {
  const over = (share: number) => mix(bone, share, ink);
  return {
    bg: ink,
    s1: over(0.05),
    s2: over(0.09),
    s3: over(0.15),
    line: over(0.17),
    'line-2': over(0.28),
    control: over(0.54),
    text: bone,
    'text-2': over(0.78),
    'text-3': over(0.66),
    'accent-text': accent,
    'accent-tint': mix(accent, 0.16, ink),
    primary: accent,
    'primary-hover': hover,
    'primary-press': press,
    'on-primary': onAccent,
    focus: bone,
    'mark-dot': accent,
  };
}

function day({ accent, ink, paper }: { accent: string; ink: string; paper: string }): Tokens {
  const over = (share: number) => mix(ink, share, paper);
  return {
    bg: paper,
    s1: '#ffffff',
    s2: mix('#ffffff', 0.5, paper),
    s3: over(0.05),
    line: over(0.1),
    'line-2': over(0.2),
    control: over(0.55),
    text: ink,
    'text-2': over(0.8),
    'text-3': over(0.68),
    // On a light ground the accent colour is for surfaces only; text on it is dark.
    'accent-text': ink,
    'accent-tint': mix(accent, 0.22, '#ffffff'),
    primary: ink,
    'primary-hover': mix('#ffffff', 0.14, ink),
    'primary-press': mix('#000000', 0.4, ink),
    'on-primary': paper,
    focus: ink,
    'mark-dot': ink,
  };
}
