/** What the MC has to do at this moment, and the one time that matters. Pure. */
import type { McView } from '#contract/live/views.ts';
import { overWords } from '#web/client/round-words.ts';

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

/** The moment of the show, by what comes first: a stopped show, results, an interval, then the stage. */
export function momentOf(view: McView): Moment {
  const say = (state: string, time: Moment['time'] = null, lit = false): Moment => ({ state, time, lit });
  if (view.haltText !== null) return say('The show is stopped');
  if (view.reveal !== null) return say('Tell the result');
  if (view.interval !== null)
    return say(view.interval.title || 'Interval', countdown(view.interval.clock, 'Back in'));
  if (view.stage === 'on_stage') return say('On stage', countdown(view.clock, 'Left'), true);
  if (view.stage === 'standing_by')
    return say(
      view.current?.kind === 'performance' ? 'Introduce now' : 'Announce now',
      view.standingByAt === null ? null : { label: 'Fill', since: view.standingByAt },
    );
  if (view.stage === 'cue' && view.current?.kind === 'vote' && view.poll !== null) {
    if (!isOpen(view.poll)) return say('Voting is closed');
    // Its end may have been announced or put off, whatever its cue was given.
    const { closesAt } = view.poll;
    return say('Voting is open', closesAt === null ? null : { label: 'Closes in', endsAt: closesAt });
  }
  if (view.stage === 'cue') return say('Now', countdown(view.clock, 'Left'));
  if (view.phase === 'preshow') return say('Before the show');
  if (view.phase === 'finished') return say(overWords(view.round).over);
  return say('Stand by');
}

export const isOpen = ({ state }: Pick<NonNullable<McView['poll']>, 'state'>): boolean =>
  state === 'open' || state === 'closing';

const countdown = (clock: McView['clock'], label: string): Moment['time'] => {
  if (clock === null) return null;
  return clock.state === 'running'
    ? { label, endsAt: clock.zeroAt }
    : { label: 'Paused', leftMs: clock.leftMs };
};

/** "Act 5 of 14", "Interval". */
export const cardLabel = (card: McCard, lastNumber: number): string => {
  if (card.kind !== 'performance') return kindWords[card.kind];
  return card.number === null ? 'Act' : `Act ${card.number} of ${lastNumber}`;
};

const kindWords: Record<McCard['kind'], string> = {
  performance: 'Act',
  opening: 'Opening',
  interval: 'Interval',
  vote: 'Audience vote',
  results: 'Results',
  other: 'Cue',
};

/** "4 minutes behind", "2 minutes ahead"; nothing within a minute of the plan. */
export function paceWords(behindMs: number | null): string | null {
  if (behindMs === null) return null;
  const minutes = Math.round(Math.abs(behindMs) / 60_000);
  if (minutes < 1) return null;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${behindMs > 0 ? 'behind' : 'ahead'}`;
}
