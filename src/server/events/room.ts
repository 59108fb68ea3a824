/** The room of events and categories. */
import type { Room, RoomContext } from '../room.ts';
import { type EventsGiven, eventsRoutes } from './routes.ts';

/** Opens the room: the calls on events, categories, looks and sponsors. */
export const openEvents = ({ store }: RoomContext, given: EventsGiven): Room => ({
  routes: (app, gates) => eventsRoutes(app, gates, store, given),
});
