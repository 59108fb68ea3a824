/** The look of the event that is on, as every page wears it, and its pictures as they are served. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { paletteOf } from '#domain/events/look/palette.ts';
import { backdropStyle, lookStyle } from '#domain/events/look/style.ts';
import { type LookOf, NO_LOOK, type PageLook, wholeStyle } from '../http/look.ts';
import { ofThisMinute, remembered } from '../store/remembered.ts';
import type { Store } from '../store/store.ts';
import type { EventPictureType } from '../store/tables/events.ts';
import { currentEvent, type Event } from './queries.ts';

const YEAR_S = 31_536_000;

/** An event's look as pages need it. */
export function pageLookOf({ settings: { look, logo, background } }: Pick<Event, 'settings'>): PageLook {
  const style = lookStyle(look, logo);
  const backdrop = background ? backdropStyle(look, background) : '';
  if (style === '' && backdrop === '') return NO_LOOK;
  const id = createHash('sha256')
    .update(style + backdrop)
    .digest('hex')
    .slice(0, 12);
  return { id, style, backdrop, isDaylight: look !== null && paletteOf(look).isDaylight };
}

/**
 * Makes the function that tells the look of the current event. Called for every page, so it reads the database only
 * after the event was written.
 */
export function openLook(store: Store): LookOf {
  const reading = remembered(
    store,
    async (read): Promise<PageLook> => {
      const event = await currentEvent(read);
      return event ? pageLookOf(event) : NO_LOOK;
    },
    String,
  );
  // Somebody who is told of trouble with the database is told so in the plain look.
  return () => reading(ofThisMinute(store)).catch(() => NO_LOOK);
}

/**
 * Registers what pages fetch of a look by themselves: its style sheet when it changes while they are open, and its
 * pictures.
 */
export function lookFiles(app: FastifyInstance, store: Store, lookOf: LookOf): void {
  app.get('/look.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(wholeStyle(await lookOf())),
  );
  for (const [type, ending] of Object.entries(ENDINGS))
    app.get<{ Params: { digest: string } }>(`/look/:digest${ending}`, async ({ params }, reply) => {
      const row = await store.read
        .selectFrom('eventLogo')
        .select('bytes')
        .where('digest', '=', params.digest)
        .where('type', '=', type as EventPictureType)
        .executeTakeFirst();
      if (!row) throw new Refusal('not_found');
      return reply
        .type(type)
        .headers({
          'cache-control': `public, max-age=${YEAR_S}, immutable`,
          // Opened by itself it is a picture and nothing else.
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(Buffer.from(row.bytes, 'base64'));
    });
}

const ENDINGS: Readonly<Record<EventPictureType, string>> = { 'image/png': '.png', 'image/jpeg': '.jpg' };

/** The path under which the picture with this digest is served. */
export const picturePath = (digest: string, type: EventPictureType): string =>
  `/look/${digest}${ENDINGS[type]}`;
