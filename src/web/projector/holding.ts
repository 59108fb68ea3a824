/** What the holding picture says besides the event's name. Pure: the scene only draws it. */
import type { ProjectorView } from '#contract/live/views.ts';
import { overWords, showName } from '#web/client/round-words.ts';

const DAY = 86_400_000;

/** A short label and below it either words, a countdown, or a date. */
export type HoldingFact =
  | { label: string; words: string }
  | { label: string; endsAt: number; after: string }
  | { label: string; at: number };

/** The first fact: when it goes on. `now` is the server's time in ms. */
export function holdingLead(view: ProjectorView, now: number): HoldingFact {
  const show = showName(view.round);
  if (view.interval !== null) {
    const { clock } = view.interval;
    return clock?.state === 'running'
      ? { label: 'Back in', endsAt: clock.zeroAt, after: 'A moment' }
      : { label: show, words: 'Back soon' };
  }
  if (view.scene === 'interval') return { label: show, words: 'Back soon' };
  if (view.phase === 'finished') {
    const { over, after, last } = overWords(view.round);
    return last ? { label: 'The show', words: 'Thank you' } : { label: over, words: after };
  }
  if (view.phase === 'results') return { label: 'The results', words: 'In a moment' };
  if (view.phase === 'running') return { label: show, words: 'Is on' };
  const { startsAt } = view.event;
  if (startsAt === null || (view.round.of > 1 && startsAt <= now)) return { label: show, words: 'Soon' };
  if (startsAt - now > DAY) return { label: 'Show starts', at: startsAt };
  return { label: 'Show starts in', endsAt: startsAt, after: 'A moment' };
}

/** The address as people read it aloud: without its scheme. */
export const spokenAddress = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Where the audience finds the event: the address that was set, else the one that this screen came by. */
export const audienceAddress = (publicAddress: string): string =>
  publicAddress.replace(/\/$/, '') || location.origin;
