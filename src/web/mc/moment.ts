/** What the MC has to do at this moment, and the one time that matters. Pure. */

import type { McView } from '#contract/live/views.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { MC, type McTime } from '#domain/show/said/mc.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { whichAct } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';

export type McCard = McView['order'][number];

export interface Moment {
  /** In two words: "Introduce now". */
  state: string;
  /** Whether somebody stands in the light. */
  lit: boolean;
  /** The time beside it: counted up since, counted down to, or standing. */
  time:
    | { label: string; since: number }
    | { label: string; endsAt: number }
    | { label: string; leftMs: number }
    | null;
}

/** The moment of the show in the MC's words. `now` is the server's time, ms. */
export function momentOf(view: McView, now: number): Moment {
  const { moment, untilAt, tell } = momentWords(view, now);
  const { state, time, lit = false } = MC[moment.kind];
  // A cue that has a name of its own is called by it.
  const named = moment.kind === 'interval' ? view.interval?.title : undefined;
  return { state: named || tell(state), time: time && timeOf(view, tell(time.label), time.of, untilAt), lit };
}

function timeOf(view: McView, label: string, of: McTime['of'], untilAt: number | null): Moment['time'] {
  if (of === 'clock') return countdown(view.clock, label);
  if (of === 'standing_by') return view.standingByAt === null ? null : { label, since: view.standingByAt };
  if (untilAt !== null) return { label, endsAt: untilAt };
  return view.interval && countdown(view.interval.clock, label);
}

const countdown = (clock: McView['clock'], label: string): Moment['time'] => {
  if (clock === null) return null;
  return clock.state === 'running'
    ? { label, endsAt: clock.zeroAt }
    : { label: say('mc.paused'), leftMs: clock.leftMs };
};

/** "Act 5 of 14", "Interval". */
export const cardLabel = ({ kind, number }: McCard, lastNumber: number | null): string =>
  (kind === 'performance' && whichAct(number, lastNumber)) || say(KIND[kind]);

/** "Up next, act 6". */
export const upNextWords = ({ number }: Pick<McCard, 'number'>): string =>
  number === null ? say('mc.upNext') : say('mc.upNextAct', { number });

const KIND = {
  performance: 'mc.act',
  opening: 'mc.opening',
  interval: 'ui.interval',
  vote: 'mc.vote',
  results: 'mc.results',
  other: 'mc.cue',
} as const satisfies Record<McCard['kind'], PlainLine>;

/** "4 minutes behind", "2 minutes ahead"; nothing within a minute of the plan. */
export function paceWords(behindMs: number | null): string | null {
  if (behindMs === null) return null;
  const minutes = Math.round(Math.abs(behindMs) / 60_000);
  if (minutes < 1) return null;
  return say(behindMs > 0 ? 'mc.behind' : 'mc.ahead', { minutes });
}
