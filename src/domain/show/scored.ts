/**
 * Which acts' scores the hall may see before the result: those that are locked and, where the event has a reviewing
 * head judge, released.
 */
import type { LiveItem, ShowFacts } from './facts.ts';
import { statusIn } from './order.ts';
import { type CueState, lastDone } from './state.ts';

const isLocked = (facts: Pick<ShowFacts, 'scoring' | 'unreleased'>, item: LiveItem): boolean =>
  item.performance !== null &&
  facts.scoring[item.performance.id] === 'locked' &&
  !facts.unreleased.includes(item.performance.id);

/** Acts that were on stage and whose scores are locked and released, in running order. */
export const scoredActs = (state: Pick<CueState, 'items'>, facts: ShowFacts): LiveItem[] =>
  facts.items.filter((item) => isLocked(facts, item) && startOf(state, item) !== null);

/**
 * The act that was on stage last of those whose scores are locked and released, which the scene `scores` shows;
 * null where there is none.
 */
export const lastScored = (state: Pick<CueState, 'items'>, facts: ShowFacts): LiveItem | null =>
  scoredActs(state, facts).reduce<LiveItem | null>(
    (last, item) =>
      last === null || (startOf(state, item) ?? 0) >= (startOf(state, last) ?? 0) ? item : last,
    null,
  );

/** When it was on stage last, also while it stands by once more; null before it has been. */
const startOf = ({ items }: Pick<CueState, 'items'>, { id }: LiveItem): number | null =>
  items[id]?.startedAt ?? lastDone(items[id])?.startedAt ?? null;

/**
 * Whether standings so far may be shown now. With `until_last` only while another act of those that are ranked with the
 * act scored last is still to be scored, so that nobody reads the judges' result early: a guest takes no place, and an
 * act that was skipped or that withdrew may never be on. Where each category is ranked by itself, one of the same.
 */
export function standingsMayShow(state: Pick<CueState, 'items'>, facts: ShowFacts): boolean {
  const { standingsSoFar, ranksByCategory } = facts.settings;
  if (standingsSoFar !== 'until_last') return standingsSoFar === 'always';
  const last = lastScored(state, facts)?.performance;
  return facts.items.some(
    (item) =>
      item.performance !== null &&
      !item.performance.isGuest &&
      !item.performance.withdrew &&
      (!ranksByCategory || !last || item.performance.categoryId === last.categoryId) &&
      statusIn(state, facts, item) !== 'scratched' &&
      !state.items[item.id]?.skipped &&
      !isLocked(facts, item),
  );
}
