/** Every colour of the pages by night and by day, derived from the light and the house. */
import { contrast, hexFrom, mix, oklchOf } from './colour.ts';
import type { Look } from './look.ts';

/** The custom properties that a look sets for each of the two house lights; the style sheet's own hold for the rest. */
export type Token =
  | 'bg'
  | 's1'
  | 's2'
  | 's3'
  | 'sunk'
  | 'line'
  | 'line-2'
  | 'control'
  | 'text'
  | 'text-2'
  | 'text-3'
  | 'accent-text'
  | 'accent-tint'
  | 'accent-line'
  | 'primary'
  | 'primary-hover'
  | 'primary-press'
  | 'on-primary'
  | 'focus'
  | 'mark-dot';
export type Tokens = Readonly<Record<Token, string>>;

/** What is the same by night and by day. */
export type LightToken = 'lime' | 'lime-ink' | 'accent' | 'accent-hover' | 'accent-press' | 'on-accent';

export interface Palette {
  light: Readonly<Record<LightToken, string>>;
  night: Tokens;
  day: Tokens;
  /** The house is light: rooms that are dark by themselves are paper too. */
  isDaylight: boolean;
}

/** From this lightness on a house is paper. */
const PAPER = 0.6;
/** Ink and paper keep a trace of the house's hue. */
const INK = { l: 0.2, c: 0.045 };
const TRACE = 0.012;

/** The colours of a look. */
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
    sunk: mix('#000000', 0.35, ink),
    line: over(0.17),
    'line-2': over(0.28),
    control: over(0.54),
    text: bone,
    'text-2': over(0.78),
    'text-3': over(0.66),
    'accent-text': accent,
    'accent-tint': mix(accent, 0.16, ink),
    'accent-line': mix(accent, 0.45, ink),
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
    sunk: over(0.045),
    line: over(0.1),
    'line-2': over(0.2),
    control: over(0.55),
    text: ink,
    'text-2': over(0.8),
    'text-3': over(0.68),
    // On paper the light is a surface; its words are ink.
    'accent-text': ink,
    'accent-tint': mix(accent, 0.22, '#ffffff'),
    'accent-line': mix(accent, 0.7, ink),
    primary: ink,
    'primary-hover': mix('#ffffff', 0.14, ink),
    'primary-press': mix('#000000', 0.4, ink),
    'on-primary': paper,
    focus: ink,
    'mark-dot': ink,
  };
}
