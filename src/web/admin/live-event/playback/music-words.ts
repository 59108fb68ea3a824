/** What the desk says of the acts' music, as pure functions of its view. */
import type { AdminView } from '#contract/live/views.ts';
import { currentOf, nextOf } from '../desk.ts';
import type { DeskItem } from '../words.ts';

/** How many acts ahead a missing track is told. */
const AHEAD = 4;
/** The end of a track is announced this long before. */
export const LAST_MS = 30_000;

/** The acts whose music this laptop keeps: the one that stands by or is on stage, and the next. */
export function actsToKeep(view: AdminView): DeskItem[] {
  const next = nextOf(view);
  const after = next === null ? null : actAfter(view, next);
  return [currentOf(view), next, next?.act === null ? after : null].filter(
    (item) => item !== null && item.act !== null && item.act.sound.fileId !== null,
  ) as DeskItem[];
}

const actAfter = (view: AdminView, item: DeskItem): DeskItem | null =>
  view.items
    .slice(view.items.indexOf(item) + 1)
    .find((one) => one.act !== null && one.status === 'scheduled' && !one.skipped) ?? null;

/** Whether any act of the show has a file of music. */
export const hasMusic = (view: AdminView): boolean =>
  view.items.some((item) => item.act !== null && item.act.sound.fileId !== null);

type Trouble = 'playback.trackProblem' | 'playback.trackMissing';

/** What is wrong with the music of an act that is still to come; null when nothing is. */
export function musicTrouble(item: DeskItem): Trouble | null {
  if (item.act === null || item.status === 'done' || item.status === 'scratched') return null;
  if (item.act.track === 'problem') return 'playback.trackProblem';
  if (item.act.track === 'missing') return 'playback.trackMissing';
  return null;
}

/** The first act among the next few whose music is missing or wrong, and how far away it is. */
export function troubleAhead(view: AdminView): { item: DeskItem; line: Trouble } | null {
  const current = view.items.findIndex((item) => item.itemId === view.currentId);
  const next = view.items.findIndex((item) => item.itemId === view.nextId);
  const from = current >= 0 ? current : next;
  if (from < 0) return null;
  const coming = view.items
    .slice(from)
    .filter(
      (item) => item.act !== null && item.status !== 'done' && item.status !== 'scratched' && !item.skipped,
    )
    .slice(0, AHEAD + 1);
  for (const item of coming) {
    const line = musicTrouble(item);
    if (line !== null) return { item, line };
  }
  return null;
}

/** The act that the panel shows unless another was chosen: on stage or standing by, else the next. */
export function usualAct(view: AdminView): DeskItem | null {
  const current = currentOf(view);
  if (current !== null && current.act !== null) return current;
  const next = nextOf(view);
  return next !== null && next.act !== null ? next : next === null ? null : actAfter(view, next);
}

/** A GO, or a key of other gear, that the desk hears of later than this does nothing: the act is under way without it. */
const FRESH_MS = 3_000;

/** Whether a key pressed on other gear is still carried out at `now` (ms): not when it arrives too late. */
export const isPressDue = ({ pressedAt }: NonNullable<AdminView['musicKey']>, now: number): boolean =>
  now - pressedAt <= FRESH_MS;

/** The act that GO has brought on stage between two views at `now`, where GO starts its music; else null. */
export function startedByGo(before: AdminView, after: AdminView, now: number): DeskItem | null {
  if (after.version <= before.version) return null;
  const item = currentOf(after);
  if (item === null || item.act === null || item.status !== 'on_stage') return null;
  const was = before.items.find((one) => one.itemId === item.itemId);
  if (was === undefined || was.status === 'on_stage' || after.lastMove?.command !== 'go') return null;
  if (item.startedAt === null || now - item.startedAt > FRESH_MS) return null;
  return item.act.sound.withGo && item.act.sound.fileId !== null ? item : null;
}
