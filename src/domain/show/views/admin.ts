/** The desk's view. Places not revealed yet are left out, because people look over the desk's shoulder. */

import type { RevealSound } from '#domain/results/reveal-script.ts';
import { isAnswered } from '../../judging/scoresheet.ts';
import { pickFields } from '../../pick-fields.ts';
import { awardLight } from '../award-light.ts';
import { staysClosed } from '../decide-windows.ts';
import { type LiveFacts, type LiveItem, type LiveJudge, type LiveResult, onStageClock } from '../facts.ts';
import { nextGo } from '../go.ts';
import { isDisqualified, numberOf, plannedOf, statusIn } from '../order.ts';
import { GO_DEAF_MS, UNDO_WINDOW_MS, type UndoPoint } from '../state.ts';
import { startMayGoBack } from '../undo.ts';
import { POSTS } from '../vocabulary.ts';
import {
  actsTotal,
  clock,
  current,
  forecastOf,
  interval,
  isWinner,
  lastNumber,
  lastStep,
  locksAt,
  next,
  notesTo,
  opensAfterNumber,
  plannedStart,
  revealedCount,
  revealedPlaces,
  round,
  settledFacts,
  stageState,
} from './parts.ts';
import { recapOf } from './recap.ts';

/** The desk's view, in the shape of `contract/live/admin.ts`. */
export function adminView(given: LiveFacts) {
  const facts = settledFacts(given);
  const { event, show } = facts;
  const { expected, planned, behindMs, endsAt, plannedEndAt } = forecastOf(facts);
  return {
    version: show.version,
    round: round(facts),
    phase: show.phase,
    event: {
      ...pickFields(event, ['name', 'host', 'timeZone', 'publicAddress']),
      startsAt: plannedStart(facts),
    },
    startedAt: show.startedAt,
    finishedAt: show.finishedAt,
    stage: stageState(facts),
    items: facts.items.map((item) => ({
      ...adminItem(facts, item),
      expectedAt: expected[item.id] ?? null,
      plannedAt: planned[item.id] ?? null,
    })),
    currentId: current(facts)?.id ?? null,
    nextId: next(facts)?.id ?? null,
    cuedId: show.cuedId,
    clock: clock(facts),
    interval: interval(facts),
    actsTotal: actsTotal(facts),
    lastNumber: lastNumber(facts),
    go: {
      ...nextGo(show, facts.now, facts),
      deafUntilAt: show.lastGoAt === null ? null : show.lastGoAt + onStageClock(facts, GO_DEAF_MS),
    },
    startMayGoBack: show.phase !== 'preshow' && show.phase !== 'finished' && startMayGoBack(facts),
    undo: undo(facts),
    lastMove:
      show.lastMove === null
        ? null
        : { command: show.lastMove.command, by: show.lastMove.by, movedAt: show.lastMove.at },
    scene: { kind: show.scene.kind, text: show.scene.text },
    armed: show.armed === null ? null : { kind: show.armed.kind, text: show.armed.text },
    followGo: show.followGo,
    blanked: show.blanked,
    halt: show.halt === null ? null : { text: show.halt.text, sinceAt: show.halt.at },
    judges: facts.judges.map(judge),
    graceMs: facts.settings.scoringGraceMs,
    playing: playing(facts),
    musicKey: show.musicKey && {
      id: show.musicKey.id,
      press: show.musicKey.press,
      pressedAt: show.musicKey.at,
    },
    polls: polls(facts),
    recap: recap(facts),
    results: results(facts),
    revealingId: show.revealingId,
    cardTurned: show.cardTurned,
    notes: notesTo(facts, POSTS),
    calls: show.calls.map(({ at, ...call }) => ({ ...call, calledAt: at })),
    forecast: { endsAt, plannedEndAt, behindMs },
    presence: connected(facts),
  };
}

const connected = ({ presence }: LiveFacts) => ({
  desks: [...presence.desks],
  ...pickFields(presence, ['music', 'projectors', 'mcs', 'judges', 'crew', 'audience']),
  silent: presence.silent.map(({ kind, name, heardAt }) => ({ kind, name, heardAt })),
});

function adminItem(facts: LiveFacts, item: LiveItem) {
  const progress = facts.show.items[item.id];
  const status = statusIn(facts.show, facts, item);
  return {
    itemId: item.id,
    ...pickFields(item, ['kind', 'title', 'changeoverMs', 'pollId']),
    number: numberOf(facts.show, item),
    status,
    skipped: progress?.skipped ?? false,
    ...(isDisqualified(facts.show, item) && { disqualified: true as const }),
    durationMs: plannedOf(facts, item),
    calledAt: progress?.calledAt ?? null,
    startedAt: progress?.startedAt ?? null,
    endedAt: progress?.endedAt ?? null,
    grantedMs: progress?.grantedMs ?? plannedOf(facts, item),
    performedMs: progress?.performedMs ?? 0,
    overMs: progress?.status === 'done' ? progress.performedMs - item.durationMs : null,
    act: adminAct(facts, item),
  };
}

function adminAct(facts: LiveFacts, item: LiveItem) {
  const act = item.performance;
  if (act === null) return null;
  const sheets = facts.judges.flatMap((one) => one.sheets[act.id] ?? []);
  return {
    performanceId: act.id,
    ...pickFields(act, ['participantId', 'pronouns', 'song', 'pronunciation', 'category', 'stageNotes']),
    ...pickFields(act, ['track', 'stageSide', 'checkedIn', 'withdrew']),
    sound: {
      fileId: act.sound.fileId,
      startMs: act.sound.startMs,
      level: act.sound.level,
      withGo: act.sound.withGo,
    },
    consent: act.consent === 'missing' ? ('missing' as const) : ('clear' as const),
    inTheWings: facts.show.wings[item.id] ?? false,
    window: facts.scoring[act.id] ?? ('closed' as const),
    locksAt: locksAt(facts, act.id),
    sheetsIn: sheets.filter(isAnswered).length,
    sheetsExpected: sheets.length,
  };
}

const judge = (one: LiveJudge) => ({
  ...pickFields(one, ['id', 'name', 'online', 'lastSeenAt']),
  sheets: { ...one.sheets },
  sheetsIn: Object.values(one.sheets).filter(isAnswered).length,
  sheetsExpected: Object.keys(one.sheets).length,
});

function undo(facts: LiveFacts) {
  const point = facts.show.undo;
  if (point === null) return null;
  return {
    command: isDisqualifying(point, facts) ? ('disqualify' as const) : point.command,
    parts: point.parts,
    by: point.by,
    doneAt: point.at,
    untilAt: point.at + onStageClock(facts, UNDO_WINDOW_MS),
  };
}

/** A performed act that is scratched is disqualified, and stays "done". */
const isDisqualifying = ({ command, reverts }: UndoPoint, { show }: LiveFacts): boolean =>
  command === 'scratch' &&
  reverts.some((effect) => effect.kind === 'item_status' && show.items[effect.itemId]?.status === 'done');

function playing({ playing: now }: LiveFacts) {
  if (now === null) return null;
  const { itemId, deskId, by, state, positionMs, saidAt, endsAt } = now;
  return { itemId, deskId, by, state, positionMs, saidAt, endsAt };
}

const polls = (facts: LiveFacts) =>
  facts.polls.map((poll) => ({
    ...pickFields(poll, ['id', 'title', 'state', 'method', 'maxChoices', 'practice', 'voters', 'durationMs']),
    ...pickFields(poll, ['openedAt', 'closesAt', 'ballotsCounted', 'ballotsPerMinute', 'leastBallots']),
    candidateCount: poll.candidates.length,
    opensAfterNumber: opensAfterNumber(facts, poll),
    staysClosed: poll.state === 'closed' ? staysClosed(poll, facts) : null,
    heard: poll.recapMusic
      ? poll.candidates.flatMap(({ performanceId }) => itemOfAct(facts, performanceId))
      : [],
  }));

const itemOfAct = ({ items }: LiveFacts, performanceId: string): string[] =>
  items.filter(({ performance }) => performance?.id === performanceId).map(({ id }) => id);

function recap(facts: LiveFacts) {
  const on = recapOf(facts);
  return on === null ? null : { pollId: on.poll.id, fromAt: on.fromAt, eachMs: on.eachMs };
}

const results = (facts: LiveFacts) =>
  facts.results.map((result) => {
    const shown = revealedCount(facts, result);
    const nextStep = result.steps[shown];
    const shownStep = lastStep(facts, result);
    const sound = soundNow(facts, result);
    return {
      id: result.id,
      title: result.title,
      light: awardLight(facts.results, result.id),
      state: result.state,
      stepsTotal: result.steps.length,
      stepsShown: shown,
      ...(shownStep?.kind && { lastKind: shownStep.kind }),
      nextPlace: nextStep?.kind === undefined ? (nextStep?.place ?? null) : null,
      ...(nextStep?.kind && { nextKind: nextStep.kind }),
      ...(nextStep && isWinner(result, nextStep) && { nextWins: true as const }),
      ...(sound && { sound }),
      steps: revealedPlaces(facts, result),
    };
  });

/** The sound that the script sets for the last revealed step; undefined for the usual one. */
function soundNow(facts: LiveFacts, result: LiveResult): RevealSound | undefined {
  const step = lastStep(facts, result);
  if (step === undefined || result.sounds === undefined) return undefined;
  if (step.kind === 'two_left') return result.sounds.twoLeft;
  if (step.kind === 'board') return result.sounds.board;
  return isWinner(result, step) ? result.sounds.winner : result.sounds.place;
}
