/** The looks that pages are tried in beside the house's own. */
import type { Look } from '#domain/events/look/look.ts';

export const BRANDS = {
  gala: { accent: '#e8c169', ground: '#0b1430', face: 'roboto_serif' },
  primary: { accent: '#ff8fb8', ground: '#fff4ea', face: 'fredoka' },
} as const satisfies Record<string, Look>;
