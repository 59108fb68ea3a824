/** Which part of the list is shown: tab, search, filters and order, all in the address, so that back returns to it. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TRACK_STATES } from '#domain/tracks/track.ts';
import {
  burstsIn,
  type Filters,
  isUnder,
  matching,
  passes,
  type RegisteredAct,
  SORTS,
  type Sort,
  sorted,
  TABS,
  type Tab,
} from './acts.ts';

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((each) => each === text);

const NOTHING: RegisteredAct[] = [];

export function useListView(acts: readonly RegisteredAct[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const setter = useRef(setSearch);
  setter.current = setSearch;
  const tab: Tab = oneOf(TABS, search.get('tab')) ?? 'all';
  const sort: Sort = oneOf(SORTS, search.get('sort')) ?? 'missing';
  const { words, type } = useSearchWords(search.get('q') ?? '', (next) => set('q', next));
  const category = search.get('category') ?? '';
  const consent = oneOf(['open', 'minor'] as const, search.get('consent')) ?? '';
  const track = oneOf(TRACK_STATES, search.get('track')) ?? '';
  const help = search.get('help') === '1';
  const checkIn = oneOf(['here', 'away'] as const, search.get('check-in')) ?? '';
  const bursts = useMemo(() => burstsIn(acts ?? NOTHING), [acts]);
  const burst = search.get('burst') ?? '';
  const filters: Filters = useMemo(() => {
    const chosen = bursts.find(({ firstAt }) => String(firstAt) === burst);
    return { category, consent, track, help, checkIn, burst: chosen && new Set(chosen.ids) };
  }, [category, consent, track, help, checkIn, bursts, burst]);

  // Typing stays smooth over thousands of rows: the list may lag a moment behind the words.
  const looked = useDeferredValue(words);
  const shown = useMemo(
    () =>
      acts === undefined
        ? NOTHING
        : sorted(
            matching(acts, looked).filter((act) => isUnder(tab, act) && passes(filters, act)),
            sort,
          ),
    [acts, looked, tab, filters, sort],
  );

  const set = (name: string, value: string) =>
    setter.current(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  /** The address of the same list under another tab. */
  const tabAddress = (to: Tab) => {
    const next = new URLSearchParams(search);
    if (to === 'all') next.delete('tab');
    else next.set('tab', to);
    const text = next.toString();
    return text === '' ? '?' : `?${text}`;
  };
  const part = JSON.stringify([looked, tab, sort, filters, burst]);
  return { tab, sort, words, type, filters, bursts, burst, shown, part, set, tabAddress };
}

/**
 * The words as they are typed. The address follows a moment later, so a box that showed the address would
 * lose letters of a fast typist; it is listened to only when somebody else changed it (back, a link).
 */
function useSearchWords(inAddress: string, write: (words: string) => void) {
  const [words, setWords] = useState(inAddress);
  const written = useRef(inAddress);
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setWords(inAddress);
  }, [inAddress]);
  const typed = useDeferredValue(words);
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    if (typed === written.current) return;
    written.current = typed;
    latest.current(typed);
  }, [typed]);
  return { words, type: setWords };
}
