/** Where an event's sponsors are shown, by picture: while nothing is on stage, and on what people take home. */

/** Never beside an act, a vote, a place that is told, or a show that was stopped. */
export const SPONSOR_PLACES = ['holding', 'interval', 'ballot', 'results', 'programme', 'letters'] as const;
export type SponsorPlace = (typeof SPONSOR_PLACES)[number];

/** So many may be kept. */
export const MOST_SPONSORS = 12;

export interface Sponsor {
  /** Where the picture is served. */
  path: string;
  /** For who cannot see it. */
  name: string;
  /** Width by height. */
  ratio: number;
  places: readonly SponsorPlace[];
}

/** Those of a place, as pages are told of them. */
export const sponsorsAt = (sponsors: readonly Sponsor[], place: SponsorPlace): Omit<Sponsor, 'places'>[] =>
  sponsors
    .filter(({ places }) => places.includes(place))
    .map(({ path, name, ratio }) => ({ path, name, ratio }));
