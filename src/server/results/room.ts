/** The room of standings, certifying and what is told of results. */
import type { ShowStand } from '../lineup/over.ts';
import type { House, Room } from '../room.ts';
import { watchCertified } from './certify.ts';
import { officeRoutes } from './office-routes.ts';
import type { CountPoll } from './records.ts';
import { roundsRoutes } from './rounds-routes.ts';
import { resultsRoutes } from './routes.ts';
import { holdCertified } from './take-back.ts';

/** Opens it. `count` counts a closed poll, `showStand` knows how far a round's show is. */
export function openResults(
  { store, trouble }: House,
  { count, showStand }: { count: CountPoll; showStand: ShowStand },
): Room {
  holdCertified(store, count);
  const certified = watchCertified(store, count, trouble('a certified result could not be checked'));
  return {
    routes(app, gates) {
      resultsRoutes(app, gates, store, count);
      officeRoutes(app, gates, store, { count, showStand });
      roundsRoutes(app, gates, store, { count, showStand });
    },
    close: certified.stop,
  };
}
