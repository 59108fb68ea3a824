/** A registration in the words of its owner: one sentence on where it stands, and what is theirs to do. */
import { CircleAlert, CircleCheck, CircleX, Hourglass, type LucideIcon, Search, Undo2 } from 'lucide-react';
import { sayWith } from '#domain/messages/catalogue.ts';
import { lasting, momentAt } from '#domain/show/moments.ts';
import { PERFORMER } from '#domain/show/said/people.ts';
import type { ChipTone } from '#web/ui/Chip.tsx';
import { say } from '#web/ui/say.ts';
import type { OwnCall, OwnStatus, OwnTrack } from './own-status.ts';

/** What performers still have to do themselves. */
export type Todo = 'consent' | 'track';

/** What is still theirs to do; nothing for an act that is not in the show. */
export function todosOf(status: OwnStatus, track: OwnTrack | undefined): Todo[] {
  const { participant } = status;
  if (participant.status === 'withdrawn' || participant.status === 'declined') return [];
  const todos: Todo[] = [];
  if (participant.consent === 'asked' || participant.consent === 'withdrawn') todos.push('consent');
  if (track?.state === 'missing' || track?.state === 'problem') todos.push('track');
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
      return { words: 'Withdrawn', tone: 'neutral', icon: Undo2 };
    case 'declined':
      return { words: 'Not this time', tone: 'neutral', icon: CircleX };
    case 'waitlisted':
      return {
        words: waitingPosition === null ? 'Waiting list' : `Waiting list, number ${waitingPosition}`,
        tone: 'neutral',
        icon: Hourglass,
      };
    default: {
      if (todos.length > 0)
        return {
          words: todos.length === 1 ? '1 thing to do' : `${todos.length} things to do`,
          tone: 'warn',
          icon: CircleAlert,
        };
      return participant.status === 'accepted'
        ? { words: 'You are in', tone: 'ok', icon: CircleCheck }
        : { words: 'Being looked at', tone: 'info', icon: Search };
    }
  }
}

/** What happens next, as a sentence or two. `call` is the own call while the act stands in the running order. */
export function nextOf(status: OwnStatus, todos: readonly Todo[], call: OwnCall, now: number): string {
  switch (status.participant.status) {
    case 'withdrawn':
      if (status.mergedInto !== null) return 'Everything goes on with your other registration.';
      return 'Your act is not in the show. If that was a mistake, ask the organisers to bring it back.';
    case 'declined':
      return 'There were more acts than places, and yours is not in this show. Thank you for wanting to be.';
    case 'waitlisted':
      return 'When a place becomes free, the organisers go down the list. Nothing is lost by waiting.';
    case 'accepted':
      return todos.length > 0
        ? 'You are in. Your place is yours once what is open above is done.'
        : duringTheNight(call, now);
    case 'submitted':
      return todos.length > 0
        ? 'When this is done the organisers can accept you. Keep this link: it is your own page, nobody else’s.'
        : 'The organisers look at your act and answer here. Keep this link: it is your own page, nobody else’s.';
  }
}

function duringTheNight(call: OwnCall, now: number): string {
  const { kind } = momentAt(call?.moments ?? [lasting('before_doors')], now);
  return sayWith(say, PERFORMER[kind][call?.status === 'done' ? 'done' : 'toCome'], {});
}
