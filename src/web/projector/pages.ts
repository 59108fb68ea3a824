/** Long lists turn their pages by the server's clock, so that every projector shows the same page. */
import { useEffect, useState } from 'react';
import { realMs } from '#web/client/clock.ts';

/** How many ms a page stays. */
export const PAGE_MS = 8_000;

export interface Page<T> {
  rows: T[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** As few pages as hold the rows, evenly filled. */
export function inPages<T>(rows: readonly T[], most: number): T[][] {
  const pages = Math.ceil(rows.length / most);
  const each = Math.ceil(rows.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => rows.slice(page * each, (page + 1) * each));
}

/** The page of `rows` that stands at `at` (the server's time, ms): as few pages as hold them, evenly filled. */
export function pageAt<T>(rows: readonly T[], most: number, at: number): Page<T> {
  const all = inPages(rows, most);
  const pages = Math.max(1, all.length);
  const page = Math.floor(at / PAGE_MS) % pages;
  return { rows: all[page] ?? [], page: page + 1, pages };
}

/** The page of the rows that is shown now; it turns by itself. */
export const usePage = <T>(rows: readonly T[], most: number, now: () => number): Page<T> =>
  pageAt(rows, most, useTurning(now, PAGE_MS));

/** The index of the item that is shown now, one after the other for `eachMs` each, the first from `fromAt` (ms) on. */
export function useTurn(
  count: number,
  { fromAt, eachMs }: { fromAt: number; eachMs: number },
  now: () => number,
): number {
  const at = useTurning(now, eachMs, { from: fromAt, real: realMs });
  return Math.floor(Math.max(0, at - fromAt) / eachMs) % Math.max(1, count);
}

/** Pages that are made already, the first of them first: they begin when the picture comes up. */
export function usePages<T>(pages: readonly T[][], now: () => number): { page: T[]; at: number } {
  const at = useTurning(now, PAGE_MS);
  const [from] = useState(at);
  const page = Math.floor(Math.max(0, at - from) / PAGE_MS) % Math.max(1, pages.length);
  return { page: pages[page] ?? [], at: page };
}

/** Pages turn by no instant of their own, and as slowly where the clock on stage runs faster. */
const PAGES = { from: 0, real: (ms: number) => ms };

/** The instant at which a page turned last. */
function useTurning(now: () => number, each: number, { from, real } = PAGES): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      setAt(now());
      const gone = (((now() - from) % each) + each) % each;
      timer = setTimeout(wait, real(each - gone) + 5);
    };
    wait();
    return () => clearTimeout(timer);
  }, [now, each, from, real]);
  return at;
}
