/** Where an act's picture may be shown: said place by place by whoever answers for each person on it. */

import type { Line } from '../messages/catalogue.ts';

/**
 * `screen`: the big screen and the lower third; `ballot`: the ballot, the front page's line-up and the printed
 * programme; `results`: what phones and `/results` tell of places.
 */
export const PHOTO_PLACES = ['screen', 'ballot', 'results'] as const;
export type PhotoPlace = (typeof PHOTO_PLACES)[number];

/** What each place is called. */
export const PHOTO_PLACE_WORDS = {
  screen: 'kept.placeScreen',
  ballot: 'kept.placeBallot',
  results: 'kept.placeResults',
} as const satisfies Record<PhotoPlace, Line>;

/** All places as a column holds them: what a yes to photos covers until a place is taken out of it. */
export const EVERY_PHOTO_PLACE: string = PHOTO_PLACES.join(' ');

/** The places that a column of an act or a person holds. */
export function photoPlacesIn(kept: string): PhotoPlace[] {
  const held = new Set(kept.split(' '));
  return PHOTO_PLACES.filter((place) => held.has(place));
}

/**
 * The places that every one of these columns holds, in the form of a column; all places where there is no column.
 */
export const photoPlacesTogether = (each: readonly string[]): string =>
  PHOTO_PLACES.filter((place) => each.every((kept) => photoPlacesIn(kept).includes(place))).join(' ');

/** A column's places with one of them put in (`shown`) or taken out, in the form of a column. */
export const withPhotoPlace = (kept: string, place: PhotoPlace, shown: boolean): string =>
  PHOTO_PLACES.filter((one) => (one === place ? shown : photoPlacesIn(kept).includes(one))).join(' ');
