/**
 * What the other rooms know, gathered for the show's rules and views. The one place where their words become
 * the show's; nothing is decided here.
 */

import { type ScoringState, type ScoringWindow, settledScoring } from '#domain/judging/scoresheet.ts';
import { type RoundClock, stageTime } from '#domain/lineup/round-clock.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { pickFields } from '#domain/pick-fields.ts';
import {
  type LiveCandidate,
  type LiveEvent,
  type LiveJudge,
  type LivePlaying,
  type LivePoll,
  onStageClock,
  type ShowFacts,
} from '#domain/show/facts.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import { pollAt, showsVotes } from '#domain/voting/poll.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { figuresOf } from '#domain/voting/tally.ts';
import { pageLookOf } from '../events/look.ts';
import { categoriesOf, type Event, registrationStateOf } from '../events/queries.ts';
import { namesOf } from '../events/texts.ts';
import { judgePresence } from '../judging/queries.ts';
import { clockOf } from '../lineup/clock.ts';
import type { OrderItem, Round } from '../lineup/queries.ts';
import { placesTaken } from '../registration/queries.ts';
import { rulesOf } from '../results/records.ts';
import type { Reader } from '../store/store.ts';
import { deskPlaying } from '../tracks/cues.ts';
import type { BallotBox } from '../voting/box.ts';
import { type Poll, presentCandidates, standingIds } from '../voting/queries.ts';
import type { PresenceBook } from './presence.ts';
import { type Readings, readingsIn } from './readings.ts';
import { liveResults } from './revealable.ts';

/** What the show's facts are gathered from, beside the database. */
export interface FactSources {
  box: Pick<BallotBox, 'turnout' | 'perMinute' | 'tally' | 'glance'>;
  presence: Pick<PresenceBook, 'isHere' | 'lastHeard'>;
}

interface Asked {
  event: Event;
  round: Round;
}

/**
 * The facts of the other rooms on which the show's rules decide, at the server's time `now` (ms). `readings` provides
 * the large parts, `read` the small ones that change with time.
 */
export async function showFacts(
  { read, readings = readingsIn(read) }: { read: Reader; readings?: Readings },
  { box, presence }: FactSources,
  { event, round }: Asked,
  now: number,
): Promise<ShowFacts> {
  const ownClock = clockOf(round);
  const stage = stageTime(ownClock, now);
  const { order, items } = await readings.order(round.id);
  const written = await readings.polls(round.id);
  const told = {
    showsCount: event.settings.showTurnout,
    least: completeRules(rulesOf(round)).audience.minimumTurnout,
    engine: () => readings.engine(round.id),
  };
  const polls = await Promise.all(written.map((poll) => livePoll(pollAt(poll, stage), order, box, told)));
  const judges = await readings.judges(round.id);
  const seen = await judgePresence(
    read,
    judges.map((judge) => judge.id),
  );
  const windows = await readings.windows(round.id);
  const scoring = scoringOf(order, windows, stage);
  const count = { now: stage, count: box.tally };
  const results = liveResults(
    round,
    await readings.results({ round, at: count, polls }),
    judges.length > 0 || polls.length > 0,
  );
  const pollOfItem = new Map(written.map((poll) => [poll.itemId, poll.id]));
  return {
    startsAt: event.startsAt,
    items: items.map((item) => ({ ...item, pollId: pollOfItem.get(item.id) ?? null })),
    judges: judges.map((judge) =>
      liveJudge(judge, presence, seen.get(judge.id)?.lastSeenAt ?? null, (at) => stageAgo(ownClock, now, at)),
    ),
    scoring,
    scoringClosesAt: Object.fromEntries(
      [...windows].flatMap(([id, { closesAt }]) => (closesAt === null ? [] : [[id, closesAt]])),
    ),
    unreleased: await readings.unreleased({ round, now: stage, scoring }),
    polls,
    results,
    settings: {
      scoringGraceMs: event.settings.scoringGraceMs,
      phonesFollowMs: event.settings.phonesFollowMs,
      openingCount: event.settings.openingCount,
      actScores: event.settings.projectorScores,
      standingsSoFar: event.settings.projectorStandings,
      ranksByCategory: completeRules(rulesOf(round)).scope === 'category',
    },
    playing: await livePlaying(read, event.id, order, { now, ownClock }),
    kind: kindOf(round),
    ownClock,
  };
}

function liveJudge(
  { id, name, sheets }: Pick<LiveJudge, 'id' | 'name' | 'sheets'>,
  presence: FactSources['presence'],
  keptSeenAt: number | null,
  onStage: (at: number) => number,
): LiveJudge {
  const online = presence.isHere('judge', id);
  // A judge who is here is seen all the time; that is told as seldom as it is kept.
  const seenAt = online ? keptSeenAt : (presence.lastHeard('judge', id) ?? keptSeenAt);
  return { id, name, online, lastSeenAt: seenAt === null ? null : onStage(seenAt), sheets };
}

/**
 * A past instant in ms of stage time: `at` lies as long before `now` on the stage as in reality, however fast the
 * stage clock runs.
 */
export const stageAgo = (ownClock: RoundClock | null, now: number, at: number): number =>
  stageTime(ownClock, now) - onStageClock({ ownClock }, now - at);

/** Whether scoresheets are taken, by performance; closed unless opened. */
const scoringOf = (
  order: readonly OrderItem[],
  windows: ReadonlyMap<string, ScoringWindow>,
  now: number,
): Record<string, ScoringState> =>
  Object.fromEntries(
    order.flatMap(({ id, act }) => {
      const window = windows.get(id);
      return act === null ? [] : [[id, window ? settledScoring(window, now) : 'closed']];
    }),
  );

/** The music runs in reality, whatever the clock on stage does; its times are told by that clock. */
async function livePlaying(
  read: Reader,
  eventId: string,
  order: readonly OrderItem[],
  { now, ownClock }: { now: number; ownClock: RoundClock | null },
): Promise<LivePlaying | null> {
  const said = await deskPlaying(read, eventId, now);
  const item = order.find((one) => one.act !== null && one.act.participantId === said?.participantId);
  if (!said || !item) return null;
  const { deskId, by, state, positionMs, at, endsAt } = said;
  return {
    itemId: item.id,
    deskId,
    by,
    state,
    positionMs,
    saidAt: stageTime(ownClock, at),
    endsAt: endsAt === null ? null : stageTime(ownClock, endsAt),
  };
}

async function livePoll(
  poll: Poll,
  order: readonly OrderItem[],
  box: FactSources['box'],
  { showsCount, least, engine }: { showsCount: boolean; least: number; engine: () => Promise<Engine> },
): Promise<LivePoll> {
  return {
    ...pickFields(poll, ['id', 'title', 'method', 'maxChoices', 'voters', 'state', 'durationMs', 'openedAt']),
    ...pickFields(poll, ['closesAt', 'closedAt']),
    practice: poll.practice === 1,
    figures: showsVotes(poll)
      ? figuresOf(
          POLL_KINDS[poll.method].facts(await box.glance(poll.id), [...standingIds(poll, order)]),
          await engine(),
        )
      : null,
    candidates: presentCandidates(poll, order).flatMap(({ scratched, ...candidate }): LiveCandidate[] =>
      scratched ? [] : [{ id: candidate.performanceId, ...candidate }],
    ),
    recapMusic: poll.recapMusic === 1,
    published: poll.publishedAt !== null,
    ballotsCounted: poll.state === 'draft' ? 0 : await box.turnout(poll.id),
    ballotsPerMinute: poll.state === 'draft' ? 0 : box.perMinute(poll.id),
    leastBallots: poll.share > 0 ? least : 0,
    showsCount,
  };
}

/**
 * The event as live views show it at `now` (ms). Without a public address, pages show the one that they were opened at.
 */
export async function liveEvent(read: Reader, event: Event, now: number): Promise<LiveEvent> {
  const state = registrationStateOf(event, now);
  const full = state === 'open' && (await everyCategoryIsFull(read, event.id, now));
  return {
    ...pickFields(event, ['name', 'host', 'venue', 'startsAt', 'doorsAt', 'timeZone']),
    tagline: event.description === '' ? null : event.description,
    ...pickFields(event.settings, ['wifiLine', 'publicAddress', 'lineupPublished', 'sponsors']),
    registration: {
      state: full ? 'full' : state === 'not_yet' ? 'not_open' : state,
      opensAt: event.registrationOpensAt,
      closesAt: event.registrationClosesAt,
    },
    look: pageLookOf(event).id,
    names: await namesOf(read, event),
  };
}

async function everyCategoryIsFull(read: Reader, eventId: string, now: number): Promise<boolean> {
  const categories = await categoriesOf(read, eventId);
  const taken = await placesTaken(read, eventId, now);
  return (
    categories.length > 0 &&
    categories.every((one) => one.capacity !== null && (taken.get(one.id) ?? 0) >= one.capacity)
  );
}
