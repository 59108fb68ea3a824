/** The room of the live show, put together: its log, its hub, its feed, and who follows them. One for each process. */
import type { LiveViews } from '#contract/live/views.ts';
import type { Gate } from '../http/access.ts';
import { openHub } from '../live/hub.ts';
import type { RoomContext, RoomWithMore } from '../room.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import type { BallotBox } from '../voting/box.ts';
import { callRoutes } from './call.ts';
import { countsRoutes } from './counts.ts';
import { openFeed } from './feed.ts';
import { controlRoutes, presentControl } from './gear/control.ts';
import { gearRoutes } from './gear/routes.ts';
import { openHooks } from './gear/sender.ts';
import { openControlStream } from './gear/stream.ts';
import { gearGate } from './gear/tokens.ts';
import { letterRoutes } from './letters.ts';
import { openPresence } from './presence.ts';
import { openProcessPresence } from './process-presence.ts';
import { rehearsalRoutes } from './rehearsal.ts';
import { reportRoutes } from './report.ts';
import { openRestrictedStreams } from './restricted-streams.ts';
import { liveRoutes, showRoutes } from './routes.ts';
import { screenRoutes } from './screen-routes.ts';
import { mcGate, screenGate } from './screens.ts';
import { openStageClock } from './stage-clock.ts';
import { openShowLog } from './steps.ts';

export interface ShowGiven {
  box: BallotBox;
  /** How many viewers without credentials may follow at a time. */
  strangers: number;
  crew: Gate<'crew'>;
}

/** Where it is kept who may see what. */
const PROOFS: ReadonlySet<string> = new Set([
  'admin',
  'admin_session',
  'judge',
  'judge_session',
  'screen',
  'control_token',
]);

/** Calls `changed` after a write, of any process, by which somebody's proof may have ended. */
function onProofs({ changes, onVersion }: Pick<Store, 'changes' | 'onVersion'>, changed: () => void) {
  let seen = changes.last(PROOFS);
  return onVersion(() => {
    const last = changes.last(PROOFS);
    if (last > seen) changed();
    seen = last;
  });
}

/** Opens the room: commands to the show, live views, screens and gear. It follows the store from now on. */
export function openShow({ store, trouble }: RoomContext, { box: ownBox, strangers, crew }: ShowGiven) {
  const onTrouble = trouble('a live view could not be made');
  const screen = screenGate(store);
  const clock = openStageClock(store.now);
  const hub = openHub({ now: store.now, told: clock });
  const presence = openPresence(hub, store.now);
  const followers = openRestrictedStreams();
  const stopChecking = onProofs(store, followers.recheckSoon);
  const log = openShowLog();
  const box = {
    ...ownBox,
    perMinute: (pollId: string) =>
      processes
        .others()
        .reduce((sum, other) => sum + (other.ballots?.[pollId] ?? 0), ownBox.perMinute(pollId)),
  };
  const feed = openFeed({ store, hub, log, presence, box, clock, onTrouble });
  const own = () => ({ ...presence.own(), ballots: ownBox.rates() });
  const processes = openProcessPresence(store, own, { changed: presence.look, onTrouble });
  presence.withOthers(processes.others);
  presence.onChange(feed.presenceChanged);
  const hooks = openHooks(store, onTrouble);
  const gearStream = openControlStream(store, feed, presentControl, onTrouble);
  return {
    gates: { screen, mc: mcGate(screen, crew), gear: gearGate(store) },
    routes(app, gates) {
      showRoutes(app, gates, { store, log, box, presence }, { feed, followers });
      liveRoutes(app, gates, { store, feed, followers, presence, strangers });
      rehearsalRoutes(app, gates, { store, box });
      callRoutes(app, gates, { store, log, feed });
      letterRoutes(app, gates, store, { feed, count: ownBox.tally });
      countsRoutes(app, gates, store);
      reportRoutes(app, gates, { store, log, box, presence });
      gearRoutes(app, gates, store);
      controlRoutes(app, gates, { store, log, box, presence }, { feed, stream: gearStream, followers });
      screenRoutes(app, gates, { store, followers, presence });
    },
    start: hooks.start,
    /** What the hall may know now, the same object for all who ask until it changes; undefined while there is no show. */
    async audience(): Promise<LiveViews['audience'] | undefined> {
      const reading = await feed.current({ by: SYSTEM }, null).catch(() => undefined);
      return reading?.view('audience');
    },
    /** How many follow through this process, by kind of view. */
    viewers: feed.viewers,
    /** So that pages come back to whoever serves next. */
    async endStreams() {
      presence.close();
      stopChecking();
      followers.close();
      hub.close();
      // Each waits for the database, which may hang; no stream waits for that.
      await Promise.all([processes.close(), feed.close(), gearStream.close()]);
    },
    close: hooks.stop,
  } satisfies RoomWithMore;
}
