/** The live show put together: its log, its hub, its feed, and who follows them. One for each process. */
import type { FastifyInstance } from 'fastify';
import { type LiveViews, VIEW_KINDS, type ViewKind } from '#contract/live/views.ts';
import type { Gates } from '../http/access.ts';
import { openHub } from '../live/hub.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import type { BallotBox } from '../voting/box.ts';
import { callRoutes } from './call.ts';
import { countsRoutes } from './counts.ts';
import { openExchange } from './exchange.ts';
import { openFeed } from './feed.ts';
import { openFollowers } from './followers.ts';
import { controlRoutes } from './gear/control.ts';
import { gearRoutes } from './gear/routes.ts';
import { openHooks } from './gear/sender.ts';
import { letterRoutes } from './letters.ts';
import { openPresence } from './presence.ts';
import { rehearsalRoutes } from './rehearsal-routes.ts';
import { reportRoutes } from './report.ts';
import { liveRoutes, showRoutes } from './routes.ts';
import { screenRoutes } from './screen-routes.ts';
import { openStageClock } from './stage-clock.ts';
import { openShowLog } from './steps.ts';

export interface LiveShow {
  /** Adds the room's calls and streams. */
  routes(app: FastifyInstance, gates: Gates): void;
  /** What the hall may know now, the same object for all who ask until it changes; undefined while there is no show. */
  audience(): Promise<LiveViews['audience'] | undefined>;
  /** How many follow through this process, by kind of view. */
  viewers(): Record<ViewKind, number>;
  /** Ends every stream, so that pages come back to whoever serves next. */
  close(): Promise<void>;
}

/**
 * Starts following the store. At most so many `strangers` follow at a time; `onTrouble` is told of views that could
 * not be made.
 */
export function openLiveShow(
  store: Store,
  ownBox: BallotBox,
  { strangers, onTrouble }: { strangers: number; onTrouble: (error: unknown) => void },
): LiveShow {
  const clock = openStageClock(store.now);
  const hub = openHub({ now: store.now, told: clock });
  const presence = openPresence(hub, store.now);
  const followers = openFollowers();
  const log = openShowLog();
  const box = {
    ...ownBox,
    perMinute: (pollId: string) =>
      exchange
        .others()
        .reduce((sum, other) => sum + (other.ballots?.[pollId] ?? 0), ownBox.perMinute(pollId)),
  };
  const feed = openFeed({ store, hub, log, presence, box, clock, onTrouble });
  const own = () => ({ ...presence.own(), ballots: ownBox.rates() });
  const exchange = openExchange(store, own, { changed: presence.look, onTrouble });
  presence.withOthers(exchange.others);
  presence.onChange(feed.presenceChanged);
  const hooks = openHooks(store, onTrouble);
  hooks.start();
  return {
    routes(app, gates) {
      showRoutes(app, gates, { store, log, box, presence }, { feed, followers });
      liveRoutes(app, gates, { feed, followers, presence, strangers });
      rehearsalRoutes(app, gates, { store, log, box });
      callRoutes(app, gates, feed);
      letterRoutes(app, gates, store, feed);
      countsRoutes(app, gates, store);
      reportRoutes(app, gates, { store, log, box, presence });
      gearRoutes(app, gates, store);
      controlRoutes(app, gates, { store, log, box, presence }, feed);
      screenRoutes(app, gates, { store, followers, presence });
    },
    audience: async () => {
      const reading = await feed.current({ by: SYSTEM }).catch(() => undefined);
      return reading?.view('audience');
    },
    viewers: () =>
      Object.fromEntries(VIEW_KINDS.map((kind) => [kind, hub.count(kind)])) as Record<ViewKind, number>,
    async close() {
      await hooks.stop();
      presence.close();
      await exchange.close();
      followers.close();
      hub.close();
      await feed.close();
    },
  };
}
