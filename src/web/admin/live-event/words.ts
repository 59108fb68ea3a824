/** What the desk says: a step's parts, its effects and what GO waits for, in words. */
import type { AdminView } from '#contract/live/views.ts';
import { EARLY_MS } from '#domain/show/confirmation.ts';
import { ordinal, ordinalWord } from '#domain/tabulation/ordinals.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { durationText } from '#web/ui/clock.ts';
import { counted } from '#web/ui/format.ts';
import { capital } from '#web/ui/words.ts';
import { SCENES } from './scenes.ts';

export type CuePart = AdminView['go']['parts'][number];
export type GoEffect = AdminView['go']['effects'][number];
export type DeskItem = AdminView['items'][number];
/** "third place", "21st place". */
export const placeWords = (place: number): string => `${ordinalWord(place)} place`;

/** An item inside a sentence: "act 6", "the vote", "Cake". */
export function itemWords(item: {
  kind: DeskItem['kind'] | null;
  number: number | null;
  title: string;
}): string {
  switch (item.kind) {
    case 'performance':
      return item.number === null ? item.title : `act ${item.number}`;
    case 'opening':
      return 'the opening';
    case 'interval':
      return 'the interval';
    case 'vote':
      return 'the vote';
    case 'results':
      return 'the results';
    case 'other':
    case null:
      return item.title;
  }
}

function partWords(part: CuePart): string {
  const item = itemWords({ kind: part.itemKind, number: part.number, title: part.title });
  switch (part.verb) {
    case 'start_show':
      return 'start the show';
    case 'end':
      return `end ${item}`;
    case 'stand_by':
      return `stand by ${item}`;
    case 'start':
      return `start ${item}`;
    case 'open_vote':
      return 'open the vote';
    case 'end_interval':
      return 'end the interval';
    case 'start_results':
      return 'go to the results';
    case 'reveal':
      return `reveal ${awardWords(part.title)}: ${revealedWords(part)}`;
    case 'publish':
      return `publish ${awardWords(part.title)}`;
    case 'finish_show':
      return 'finish the show';
  }
}

const UNTOLD: Record<NonNullable<CuePart['step']>, string> = {
  two_left: 'two are left',
  board: 'the whole table',
};

const revealedWords = ({ step, place }: CuePart): string => {
  if (step) return UNTOLD[step];
  return place === null ? 'the next place' : ordinal(place);
};

/** What comes next of a result: "third place", "two are left"; none when all is told. */
export function nextWords({ nextPlace, nextKind }: AdminView['results'][number]): string | null {
  if (nextKind) return UNTOLD[nextKind];
  return nextPlace === null ? null : placeWords(nextPlace);
}

/** An award inside a sentence: "the judges' result", "Solo". */
const awardWords = (title: string): string => title.replace(/^The /, 'the ');

/** The consequence of a press, a line each: "End act 5," / "stand by act 6"; of what is held: "Hold to open the vote". */
export function goLines(parts: readonly CuePart[], held = false): string[] {
  const lines = parts.map((part, index) =>
    held && index === 0 ? `hold to ${partWords(part)}` : partWords(part),
  );
  return lines.map(
    (line, index) => `${index === 0 ? capital(line) : line}${index < lines.length - 1 ? ',' : ''}`,
  );
}

const DONE: Partial<Record<CuePart['verb'], string>> = {
  start_show: 'Show started',
  end_interval: 'Interval ended',
  start_results: 'Results begun',
  finish_show: 'Show finished',
};

/** What was just done, as the undo line says it: "Act 5 ended". */
export function doneWords(parts: readonly CuePart[], command: string): string {
  const first = parts[0];
  if (first === undefined) return COMMAND_DONE[command] ?? 'Done';
  const item = capital(itemWords({ kind: first.itemKind, number: first.number, title: first.title }));
  if (first.verb === 'end') return `${item} ended`;
  if (first.verb === 'start') return `${item} started`;
  if (first.verb === 'stand_by') return `${item} stands by`;
  return DONE[first.verb] ?? capital(partWords(first));
}

const COMMAND_DONE: Record<string, string> = {
  jump: 'Order changed',
  skip: 'Act skipped',
  unskip: 'Act is back',
  scratch: 'Act scratched',
  unscratch: 'Act is back',
  start_interval: 'Break begun',
  restart: 'Timer restarted',
  set_scene: 'Screen changed',
  finish_show: 'Show finished',
};

/** Why a step asks first, a sentence each. `at` is the server's time in ms. */
export function askedWords({ go, event }: AdminView, at: number): string[] {
  if (go.asks.length === 0) return [];
  if (!go.asks.some(({ verb }) => verb === 'start_show'))
    return ['It cannot be taken back: the hall sees it.'];
  const early = (event.startsAt ?? at) - at;
  return early < EARLY_MS ? [] : [`The show is to begin in ${aheadWords(early)}.`];
}

const HOUR = 3_600_000;

/** A long time ahead: "5 days", "3 hours", "45 minutes". */
function aheadWords(ms: number): string {
  if (ms >= 48 * HOUR) return counted(Math.round(ms / (24 * HOUR)), 'day');
  return ms >= 2 * HOUR ? counted(Math.round(ms / HOUR), 'hour') : counted(Math.round(ms / 60_000), 'minute');
}

const WAITS: Record<NonNullable<AdminView['go']['waits']>['reason'], string[]> = {
  show_finished: ['The show', 'is over'],
  show_halted: ['Lift the stop', 'to go on'],
  nothing_next: ['Nothing comes', 'next'],
  act_held: ['Held: consent', 'is missing'],
  poll_is_open: ['Ready when', 'the vote closes'],
  not_certified: ['Waits for the', 'certified result'],
};

/** What GO waits for, in two lines. */
export const waitLines = (view: AdminView): string[] | null => view.go.waits && WAITS[view.go.waits.reason];

/** A length as people say it: "3 minutes", "1:30". */
export function lengthWords(ms: number): string {
  if (ms >= 60_000 && ms % 60_000 === 0) return ms === 60_000 ? '1 minute' : `${ms / 60_000} minutes`;
  return durationText(ms);
}

/** One effect as plain words and its bold end. `timerAt` is what the act has taken so far. */
export function effectWords(effect: GoEffect, timerAt: string | null): [plain: string, bold: string] {
  switch (effect.kind) {
    case 'timer_stops':
      return [timerAt === null ? 'Stops the timer' : `Stops the timer at ${timerAt}`, ''];
    case 'timer_starts':
      return [`Starts ${durationText(effect.durationMs)}`, ''];
    case 'projector':
      return ['Projector to ', SCENES[effect.scene].words];
    case 'projector_held':
      return ['Projector stays, ', 'you hold it'];
    case 'judges_open':
      return [`Judges open ${effect.number === null ? effect.title : `act ${effect.number}`}`, ''];
    case 'judges_finish':
      return effect.graceMs === null
        ? ['Judges finish their marks', '']
        : ['Judges get ', lengthWords(effect.graceMs)];
    case 'mc_sees':
      return [`MC sees ${effect.number === null ? effect.title : `act ${effect.number}`}`, ''];
    case 'poll_opens':
      return effect.durationMs === null
        ? ['Phones can vote', '']
        : ['Phones can vote for ', lengthWords(effect.durationMs)];
    case 'result_published':
      return ['Results page shows it', ''];
  }
}

type Poll = AdminView['polls'][number];

/** How a vote is held and among how many: "Choose up to 3 of 8 acts". */
export function ballotWords({ method, maxChoices, candidateCount }: Poll): string {
  const acts = counted(candidateCount, 'act');
  if (candidateCount === 0) return 'No act on the ballot';
  return POLL_KINDS[method].among(Math.min(maxChoices, candidateCount), acts);
}

/** "+0:05" or "−0:04", over or under the plan. */
export const overText = (ms: number): string =>
  `${Math.round(ms / 1_000) < 0 ? '−' : '+'}${durationText(Math.abs(Math.round(ms / 1_000)) * 1_000)}`;
