/** What the call board says, as pure functions of the crew's view: who comes to the stage, and when others are called. */
import type { CrewView } from '#contract/live/views.ts';
import { READY_BEFORE_MS } from '#domain/show/call.ts';
import { say } from '#web/ui/say.ts';

export type CrewItem = CrewView['items'][number];

export interface CallBoard {
  /** On stage now, an act or another cue. */
  on: CrewItem | null;
  /** The act that is asked to the stage now: whoever stands by, else whoever is next; nobody while the show rests. */
  called: CrewItem | null;
  /** Everybody after that who still comes, in order, with the moment to be ready; nobody once the show is over. */
  coming: (CrewItem & { readyAt: number | null })[];
}

/** The board at this version of the show. Before it starts nobody is called. */
export function boardOf(view: CrewView): CallBoard {
  const current = view.items.find((item) => item.itemId === view.currentId) ?? null;
  const on = current?.status === 'on_stage' ? current : null;
  const next = view.items.find((item) => item.itemId === view.nextId) ?? null;
  const resting = view.phase === 'preshow' || view.phase === 'interval' || view.phase === 'finished';
  const asked = current?.status === 'called' ? current : resting ? null : next;
  // A vote, an interval or results come to no stage.
  const called = asked?.kind === 'performance' ? asked : null;
  return {
    on,
    called,
    coming: view.items
      .filter(
        (item) =>
          view.phase !== 'finished' &&
          item !== on &&
          item !== called &&
          !item.skipped &&
          (item.status === 'scheduled' || item.status === 'called'),
      )
      .map((item) => ({
        ...item,
        readyAt:
          item.kind === 'performance' && item.expectedAt !== null ? item.expectedAt - READY_BEFORE_MS : null,
      })),
  };
}

/** When it goes on, while an interval's clock runs at `now`; the board is calm until then. */
export function goesOnAt({ phase, interval }: CrewView, now: number): number | null {
  const clock = interval?.clock;
  return phase === 'interval' && clock?.state === 'running' && clock.zeroAt > now ? clock.zeroAt : null;
}

/** "4 min late"; empty within a minute of the plan, and once the show is over. */
export function lateWords({ phase, behindMs }: Pick<CrewView, 'phase' | 'behindMs'>): string {
  if (phase === 'finished') return '';
  const minutes = Math.round(Math.abs(behindMs ?? 0) / 60_000);
  if (behindMs === null || Math.abs(behindMs) < 60_000) return '';
  return say(behindMs > 0 ? 'backstage.late' : 'backstage.early', { minutes });
}
