/** The room of accounts, and of who works at the desk. */
import type { RoomContext, RoomWithMore } from '../room.ts';
import { adminGates } from './gate.ts';
import { type AccountsGiven, accountsRoutes } from './routes.ts';

/** Opens the room: the calls on accounts and signing in, and the gates of admins and crew. */
export const openAccounts = ({ store }: RoomContext, given: AccountsGiven) =>
  ({
    gates: adminGates(store),
    routes: (app, gates) => accountsRoutes(app, gates, store, given),
  }) satisfies RoomWithMore;
