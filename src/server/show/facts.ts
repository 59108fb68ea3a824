/**
 * What the other rooms know, gathered for the show's rules and views. The one place where their words become
 * the show's; nothing is decided here.
 */

import { type Rehearsal, stageTime } from '#domain/lineup/rehearsal.ts';
import { mayPerform } from '#domain/registration/status.ts';
import type {
  ConsentState,
  LiveCandidate,
  LiveEvent,
  LiveItem,
  LiveJudge,
  LivePlaying,
  LivePoll,
  ShowFacts,
} from '#domain/show/facts.ts';
import { UNSET_CUE } from '#domain/tracks/cue.ts';
import { showsVotes } from '#domain/voting/poll.ts';
import { figuresOf } from '#domain/voting/tally.ts';
import { categoriesOf, type Event, registrationStateOf } from '../events/queries.ts';
import { judgeProgress, scoringDeadlines, scoringStates } from '../judging/queries.ts';
import { type OrderItem, type Round, runningOrder } from '../lineup/queries.ts';
import { placesTaken } from '../registration/queries.ts';
import { excusedOf } from '../results/records.ts';
import { unreleasedActs } from '../results/releases.ts';
import type { Reader } from '../store/store.ts';
import { cuesOf, deskPlaying } from '../tracks/cues.ts';
import { newestFiles } from '../tracks/files.ts';
import { tracksOf } from '../tracks/queries.ts';
import type { BallotBox } from '../voting/box.ts';
import { type Poll, pollsOf, presentCandidates } from '../voting/queries.ts';
import type { PresenceBook } from './presence.ts';
import { liveResults, rehearsalFacts } from './told.ts';

/** What facts are gathered from, beside the database. */
export interface Sources {
  box: Pick<BallotBox, 'turnout' | 'perMinute' | 'tally' | 'glance'>;
  presence: Pick<PresenceBook, 'judgeIsHere'>;
}

interface Asked {
  event: Event;
  round: Round;
  rehearsal: Rehearsal | null;
  /** Whether results may begin, for which a rehearsal needs what it would tell. */
  begins?: boolean;
}

/** What the decider asks of the other rooms, as it is when the server's clock says `now`. */
export async function showFacts(
  read: Reader,
  { box, presence }: Sources,
  { event, round, rehearsal, begins = false }: Asked,
  now: number,
): Promise<ShowFacts> {
  const order = await runningOrder(read, round.id);
  const stage = stageTime(rehearsal, now);
  const polls = await pollsOf(read, round.id, stage);
  const judges = (await judgeProgress(read, event.id, round.id)).filter(
    ({ judge }) => judge.revokedAt === null,
  );
  const excused = new Set(
    (
      await excusedOf(
        read,
        order.map((item) => item.id),
      )
    ).map((row) => `${row.judgeId} ${row.performanceId}`),
  );
  const results = await liveResults(read, round, judges.length > 0 || polls.length > 0, {
    now: stage,
    count: box.tally,
  });
  return {
    items: await liveItems(read, event, order, polls),
    judges: judges.map(
      ({ judge, lastSeenAt, sheets }): LiveJudge => ({
        id: judge.id,
        name: judge.name,
        online: presence.judgeIsHere(judge.id, lastSeenAt, now),
        // How long ago stays as long in reality, whatever the clock on stage says.
        lastSeenAt: lastSeenAt === null ? null : stage - (now - lastSeenAt),
        // Nobody waits for a sheet that its judge was excused from.
        sheets: Object.fromEntries(
          Object.entries(sheets).filter(
            ([id, sheet]) =>
              sheet === 'submitted' || sheet === 'abstained' || !excused.has(`${judge.id} ${id}`),
          ),
        ),
      }),
    ),
    scoring: await scoringStates(read, round.id, stage),
    scoringClosesAt: await scoringDeadlines(read, round.id),
    unreleased: (await unreleasedActs(read, round, stage)).map((act) => act.performanceId),
    polls: await Promise.all(polls.map((poll) => livePoll(poll, order, box, event.settings.showTurnout))),
    results,
    settings: {
      scoringGraceMs: event.settings.scoringGraceMs,
      actScores: event.settings.projectorScores,
      standingsSoFar: event.settings.projectorStandings,
    },
    playing: await livePlaying(read, event.id, order, { now, rehearsal }),
    rehearsal: await rehearsalFacts(read, round, rehearsal, results, begins, {
      now: stage,
      count: box.tally,
    }),
  };
}

async function liveItems(
  read: Reader,
  { settings }: Event,
  order: readonly OrderItem[],
  polls: readonly Poll[],
): Promise<LiveItem[]> {
  const acts = order.flatMap((item) => item.act?.participantId ?? []);
  const tracks = await tracksOf(read, acts);
  const files = await newestFiles(read, acts);
  const cues = await cuesOf(read, acts);
  return order.map((item) => ({
    id: item.id,
    kind: item.kind,
    title: item.title,
    number: item.number,
    durationMs: item.plannedMs,
    changeoverMs: item.act === null ? 0 : settings.changeoverMs,
    scratched: item.scratched,
    performance: item.act && {
      id: item.id,
      participantId: item.act.participantId,
      stageName: item.act.stageName,
      pronouns: item.act.pronouns,
      song: item.act.songTitle,
      pronunciation: item.act.pronunciation,
      mcLine: item.act.mcLine,
      stageNotes: item.act.stageNotes,
      categoryId: item.act.categoryId ?? '',
      category: item.act.category,
      track: tracks.get(item.act.participantId)?.state ?? 'missing',
      sound: {
        fileId: files.get(item.act.participantId)?.id ?? null,
        ...(cues.get(item.act.participantId) ?? UNSET_CUE),
      },
      stageSide: item.stageSide ?? settings.stageSide,
      consent: consentState(item.act.consent),
      checkedIn: item.act.checkedInAt !== null,
    },
    pollId: polls.find((poll) => poll.itemId === item.id)?.id ?? null,
  }));
}

/** The music runs in reality, whatever the clock on stage does; its times are told by that clock. */
async function livePlaying(
  read: Reader,
  eventId: string,
  order: readonly OrderItem[],
  { now, rehearsal }: { now: number; rehearsal: Rehearsal | null },
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
    saidAt: stageTime(rehearsal, at),
    endsAt: endsAt === null ? null : stageTime(rehearsal, endsAt),
  };
}

function consentState(consent: Parameters<typeof mayPerform>[0]): ConsentState {
  if (!mayPerform(consent)) return 'missing';
  return consent === 'not_needed' ? 'not_needed' : 'given';
}

async function livePoll(
  poll: Poll,
  order: readonly OrderItem[],
  box: Sources['box'],
  showsCount: boolean,
): Promise<LivePoll> {
  const cue = order.findIndex((item) => item.id === poll.itemId);
  return {
    id: poll.id,
    title: poll.title,
    method: poll.method,
    maxChoices: poll.maxChoices,
    practice: poll.practice === 1,
    voters: poll.voters,
    figures: showsVotes(poll) ? figuresOf(await box.glance(poll.id), poll.method) : null,
    state: poll.state,
    candidates: presentCandidates(poll, order).flatMap(({ scratched, ...candidate }): LiveCandidate[] =>
      scratched ? [] : [{ id: candidate.performanceId, ...candidate }],
    ),
    opensAfterId: order.slice(0, Math.max(0, cue)).findLast((item) => item.number !== null)?.id ?? null,
    durationMs: poll.durationMs,
    openedAt: poll.openedAt,
    closesAt: poll.closesAt,
    ballotsCounted: poll.state === 'draft' ? 0 : await box.turnout(poll.id),
    ballotsPerMinute: poll.state === 'draft' ? 0 : box.perMinute(poll.id),
    showsCount,
  };
}

/** The event as live views show it at `now`. A page that finds no public address shows the one it came from. */
export async function liveEvent(read: Reader, event: Event, now: number): Promise<LiveEvent> {
  const state = registrationStateOf(event, now);
  const full = state === 'open' && (await everyCategoryIsFull(read, event.id, now));
  return {
    name: event.name,
    host: event.host,
    venue: event.venue,
    tagline: event.description === '' ? null : event.description,
    startsAt: event.startsAt,
    doorsAt: event.doorsAt,
    timeZone: event.timeZone,
    wifiLine: event.settings.wifiLine,
    publicAddress: event.settings.publicAddress,
    registration: {
      state: full ? 'full' : state === 'not_yet' ? 'not_open' : state,
      opensAt: event.registrationOpensAt,
      closesAt: event.registrationClosesAt,
    },
    lineupPublished: event.settings.lineupPublished,
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
