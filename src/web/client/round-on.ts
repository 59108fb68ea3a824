/** The round that is on, as the newest live view of this tab said: what every page has to say of it. */
import { useSyncExternalStore } from 'react';
import type { LiveViews } from '#contract/live/views.ts';
import { listeners } from '#web/ui/listeners.ts';

/**
 * What is known of the round that is on: `rehearsal` is null in a round of the show; else its clock runs `speed`
 * times as fast as real time.
 */
export type RoundOn = Pick<LiveViews['audience']['round'], 'rehearsal'>;

let ownSpeed: number | null = null;
const changes = listeners();

const speedOf = (round: RoundOn | undefined): number | null => round?.rehearsal?.speed ?? null;

/** Records what a live view says of the round that is on. */
export function noteRound(round: RoundOn | undefined): void {
  const said = speedOf(round);
  if (said === ownSpeed) return;
  ownSpeed = said;
  changes.tell();
}

/**
 * How many times as fast as real time the rehearsal that is on runs; null in a round of the show. `first` is the
 * round that the server rendered the page with.
 */
export const useOwnSpeed = (first?: RoundOn | undefined): number | null =>
  useSyncExternalStore(
    changes.follow,
    () => ownSpeed,
    () => speedOf(first),
  );
