/** A picture of an act as it crosses the wire. */
import { z } from 'zod';
import { PICTURE_BARS, PICTURE_STATES } from '#domain/pictures/showing.ts';
import { PICTURE_SIZES, type PictureSize } from '#domain/pictures/sizes.ts';
import { PHOTO_PLACES } from '#domain/registration/photo-places.ts';
import { id, instant, optionalLine } from '../primitives.ts';
import { photoPlace } from '../registration/schema.ts';
import { strangersPicture } from '../strangers-picture.ts';

export const pictureSize = z.enum(Object.keys(PICTURE_SIZES) as [PictureSize, ...PictureSize[]]);
/** An address below `/pictures/`, before the size: the place and the picture's id. */
export const pictureAddress = z
  .string()
  .regex(new RegExp(`^(${PHOTO_PLACES.join('|')})/[0-9a-z]{1,64}$`))
  .describe('Below `/pictures/`, before the size.');
export const pictureState = z.enum(PICTURE_STATES);

const facts = {
  picture_id: id.describe('Another picture has another id.'),
  state: pictureState,
  note: z.string().describe('Why it was refused, as the act reads it.'),
  side: z.int().describe('Of the square that is kept, in pixels.'),
  bar: z
    .enum(PICTURE_BARS)
    .nullable()
    .describe('Why nobody else is shown it, whoever approves it; null where nothing stands against it.'),
  places: z.array(photoPlace).describe('Where all on stage let it be shown, once nothing stands against it.'),
  sent_at: instant,
  small_url: z
    .string()
    .describe('Works for a few hours, and no longer than the sign-in or link of whoever was given it.'),
  large_url: z.string(),
};

/** A picture as the crew sees it. */
export const actPicture = z.object({
  participant_id: id,
  ...facts,
  sent_by: z.string(),
  sent_by_crew: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
});

/** A picture as its act sees it. */
export const ownPicture = z.object({
  picture: z.object(facts).nullable(),
  may_send: z.boolean().describe('Whether they may send one themselves, now.'),
  own_places: z
    .array(photoPlace)
    .nullable()
    .describe('Where they let it be shown themselves; null where that is not for them to say.'),
  bar: facts.bar.describe('What would stand against showing one that they send.'),
});

export const pictureBody = z.object({
  picture: strangersPicture.describe(
    'A JPEG, PNG or WebP picture in base64; the square in its middle is kept.',
  ),
});

export const decisionBody = z.object({
  picture_id: id.describe('The one that was looked at.'),
  state: pictureState.exclude(['waiting']),
  note: optionalLine(200).default(''),
});
