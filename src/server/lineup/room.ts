/** The room of rounds and their running order. */
import type { RoomContext, RoomWithMore } from '../room.ts';
import { roundGate } from './gate.ts';
import type { ShowProgress } from './over.ts';
import { lineupRoutes } from './routes.ts';

/** Opens the room: the calls on the running order, and the gate that finds a call's round. */
export const openLineup = ({ store }: RoomContext, given: ShowProgress) =>
  ({
    gates: { round: roundGate(store) },
    routes: (app, gates) => lineupRoutes(app, gates, store, given),
  }) satisfies RoomWithMore;
