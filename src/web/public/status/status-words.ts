/** A registration in the words of its owner: one sentence on where it stands, and what is theirs to do. */
import { CircleAlert, CircleCheck, CircleX, Hourglass, type LucideIcon, Search, Undo2 } from 'lucide-react';
import { sayWith } from '#domain/messages/catalogue.ts';
import { isOut, mayPerform } from '#domain/registration/status.ts';
import { type Moment, momentAt, untilCommand } from '#domain/show/moments.ts';
import { PERFORMER } from '#domain/show/said/people.ts';
import { trackIsWanted } from '#domain/tracks/track.ts';
import type { ChipTone } from '#web/ui/Chip.tsx';
import { say } from '#web/ui/say.ts';
import type { OwnCall, OwnEvening, OwnStatus, OwnTrack } from './own-status.ts';

const DAY_MS = 24 * 3_600_000;

/** What performers still have to do themselves. */
export type Todo = 'consent' | 'track';

/** What is still theirs to do, a consent for each that is missing; nothing for an act that is not in the show. */
export function todosOf(status: OwnStatus, track: OwnTrack | undefined): Todo[] {
  const { participant } = status;
  if (isOut(participant)) return [];
  const todos: Todo[] = [participant, ...status.members]
    .filter(({ consent }) => !mayPerform(consent))
    .map(() => 'consent');
  if (track && trackIsWanted(track.state)) todos.push('track');
  return todos;
}

/** The chip at the top. */
export function standingOf(
  status: OwnStatus,
  todos: readonly Todo[],
): { words: string; tone: ChipTone; icon: LucideIcon } {
  const { participant, waitingPosition } = status;
  switch (participant.status) {
    case 'withdrawn':
      return { words: say('status.withdrawn'), tone: 'neutral', icon: Undo2 };
    case 'declined':
      return { words: say('status.declined'), tone: 'neutral', icon: CircleX };
    case 'waitlisted':
      return {
        words:
          waitingPosition === null
            ? say('status.waiting')
            : say('status.waitingAt', { number: waitingPosition }),
        tone: 'neutral',
        icon: Hourglass,
      };
    default: {
      if (todos.length > 0)
        return {
          words: say('status.toDo', { count: todos.length }),
          tone: 'warn',
          icon: CircleAlert,
        };
      return participant.status === 'accepted'
        ? { words: say('status.in'), tone: 'ok', icon: CircleCheck }
        : { words: say('status.lookedAt'), tone: 'info', icon: Search };
    }
  }
}

/**
 * What happens next, as a sentence or two; empty for an act that is put aside. `call` is the own call while the act
 * stands in the running order; `isOver` as `isActOver` says.
 */
export function nextOf(
  status: OwnStatus,
  todos: readonly Todo[],
  { call, isOver, now }: { call: OwnCall; isOver: boolean; now: number },
): string {
  switch (status.participant.status) {
    case 'withdrawn':
      if (status.mergedInto !== null) return say('status.nextOther');
      return say('status.nextWithdrawn');
    case 'declined':
      return say('status.nextDeclined');
    case 'waitlisted':
      return say(isOver ? 'status.nextOver' : 'status.nextWaiting');
    case 'accepted':
      // What the card of the call says of it is all there is to say.
      if (call?.status === 'scratched' && !isOver) return '';
      return todos.length > 0
        ? say('status.nextInOpen')
        : sayWith(say, ownLine(status, kindOf(call, isOver, now), isOver), {});
    case 'submitted':
      if (isOver) return say('status.nextOver');
      return say(todos.length > 0 ? 'status.nextOpen' : 'status.nextLookedAt');
  }
}

/** Who is checked in already is not sent to check-in. */
const ownLine = ({ participant }: OwnStatus, kind: Moment, isOver: boolean) => {
  const line = PERFORMER[kind][isOver ? 'done' : 'toCome'];
  const isHere = participant.checkedInAt !== null;
  return isHere && (line === 'night.ownBefore' || line === 'night.ownDoors') ? 'night.ownHere' : line;
};

/** Of an event that is not the current one there is no night any more. */
const kindOf = (call: OwnCall, isOver: boolean, now: number) =>
  momentAt(call?.moments ?? [untilCommand(isOver ? 'after' : 'before_doors')], now).kind;

/**
 * Whether nothing of the night is to come for the act: it was on, its show is over, also of one that was scratched, or,
 * where it stands in no running order, the whole show or its day is over. `evening` is undefined where nothing is known.
 */
export function isActOver(evening: OwnEvening | undefined, startsAt: number | null, now: number): boolean {
  const call = evening?.call ?? null;
  if (call === null) return evening?.over === true || (startsAt !== null && startsAt + DAY_MS < now);
  return call.status === 'done' || momentAt(call.moments, now).kind === 'after';
}

/** Called, or so late that there is no time to name any more; in an interval nobody is called, here as on the board. */
export const isCalled = (call: NonNullable<OwnCall>, now: number): boolean =>
  call.status === 'called' ||
  (call.running &&
    momentAt(call.moments, now).kind !== 'interval' &&
    call.readyAt !== null &&
    call.readyAt <= now);
