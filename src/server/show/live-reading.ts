/**
 * What the live views are made from, read once for everybody who asks at the same time. Readings take turns with
 * everything else: however fast commits come, the next one waits for a multiple of what the last one took.
 */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type LiveViews, present, type ViewKind, wireView } from '#contract/live/views.ts';
import { follows } from '#domain/lineup/follows.ts';
import { type RoundClock, stageTime } from '#domain/lineup/round-clock.ts';
import { showRoundOf } from '#domain/lineup/round-kind.ts';
import { type LiveFacts, type LiveRound, onStageClock, type Presence } from '#domain/show/facts.ts';
import type { ShowState } from '#domain/show/state.ts';
import { eventById } from '../events/queries.ts';
import { type Piece, packedPiece } from '../http/packing.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOnNow } from '../lineup/gate.ts';
import { type Round, roundById, roundsOf } from '../lineup/queries.ts';
import { certifiedRounds } from '../results/queries.ts';
import { sourcesOf } from '../results/sources.ts';
import type { Reader, Store } from '../store/store.ts';
import { type FactSources, liveEvent, showFacts, stageAgo } from './facts.ts';
import { calledScreen } from './pairing.ts';
import type { PresenceBook } from './presence.ts';
import { type Readings, rememberedReadings } from './readings.ts';
import { scoreBoard } from './score-board.ts';
import type { ShowLog } from './steps.ts';

/** A reading that keeps meeting new commits is used as it is after so many tries; the next one follows anyway. */
const READINGS = 5;
/** What changes without a commit, such as a count of votes, may be so old for those who ask. */
const SAME_FOR_MS = 1_000;
/** After a reading so many times as long as it took belong to everything else, and never more than a moment. */
const REST = 3;
const LONGEST_REST_MS = 250;

/** What readings are made of. */
export interface ReadingParts extends FactSources {
  store: Store;
  log: ShowLog;
  presence: PresenceBook;
}

/** The show at one moment, with each view made at most once. */
export interface Reading {
  readonly version: number;
  readonly eventId: string;
  readonly clock: RoundClock | null;
  readonly facts: LiveFacts;
  view<K extends ViewKind>(kind: K): LiveViews[K];
  /** The view as JSON, as it is sent. */
  body(kind: ViewKind): string;
  /** The view as JSON, compressed. */
  packed(kind: ViewKind): Promise<Piece>;
}

/** Reads the show of one round. */
export interface LiveReader {
  /** A reading after everything that was committed so far; undefined while there is no event. */
  fresh(): Promise<Reading | undefined>;
  /** A reading as new as the newest commit of any process, at most a second old. */
  current(): Promise<Reading | undefined>;
  /** A reading of the show with its state changed by `as`, which nobody else sees. */
  imagined(as: (show: ShowState) => ShowState): Promise<Reading | undefined>;
}

/** Opens a reader of one round's show, or of whichever round is on (`roundId` null). It reads only when asked. */
export function openLiveReader(parts: ReadingParts, roundId: string | null): LiveReader {
  const { store } = parts;
  const readings = rememberedReadings(store);
  let last: { reading: Reading | undefined; version: number; at: number } | undefined;
  let running: Promise<Reading | undefined> | undefined;
  let next: Promise<Reading | undefined> | undefined;
  let asking: Promise<number> | undefined;
  let restUntil = 0;

  const start = async (): Promise<Reading | undefined> => {
    const rest = restUntil - performance.now();
    if (rest > 0) await pause(rest);
    const beganAt = performance.now();
    const { reading, version } = await readWhole(parts, roundId, readings);
    const took = performance.now() - beganAt;
    restUntil = beganAt + took + Math.min(LONGEST_REST_MS, REST * took);
    last = { reading, version, at: store.now() };
    return reading;
  };
  const run = () => {
    running = start().finally(() => {
      running = undefined;
    });
    return running;
  };
  /** One that begins now, or after the one under way, which may have begun too early. */
  const fresh = (): Promise<Reading | undefined> => {
    if (running === undefined) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
  /** The newest version, asked once for all who want to know at the same time. */
  const newestVersion = (): Promise<number> => {
    // A database that does not answer now: what is known is better than nothing.
    asking ??= store
      .version()
      .catch(() => 0)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return {
    fresh,
    async current() {
      const version = await newestVersion();
      return last && last.version >= version && Math.abs(store.now() - last.at) < SAME_FOR_MS
        ? last.reading
        : fresh();
    },
    imagined: async (as) => (await readWhole(parts, roundId, readings, as)).reading,
  };
}

/**
 * Everything of one version, `as` it is or would be. A commit in the middle of the reading would tear it, or leave it
 * without something that it has begun to look for, so it is read again.
 */
async function readWhole(
  parts: ReadingParts,
  roundId: string | null,
  readings: Readings,
  as: (show: ShowState) => ShowState = (show) => show,
): Promise<{ reading: Reading | undefined; version: number }> {
  const { store } = parts;
  for (let tried = 1; ; tried += 1) {
    const version = await store.version();
    const isWhole = async () => tried >= READINGS || (await store.version()) === version;
    try {
      const reading = await readOnce(parts, roundId, { readings, as, version });
      if (await isWhole()) return { reading, version };
    } catch (error) {
      if (await isWhole()) throw error;
    }
    await nextTurn();
  }
}

async function readOnce(
  { store, log, presence, ...sources }: ReadingParts,
  roundId: string | null,
  { readings, as, version }: { readings: Readings; as: (show: ShowState) => ShowState; version: number },
): Promise<Reading | undefined> {
  const { read } = store;
  const round = await (roundId === null ? roundOnNow(read) : roundById(read, roundId));
  const event = round && (await eventById(read, round.eventId));
  if (!event) return undefined;
  const clock = clockOf(round);
  const now = store.now();
  const stage = stageTime(clock, now);
  const shown = await showFacts({ read, readings }, { ...sources, presence }, { event, round }, now);
  const show = as(await log.stateOf(read, round.id));
  const at = { now: stage, count: sources.box.tally };
  return readingOf({
    version,
    eventId: event.id,
    clock,
    facts: {
      ...shown,
      now: stage,
      event: await liveEvent(read, event, now),
      round: await liveRound(read, log, round),
      show,
      board: await scoreBoard(store, round, { show, facts: shown }, at),
      presence: presenceOnStage(presence.present(), (at) => stageAgo(clock, now, at)),
      calling: stageCall(clock, now, await calledScreen(read, event.id, now)),
    },
  });
}

function readingOf(read: Pick<Reading, 'version' | 'eventId' | 'clock' | 'facts'>): Reading {
  const { facts } = read;
  const made = {
    views: new Map<ViewKind, unknown>(),
    bodies: new Map<ViewKind, string>(),
    pieces: new Map<ViewKind, Promise<Piece>>(),
  };
  const body = (kind: ViewKind) => once(made.bodies, kind, () => JSON.stringify(wireView(kind, facts)));
  return {
    ...read,
    view: <K extends ViewKind>(kind: K) => once(made.views, kind, () => present[kind](facts)) as LiveViews[K],
    body,
    packed: (kind) => once(made.pieces, kind, () => packedPiece(body(kind))),
  };
}

function once<T>(of: Map<ViewKind, T>, kind: ViewKind, make: () => T): T {
  const known = of.get(kind);
  if (known !== undefined) return known;
  const made = make();
  of.set(kind, made);
  return made;
}

const presenceOnStage = (present: Presence, onStage: (at: number) => number): Presence => ({
  ...present,
  silent: present.silent.map((device) => ({ ...device, heardAt: onStage(device.heardAt) })),
});

/** A called screen shows its name for as long in reality, whatever the clock on stage says. */
const stageCall = (
  ownClock: RoundClock | null,
  now: number,
  called: Awaited<ReturnType<typeof calledScreen>>,
): LiveFacts['calling'] =>
  called && {
    ...called,
    untilAt: stageTime(ownClock, now) + onStageClock({ ownClock }, called.untilAt - now),
  };

/** A round as live views show it, with how many rounds the event has and whether more follow. */
async function liveRound(read: Reader, log: ShowLog, round: Round): Promise<LiveRound> {
  const rounds = await roundsOf(read, round.eventId);
  const certified = rounds.length > 1 ? await certifiedRounds(read, round.eventId) : new Set<string>();
  const others = rounds.length > 1 ? rounds : [];
  const soFar = await Promise.all(
    others.map(async ({ id }) => ({
      id,
      over: certified.has(id) || (await log.stateOf(read, id)).phase === 'finished',
      from: (await sourcesOf(read, id)).map((source) => source.roundId),
    })),
  );
  const own = showRoundOf(round);
  return {
    id: round.id,
    name: round.name,
    of: rounds.length,
    follows: follows(own, soFar),
    ...(soFar.some(({ id, over }) => over && id !== own) && { isLater: true as const }),
  };
}
