/**
 * The report of a show: when each item started and ended against the plan, how long it ran over, and what stood still.
 */
import type { ShowEvent } from './events.ts';
import type { ShowFacts } from './facts.ts';
import { forecast, plannedLength } from './forecast.ts';
import { isDisqualified, numberOf, plannedOf, statusIn } from './order.ts';
import type { ShowState } from './state.ts';

/**
 * Makes the report. Instants and durations in ms; null where something did not happen or there was no plan. Of an item
 * `lateMs` is its real start less the planned one, `performedMs` its time on the clock without pauses, `overMs` that
 * less the planned length, `changeoverMs` the time since the item before ended, `pausedMs` how long its clock or the
 * whole show stood still while it was on. By the plan the times between acts are included.
 * @param events all events of the show in order; needed because steps that were undone are not in the state
 */
export function showReport(
  {
    show,
    facts,
    startsAt,
    now,
  }: { show: ShowState; facts: Pick<ShowFacts, 'items' | 'polls'>; startsAt: number | null; now: number },
  events: readonly ShowEvent[],
) {
  const items = facts.items.map((item) => ({
    itemId: item.id,
    status: statusIn(show, facts, item),
    skipped: false,
    durationMs: plannedOf(facts, item),
    changeoverMs: item.changeoverMs,
    startedAt: show.items[item.id]?.startedAt ?? null,
  }));
  const { planned, plannedEndAt } = forecast({ ...show, startsAt }, items, now);
  let lastEnd: number | null = null;
  const inTurn = [...facts.items].sort(
    (a, b) => (show.items[a.id]?.startedAt ?? Infinity) - (show.items[b.id]?.startedAt ?? Infinity),
  );
  const changeovers = new Map<string, number | null>();
  for (const item of inTurn) {
    const progress = show.items[item.id];
    if (progress?.startedAt === null || progress === undefined) continue;
    changeovers.set(item.id, lastEnd === null ? null : Math.max(0, progress.startedAt - lastEnd));
    if (progress.endedAt !== null) lastEnd = progress.endedAt;
  }
  const stops = stopsOf(events, now);
  return {
    plannedStartAt: startsAt,
    startedAt: show.startedAt,
    plannedEndAt,
    plannedLengthMs: plannedLength(items),
    finishedAt: show.finishedAt,
    stops: stops.length,
    stoppedMs: stops.reduce((sum, ms) => sum + ms, 0),
    rows: facts.items.map((item) => {
      const progress = show.items[item.id];
      const plannedAt = planned[item.id] ?? null;
      const { startedAt, endedAt, performedMs, pausedMs } = timesOf(progress);
      return {
        itemId: item.id,
        number: numberOf(show, item),
        title: item.title,
        kind: item.kind,
        status: progress?.skipped ? 'skipped' : statusIn(show, facts, item),
        disqualified: isDisqualified(show, item),
        plannedAt,
        startedAt,
        endedAt,
        lateMs: plannedAt === null || startedAt === null ? null : startedAt - plannedAt,
        plannedMs: plannedOf(facts, item),
        performedMs,
        overMs: performedMs === null ? null : performedMs - plannedOf(facts, item),
        changeoverMs: changeovers.get(item.id) ?? null,
        pausedMs,
      };
    }),
  };
}

/** When the item began and ended, how long it was on, and how long it stood still in between. */
function timesOf(progress: ShowState['items'][string] | undefined) {
  const { startedAt = null, endedAt = null, performedMs = 0 } = progress ?? {};
  if (startedAt === null || endedAt === null)
    return { startedAt, endedAt, performedMs: null, pausedMs: null };
  return { startedAt, endedAt, performedMs, pausedMs: Math.max(0, endedAt - startedAt - performedMs) };
}

/** How long each halt lasted in ms; one that is not lifted lasts until `now`. */
function stopsOf(events: readonly ShowEvent[], now: number): number[] {
  const lasted: number[] = [];
  let since: number | null = null;
  for (const event of events) {
    if (event.kind === 'halted') since ??= event.at;
    if (event.kind === 'halt_lifted' && since !== null) {
      lasted.push(event.at - since);
      since = null;
    }
  }
  return since === null ? lasted : [...lasted, now - since];
}
