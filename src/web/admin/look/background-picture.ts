/** A picture that somebody chose as the background: drawn on a canvas, so nothing of the file goes along, and measured. */
import { BACKDROP_WIDEST, type Backdrop, extremesOf, MEASURED_WIDTH } from '#domain/events/look/backdrop.ts';
import { asJpeg, drawWhole, openPhoto } from '#web/ui/picture-file.ts';

/** A background picture that only this page shows so far, with the base64 to send. */
export interface TriedBackground extends Backdrop {
  picture: string;
}

/** @throws Error where the browser cannot read it. */
export async function backgroundPicture(file: Blob): Promise<TriedBackground> {
  const image = await openPhoto(file);
  try {
    const picture = asJpeg(drawWhole(image, BACKDROP_WIDEST));
    const small = drawWhole(image, MEASURED_WIDTH);
    const pixels = small.getContext('2d')?.getImageData(0, 0, small.width, small.height).data;
    if (!pixels) throw new Error('This browser draws no pictures.');
    return { path: `data:image/jpeg;base64,${picture}`, picture, ...extremesOf(pixels, 4) };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
