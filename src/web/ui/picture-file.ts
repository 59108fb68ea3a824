/** A photo that somebody chose, and the square of it that is sent: drawn anew on a canvas, so nothing of the file goes along. */
import { LARGEST_PICTURE, PICTURE_SIZES } from '#domain/pictures/sizes.ts';

/**
 * The square of a photo to be used: its middle as parts (0 to 1) of width and height, and how many times closer than
 * the whole it is.
 */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** The largest square in the middle of a photo. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
/** How many times closer than the largest square a photo may be cropped. */
export const MOST_ZOOM = 4;

const QUALITIES = [0.9, 0.8, 0.65, 0.5];
/** Base64 makes three bytes four. */
const MOST_CHARACTERS = Math.floor(LARGEST_PICTURE / 3) * 4;

/** Opens an image file. @throws Error where the browser cannot decode it. */
export async function openPhoto(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
  return image;
}

/** The crop as a square in the photo's own pixels; never outside of the photo. */
export function squareOf(width: number, height: number, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  const within = (middle: number, length: number) =>
    Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { side, left: within(x, width), top: within(y, height) };
}

/** The crop with its middle moved so that the square stays inside the photo. */
export function insidePhoto(width: number, height: number, crop: Crop): Crop {
  const { side, left, top } = squareOf(width, height, crop);
  return { ...crop, x: (left + side / 2) / width, y: (top + side / 2) / height };
}

/** Draws the cropped square onto a canvas of this many pixels. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  crop: Crop,
  pixels: number,
): void {
  const { side, left, top } = squareOf(image.naturalWidth, image.naturalHeight, crop);
  Object.assign(canvas, { width: pixels, height: pixels });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, pixels, pixels);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
}

/** The cropped square as JPEG in base64, small enough for the call. */
export function squareAsSent(image: HTMLImageElement, crop: Crop): string {
  const canvas = document.createElement('canvas');
  const { side } = squareOf(image.naturalWidth, image.naturalHeight, crop);
  drawSquare(canvas, image, crop, Math.max(1, Math.min(PICTURE_SIZES.large, Math.round(side))));
  return asJpeg(canvas);
}

/** The whole photo on a canvas at most `most` pixels wide and high. */
export function drawWhole(image: HTMLImageElement, most: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, most / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A canvas as JPEG in base64, small enough for the calls that take pictures. */
export function asJpeg(canvas: HTMLCanvasElement): string {
  let sent = '';
  for (const quality of QUALITIES) {
    sent = canvas.toDataURL('image/jpeg', quality).replace(/^[^,]*,/, '');
    if (sent.length <= MOST_CHARACTERS) break;
  }
  return sent;
}
