/** An event's logo, its background and its sponsors as they cross the wire. */
import { z } from 'zod';
import { LOGO_TONES } from '#domain/events/look/style.ts';
import { MOST_SPONSORS, SPONSOR_PLACES } from '#domain/events/sponsors.ts';
import { line } from '../primitives.ts';
import { strangersPicture } from '../strangers-picture.ts';

/** A picture to become the event's logo. */
export const logoBody = z.object({
  png: z
    .base64()
    .max(400_000)
    .describe('A PNG of 8-bit colours, not interlaced, at most 1,024 pixels a side.'),
  tone: z
    .enum(LOGO_TONES)
    .describe(
      '`dark` or `light`: of that tone on nothing, so that it gets the other behind it where it must.',
    ),
});

/** A picture to become the event's background. */
export const backgroundBody = z.object({
  picture: strangersPicture.describe('A JPEG, PNG or WebP of 1.5 MB and 6,000 pixels a side at most.'),
});

const sponsorName = line(60);
const sponsorPlaces = z.array(z.enum(SPONSOR_PLACES)).max(SPONSOR_PLACES.length);

/** A sponsor on pages that show its picture. */
export const shownSponsor = z.strictObject({
  path: z.string(),
  name: z.string(),
  ratio: z.number().describe('Width by height.'),
});

const keptSponsor = z.object({
  path: z.string(),
  name: z.string(),
  ratio: z.number(),
  places: sponsorPlaces,
});

/** An event's sponsors as they are stored. */
export const keptSponsors = z
  .array(keptSponsor)
  .default([])
  .describe('In the order in which they are shown. Set by calls of their own.');

/** A picture to become a sponsor's. */
export const newSponsorBody = z.object({
  png: logoBody.shape.png.describe(
    `${logoBody.shape.png.description} Sponsors stand on white: what is white on nothing is not seen there.`,
  ),
  name: sponsorName,
  places: sponsorPlaces.default([...SPONSOR_PLACES]),
});

/** The sponsors to keep, in their new order, and those that there were when this was decided. */
export const sponsorsBody = z.object({
  sponsors: z
    .array(z.object({ path: z.string().max(200), name: sponsorName, places: sponsorPlaces }))
    .max(MOST_SPONSORS)
    .describe('Any other is removed.'),
  seen: z
    .array(keptSponsor)
    .max(MOST_SPONSORS)
    .describe(
      'All as they were looked at. Refused with `stale` where they are others by now: a new one is not known, not removed.',
    ),
});

/** The sponsors on pages that everybody can open. */
export const publicSponsors = z.object({ ballot: z.array(shownSponsor), results: z.array(shownSponsor) });
