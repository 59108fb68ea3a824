/** The room of the audit log. */
import type { House, Room } from '../room.ts';
import { auditRoutes } from './routes.ts';

/** Opens it. */
export const openAudit = ({ store }: House): Room => ({
  routes: (app, gates) => auditRoutes(app, gates, store),
});
