/** What the acts need to know of the live view; nothing of it while no view has come. */
import type { LiveViews } from '#contract/live/views.ts';
import type { StageNow } from './acts.ts';

export function stageNow(view: LiveViews['judge'] | undefined): StageNow {
  return {
    currentId: view?.current?.performanceId ?? null,
    nextId: view?.next?.performanceId ?? null,
    state: view?.stage ?? 'idle',
    windows: new Map(view?.performances.map((one) => [one.performanceId, one.window])),
  };
}
