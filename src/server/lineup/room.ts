/** The room of rounds and their running order. */
import type { House, RoomWithMore } from '../room.ts';
import { roundGate } from './gate.ts';
import type { OfShow } from './over.ts';
import { lineupRoutes } from './routes.ts';

/** Opens it. */
export const openLineup = ({ store }: House, given: OfShow) =>
  ({
    gates: { round: roundGate(store) },
    routes: (app, gates) => lineupRoutes(app, gates, store, given),
  }) satisfies RoomWithMore;
