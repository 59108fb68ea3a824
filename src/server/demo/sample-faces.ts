/** Pictures for about half of the sample acts, so that both are seen: stage light, drawn here, without people. */
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import type { Caller } from './api.ts';

const SIDE = 720;

interface Disc {
  x: number;
  y: number;
  r: number;
  /** 0 to 1. */
  strength: number;
}

/** The colours of a light: the beam, and what falls beside it. */
const LIGHTS: readonly (readonly [beam: Colour, backdrop: Colour])[] = [
  [
    [255, 176, 92],
    [122, 18, 62],
  ],
  [
    [118, 104, 255],
    [150, 30, 110],
  ],
  [
    [238, 84, 84],
    [60, 10, 40],
  ],
  [
    [90, 200, 190],
    [24, 40, 110],
  ],
  [
    [244, 206, 110],
    [70, 60, 20],
  ],
];
type Colour = readonly [number, number, number];

/** The next of a row of numbers from 0 to 1, the same for the same seed. */
function row(seed: number): () => number {
  let at = seed * 7_919 + 17;
  return () => {
    at = (at * 48_271) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

/** The pixels of a picture, three bytes each. */
function lightOf(seed: number): Buffer {
  const next = row(seed);
  const [beam, backdrop] = LIGHTS[seed % LIGHTS.length] ?? [
    [255, 255, 255],
    [40, 40, 40],
  ];
  const middle = 0.3 + 0.4 * next();
  const discs = Array.from(
    { length: 14 },
    (): Disc => ({ x: next(), y: next() * 0.8, r: 0.02 + 0.07 * next(), strength: 0.12 + 0.3 * next() }),
  );
  const lightAt = (x: number, y: number): number => {
    // A beam from above that widens, and the pool of light on the floor.
    const cone = Math.max(0, 1 - Math.abs(x - middle) / (0.08 + 0.34 * y)) * (1 - 0.45 * y);
    const pool = Math.max(0, 1 - Math.hypot((x - middle) / 0.42, (y - 0.9) / 0.1));
    let light = 0.9 * cone ** 1.4 + 0.8 * pool;
    for (const disc of discs) if (Math.hypot(x - disc.x, y - disc.y) < disc.r) light += disc.strength * 0.6;
    return light;
  };
  const isMicrophone = (x: number, y: number): boolean =>
    (Math.abs(x - middle) < 0.006 && y > 0.42 && y < 0.9) || Math.hypot(x - middle, (y - 0.39) * 0.8) < 0.032;
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE];
    const [light, shade] = [lightAt(x, y), isMicrophone(x, y) ? 0.06 : 1];
    const behind = 0.28 + 0.5 * (1 - y) * Math.abs(x - middle);
    for (let part = 0; part < 3; part += 1) {
      const glow = (beam[part] ?? 0) * light + (backdrop[part] ?? 0) * behind;
      pixels[at * 3 + part] = Math.min(255, Math.round(shade * glow));
    }
  }
  return pixels;
}

/**
 * Gives every other act of the running order a drawn portrait. Where the image library does not run, no act has one.
 */
export async function drawFaces(desk: Caller): Promise<void> {
  const library = await import('sharp').catch(() => undefined);
  if (!library) return;
  const { items } = await desk.call(lineupEndpoints.runningOrder);
  const acts = items.flatMap(({ act }) => act?.participantId ?? []);
  for (const [at, participantId] of acts.entries()) {
    if (at % 2 === 1) continue;
    const drawn = library.default(lightOf(at), { raw: { width: SIDE, height: SIDE, channels: 3 } });
    const picture = (await drawn.jpeg().toBuffer()).toString('base64');
    // Nobody is shown whose parent has not agreed.
    await desk
      .call(picturesEndpoints.sendActPicture, { params: { participantId }, body: { picture } })
      .catch(() => undefined);
  }
}
