/**
 * A long list's rows in groups. When another list takes the place of one, the groups of the old one are hidden
 * at once and taken down a few at a time: taking down thousands of rows in one go holds up whoever types. The
 * first group only changes its rows: an act that is in both lists stays the row that it was, with its focus.
 */
import { useEffect, useState } from 'react';
import type { RegisteredAct } from './acts.ts';
import { whenIdle } from './use-drawn.ts';

/** As many rows as fill a window or two: what is far from the window is left out group by group. */
const GROUP = 30;
const DOWN_AT_ONCE = 2;

export const groupsOf = (acts: readonly RegisteredAct[]): (readonly RegisteredAct[])[] =>
  Array.from({ length: Math.ceil(acts.length / GROUP) }, (_, group) =>
    acts.slice(group * GROUP, (group + 1) * GROUP),
  );

interface Group {
  key: string;
  acts: readonly RegisteredAct[];
  leaves: boolean;
}

/** The groups to draw, those that leave last. Another `part` is another list; keep `shown` while it is the same. */
export function useGroups(shown: readonly (readonly RegisteredAct[])[], part: string): readonly Group[] {
  const [state, setState] = useState({ part, list: 0, shown, leaving: [] as Group[] });
  let now = state;
  if (state.part !== part || state.shown !== shown) {
    const isOther = state.part !== part;
    now = {
      part,
      list: isOther ? state.list + 1 : state.list,
      shown,
      leaving: isOther ? [...keyed(state.shown, state.list, true).slice(1), ...state.leaving] : state.leaving,
    };
    setState(now);
  }
  const { leaving } = now;
  useEffect(() => {
    if (leaving.length === 0) return;
    return whenIdle(() => setState((old) => ({ ...old, leaving: old.leaving.slice(0, -DOWN_AT_ONCE) })));
  }, [leaving]);
  return [...keyed(now.shown, now.list, false), ...leaving];
}

const keyed = (groups: readonly (readonly RegisteredAct[])[], list: number, leaves: boolean): Group[] =>
  groups.map((acts, index) => ({ key: index === 0 ? 'first' : `${list}-${index}`, acts, leaves }));
