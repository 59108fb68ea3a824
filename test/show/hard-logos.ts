/** Logos that are hard to place: their shape, their colour on nothing, their size, what is drawn in them. */
import sharp from 'sharp';
import type { LogoTone } from '#domain/events/look/style.ts';

export interface HardLogo {
  /** As the page that sends it finds it. */
  tone: LogoTone;
  png: () => Promise<Buffer>;
}

const drawing = (width: number, height: number, inner: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`),
  )
    .png()
    .toBuffer();

/** The same letters in another colour, on nothing. */
const letters = (colour: string) =>
  `<g fill="${colour}"><rect x="10" y="60" width="120" height="120"/><circle cx="230" cy="120" r="62"/><path d="M330 180 400 60l70 120z"/></g>`;

/** Rings, rays and a hatching that are finer than a small head of a page can show. */
const finely = `<g fill="none" stroke="#1f6f54">${Array.from(
  { length: 24 },
  (_, at) => `<circle cx="240" cy="240" r="${10 + at * 9}" stroke-width="${1 + (at % 3)}"/>`,
).join('')}</g>${Array.from(
  { length: 36 },
  (_, at) => `<path d="M240 240V20" stroke="#c8102e" transform="rotate(${at * 10} 240 240)"/>`,
).join('')}`;

export const HARD_LOGOS = {
  wide: {
    tone: 'own',
    png: () =>
      drawing(960, 48, '<rect width="960" height="48" fill="#aa0022"/><circle cx="930" cy="24" r="20"/>'),
  },
  tall: {
    tone: 'own',
    png: () =>
      drawing(40, 480, '<rect width="40" height="480" fill="#aa0022"/><circle cx="20" cy="30" r="16"/>'),
  },
  white: { tone: 'light', png: () => drawing(480, 240, letters('#ffffff')) },
  black: { tone: 'dark', png: () => drawing(480, 240, letters('#000000')) },
  tiny: { tone: 'own', png: () => drawing(8, 8, '<rect width="8" height="8" fill="#1f6f54"/>') },
  fine: { tone: 'dark', png: () => drawing(480, 480, finely) },
} as const satisfies Record<string, HardLogo>;
