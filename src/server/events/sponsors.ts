/** An event's sponsors: their pictures, where they are shown and in which order. */
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { MOST_SPONSORS } from '#domain/events/sponsors.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { Work } from '../store/write.ts';
import { keepPicture, putPictures } from './event-pictures.ts';
import type { DrawnPicture } from './logo-picture.ts';
import { type Event, type EventSettings, requireEvent } from './queries.ts';

type Sponsors = EventSettings['sponsors'];

/** Adds a sponsor with a re-encoded picture behind the others. */
export async function addSponsor(
  work: Work,
  _access: AdminAccess,
  {
    params: { id },
    body: { name, places },
    drawn,
  }: InputOf<typeof eventsEndpoints.addSponsor> & { drawn: DrawnPicture },
): Promise<Event> {
  const event = await requireEvent(work.tx, id);
  const { sponsors } = event.settings;
  if (sponsors.length >= MOST_SPONSORS)
    throw new Refusal('wrong_state', `There is room for ${MOST_SPONSORS} sponsors. Remove one first.`);
  const picture = await keepPicture(work, drawn);
  const same = sponsors.find(({ path }) => path === picture.path);
  if (same) throw new Refusal('already_exists', `This picture is there already, as “${same.name}”.`);
  return put(work, event, [...sponsors, { ...picture, name, places }], 'event.sponsor_added');
}

/**
 * Keeps the sponsors that are listed, in this order and with these names, and removes the others. @throws Refusal
 * `not_found`, or `stale` when they are not those that were seen any more, or the list names another or one twice.
 */
export async function changeSponsors(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: { sponsors: named, seen } }: InputOf<typeof eventsEndpoints.changeSponsors>,
): Promise<Event> {
  const event = await requireEvent(work.tx, id);
  if (signOf(seen) !== signOf(event.settings.sponsors)) throw changedMeanwhile();
  const next = named.map(({ path, name, places }) => {
    const kept = event.settings.sponsors.find((one) => one.path === path);
    if (!kept) throw changedMeanwhile();
    return { path, name, ratio: kept.ratio, places };
  });
  if (new Set(next.map(({ path }) => path)).size < next.length)
    throw new Refusal('stale', 'A sponsor is named twice.');
  return put(work, event, next, 'event.sponsors_changed');
}

const changedMeanwhile = () => new Refusal('stale', 'Somebody else changed the sponsors. Look again.');

/** What can be changed of sponsors, as one text to compare. */
const signOf = (sponsors: readonly Omit<Sponsors[number], 'ratio'>[]): string =>
  JSON.stringify(sponsors.map(({ path, name, places }) => [path, name, places]));

async function put(work: Work, before: Event, sponsors: Sponsors, action: string): Promise<Event> {
  const event = await putPictures(work, before, { sponsors });
  work.audit({
    action,
    subject: `event:${before.id}`,
    eventId: before.id,
    before: before.settings.sponsors,
    after: sponsors,
  });
  return event;
}
