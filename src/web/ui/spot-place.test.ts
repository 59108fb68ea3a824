import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotPlace } from './spot-place.ts';

const HD = { width: 1920, height: 1080 };
const band = { bandTop: 136, bandBottom: 944 };

describe('where the follow-spot stands', () => {
  it('stands at the end of a wide name, within the picture, as drawn', () => {
    const place = spotPlace({ left: 80, right: 1830, ...band }, HD, {
      side: 'right',
      bite: 1.4,
      radius: 0.36,
    });
    expect(place.y).toBe(540);
    expect(place.r).toBeCloseTo(388.8);
    expect(place.x + place.r).toBeLessThanOrEqual(1920 - 62);
    expect(place.x - place.r).toBeGreaterThan(80);
  });

  it('takes the other end of a wide name when asked', () => {
    const place = spotPlace({ left: 80, right: 1830, ...band }, HD, {
      side: 'left',
      bite: 1.4,
      radius: 0.36,
    });
    expect(place.x).toBeLessThan(540);
  });

  it('does not swallow a short name: it crosses it from the side where some stays outside', () => {
    const place = spotPlace({ left: 80, right: 520, ...band }, HD, { side: 'left', bite: 1.4, radius: 0.36 });
    const edge = place.x - place.r;
    expect(edge).toBeGreaterThan(80);
    expect(edge).toBeLessThan(520);
  });

  it('lights a name from the right of the picture without swallowing it', () => {
    const place = spotPlace({ left: 1400, right: 1840, ...band }, HD, {
      side: 'right',
      bite: 1.4,
      radius: 0.36,
    });
    const edge = place.x + place.r;
    expect(edge).toBeGreaterThan(1400);
    expect(edge).toBeLessThan(1840);
  });

  it('never touches the rows above and below, whatever the name', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1800 }),
        fc.integer({ min: 1, max: 1840 }),
        fc.integer({ min: 60, max: 400 }),
        fc.integer({ min: 500, max: 1000 }),
        fc.constantFrom('left' as const, 'right' as const),
        (left, width, bandTop, bandBottom, side) => {
          const place = spotPlace({ left, right: left + width, bandTop, bandBottom }, HD, {
            side,
            bite: 1,
            radius: 0.36,
          });
          expect(place.y - place.r).toBeGreaterThanOrEqual(bandTop);
          expect(place.y + place.r).toBeLessThanOrEqual(bandBottom);
        },
      ),
    );
  });
});
