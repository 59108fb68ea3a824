/** What the acts need to know of the live view; nothing of it while no view has come. */
import type { LiveViews } from '#contract/live/views.ts';
import { DESK_OPENS_AGAIN, JUDGE } from '#domain/show/said/people.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { say } from '#web/ui/say.ts';
import type { StageNow } from './acts.ts';

/** While the line is down its windows may be old, so what the panel said last counts. */
export function stageNow(view: LiveViews['judge'] | undefined, connected: boolean): StageNow {
  return {
    currentId: view?.current?.performanceId ?? null,
    nextId: view?.next?.performanceId ?? null,
    finishedId: connected ? finishedIn(view) : null,
    state: view?.stage ?? 'idle',
    windows: new Map(connected ? view?.performances.map((one) => [one.performanceId, one.window]) : []),
  };
}

/**
 * The act that was on last is open while the moment is `scoring`. With several open, an earlier one may have been opened
 * again or was never locked, and the view does not say which of them it is.
 */
function finishedIn(view: LiveViews['judge'] | undefined): string | null {
  if (view?.moments[0]?.kind !== 'scoring') return null;
  const [finished, ...others] = view.performances.filter(({ window }) => window === 'open');
  return others.length === 0 ? (finished?.performanceId ?? null) : null;
}

/** What a judge without an open act waits for. `now` is the server's time in ms. */
export function judgeWaits(view: LiveViews['judge'] | undefined, now: number): string {
  if (view === undefined) return say('night.judgeBefore');
  const { moment, tell } = momentWords(view, now);
  return tell(JUDGE[moment.kind]);
}

/** Whether a judge who was too late can still ask the desk to open an act. `now` is the server's time in ms. */
export const opensAgain = (view: LiveViews['judge'] | undefined, now: number): boolean =>
  view === undefined || DESK_OPENS_AGAIN[momentWords(view, now).moment.kind];
