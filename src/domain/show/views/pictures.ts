/**
 * Adds to a view the pictures of the acts that it names, and of no others, so that pictures never tell what the view
 * does not; and only of those that may be shown where the view is.
 */
import type { PhotoPlace } from '#domain/registration/photo-places.ts';
import type { LiveFacts } from '../facts.ts';
import type { audienceView } from './audience.ts';

/** Fields in which views name an act. */
const NAMING = new Set(['itemId', 'performanceId']);

function* actsNamedIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part))
    if (typeof value !== 'string') yield* actsNamedIn(value);
    else if (NAMING.has(key)) yield value;
}

/** A place that everybody sees, or the crew's own pages, which show what is shown to everybody anywhere. */
type Where = PhotoPlace | 'crew';
/** Performance id → the picture's address below `/pictures/`, which names the place that it is for. */
type Addresses = Record<string, string>;

/** The address under which an act's picture is served there; undefined where it is not shown there. */
export function pictureAt(
  picture: NonNullable<LiveFacts['items'][number]['performance']>['picture'],
  where: Where,
): string | undefined {
  if (picture === undefined || (where === 'screen' && !picture.isBig)) return undefined;
  const place = where === 'crew' ? picture.places[0] : picture.places.find((one) => one === where);
  return place && `${place}/${picture.id}`;
}

function picturesIn(part: unknown, facts: LiveFacts, where: Where): Addresses | undefined {
  const known = new Map(
    facts.items.flatMap(({ performance }) => {
      const address = pictureAt(performance?.picture, where);
      return performance && address ? [[performance.id, address]] : [];
    }),
  );
  if (known.size === 0) return undefined;
  const pictures: Addresses = {};
  for (const id of actsNamedIn(part)) {
    const address = known.get(id);
    if (address !== undefined) pictures[id] = address;
  }
  return Object.keys(pictures).length === 0 ? undefined : pictures;
}

/** Wraps a view so that it carries its acts' pictures, without the field where there are none. */
export const withPictures =
  <View extends object>(make: (facts: LiveFacts) => View, where: Where) =>
  (facts: LiveFacts): View & { pictures?: Addresses } => {
    const view = make(facts);
    const pictures = picturesIn(view, facts, where);
    return { ...view, ...(pictures && { pictures }) };
  };

/** Wraps the audience's view, in which results are a place of their own. */
export const withAudiencePictures =
  (make: typeof audienceView) =>
  (
    facts: LiveFacts,
  ): ReturnType<typeof audienceView> & { pictures?: Addresses; resultPictures?: Addresses } => {
    const view = make(facts);
    const { results, ...beside } = view;
    const pictures = picturesIn(beside, facts, 'ballot');
    const resultPictures = picturesIn(results, facts, 'results');
    return { ...view, ...(pictures && { pictures }), ...(resultPictures && { resultPictures }) };
  };
