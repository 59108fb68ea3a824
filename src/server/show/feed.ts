/**
 * The live views of the show: of the round that is on, which everybody follows who names none, and of each round that
 * somebody names, for as long as they look.
 */
import type { ServerResponse } from 'node:http';
import { type LiveViews, VIEW_KINDS, type ViewKind } from '#contract/live/views.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ShowState } from '#domain/show/state.ts';
import { refuseOtherEvent } from '../events/queries.ts';
import type { Onlooker, RoundAccess } from '../http/access.ts';
import type { ReadyAnswer } from '../http/packing.ts';
import { openHub } from '../live/hub.ts';
import { type Channel, type ChannelParts, openChannel } from './channel.ts';
import type { LiveReader, Reading } from './live-reading.ts';
import { openStageClock } from './stage-clock.ts';

/** A round to look at; null for the one that is on, whichever that is at the time. */
type Looked = RoundAccess | null;

/** The live views of all rounds. */
export interface Feed {
  /**
   * Makes the response a stream of the view. Resolves to a function that ends it. Where no round is named it ends by
   * itself when another event becomes the current one, because nobody of one event may see another's, and where one is
   * named, when that round is deleted. @throws Refusal `no_event`, also for somebody of another event.
   */
  follow(kind: ViewKind, response: ServerResponse, who: Onlooker, round: Looked): Promise<() => void>;
  /** The newest frame of a view; its bytes are shared by all who ask. @throws Refusal as `follow`. */
  frame(kind: ViewKind, who: Onlooker, round: Looked): Promise<ReadyAnswer>;
  /** The show as of the newest commit, at most a second old. @throws Refusal as `follow`. */
  current(who: Onlooker, round: Looked): Promise<Reading>;
  /** The show with everything that has happened so far. @throws Refusal as `follow`. */
  now(who: Onlooker, round: Looked): Promise<Reading>;
  /** The projector's view as it would be with the armed scene on air; null while none is armed. */
  armed(round: RoundAccess): Promise<LiveViews['projector'] | null>;
  /** Call it when somebody came or went in another process. */
  presenceChanged(): void;
  /** How many clients of this process follow, by kind of view. */
  viewers(): Record<ViewKind, number>;
  /** Ends all streams of named rounds. Resolves when nothing reads the store any more. */
  close(): Promise<void>;
}

/**
 * So many rounds are read beside the one that is on, for each is read again after every commit: for people whom nobody
 * knows, and as many for everybody else, whose room strangers never take.
 */
const MOST_ROUNDS = 4;
const FULL_RETRY_S = 30;

type Rounds = Map<string, { channel: Channel; close: () => Promise<void> }>;

/** Begins to follow the store's versions. `parts.hub` and its clock are those of the round that is on. */
export function openFeed(parts: ChannelParts): Feed {
  const on = openChannel(parts, null);
  let closed = false;
  const named: Record<'strangers' | 'known', Rounds> = { strangers: new Map(), known: new Map() };
  const namedFor = ({ by }: Onlooker): Rounds => named[by.kind === 'visitor' ? 'strangers' : 'known'];
  const open = (roundId: string) => {
    const clock = openStageClock(parts.store.now);
    const hub = openHub({ now: parts.store.now, told: clock });
    // Who asked before the end and is let in after it is told to come back as well.
    if (closed) hub.close();
    const channel = openChannel({ ...parts, hub, clock }, roundId);
    return {
      channel,
      close: () => {
        hub.close();
        return channel.close();
      },
    };
  };
  /** Makes room for one by letting go of those that nobody looks at any more. */
  const makeRoom = (rounds: Rounds) => {
    for (const [roundId, { channel, close }] of rounds) {
      if (rounds.size < MOST_ROUNDS) return;
      if (VIEW_KINDS.some((kind) => channel.count(kind) > 0)) continue;
      rounds.delete(roundId);
      close().catch(parts.onTrouble);
    }
    if (rounds.size < MOST_ROUNDS) return;
    throw new Refusal('busy', 'As many rounds are looked at as this server can follow at a time.', {
      retryAfter: FULL_RETRY_S,
    });
  };
  const channelOf = (round: Looked, rounds: Rounds): Channel => {
    if (round === null) return on;
    const known = rounds.get(round.roundId);
    if (known === undefined) makeRoom(rounds);
    const one = known ?? open(round.roundId);
    rounds.set(round.roundId, one);
    return one.channel;
  };
  /** What a round's channel reads. Mostly it is the one that is on, which is read for everybody anyway. */
  const lookAt = async (
    round: Looked,
    read: (reader: LiveReader) => Promise<Reading | undefined>,
    rounds: Rounds,
  ): Promise<{ reading: Reading; channel: Channel }> => {
    let channel = on;
    let reading = await read(on.reader);
    if (round !== null && reading?.facts.round.id !== round.roundId) {
      channel = channelOf(round, rounds);
      reading = await read(channel.reader);
    }
    if (!reading) throw new Refusal('no_event');
    return { reading, channel };
  };
  const shownTo = async (
    who: Onlooker,
    round: Looked,
    read: (reader: LiveReader) => Promise<Reading | undefined>,
  ) => {
    const looked = await lookAt(round, read, namedFor(who));
    refuseOtherEvent(who, looked.reading.eventId);
    return looked;
  };
  const allNamed = () => [...named.strangers.values(), ...named.known.values()];
  const channels = () => [on, ...allNamed().map(({ channel }) => channel)];

  return {
    follow: (kind, response, who, round) => channelOf(round, namedFor(who)).follow(kind, response, who),
    async frame(kind, who, round) {
      const { reading, channel } = await shownTo(who, round, (reader) => reader.current());
      return channel.frame(kind, reading);
    },
    current: async (who, round) => (await shownTo(who, round, (reader) => reader.current())).reading,
    now: async (who, round) => (await shownTo(who, round, (reader) => reader.fresh())).reading,
    async armed(round) {
      const { reading } = await lookAt(round, (reader) => reader.imagined(armedOnAir), named.known);
      return reading.facts.show.armed === null ? null : reading.view('projector');
    },
    presenceChanged() {
      for (const channel of channels()) channel.presenceChanged();
    },
    viewers: () => {
      const all = channels();
      const count = (kind: ViewKind) => all.reduce((sum, channel) => sum + channel.count(kind), 0);
      return Object.fromEntries(VIEW_KINDS.map((kind) => [kind, count(kind)])) as Record<ViewKind, number>;
    },
    async close() {
      closed = true;
      await Promise.all([on.close(), ...allNamed().map(({ close }) => close())]);
    },
  };
}

/** For `catch`: a reading that is refused because there is no such round, or no event, is none. Any other error is thrown. */
export const noneThere = (error: unknown): undefined => {
  if (!(error instanceof Refusal) || error.code !== 'no_event') throw error;
};

/** The show as if the armed scene had been put on screen: not black, not stopped. */
const armedOnAir = (show: ShowState): ShowState =>
  show.armed === null ? show : { ...show, scene: show.armed, blanked: false, halt: null };
