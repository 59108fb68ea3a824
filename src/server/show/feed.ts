/**
 * Keeps the live views fresh: after a commit of any process it reads the facts once, makes each view that
 * somebody follows once, and hands the bytes to the hub. Several commits in a row become one reading.
 */
import type { ServerResponse } from 'node:http';
import { type LiveViews, present, VIEW_KINDS, type ViewKind, wireView } from '#contract/live/views.ts';
import { paceOf, type Rehearsal, stageTime } from '#domain/lineup/rehearsal.ts';
import { type LiveFacts, onStageClock } from '#domain/show/facts.ts';
import { isOpen } from '#domain/show/order.ts';
import type { ShowState } from '#domain/show/state.ts';
import { currentEvent, refuseOtherEvent } from '../events/queries.ts';
import type { Onlooker } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { latestRound } from '../lineup/queries.ts';
import { rehearsalOf } from '../lineup/rehearsal.ts';
import type { Hub } from '../live/hub.ts';
import type { Store } from '../store/store.ts';
import type { BallotBox } from '../voting/box.ts';
import { liveEvent, type Sources, showFacts } from './facts.ts';
import { calledScreen } from './pairing.ts';
import type { PresenceBook } from './presence.ts';
import { scoreBoard } from './score-board.ts';
import type { StageClock } from './stage-clock.ts';
import type { ShowLog } from './steps.ts';

const TURNOUT_MS = 1_000;
const PRESENCE_MS = 500;
/** A hall full of phones is told of the turnout at every fifth look only. */
const AUDIENCE_LOOKS = 5;
/** A reading that keeps meeting new commits is used as it is after so many tries; the next one follows anyway. */
const READINGS = 5;

export interface FeedParts extends Sources {
  box: Sources['box'] & Pick<BallotBox, 'onNews'>;
  store: Store;
  hub: Hub;
  log: ShowLog;
  presence: PresenceBook;
  /** What the hub tells the time by: the clock on stage. */
  clock: StageClock;
  onTrouble: (error: unknown) => void;
}

/** One view with the version of everything it was made from. */
export interface Frame<K extends ViewKind> {
  kind: K;
  version: number;
  sentAt: number;
  /** The clock of `sentAt`. */
  pace: ReturnType<typeof paceOf>;
  view: LiveViews[K];
}

export interface Feed {
  /**
   * Makes the response a stream of the view. Resolves to how to end it; it ends by itself when another event
   * becomes the current one, for nobody of one event may see the other's.
   * @throws Refusal `no_event`, also for somebody of another event.
   */
  follow(kind: ViewKind, response: ServerResponse, who: Onlooker): Promise<() => void>;
  /** A view as it is after everything committed so far. @throws Refusal `no_event`, also for somebody of another event. */
  now<K extends ViewKind>(kind: K, who: Onlooker): Promise<Frame<K>>;
  /** The projector's view as it would be with the armed scene on air; null while none is. @throws Refusal `no_event`. */
  armed(): Promise<LiveViews['projector'] | null>;
  /** Somebody came or went in another process. */
  presenceChanged(): void;
  /** Resolves when nothing reads the store any more. */
  close(): Promise<void>;
}

/** The views of people and screens that belong to one event, and the crew's, which a paired screen shows. */
const OF_ONE_EVENT: readonly ViewKind[] = ['judge', 'mc', 'crew'];

interface Reading {
  version: number;
  eventId: string;
  rehearsal: Rehearsal | null;
  facts: LiveFacts;
}

/** Starts following the store's versions. */
export function openFeed(parts: FeedParts): Feed {
  const { store, hub, clock, onTrouble } = parts;
  /** What each topic was made from last. */
  const made = new Map<ViewKind, Reading>();
  let newest: Reading | undefined;
  let wanted: ReadonlySet<ViewKind> = new Set();
  let running: Promise<void> | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let turnout: NodeJS.Timeout | undefined;
  let presenceLater: NodeJS.Timeout | undefined;
  let looks = 0;
  let closed = false;

  const make = (kind: ViewKind) => {
    if (newest === undefined || made.get(kind) === newest) return;
    if (OF_ONE_EVENT.includes(kind) && (made.get(kind)?.eventId ?? newest.eventId) !== newest.eventId)
      hub.endAll(kind);
    made.set(kind, newest);
    clock.keep(newest.rehearsal);
    hub.publish(kind, newest.version, JSON.stringify(wireView(kind, newest.facts)));
  };

  const round = async () => {
    while (wanted.size > 0 && !closed) {
      const kinds = wanted;
      wanted = new Set();
      // Nobody follows: what was read is out of date now, and whoever comes next reads for themselves.
      newest = VIEW_KINDS.some((kind) => hub.count(kind) > 0) ? await read(parts) : undefined;
      for (const kind of kinds) if (hub.count(kind) > 0) make(kind);
      if (newest !== undefined) schedule(newest);
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

  /** A deadline changes what everybody sees without a commit; ballots come in without one too. */
  const schedule = ({ facts }: Reading) => {
    clearTimeout(deadline);
    clearTimeout(turnout);
    const open = facts.polls.filter(isOpen);
    const ends = [
      ...open.flatMap((poll) => poll.closesAt ?? []),
      ...Object.entries(facts.scoringClosesAt).flatMap(([id, at]) =>
        facts.scoring[id] === 'open' ? [at] : [],
      ),
    ].filter((at) => at > facts.now);
    const speed = facts.rehearsal?.speed ?? 1;
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

  let catchingUp: Promise<void> | undefined;
  /**
   * Whoever comes from another process may have seen more than this one has heard of yet: nobody is shown an older
   * view than the newest that was committed. A crowd that comes back at once asks once.
   */
  const caughtUp = (): Promise<void> => {
    catchingUp ??= (async () => {
      const known = newest;
      // A database that does not answer now: what is known is better than nothing.
      if (known !== undefined && (await store.version().catch(() => 0)) <= known.version) return;
      const fresh = await read(parts);
      if (fresh === undefined || newest === undefined || fresh.version >= newest.version) newest = fresh;
    })().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  };

  return {
    presenceChanged,
    async follow(kind, response, who) {
      await caughtUp();
      refuseOtherEvent(who, newest?.eventId ?? '');
      make(kind);
      return hub.follow(kind, response);
    },
    async now(kind, who) {
      const reading = await read(parts);
      if (!reading) throw new Refusal('no_event');
      refuseOtherEvent(who, reading.eventId);
      return {
        kind,
        version: reading.version,
        sentAt: reading.facts.now,
        pace: paceOf(reading.rehearsal),
        view: present[kind](reading.facts),
      };
    },
    async armed() {
      const reading = await read(parts, armedOnAir);
      if (!reading) throw new Refusal('no_event');
      return reading.facts.show.armed === null ? null : present.projector(reading.facts);
    },
    async close() {
      closed = true;
      stopListening();
      stopCounting();
      for (const timer of [deadline, turnout, presenceLater]) clearTimeout(timer);
      await running;
    },
  };
}

/** A called screen shows its name for as long in reality, whatever the clock on stage says. */
const stageCall = (
  rehearsal: Rehearsal | null,
  now: number,
  called: Awaited<ReturnType<typeof calledScreen>>,
): LiveFacts['calling'] =>
  called && {
    ...called,
    untilAt: stageTime(rehearsal, now) + onStageClock({ rehearsal }, called.untilAt - now),
  };

/** The show as if the armed scene had been put on screen: not black, not stopped. */
const armedOnAir = (show: ShowState): ShowState =>
  show.armed === null ? show : { ...show, scene: show.armed, blanked: false, halt: null };

/**
 * Everything of one version, `as` it is or would be. A commit in the middle of the reading would tear it, or leave it
 * without something that it has begun to look for, so it is read again.
 */
async function read(
  parts: FeedParts,
  as: (show: ShowState) => ShowState = (show) => show,
): Promise<Reading | undefined> {
  const { store } = parts;
  for (let tried = 1; ; tried += 1) {
    const version = await store.version();
    const isWhole = async () => tried >= READINGS || (await store.version()) === version;
    try {
      const reading = await readOnce(parts, as, version);
      if (await isWhole()) return reading;
    } catch (error) {
      if (await isWhole()) throw error;
    }
  }
}

async function readOnce(
  { store, log, presence, ...sources }: FeedParts,
  as: (show: ShowState) => ShowState,
  version: number,
): Promise<Reading | undefined> {
  const event = await currentEvent(store.read);
  const round = event && (await latestRound(store.read, event.id));
  if (!event || !round) return undefined;
  const rehearsal = await rehearsalOf(store.read, round.id);
  const now = store.now();
  const stage = stageTime(rehearsal, now);
  const shown = await showFacts(store.read, { ...sources, presence }, { event, round, rehearsal }, now);
  const show = as(await log.stateOf(store.read, round.id));
  const facts: LiveFacts = {
    ...shown,
    now: stage,
    event: await liveEvent(store.read, event, now),
    show,
    board: await scoreBoard(
      store.read,
      round,
      { show, facts: shown },
      { now: stage, count: sources.box.tally },
    ),
    presence: presence.present(),
    calling: stageCall(rehearsal, now, await calledScreen(store.read, event.id, now)),
  };
  return { version, eventId: event.id, rehearsal, facts };
}
