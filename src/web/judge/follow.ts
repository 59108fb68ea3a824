/** When the page goes to the act on stage by itself. It never swaps acts under a finger. */

const IDLE_MS = 10_000;

export interface Following {
  /** The performance that is open here, if any. */
  openId: string | null;
  /** The one on stage, if the judge scores it. */
  onStageId: string | null;
  /** Whether the open act needs nothing more from this judge for now: sent, or not begun and not to be scored yet. */
  settled: boolean;
  /** How long nothing was touched, in ms. */
  untouchedMs: number;
}

/** `go`: open the act on stage. `offer`: say that it is on, and let the judge go. `stay`: nothing to do. */
export function following({ openId, onStageId, settled, untouchedMs }: Following): 'go' | 'offer' | 'stay' {
  if (onStageId === null || onStageId === openId) return 'stay';
  if (openId === null) return 'go';
  return settled && untouchedMs >= IDLE_MS ? 'go' : 'offer';
}
