/** Giving an event its logo, and taking it away. */
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { Work } from '../store/write.ts';
import { keepPicture, putPictures } from './event-pictures.ts';
import type { DrawnPicture } from './logo-picture.ts';
import { type Event, type EventSettings, requireEvent } from './queries.ts';

/** Makes a re-encoded picture the event's logo. */
export async function setLogo(
  work: Work,
  _access: AdminAccess,
  {
    params: { id },
    body: { tone },
    drawn,
  }: InputOf<typeof eventsEndpoints.setLogo> & { drawn: DrawnPicture },
): Promise<Event> {
  return putLogo(work, id, { ...(await keepPicture(work, drawn)), tone });
}

/** Takes the event's logo away. */
export const removeLogo = (
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof eventsEndpoints.removeLogo>,
): Promise<Event> => putLogo(work, id, null);

async function putLogo(work: Work, id: string, logo: EventSettings['logo']): Promise<Event> {
  const before = await requireEvent(work.tx, id);
  const event = await putPictures(work, before, { logo });
  work.audit({
    action: logo ? 'event.logo_set' : 'event.logo_removed',
    subject: `event:${id}`,
    eventId: id,
    before: before.settings.logo,
    after: logo,
  });
  return event;
}
