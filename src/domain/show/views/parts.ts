/**
 * What several views show in the same way. Each function lists its fields and copies no object whole, so that a new
 * private field never gets out by itself.
 */
import { pickFields } from '../../pick-fields.ts';
import {
  actsHidden,
  publicEntry,
  type RevealEntry,
  type RevealStep,
  revealedSteps,
} from '../../results/telling.ts';
import { isOpen } from '../../voting/poll.ts';
import type { LiveFacts, LiveItem, LivePoll, LiveResult } from '../facts.ts';
import { type Forecast, type ForecastItem, forecast } from '../forecast.ts';
import {
  afterDeadlines,
  comesInTurn,
  currentItem,
  mayBeRevealed,
  nextItem,
  notPerformed,
  numberOf,
  plannedOf,
  pollOf,
  statusIn,
} from '../order.ts';
import type { DeskCall, Note } from '../state.ts';
import type { Clock, Post, SceneKind } from '../vocabulary.ts';

/** What the stage is doing. */
export const STAGE_STATES = ['idle', 'standing_by', 'on_stage', 'cue'] as const;
export type StageState = (typeof STAGE_STATES)[number];

/**
 * The facts with every poll and scoring window as it is at `facts.now`. A poll that is a draft lacks the
 * candidates that it would be opened without: nobody is shown or read out who cannot be voted for.
 */
export function settledFacts(facts: LiveFacts): LiveFacts {
  const passed = afterDeadlines(facts, facts.now);
  return {
    ...passed,
    polls: passed.polls.map((poll) => {
      const out = poll.state === 'draft' ? notPerformed(passed.show, passed, poll) : [];
      return out.length === 0
        ? poll
        : {
            ...poll,
            candidates: poll.candidates.filter(({ performanceId }) => !out.includes(performanceId)),
          };
    }),
  };
}

/** When an act's open scoring locks by itself; null where it does not. */
export const locksAt = (facts: LiveFacts, performanceId: string): number | null =>
  facts.scoring[performanceId] === 'open' ? (facts.scoringClosesAt[performanceId] ?? null) : null;

/** The round that is on, as every view shows it; `rehearsal` is null in a round of the show. */
export const round = ({ round: on, ownClock }: LiveFacts) => ({
  ...pickFields(on, ['id', 'name', 'of', 'follows']),
  rehearsal: ownClock && { speed: ownClock.speed },
});

/** The screen that was asked to show its number and name; null where none was. */
export const calling = ({ calling: now }: LiveFacts) =>
  now === null ? null : { screenId: now.screenId, name: now.name, number: now.number, untilAt: now.untilAt };

/** What the projector shows: black before the halt's message before the chosen scene. */
export const sceneOnAir = (facts: LiveFacts): SceneKind => {
  const { show } = facts;
  if (show.blanked) return 'black';
  return show.halt === null ? show.scene.kind : 'message';
};

/** What the stage is doing: a running interval or vote is a `cue`; an ended item leaves it `idle`. */
export function stageState(facts: LiveFacts): StageState {
  const item = currentItem(facts.show, facts);
  if (item === null) return 'idle';
  const status = statusIn(facts.show, facts, item);
  if (status === 'called') return 'standing_by';
  if (status !== 'on_stage') return 'idle';
  return item.kind === 'performance' ? 'on_stage' : 'cue';
}

/** The item that stands by or is on stage; null where there is none. */
export const current = (facts: LiveFacts): LiveItem | null =>
  stageState(facts) === 'idle' ? null : currentItem(facts.show, facts);

/** The item that GO would bring; null once the show is over. */
export const next = (facts: LiveFacts): LiveItem | null =>
  facts.show.phase === 'finished' ? null : nextItem(facts.show, facts);

/** An act as everybody may know it; null for other cues. */
export const publicAct = (facts: LiveFacts, item: LiveItem | null) =>
  item === null || item.performance === null
    ? null
    : {
        itemId: item.id,
        performanceId: item.performance.id,
        number: numberOf(facts.show, item),
        stageName: item.performance.stageName,
        pronouns: item.performance.pronouns,
        song: item.performance.song,
      };

/** An item's status on screens of the crew: a vote is on for as long as it is voted in, also where it was opened by hand. */
function shownStatus(facts: LiveFacts, item: LiveItem) {
  const poll = item.kind === 'vote' ? pollOf(facts, item.pollId) : null;
  return poll !== null && isOpen(poll) ? 'on_stage' : statusIn(facts.show, facts, item);
}

/** An item of the running order as crew and MC read it; an act's fields are empty for other cues. */
export const orderedItem = (facts: LiveFacts, item: LiveItem, expectedAt: number | null) => ({
  itemId: item.id,
  kind: item.kind,
  title: item.title,
  number: numberOf(facts.show, item),
  status: shownStatus(facts, item),
  skipped: facts.show.items[item.id]?.skipped ?? false,
  pronouns: item.performance?.pronouns ?? '',
  song: item.performance?.song ?? '',
  category: item.performance?.category ?? '',
  stageNotes: item.performance?.stageNotes ?? '',
  durationMs: plannedOf(facts, item),
  expectedAt,
});

/** The current item as everybody may know it, where it is not an act; else null. */
export const publicCue = (facts: LiveFacts) => {
  const item = current(facts);
  return item === null || item.kind === 'performance'
    ? null
    : { itemId: item.id, kind: item.kind, title: item.title };
};

/** The act on stage; null where there is none. */
export const actNow = (facts: LiveFacts) =>
  stageState(facts) === 'on_stage' ? publicAct(facts, current(facts)) : null;
const actStandingBy = (facts: LiveFacts) =>
  stageState(facts) === 'standing_by' ? publicAct(facts, current(facts)) : null;

/** The next act as the audience may know it: once it stands by, or from the published line-up; else null. */
export const actNextPublic = (facts: LiveFacts) =>
  actStandingBy(facts) ?? (facts.event.lineupPublished ? publicAct(facts, nextAct(facts)) : null);

const nextAct = (facts: LiveFacts): LiveItem | null => {
  const item = next(facts);
  return item?.kind === 'performance' ? item : null;
};

/** How many acts the show has, without scratched ones. */
export const actsTotal = (facts: LiveFacts): number =>
  facts.items.filter(
    (item) => item.kind === 'performance' && statusIn(facts.show, facts, item) !== 'scratched',
  ).length;

/** The highest act number, the "12" in "act 11 of 12"; null where it is not how many acts there are. */
export const lastNumber = (facts: LiveFacts): number | null => {
  const last = facts.items.reduce((highest, item) => Math.max(highest, numberOf(facts.show, item) ?? 0), 0);
  return last === actsTotal(facts) ? last : null;
};

/** The running interval with its countdown; null outside one. */
export const interval = (facts: LiveFacts) =>
  facts.show.phase === 'interval' ? { title: current(facts)?.title ?? '', clock: facts.show.clock } : null;

/**
 * The poll for the audience's screens: the open one, else the one that the current cue will open, else the last closed
 * one.
 */
export function shownPoll(facts: LiveFacts): LivePoll | null {
  const open = facts.polls.find(isOpen);
  if (open !== undefined) return open;
  const cue = current(facts)?.pollId ?? null;
  const ofCue = facts.polls.find((poll) => poll.id === cue);
  if (ofCue !== undefined && ofCue.state !== 'closed') return ofCue;
  const closed = facts.polls.filter((poll) => poll.state === 'closed');
  return closed.reduce<LivePoll | null>(
    (last, poll) => (last === null || (poll.openedAt ?? 0) >= (last.openedAt ?? 0) ? poll : last),
    null,
  );
}

const isTooFew = ({ state, ballotsCounted, leastBallots }: LivePoll): boolean =>
  state === 'closed' && ballotsCounted < leastBallots;

/** A poll as everybody may know it, in the shape of `publicPoll` in `contract/live/parts.ts`. */
export const publicPoll = (poll: LivePoll) => ({
  ...pickFields(poll, ['id', 'title', 'method', 'maxChoices', 'practice', 'voters', 'figures', 'state']),
  ...pickFields(poll, ['openedAt', 'closesAt']),
  candidateCount: poll.candidates.length,
  ballotsCounted: poll.showsCount && !isTooFew(poll) ? poll.ballotsCounted : null,
});

/**
 * The number of the act after which the poll opens: of those that are to come before its cue, the one that comes last.
 * Null where the poll has no cue, or none is to come any more: nobody waits for an act that was on or was put aside.
 */
export function opensAfterNumber(facts: LiveFacts, { id: pollId }: LivePoll): number | null {
  const { show } = facts;
  const turn = ({ id }: LiveItem): number => (id === show.currentId ? 0 : id === show.cuedId ? 1 : 2);
  const cue = facts.items.findIndex((item) => item.pollId === pollId);
  return (
    facts.items
      .slice(0, Math.max(0, cue))
      .filter((item) => item.number !== null && (turn(item) < 2 || comesInTurn(show, facts, item)))
      .toSorted((one, other) => turn(one) - turn(other))
      .at(-1)?.number ?? null
  );
}

/** How many steps of a result everybody may know: none if it is voided, all once it is published. */
export function revealedCount(facts: LiveFacts, result: LiveResult): number {
  if (!mayBeRevealed(result.state)) return 0;
  if (result.state === 'published') return result.steps.length;
  return Math.min(facts.show.shownSteps[result.id] ?? 0, result.steps.length);
}

/** The places revealed so far, lowest first. */
export const revealedPlaces = (facts: LiveFacts, result: LiveResult) =>
  revealedSteps(result.steps, revealedCount(facts, result)).map(({ place, entries }) => ({
    place,
    tied: entries.length > 1,
    winner: place === firstPlace(result),
    // Acts that share a place stand in the order of the show, which tells nothing.
    entries: inShowOrder(entries).map(publicEntry),
  }));

/** The winner's place: the best one that is revealed, which need not be 1. */
const firstPlace = ({ steps }: LiveResult): number | undefined =>
  steps.findLast(({ kind }) => kind === undefined)?.place;

/** Whether a step tells who has won. */
export const isWinner = (result: LiveResult, { kind, place }: RevealStep): boolean =>
  kind === undefined && place === firstPlace(result);

/** The step of a result that was revealed last; undefined before the first. */
export const lastStep = (facts: LiveFacts, result: LiveResult): RevealStep | undefined =>
  result.steps[revealedCount(facts, result) - 1];

/**
 * The last two acts of a reveal while they wait side by side, in the order of the show and without scores, which
 * would tell the winner; null at any other step.
 */
export const lastTwoWaiting = (step: RevealStep | undefined) =>
  step?.kind === 'two_left'
    ? inShowOrder(step.entries).map((entry) => ({ ...publicEntry(entry), score: null }))
    : null;

/** While the whole table is shown: the acts whose place is not revealed, in the order of the show; else null. */
export const unrevealedOnBoard = (step: RevealStep | undefined) =>
  step?.kind === 'board' ? step.entries.map(publicEntry) : null;

/** Acts that share a place, in the order of the show. */
export const inShowOrder = (entries: readonly RevealEntry[]): RevealEntry[] =>
  entries.toSorted((a, b) => (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER));

/** How many acts' places in a result are still to be revealed. */
export const hiddenActs = (facts: LiveFacts, result: LiveResult): number =>
  actsHidden(result.steps, revealedCount(facts, result));

/**
 * The result that is being revealed, else the first one that may be revealed and is not published; null where
 * there is none.
 */
export function shownResult(facts: LiveFacts): LiveResult | null {
  const telling = facts.results.find((result) => result.id === facts.show.revealingId);
  if (telling !== undefined && mayBeRevealed(telling.state)) return telling;
  return facts.results.find((result) => mayBeRevealed(result.state) && result.state !== 'published') ?? null;
}

/** The clock of the current item; null without one. */
export const clock = (facts: LiveFacts): Clock | null => (current(facts) === null ? null : facts.show.clock);

/** A call to the desk as whoever made it is told of it; when and by whom it was taken is null until then. */
export const ownCall = ({ id, at, takenAt, takenBy }: Omit<DeskCall, 'from' | 'judgeId'>) => ({
  id,
  calledAt: at,
  takenAt,
  takenBy,
});

/** Notes to these posts, newest first. */
export const notesTo = (facts: LiveFacts, posts: readonly Post[]): Note[] =>
  facts.show.notes
    .filter((note) => posts.includes(note.to))
    .map((note) => pickFields(note, ['id', 'to', 'text', 'by', 'sentAt', 'readAt', 'readyAt']))
    .reverse();

/** The running order as `forecast` needs it. */
export const forecastItems = (facts: LiveFacts): ForecastItem[] =>
  facts.items.map((item) => {
    const progress = facts.show.items[item.id];
    return {
      itemId: item.id,
      status: statusIn(facts.show, facts, item),
      skipped: progress?.skipped ?? false,
      durationMs: plannedOf(facts, item),
      changeoverMs: item.changeoverMs,
      startedAt: progress?.startedAt ?? null,
    };
  });

/** When this round's show is planned to begin: with the event, and a later round when it is called, so that none is late. */
export const plannedStart = ({ event, round: on }: LiveFacts): number | null =>
  on.isLater ? null : event.startsAt;

/** The forecast for the show as it stands. */
export const forecastOf = (facts: LiveFacts): Forecast =>
  forecast({ ...facts.show, startsAt: plannedStart(facts) }, forecastItems(facts), facts.now);

/**
 * The results in their order, except that awards with prizes given by hand come after those that somebody won by
 * marks or votes.
 */
export const prizesLast = <R extends { prize?: true | undefined }>(results: readonly R[]): R[] =>
  results.toSorted((a, b) => Number(a.prize ?? false) - Number(b.prize ?? false));
