/** The room of events and categories. */
import type { House, Room } from '../room.ts';
import { type EventsGiven, eventsRoutes } from './routes.ts';

/** Opens it. */
export const openEvents = ({ store }: House, given: EventsGiven): Room => ({
  routes: (app, gates) => eventsRoutes(app, gates, store, given),
});
