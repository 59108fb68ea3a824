/** What the desk says: a step's parts, its effects and what GO waits for, in words. */
import { createElement, type ReactNode } from 'react';
import type { AdminView } from '#contract/live/views.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { EARLY_MS } from '#domain/show/confirmation.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { overWords } from '#web/client/round-words.ts';
import { durationText } from '#web/ui/clock.ts';
import { say, tell } from '#web/ui/say.ts';
import { capital } from '#web/ui/words.ts';
import { SCENES } from './scenes.ts';

export type CuePart = AdminView['go']['parts'][number];
type Round = AdminView['round'];
export type GoEffect = AdminView['go']['effects'][number];
export type DeskItem = AdminView['items'][number];
/** "third place", "21st place". */
const placeWords = (place: number): string => say('desk.placeInWords', { place });

/** What was told last, where it stands alone: "Third place", "Winner", "Joint winners". */
export function toldWords({ place, tied, winner }: AdminView['results'][number]['steps'][number]): string {
  if (winner) return say(tied ? 'desk.jointWinners' : 'desk.winner');
  return capital(placeWords(place));
}

/** A part of a sentence that weighs more. */
export const bold = (inside: ReactNode[]): ReactNode => createElement('b', null, ...inside);

/** A sentence that its language breaks into two lines. */
const twoLines = (words: string): string[] => words.split('\n');

/** Said after an item's name and time. */
export const ENDS = {
  done: 'cues.rowDone',
  skipped: 'cues.rowSkipped',
  scratched: 'cues.rowScratched',
  disqualified: 'cues.rowDisqualified',
} as const;

/** How an item is over for the show; undefined while it is to come. */
export function endOf({ status, skipped, disqualified }: DeskItem): keyof typeof ENDS | undefined {
  if (disqualified) return 'disqualified';
  if (status === 'done') return 'done';
  if (skipped) return 'skipped';
  return status === 'scratched' ? 'scratched' : undefined;
}

/** An item inside a sentence: "act 6", "the vote", "Cake". */
export function itemWords(item: {
  kind: DeskItem['kind'] | null;
  number: number | null;
  title: string;
}): string {
  switch (item.kind) {
    case 'performance':
      return item.number === null ? item.title : say('desk.act', { number: item.number });
    case 'opening':
      return say('desk.opening');
    case 'interval':
      return say('desk.theInterval');
    case 'vote':
      return say('desk.theVote');
    case 'results':
      return say('desk.theResults');
    case 'other':
    case null:
      return item.title;
  }
}

/** An item where it stands alone: "Act 6", "The vote", "Cake". */
export const titleWords = (item: Parameters<typeof itemWords>[0]): string =>
  item.kind === 'performance' && item.number !== null
    ? say('desk.actAlone', { number: item.number })
    : capital(itemWords(item));

function partWords(part: CuePart, round: Round): string {
  const item = itemWords({ kind: part.itemKind, number: part.number, title: part.title });
  switch (part.verb) {
    case 'start_show':
      return isOneOfSeveral(round) ? say('desk.startRound', { round: round.name }) : say('desk.startShow');
    case 'end':
      return say('desk.end', { item });
    case 'stand_by':
      return say('desk.standBy', { item });
    case 'start':
      return say('desk.start', { item });
    case 'open_vote':
      return say('desk.openVote');
    case 'end_interval':
      return say('desk.endInterval');
    case 'start_results':
      return say('desk.startResults');
    case 'begin_award':
      return say('desk.beginAward', { award: part.title });
    case 'reveal':
      return say('desk.reveal', { award: part.title, what: revealedWords(part) });
    case 'publish':
      return say('desk.publish', { award: part.title });
    case 'finish_show':
      return isOneOfSeveral(round) ? say('desk.finishRound', { round: round.name }) : say('desk.finishShow');
  }
}

/** The whole table of a result where it stands alone: “The full table”. */
export const wholeTable = (): string => capital(say('desk.wholeTable'));

const UNTOLD = {
  two_left: 'desk.twoLeft',
  board: 'desk.wholeTable',
} as const satisfies Record<NonNullable<CuePart['step']>, Line>;

const revealedWords = ({ step, place }: CuePart): string => {
  if (step) return say(UNTOLD[step]);
  return place === null ? say('desk.nextPlace') : say('desk.place', { place });
};

/** What is told next of a result: "third place", "the winner", "the final two"; null when all is told. */
export function nextWords({ nextPlace, nextKind, nextWins }: AdminView['results'][number]): string | null {
  if (nextWins) return say('desk.theWinner');
  if (nextKind) return say(UNTOLD[nextKind]);
  return nextPlace === null ? null : placeWords(nextPlace);
}

/** The consequence of a press, a line each: "End act 5," / "stand by act 6"; of what is held: "Hold to open the vote". */
export function goLines(parts: readonly CuePart[], round: Round, held = false): string[] {
  const lines = parts.map((part, index) =>
    held && index === 0 ? say('desk.holdTo', { step: partWords(part, round) }) : partWords(part, round),
  );
  return lines.map(
    (line, index) => `${index === 0 ? capital(line) : line}${index < lines.length - 1 ? ',' : ''}`,
  );
}

/** Of a show of several rounds each begins and ends by its own name. */
const ROUND_DONE = { start_show: 'desk.roundStarted', finish_show: 'desk.roundFinished' } as const;

const isOneOfSeveral = ({ of }: Round): boolean => of > 1;

/** That the round that is on has not begun. */
export const beforeLine = (round: Round) => (isOneOfSeveral(round) ? 'desk.beforeRound' : 'desk.before');

const DONE = {
  start_show: 'desk.showStarted',
  end_interval: 'desk.intervalEnded',
  start_results: 'desk.resultsBegun',
  finish_show: 'desk.showFinished',
} as const;

/** What was done last, for the undo line: "Act 5 ended". */
export function doneWords(parts: readonly CuePart[], command: string, round: Round): string {
  const first = parts[0];
  const step = first?.verb ?? command;
  if (isOneOfSeveral(round) && step in ROUND_DONE)
    return say(ROUND_DONE[step as keyof typeof ROUND_DONE], { round: round.name });
  if (first === undefined)
    return say(command in COMMAND_DONE ? COMMAND_DONE[command as keyof typeof COMMAND_DONE] : 'admin.done');
  const item = itemWords({ kind: first.itemKind, number: first.number, title: first.title });
  if (first.verb === 'end') return capital(say('desk.ended', { item }));
  if (first.verb === 'start') return capital(say('desk.started', { item }));
  if (first.verb === 'stand_by') return capital(say('desk.standsBy', { item }));
  return first.verb in DONE ? say(DONE[first.verb as keyof typeof DONE]) : capital(partWords(first, round));
}

const COMMAND_DONE = {
  jump: 'desk.orderChanged',
  skip: 'desk.actSkipped',
  unskip: 'desk.actIsBack',
  scratch: 'desk.actScratched',
  disqualify: 'desk.actDisqualified',
  unscratch: 'desk.actIsBack',
  start_interval: 'desk.breakBegun',
  restart: 'desk.timerRestarted',
  set_scene: 'desk.screenChanged',
  finish_show: 'desk.showFinished',
} as const;

interface Asking {
  go: Pick<AdminView['go'], 'asks'>;
  event: Pick<AdminView['event'], 'startsAt'>;
}

/** Why a step asks first, a sentence each. `at` is the server's time in ms. */
export function askedWords({ go, event }: Asking, at: number): string[] {
  if (go.asks.length === 0) return [];
  if (go.asks.every(({ verb }) => verb === 'open_vote')) return [say('desk.untilVoted')];
  if (!go.asks.some(({ verb }) => verb === 'start_show')) return [say('desk.noTakingBack')];
  const early = (event.startsAt ?? at) - at;
  return early < EARLY_MS ? [] : [aheadWords(early)];
}

const HOUR = 3_600_000;

/** That the show is a long time ahead: "… in 5 days.", "… in 3 hours.", "… in 45 minutes." */
function aheadWords(ms: number): string {
  if (ms >= 48 * HOUR) return say('desk.beginsInDays', { count: Math.round(ms / (24 * HOUR)) });
  return ms >= 2 * HOUR
    ? say('desk.beginsInHours', { count: Math.round(ms / HOUR) })
    : say('desk.beginsInMinutes', { count: Math.round(ms / 60_000) });
}

const WAITS = {
  show_finished: 'desk.waitsOver',
  show_halted: 'desk.waitsStopped',
  nothing_next: 'desk.waitsNothing',
  act_held: 'desk.waitsHeld',
  poll_is_open: 'desk.waitsPoll',
  not_certified: 'desk.waitsResult',
} as const satisfies Record<NonNullable<AdminView['go']['waits']>['reason'], Line>;

/** That GO is not sent, in two lines. */
export const awayLines = (): string[] => twoLines(say('desk.notConnected'));

/** What GO waits for, in two lines; null when it can be pressed. */
export function waitLines({ go, round }: Pick<AdminView, 'go' | 'round'>): string[] | null {
  if (go.waits?.reason === 'show_finished' && !isLast(round)) return [overWords(round).over];
  return go.waits && twoLines(say(WAITS[go.waits.reason]));
}

/** Whether the show is over with this round. */
export const isLast = (round: AdminView['round']): boolean => round.of === 1 || overWords(round).last;

/** A length as people say it: "3 minutes", "1:30". */
export function lengthWords(ms: number): string {
  if (ms >= 60_000 && ms % 60_000 === 0) return say('desk.minutes', { count: ms / 60_000 });
  return durationText(ms);
}

/** What a press brings about, each sentence once: several results that are published by one press are shown together. */
export const saidOnce = (effects: readonly GoEffect[]): GoEffect[] =>
  effects.filter(
    ({ kind }, at) => kind !== 'result_published' || effects.findIndex((one) => one.kind === kind) === at,
  );

/** One effect of GO, with what is new in bold. `timerAt` is the time that the act has taken so far. */
export function effectWords(effect: GoEffect, timerAt: string | null): ReactNode {
  switch (effect.kind) {
    case 'timer_stops':
      return timerAt === null ? say('desk.timerStops') : say('desk.timerStopsAt', { time: timerAt });
    case 'timer_starts':
      return say('desk.timerStarts', { time: durationText(effect.durationMs) });
    case 'projector':
      return tell('desk.projectorTo', { b: bold, scene: say(SCENES[effect.scene].words) });
    case 'projector_held':
      return tell('desk.projectorStays', { b: bold });
    case 'judges_open':
      return say('desk.judgesOpen', { item: actWords(effect) });
    case 'judges_finish':
      return effect.graceMs === null
        ? say('desk.judgesFinish')
        : tell('desk.judgesGet', { b: bold, time: lengthWords(effect.graceMs) });
    case 'mc_sees':
      return say('desk.mcSees', { item: actWords(effect) });
    case 'poll_opens':
      return effect.durationMs === null
        ? say('desk.phonesVote')
        : tell('desk.phonesVoteFor', { b: bold, time: lengthWords(effect.durationMs) });
    case 'result_published':
      return say('desk.resultPublished');
  }
}

const actWords = ({ number, title }: { number: number | null; title: string }): string =>
  number === null ? title : say('desk.act', { number });

type Poll = AdminView['polls'][number];

/** How a vote is held and among how many: "Choose up to 3 of 8 acts". */
export function ballotWords({ method, maxChoices, candidateCount }: Poll): string {
  if (candidateCount === 0) return say('calls.noAct');
  return POLL_KINDS[method].among(say, Math.min(maxChoices, candidateCount), candidateCount);
}

/** "+0:05" or "−0:04", over or under the plan. */
export const overText = (ms: number): string =>
  `${Math.round(ms / 1_000) < 0 ? '−' : '+'}${durationText(Math.abs(Math.round(ms / 1_000)) * 1_000)}`;
