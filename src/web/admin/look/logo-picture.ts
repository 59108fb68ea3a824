/** A picture of any kind that the browser draws, as the pixels that are sent: small enough, and nothing but a picture. */
import type { LogoTone } from '#domain/events/look/style.ts';

/** As wide and high as the largest screen shows it. */
const MOST = { width: 960, height: 480 };
/** What the call takes, as base64. */
const MOST_CHARACTERS = 390_000;
const SMALLER = 0.75;
/** Of 255: fainter pixels are no part of the picture. */
const SEEN = 40;
/** A part of the pixels that is empty says the picture stands on nothing. */
const OPEN = 0.04;

export interface LogoPicture {
  /** Base64. */
  png: string;
  tone: LogoTone;
}

/**
 * @param plate what stands behind it where all of it is light and it is shown on white
 * @throws Error where the browser cannot draw it, or nothing is seen in it
 */
export async function logoPicture(file: Blob, plate?: string): Promise<LogoPicture> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // A drawing without a size of its own is drawn as large as there is use for.
    const [width, height] = [image.naturalWidth || MOST.width, image.naturalHeight || MOST.height];
    for (let scale = Math.min(1, MOST.width / width, MOST.height / height); ; scale *= SMALLER) {
      const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
      const bare = drawn(image, ...size);
      const picture = plate !== undefined && bare.tone === 'light' ? drawn(image, ...size, plate) : bare;
      if (picture.png.length <= MOST_CHARACTERS) return picture;
    }
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(image: HTMLImageElement, width: number, height: number, plate?: string): LogoPicture {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  if (plate !== undefined) {
    context.fillStyle = plate;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return {
    png: canvas.toDataURL('image/png').replace(/^[^,]*,/, ''),
    tone: toneOf(context.getImageData(0, 0, width, height).data),
  };
}

/** Of what tone it is where it is seen, if it stands on nothing. */
function toneOf(pixels: Uint8ClampedArray): LogoTone {
  let seen = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < SEEN) continue;
    seen += 1;
    light += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  }
  const all = pixels.length / 4;
  if (seen === 0) throw new Error('Nothing is seen in it.');
  if (seen > all * (1 - OPEN)) return 'own';
  const mean = light / seen;
  if (mean < 110) return 'dark';
  return mean > 190 ? 'light' : 'own';
}
