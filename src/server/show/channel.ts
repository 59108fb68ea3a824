/**
 * The live views of one round, or of whichever is on, kept fresh: after a commit of any process it reads the facts once,
 * makes each view that somebody follows once, and hands the bytes to its hub. Several commits in a row become one
 * reading. Whoever asks for a frame by itself gets the same bytes.
 */
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { VIEW_KINDS, type ViewKind } from '#contract/live/views.ts';
import { Refusal } from '#contract/refusal.ts';
import { VOTES_IN_MS } from '#domain/show/moments.ts';
import { followsAt } from '#domain/show/views/followed.ts';
import { isOpen } from '#domain/voting/poll.ts';
import { refuseOtherEvent } from '../events/queries.ts';
import type { Onlooker } from '../http/access.ts';
import { JoinedDocument, ReadyAnswer } from '../http/packing.ts';
import type { Hub } from '../live/hub.ts';
import type { BallotBox } from '../voting/box.ts';
import { type LiveReader, openLiveReader, type Reading, type ReadingParts } from './live-reading.ts';
import type { StageClock } from './stage-clock.ts';

const TURNOUT_MS = 1_000;
/** An act that runs on, or one that is waited for, moves all that comes by itself: times are shown in minutes. */
const FORECAST_MS = 30_000;
const PRESENCE_MS = 500;
/** A hall full of phones is told of the turnout at every fifth look only. */
const AUDIENCE_LOOKS = 5;

/** What a channel is made of. */
export interface ChannelParts extends ReadingParts {
  box: ReadingParts['box'] & Pick<BallotBox, 'onNews'>;
  hub: Hub;
  /** The stage time, by which the hub tells clients the time. */
  clock: StageClock;
  onTrouble: (error: unknown) => void;
}

/** The live views of one round. */
export interface Channel {
  readonly reader: LiveReader;
  /**
   * Makes the response a stream of the view. Resolves to a function that ends it; it ends by itself when the round is
   * deleted. @throws Refusal `no_event` for somebody of another event, `not_found` where the round is not there any more.
   */
  follow(kind: ViewKind, response: ServerResponse, who: Onlooker): Promise<() => void>;
  /** A reading of this channel as a frame of the view; its bytes are shared by all who ask. */
  frame(kind: ViewKind, reading: Reading): Promise<ReadyAnswer>;
  /** How many clients follow a view. */
  count(kind: ViewKind): number;
  /** Call it when somebody came or went in another process. */
  presenceChanged(): void;
  /** Ends the channel. Resolves when nothing reads the store any more. */
  close(): Promise<void>;
}

/** The views of people and screens that belong to one event, and the crew's, which a paired screen shows. */
const OF_ONE_EVENT: readonly ViewKind[] = ['judge', 'mc', 'crew'];

/** Begins to follow the store's versions. `roundId` is null for the round that is on, whichever that is at the time. */
export function openChannel(parts: ChannelParts, roundId: string | null): Channel {
  const { store, hub, clock, onTrouble } = parts;
  const reader = openLiveReader(parts, roundId);
  /** What each topic was made from last. */
  const made = new Map<ViewKind, Reading>();
  let wanted: ReadonlySet<ViewKind> = new Set();
  let running: Promise<void> | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let turnout: NodeJS.Timeout | undefined;
  let presenceLater: NodeJS.Timeout | undefined;
  let looks = 0;
  /** Whether what the clock alone brings is waited for: while somebody follows. */
  let timed = false;
  let closed = false;

  const make = (kind: ViewKind, reading: Reading) => {
    const before = made.get(kind);
    if (before === reading || (before && before.version > reading.version)) return;
    if (OF_ONE_EVENT.includes(kind) && before && before.eventId !== reading.eventId) hub.endAll(kind);
    made.set(kind, reading);
    clock.keep(reading.clock);
    hub.publish(kind, reading.version, reading.body(kind));
  };

  /** Whoever followed a round that is not there any more asks anew, and is told so. */
  const leaveDeleted = () => {
    if (roundId !== null) for (const kind of VIEW_KINDS) hub.endAll(kind);
  };

  const round = async () => {
    while (wanted.size > 0 && !closed) {
      const kinds = wanted;
      wanted = new Set();
      // Nobody follows: whoever comes next reads for themselves.
      timed = VIEW_KINDS.some((kind) => hub.count(kind) > 0);
      if (!timed) continue;
      const reading = await reader.fresh();
      if (reading === undefined) {
        leaveDeleted();
        continue;
      }
      for (const kind of [...kinds].filter((one) => hub.count(one) > 0)) {
        make(kind, reading);
        await nextTurn();
      }
      schedule(reading);
    }
  };

  const refresh = (kinds: readonly ViewKind[] = VIEW_KINDS): Promise<void> => {
    wanted = new Set([...wanted, ...kinds]);
    running ??= round()
      .catch(onTrouble)
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  /** A deadline changes what everybody sees without a commit, and so does time that runs over; ballots come in without one too. */
  const schedule = ({ facts, clock: own }: Reading) => {
    clearTimeout(deadline);
    clearTimeout(turnout);
    timed = true;
    const open = facts.polls.filter(isOpen);
    const ends = [
      ...open.flatMap((poll) => poll.closesAt ?? []),
      ...Object.entries(facts.scoringClosesAt).flatMap(([id, at]) =>
        facts.scoring[id] === 'open' ? [at] : [],
      ),
      ...facts.polls.flatMap(({ closedAt }) => (closedAt === null ? [] : [closedAt + VOTES_IN_MS])),
      ...followsAt(facts),
      ...(facts.show.phase === 'finished' ? [] : [facts.now + FORECAST_MS]),
    ].filter((at) => at > facts.now);
    const speed = own?.speed ?? 1;
    if (ends.length > 0) deadline = setTimeout(refresh, (Math.min(...ends) - facts.now) / speed + 5).unref();
    if (open.some((poll) => poll.closesAt === null || poll.closesAt > facts.now))
      turnout = setTimeout(look, TURNOUT_MS).unref();
  };
  const look = () => {
    looks += 1;
    void refresh(
      looks % AUDIENCE_LOOKS === 0 ? VIEW_KINDS : VIEW_KINDS.filter((kind) => kind !== 'audience'),
    );
  };

  const stopListening = store.onVersion(() => void refresh());
  const stopCounting = parts.box.onNews(() => void refresh());
  const presenceChanged = () => {
    presenceLater ??= setTimeout(() => {
      presenceLater = undefined;
      void refresh(['admin']);
    }, PRESENCE_MS).unref();
  };
  hub.onPresence(presenceChanged);

  return {
    reader,
    presenceChanged,
    async follow(kind, response, who) {
      // Whoever comes from another process may have seen more than this one has heard of yet: nobody is shown an
      // older view than the newest that was committed.
      const reading = await reader.current();
      if (!reading && roundId !== null) throw new Refusal('not_found', 'There is no such round.');
      refuseOtherEvent(who, reading?.eventId ?? '');
      if (reading) make(kind, reading);
      if (reading && !timed) schedule(reading);
      return hub.follow(kind, response);
    },
    async frame(kind, reading) {
      clock.keep(reading.clock);
      const { now, pace } = clock;
      const head = `{"kind":"${kind}","version":${reading.version},"sent_at":"${new Date(now()).toISOString()}","pace":${JSON.stringify(pace())},"view":`;
      return new ReadyAnswer(new JoinedDocument([head, await reading.packed(kind), '}']));
    },
    count: hub.count,
    async close() {
      closed = true;
      stopListening();
      stopCounting();
      for (const timer of [deadline, turnout, presenceLater]) clearTimeout(timer);
      await running;
    },
  };
}
