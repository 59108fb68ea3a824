/** The room of standings, certifying and what is told of results. */
import type { ShowPhaseOf } from '../lineup/over.ts';
import type { Room, RoomContext } from '../room.ts';
import { resultsAdminRoutes } from './admin-routes.ts';
import { watchCertified } from './certify.ts';
import type { CountPoll } from './records.ts';
import { roundsRoutes } from './rounds-routes.ts';
import { resultsRoutes } from './routes.ts';
import { holdCertified } from './take-back.ts';

/**
 * Opens the room: tabulating, certifying and publishing. `count` counts a closed poll, `roundPhase` tells how far a
 * round's show is.
 */
export function openResults(
  { store, trouble }: RoomContext,
  { count, roundPhase }: { count: CountPoll; roundPhase: ShowPhaseOf },
): Room {
  holdCertified(store, count);
  const certified = watchCertified(store, count, trouble('a certified result could not be checked'));
  return {
    routes(app, gates) {
      resultsRoutes(app, gates, store, count);
      resultsAdminRoutes(app, gates, store, { count, roundPhase });
      roundsRoutes(app, gates, store, { count, roundPhase });
    },
    close: certified.stop,
  };
}
