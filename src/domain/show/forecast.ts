/**
 * When each item is expected to start and the show to end. Pure and small, so that a browser can run it every second
 * with the fields of the desk's view.
 */
import type { Clock, ItemStatus, Phase } from './vocabulary.ts';

/** An item as the forecast needs it. Instants and durations in ms. */
export interface ForecastItem {
  itemId: string;
  status: ItemStatus;
  skipped: boolean;
  durationMs: number;
  changeoverMs: number;
  startedAt: number | null;
}

/** The state of the show as the forecast needs it. */
export interface ForecastShow {
  phase: Phase;
  /** The planned start. */
  startsAt: number | null;
  finishedAt: number | null;
  currentId: string | null;
  /** An item that comes next out of order. */
  cuedId: string | null;
  clock: Clock | null;
}

/** The forecast. Instants and durations in ms. */
export interface Forecast {
  /** By item id: expected start of each item to come, real start of the one on stage. */
  expected: Record<string, number>;
  /** By item id: planned start. Scratched and skipped items are not in it. */
  planned: Record<string, number>;
  endsAt: number | null;
  plannedEndAt: number | null;
  /** Expected end less planned end; below zero is early, null without a planned start. */
  behindMs: number | null;
}

/** When the clock reaches zero, in ms and at least `now`; for a clock that stands, as if it ran on from now. */
export const clockEnd = (clock: Clock, now: number): number =>
  clock.state === 'running' ? Math.max(now, clock.zeroAt) : now + Math.max(0, clock.leftMs);

/** Time left on a clock in ms; below zero is overtime. */
export const clockLeft = (clock: Clock, now: number): number =>
  clock.state === 'running' ? clock.zeroAt - now : clock.leftMs;

/**
 * Forecasts the rest of the show.
 * @param items in running order
 */
export function forecast(show: ForecastShow, items: readonly ForecastItem[], now: number): Forecast {
  const plan = planned(show.startsAt, items);
  const real =
    show.phase === 'finished' ? { expected: {}, endsAt: show.finishedAt } : ahead(show, items, now);
  return {
    ...real,
    ...plan,
    behindMs: real.endsAt === null || plan.plannedEndAt === null ? null : real.endsAt - plan.plannedEndAt,
  };
}

/** How long these items take by their plan, in ms, the times between acts included; 0 for none. */
export const plannedLength = (items: readonly ForecastItem[]): number => planned(0, items).plannedEndAt ?? 0;

function planned(
  startsAt: number | null,
  items: readonly ForecastItem[],
): Pick<Forecast, 'planned' | 'plannedEndAt'> {
  if (startsAt === null) return { planned: {}, plannedEndAt: null };
  const starts: Record<string, number> = {};
  let at = startsAt;
  let end = startsAt;
  for (const item of items) {
    if (item.status === 'scratched' || item.skipped) continue;
    starts[item.itemId] = at;
    end = at + item.durationMs;
    at = end + item.changeoverMs;
  }
  return { planned: starts, plannedEndAt: end };
}

function ahead(
  show: ForecastShow,
  items: readonly ForecastItem[],
  now: number,
): Pick<Forecast, 'expected' | 'endsAt'> {
  if (items.length === 0) return { expected: {}, endsAt: null };
  const expected: Record<string, number> = {};
  let at = show.phase === 'preshow' ? Math.max(now, show.startsAt ?? now) : now;
  let end = at;

  const current = items.find((item) => item.itemId === show.currentId);
  if (show.clock !== null) end = clockEnd(show.clock, now);
  if (current !== undefined) {
    expected[current.itemId] = current.status === 'on_stage' ? (current.startedAt ?? now) : now;
    at = end + current.changeoverMs;
  } else {
    at = Math.max(at, end);
  }
  const coming = items.filter(
    (item) =>
      item.itemId !== show.currentId &&
      (item.itemId === show.cuedId
        ? item.status !== 'scratched'
        : item.status === 'scheduled' && !item.skipped),
  );
  coming.sort((a, b) => Number(b.itemId === show.cuedId) - Number(a.itemId === show.cuedId));
  for (const item of coming) {
    expected[item.itemId] = at;
    end = at + item.durationMs;
    at = end + item.changeoverMs;
  }
  return { expected, endsAt: end };
}
