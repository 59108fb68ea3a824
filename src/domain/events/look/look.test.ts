import { expect, it } from 'vitest';
import { contrast, hexFrom, mix, oklchOf } from './colour.ts';
import { hasEnoughContrast, isLegible, nearestLegible, readingsOf } from './legible.ts';
import { FACES, HOUSE_LOOK, keptLook, type Look } from './look.ts';
import { ACCENT_COLOURS, GROUND_COLOURS } from './offered.ts';
import { paletteOf } from './palette.ts';
import { lookStyle } from './style.ts';

const GALA: Look = { accent: '#e8c169', ground: '#0b1430', face: 'roboto_serif' };
const PRIMARY: Look = { accent: '#ff8fb8', ground: '#fff4ea', face: 'fredoka' };
const TOO_RED: Look = { accent: '#c8102e', ground: '#151014', face: 'anybody' };

/** As CSS Color 4 has them for the corners of sRGB. */
it.each([
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
])('%s is what is published of it, there and back', (hex, l, c, h) => {
  const colour = oklchOf(hex);
  expect(colour.l).toBeCloseTo(l, 3);
  expect(colour.c).toBeCloseTo(c, 3);
  expect(colour.h).toBeCloseTo(h, 1);
  expect(hexFrom(colour)).toBe(hex);
});

it('mixes by lightness, and keeps what cannot be shown in reach by its chroma', () => {
  expect(mix('#ffffff', 0.5, '#000000')).toBe('#636363');
  const beyond = hexFrom({ l: 0.9, c: 0.3, h: 264 });
  expect(oklchOf(beyond).l).toBeCloseTo(0.9, 2);
  expect(Math.abs(oklchOf(beyond).h - 264)).toBeLessThan(4);
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('reads a gala of gold and navy, a primary school of pink, and the house’s own', () => {
  for (const look of [HOUSE_LOOK, GALA, PRIMARY])
    expect(readingsOf(look).filter((read) => !hasEnoughContrast(read))).toEqual([]);
  expect(paletteOf(GALA).isDaylight).toBe(false);
  expect(paletteOf(PRIMARY).isDaylight).toBe(true);
});

it('says of a red that nobody can read on black, and offers the nearest of its hue', () => {
  const unread = readingsOf(TOO_RED).filter((read) => !hasEnoughContrast(read));
  expect(unread.map((read) => read.reading)).toEqual(['accent']);
  expect(unread[0]?.ratio).toBeLessThan(3.3);
  const nearest = nearestLegible(TOO_RED);
  expect(isLegible(nearest)).toBe(true);
  expect(nearest.ground).toBe(TOO_RED.ground);
  expect(Math.abs(oklchOf(nearest.accent).h - oklchOf(TOO_RED.accent).h)).toBeLessThan(6);
  // By day the same red is a surface, and can be.
  expect(isLegible({ ...TOO_RED, ground: PRIMARY.ground })).toBe(true);
});

it('finds a look that can be read for whatever is asked', () => {
  const parts = ['00', '90', 'ff'];
  const colours = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)));
  for (const accent of colours)
    for (const ground of ['#000000', '#808080', '#ffffff', '#0b1430', '#c8102e', '#00ff00', '#fff4ea']) {
      const nearest = nearestLegible({ accent, ground, face: 'archivo' });
      const unread = readingsOf(nearest).filter((read) => !hasEnoughContrast(read));
      expect(unread, `${accent} on ${ground}`).toEqual([]);
    }
});

it('offers nothing that cannot be read', () => {
  for (const { colour: accent } of ACCENT_COLOURS)
    for (const { colour: ground } of GROUND_COLOURS)
      expect(isLegible({ accent, ground, face: 'archivo' }), `${accent} on ${ground}`).toBe(true);
});

it('lays the light of a dark accent over the letters that it turns white, by day too', () => {
  const spot = (accent: string) =>
    lookStyle({ accent, ground: '#faf6ee', face: 'archivo' }, null).includes('--spot-layer:auto');
  expect([spot('#7a1f2b'), spot(PRIMARY.accent)]).toEqual([true, false]);
});

it('keeps nothing of the house’s own look, and says nothing of it', () => {
  expect(keptLook({ ...HOUSE_LOOK, accent: '#DDF247' })).toBeNull();
  expect(keptLook(GALA)).toEqual(GALA);
  expect(lookStyle(null, null)).toBe('');
});

it('is one style sheet of nothing but custom properties', () => {
  for (const face of FACES) {
    const style = lookStyle({ ...GALA, face }, { path: '/look/abc.png', ratio: 2.5, tone: 'dark' });
    expect(style).toContain('--lime:#e8c169');
    expect(style).toContain('--logo:url(/look/abc.png)');
    expect(style).not.toMatch(/<|expression|@import|javascript/);
    for (const declared of style.matchAll(/[{;]([^:{};]+):/g)) expect(declared[1]).toMatch(/^--[a-z0-9-]+$/);
  }
});
