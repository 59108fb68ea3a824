/** The room of the audit log. */
import type { House, Room } from '../room.ts';
import { auditRoutes } from './routes.ts';

/** Opens the room: the calls that read the audit log. */
export const openAudit = ({ store }: House): Room => ({
  routes: (app, gates) => auditRoutes(app, gates, store),
});
