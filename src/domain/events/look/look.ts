/** How an event looks: one light, one house, one kind of letters. Everything else is derived from these three. */

/** Letters with an axis of width: a face without one would make long names small instead of narrow. */
export const FACES = ['archivo', 'anybody', 'roboto_serif', 'fredoka'] as const;
export type Face = (typeof FACES)[number];

export interface Look {
  /** The light: who is on, and what to press. `#rrggbb`. */
  accent: string;
  /** The house: what is behind everything. A light one turns the screens to paper. `#rrggbb`. */
  ground: string;
  face: Face;
}

/** The look of an event that has chosen none. The style sheet holds it; nothing is derived. */
export const HOUSE_LOOK: Look = { accent: '#ddf247', ground: '#0b0c0a', face: 'archivo' };

/** As the style sheets name them. */
const FAMILIES: Readonly<Record<Face, string>> = {
  archivo: 'Archivo Variable',
  anybody: 'Anybody Variable',
  roboto_serif: 'Roboto Serif Variable',
  fredoka: 'Fredoka Variable',
};

/** What a name is set in that the chosen letters do not have: other scripts. */
const OTHER_SCRIPTS =
  '"Noto Sans Variable","Noto Sans Arabic Variable","Noto Sans Hebrew Variable","Noto Sans JP Variable","Noto Sans SC Variable","Until Then",system-ui,sans-serif';

export const familyOf = (face: Face): string => `"${FAMILIES[face]}",${OTHER_SCRIPTS}`;

const sameColour = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether these are the same three choices. */
export const sameLook = (one: Look, other: Look): boolean =>
  one.face === other.face && sameColour(one.accent, other.accent) && sameColour(one.ground, other.ground);

/** A look as it is kept: nothing for the house's own. */
export const keptLook = (look: Look): Look | null => (sameLook(look, HOUSE_LOOK) ? null : look);
