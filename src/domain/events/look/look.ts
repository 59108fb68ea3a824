/** An event's look: an accent colour, a ground colour and a typeface. Everything else is derived from these. */

/** Typefaces to choose from. Each has a width axis, so that long names become narrow instead of small. */
export const FACES = ['archivo', 'anybody', 'roboto_serif', 'fredoka'] as const;
/** One of these typefaces. */
export type Face = (typeof FACES)[number];

/** The three choices. */
export interface Look {
  /** Accent colour, `#rrggbb`: who is on, and what to press. */
  accent: string;
  /** Ground colour, `#rrggbb`: behind everything. A light one makes all screens light. */
  ground: string;
  face: Face;
}

/** The default look. It is written in the style sheet, and nothing is derived for it. */
export const HOUSE_LOOK: Look = { accent: '#ddf247', ground: '#0b0c0a', face: 'archivo' };

/** Names of the typefaces in the style sheets, and what is about as wide until they come (`ballot/until-then.css`). */
const FAMILIES: Readonly<Record<Face, readonly [name: string, before: string]>> = {
  archivo: ['Archivo Variable', 'Until Then'],
  anybody: ['Anybody Variable', 'Until Then Wide'],
  roboto_serif: ['Roboto Serif Variable', 'Until Then Widest'],
  fredoka: ['Fredoka Variable', 'Until Then Wide'],
};

/** Fonts for scripts that the chosen typeface lacks. */
const OTHER_SCRIPTS =
  '"Noto Sans Variable","Noto Sans Arabic Variable","Noto Sans Hebrew Variable","Noto Sans JP Variable","Noto Sans SC Variable"';

/** The CSS `font-family` of a typeface, with fallbacks. */
export function familyOf(face: Face): string {
  const [name, before] = FAMILIES[face];
  return `"${name}",${OTHER_SCRIPTS},"${before}",system-ui,sans-serif`;
}

const sameColour = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether both looks have the same three choices. */
export const sameLook = (one: Look, other: Look): boolean =>
  one.face === other.face && sameColour(one.accent, other.accent) && sameColour(one.ground, other.ground);

/** A look as it is stored: null for the default look. */
export const keptLook = (look: Look): Look | null => (sameLook(look, HOUSE_LOOK) ? null : look);
