/** What the acts need to know of the live view; nothing of it while no view has come. */
import type { LiveViews } from '#contract/live/views.ts';
import type { StageNow } from './acts.ts';

/** While the line is down its windows may be old, so what the panel said last counts. */
export function stageNow(view: LiveViews['judge'] | undefined, connected: boolean): StageNow {
  return {
    currentId: view?.current?.performanceId ?? null,
    nextId: view?.next?.performanceId ?? null,
    state: view?.stage ?? 'idle',
    windows: new Map(connected ? view?.performances.map((one) => [one.performanceId, one.window]) : []),
  };
}
