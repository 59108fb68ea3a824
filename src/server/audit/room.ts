/** The room of the audit log. */
import type { Room, RoomContext } from '../room.ts';
import { auditRoutes } from './routes.ts';

/** Opens the room: the calls that read the audit log. */
export const openAudit = ({ store }: RoomContext): Room => ({
  routes: (app, gates) => auditRoutes(app, gates, store),
});
