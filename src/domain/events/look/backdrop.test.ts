/** A picture behind words: measured by its pixels, and veiled until every word on it is read. */
import { describe, expect, it } from 'vitest';
import { backdropTokens, extremesOf, leastVeilOpacity } from './backdrop.ts';
import { contrast } from './colour.ts';
import { STATES } from './legible.ts';
import { HOUSE_LOOK, type Look } from './look.ts';
import { paletteOf } from './palette.ts';

const LOOKS: Record<string, Look> = {
  fixture: HOUSE_LOOK,
  gala: { accent: '#e8c169', ground: '#0b1430', face: 'roboto_serif' },
  primary: { accent: '#ff8fb8', ground: '#fff4ea', face: 'fredoka' },
};
const WHOLE = { darkest: '#000000', lightest: '#ffffff' };

/** What a browser draws of a veil over a pixel. */
function drawnOver(pixel: string, veil: string): string {
  const [, r, g, b, share] = /^rgb\((\d+) (\d+) (\d+)\/(\d+)%\)$/.exec(veil) ?? [];
  const part = Number(share) / 100;
  return `#${[r, g, b]
    .map((value, at) =>
      Math.round(Number(value) * part + Number.parseInt(pixel.slice(1 + 2 * at, 3 + 2 * at), 16) * (1 - part))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

it('measures the lowest and the highest of each channel, with or without a fourth', () => {
  expect(extremesOf(Uint8Array.of(10, 200, 30, 90, 20, 40), 3)).toEqual({
    darkest: '#0a141e',
    lightest: '#5ac828',
  });
  expect(extremesOf(Uint8ClampedArray.of(10, 200, 30, 0, 90, 20, 40, 255), 4)).toEqual({
    darkest: '#0a141e',
    lightest: '#5ac828',
  });
});

describe.each(Object.entries(LOOKS))('in the look %s', (_name, look) => {
  const palette = paletteOf(look);
  it.each(['night', 'day'] as const)('every word is read on every pixel by %s', (by) => {
    const tokens = palette[by];
    const veil = backdropTokens(look, { path: '/look/a.jpg', ...WHOLE })[by]['backdrop-veil'];
    for (const pixel of ['#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff', '#808080', '#ffff00']) {
      const ground = drawnOver(pixel, veil);
      expect(contrast(tokens.text, ground), `text on ${pixel}`).toBeGreaterThanOrEqual(6.9);
      for (const word of [tokens['text-2'], tokens['text-3'], ...Object.values(STATES[by])])
        expect(contrast(word, ground), `${word} on ${pixel}`).toBeGreaterThanOrEqual(4.4);
    }
  });

  it('is veiled less where it is itself of the fixture, and never bare', () => {
    const calm = leastVeilOpacity(palette.night, 'night', {
      darkest: palette.night.bg,
      lightest: palette.night.bg,
    });
    expect(calm).toBe(0.4);
    expect(leastVeilOpacity(palette.night, 'night', WHOLE)).toBeGreaterThan(calm);
  });
});
