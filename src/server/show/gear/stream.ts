/** What gear may know of the show, as a stream: one for each round that somebody names, and one for whichever is on. */
import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import { type Camel, snakeKeys } from '#contract/case.ts';
import type { controlState } from '#contract/show/gear.ts';
import { refuseOtherEvent } from '../../events/queries.ts';
import type { GearAccess, RoundAccess } from '../../http/access.ts';
import { openHub } from '../../live/hub.ts';
import { SYSTEM } from '../../store/audit.ts';
import type { Store } from '../../store/store.ts';
import { type Feed, noneThere } from '../feed.ts';
import type { Reading } from '../live-reading.ts';
import { openStageClock } from '../stage-clock.ts';

const TOPIC = 'gear';
/** How often a clock that runs, and a vote that is open, are told. */
const TICK_MS = 1_000;

/** The live state for gear, as a stream. */
export interface ControlStream {
  /**
   * Makes the response a stream, which ends when its round is deleted. Resolves to a function that ends it. @throws
   * Refusal as the feed does.
   */
  follow(response: ServerResponse, who: GearAccess, round: RoundAccess | null): Promise<() => void>;
  /** Ends all streams. Resolves when nothing reads the store any more. */
  close(): Promise<void>;
}

/** Opens the streams. `present` makes the state from a reading and the stage time (ms). */
export function openControlStream(
  store: Pick<Store, 'now' | 'onVersion'>,
  feed: Pick<Feed, 'current'>,
  present: (reading: Reading, at: number) => Camel<z.infer<typeof controlState>>,
  onTrouble: (error: unknown) => void,
): ControlStream {
  const lanes = new Map<string, ReturnType<typeof openLane>>();
  let closed = false;

  const openLane = (round: RoundAccess | null) => {
    const clock = openStageClock(store.now);
    const hub = openHub({ now: store.now, told: clock });
    let eventId: string | undefined;
    let running: Promise<void> | undefined;
    let tick: NodeJS.Timeout | undefined;
    const read = async () => {
      const reading = await feed.current({ by: SYSTEM }, round).catch(noneThere);
      if (reading === undefined) {
        hub.endAll(TOPIC);
        return;
      }
      // Gear of one event is told nothing of another; it comes back through its own gate.
      if (eventId !== undefined && eventId !== reading.eventId) hub.endAll(TOPIC);
      eventId = reading.eventId;
      clock.keep(reading.clock);
      hub.publish(TOPIC, reading.version, JSON.stringify(snakeKeys(present(reading, clock.now()))));
    };
    const refresh = (): Promise<void> => {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    };
    const look = () => {
      if (hub.count(TOPIC) > 0) void refresh().catch(onTrouble);
    };
    hub.onPresence(() => {
      const isFollowed = hub.count(TOPIC) > 0;
      if (isFollowed) tick ??= setInterval(look, TICK_MS).unref();
      else {
        clearInterval(tick);
        tick = undefined;
      }
    });
    return {
      hub,
      look,
      refresh,
      async close() {
        clearInterval(tick);
        hub.close();
        await running?.catch(() => undefined);
      },
    };
  };
  const stopListening = store.onVersion(() => {
    for (const { look } of lanes.values()) look();
  });

  return {
    async follow(response, who, round) {
      const reading = await feed.current(who, round);
      refuseOtherEvent(who, reading.eventId);
      const key = round?.roundId ?? '';
      const lane = lanes.get(key) ?? openLane(round);
      lanes.set(key, lane);
      if (closed) lane.hub.close();
      await lane.refresh();
      return lane.hub.follow(TOPIC, response);
    },
    async close() {
      closed = true;
      stopListening();
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}
