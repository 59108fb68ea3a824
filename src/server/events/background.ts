/** Giving an event a picture of its own behind its name, and taking it away. */
import {
  BACKDROP_SMALLEST,
  BACKDROP_WIDEST,
  type Extremes,
  extremesOf,
  MEASURED_WIDTH,
} from '#domain/events/look/backdrop.ts';
import { drawStrangers, refusePicture } from '../drawing/strangers-picture.ts';
import type { AdminAccess } from '../http/access.ts';
import type { Work } from '../store/write.ts';
import { keepBytes, putPictures } from './event-pictures.ts';
import { type Event, type EventSettings, requireEvent } from './queries.ts';

/** An event's background picture as it is served, with its darkest and lightest tones. */
export interface DrawnBackground extends Extremes {
  jpeg: Buffer;
}

/** It lies under a veil, where fine grain is not seen. */
const QUALITY = 70;

/**
 * Re-encodes an uploaded background. @throws Refusal for a file that is no picture, or one too small for a big screen.
 */
export const drawnBackground = (file: Buffer): Promise<DrawnBackground> =>
  drawStrangers(file, {
    cut: (picture, { width, height }) => {
      if (Math.max(width, height) < BACKDROP_SMALLEST)
        throw refusePicture(
          `This picture is too small for a big screen. Choose one of ${BACKDROP_SMALLEST} pixels or more.`,
        );
      return picture.resize(BACKDROP_WIDEST, BACKDROP_WIDEST, { fit: 'inside', withoutEnlargement: true });
    },
    pack: async (_pixels, open) => {
      const { data, info } = await open().resize(MEASURED_WIDTH).raw().toBuffer({ resolveWithObject: true });
      return {
        jpeg: await open().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
        ...extremesOf(data, info.channels),
      };
    },
  });

interface Given {
  params: { id: string };
  drawn: DrawnBackground;
}

/** Puts a drawn picture behind the event's name. */
export async function setBackground(work: Work, _access: AdminAccess, call: Given): Promise<Event> {
  const { jpeg, ...measured } = call.drawn;
  const path = await keepBytes(work, jpeg, 'image/jpeg');
  return putBackground(work, call.params.id, { path, ...measured });
}

/** Takes the event's background picture away. */
export const removeBackground = (
  work: Work,
  _access: AdminAccess,
  { params: { id } }: Pick<Given, 'params'>,
): Promise<Event> => putBackground(work, id, null);

async function putBackground(
  work: Work,
  id: string,
  background: EventSettings['background'],
): Promise<Event> {
  const before = await requireEvent(work.tx, id);
  const event = await putPictures(work, before, { background });
  work.audit({
    action: background ? 'event.background_set' : 'event.background_removed',
    subject: `event:${id}`,
    eventId: id,
    before: before.settings.background,
    after: background,
  });
  return event;
}
