/** Where an event's sponsors are shown: while nothing is on stage, and on what people take home. */

/** Places where a sponsor's picture can be shown; never beside an act, a vote, a reveal or a halted show. */
export const SPONSOR_PLACES = ['holding', 'interval', 'ballot', 'results', 'programme', 'letters'] as const;
export type SponsorPlace = (typeof SPONSOR_PLACES)[number];

/** How many sponsors an event may have. */
export const MOST_SPONSORS = 12;

/** A sponsor's picture and where it is shown. */
export interface Sponsor {
  /** The picture's path on this server. */
  path: string;
  /** Alternative text for people who cannot see the picture. */
  name: string;
  /** Width divided by height. */
  ratio: number;
  places: readonly SponsorPlace[];
}

/** The sponsors shown at a place, in their order, without their other places. */
export const sponsorsAt = (sponsors: readonly Sponsor[], place: SponsorPlace): Omit<Sponsor, 'places'>[] =>
  sponsors
    .filter(({ places }) => places.includes(place))
    .map(({ path, name, ratio }) => ({ path, name, ratio }));
