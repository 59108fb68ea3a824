/** The room where a show is planned: begun from what is ready, and kept for others to begin from. */
import type { Room, RoomContext } from '../room.ts';
import { planningRoutes } from './routes.ts';

/** Opens the room: the calls on templates and the event's texts. */
export const openPlanning = ({ store }: RoomContext): Room => ({
  routes: (app, gates) => planningRoutes(app, gates, store),
});
