/** The show as it was against the plan: when each item started and ended, how long it ran over, what waited. Pure. */
import type { ShowEvent } from './events.ts';
import type { ShowFacts } from './facts.ts';
import { forecast } from './forecast.ts';
import { statusIn } from './order.ts';
import type { ShowState } from './state.ts';

/** One item. Instants and durations in ms; none where it did not come to that, or where there was no plan. */
export interface ReportRow {
  itemId: string;
  number: number | null;
  title: string;
  kind: string;
  status: string;
  plannedAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** Start against the plan; below zero is early. */
  lateMs: number | null;
  plannedMs: number;
  /** Time on the clock, pauses left out. */
  performedMs: number | null;
  /** Above the planned length; below zero is shorter. */
  overMs: number | null;
  /** From the end of what came before it to its start. */
  changeoverMs: number | null;
  /** How long its clock or the whole show stood still while it was on. */
  pausedMs: number | null;
}

export interface ShowReport {
  plannedStartAt: number | null;
  startedAt: number | null;
  plannedEndAt: number | null;
  finishedAt: number | null;
  /** Times the show was stopped as a whole, and for how long. */
  stops: number;
  stoppedMs: number;
  rows: ReportRow[];
}

/** @param events of the whole show in order; what was taken back is not in the state any more */
export function showReport(
  {
    show,
    facts,
    startsAt,
    now,
  }: { show: ShowState; facts: Pick<ShowFacts, 'items' | 'polls'>; startsAt: number | null; now: number },
  events: readonly ShowEvent[],
): ShowReport {
  const { planned, plannedEndAt } = forecast(
    { ...show, startsAt },
    facts.items.map((item) => ({
      itemId: item.id,
      status: statusIn(show, facts, item),
      skipped: false,
      durationMs: item.durationMs,
      changeoverMs: item.changeoverMs,
      startedAt: show.items[item.id]?.startedAt ?? null,
    })),
    now,
  );
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
    finishedAt: show.finishedAt,
    stops: stops.length,
    stoppedMs: stops.reduce((sum, ms) => sum + ms, 0),
    rows: facts.items.map((item) => {
      const progress = show.items[item.id];
      const plannedAt = planned[item.id] ?? null;
      const { startedAt, endedAt, performedMs, pausedMs } = timesOf(progress);
      return {
        itemId: item.id,
        number: item.number,
        title: item.title,
        kind: item.kind,
        status: progress?.skipped ? 'skipped' : statusIn(show, facts, item),
        plannedAt,
        startedAt,
        endedAt,
        lateMs: plannedAt === null || startedAt === null ? null : startedAt - plannedAt,
        plannedMs: item.durationMs,
        performedMs,
        overMs: performedMs === null ? null : performedMs - item.durationMs,
        changeoverMs: changeovers.get(item.id) ?? null,
        pausedMs,
      };
    }),
  };
}

/** When an item began and ended, how long it was on, and how long it stood still in between. */
function timesOf(progress: ShowState['items'][string] | undefined) {
  const { startedAt = null, endedAt = null, performedMs = 0 } = progress ?? {};
  if (startedAt === null || endedAt === null)
    return { startedAt, endedAt, performedMs: null, pausedMs: null };
  return { startedAt, endedAt, performedMs, pausedMs: Math.max(0, endedAt - startedAt - performedMs) };
}

/** How long each stop of the whole show lasted; one that was not lifted lasts until `now`. */
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
