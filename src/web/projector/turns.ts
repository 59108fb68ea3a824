/** What turns on a picture by itself, by the server's clock, so that every projector turns at the same instant. */
import { useEffect, useState } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { OPENING_COUNT_MS } from '#domain/show/moments.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { say } from '#web/ui/say.ts';
import { inPages } from './pages.ts';

/** How many ms each picture of an interval stays. */
export const INTERVAL_TURN_MS = 12_000;
/** With less than this left of an interval nothing is shown but how long. */
const SOON_MS = 120_000;
const SECOND = 1_000;

/** What an interval shows at one time. */
export type IntervalTurn =
  | { kind: 'when' }
  | { kind: 'acts'; acts: NonNullable<ProjectorView['secondHalf']> }
  | { kind: 'sponsors'; sponsors: NonNullable<ProjectorView['sponsors']> };

const MOST_ACTS = 7;
const MOST_SPONSORS = 4;

/** The pictures of an interval, in turn: when it goes on, who is on then, who makes it possible. */
function intervalTurns({ secondHalf = [], sponsors = [] }: ProjectorView): IntervalTurn[] {
  return [
    { kind: 'when' },
    ...inPages(secondHalf, MOST_ACTS).map((acts) => ({ kind: 'acts' as const, acts })),
    ...inPages(sponsors, MOST_SPONSORS).map((shown) => ({ kind: 'sponsors' as const, sponsors: shown })),
  ];
}

/** Whether the projector shows an interval. */
export const rests = (view: ProjectorView): boolean => view.interval !== null || view.scene === 'interval';

/** The title of the interval, else the usual word for one. */
export const intervalTitle = (view: ProjectorView): string => view.interval?.title || say('ui.interval');

/** When the interval is planned to end, where a clock runs to it. */
export const intervalEnds = (view: ProjectorView, now: number): number | null => {
  const { moment, untilAt } = momentWords(view, now);
  return moment.kind === 'interval' ? untilAt : null;
};

/** Whether the interval ends so soon that the time left is counted down. */
export const endsSoon = (view: ProjectorView, now: number): boolean => {
  const endsAt = intervalEnds(view, now);
  return endsAt !== null && endsAt - now <= SOON_MS;
};

/** The instant from which its turns are counted, backward: the last two minutes of it. Where nobody knows its end, any. */
const turnsFrom = (view: ProjectorView, now: number): number =>
  (intervalEnds(view, now) ?? SOON_MS) - SOON_MS;

const turnsSince = (view: ProjectorView, now: number): number =>
  Math.floor((now - turnsFrom(view, now)) / INTERVAL_TURN_MS);

/** What an interval shows at `now`, the server's time in ms. */
export function intervalTurn(view: ProjectorView, now: number): IntervalTurn {
  const turns = intervalTurns(view);
  const turn = ((turnsSince(view, now) % turns.length) + turns.length) % turns.length;
  return (endsSoon(view, now) ? undefined : turns[turn]) ?? { kind: 'when' };
}

/** How many seconds the opening still counts down before its title; null where it does not. */
export function countsDown({ scene, titleAt }: ProjectorView, now: number): number | null {
  if (scene !== 'title' || titleAt === undefined || now >= titleAt) return null;
  return Math.min(OPENING_COUNT_MS / SECOND, Math.ceil((titleAt - now) / SECOND));
}

/** When the picture turns next by itself; never where only the desk changes it. */
function turnsNext(view: ProjectorView | undefined, now: number): number | null {
  if (view === undefined) return null;
  const count = countsDown(view, now);
  if (count !== null && view.titleAt !== undefined) return view.titleAt - (count - 1) * SECOND;
  if (!rests(view)) return null;
  return turnsFrom(view, now) + (turnsSince(view, now) + 1) * INTERVAL_TURN_MS;
}

/** The time by which `view` is drawn, in the server's ms: it goes on whenever the picture turns by itself. */
export function useTurns(view: ProjectorView | undefined, now: () => number): number {
  const [kept, keep] = useState(() => ({ view, at: now() }));
  // Another view is drawn by the present.
  const { at } = kept.view === view ? kept : { at: now() };
  const next = turnsNext(view, at);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => keep({ view, at: now() }), Math.max(0, next - now()) + 1);
    return () => clearTimeout(timer);
  }, [view, now, next]);
  return at;
}
