/** The evening as those know it who follow the hall, and not as the hall does. */
import { comesAt, followed, type Telling } from '../../results/followed.ts';
import type { LiveFacts, LiveResult } from '../facts.ts';
import { isTellable } from '../order.ts';
import { toldCount } from './parts.ts';

/** How far the hall was told of a result; null while nothing of it may be told at all. */
const tellingOf = (facts: LiveFacts, result: LiveResult): Telling | null => {
  const { state, toldAt, publishedAt } = result;
  return isTellable(state) && state !== 'live' && state !== 'voided'
    ? { state, shownSteps: toldCount(facts, result), toldAt, publishedAt }
    : null;
};

/** The same evening with no place in it that is not told outside the hall yet. In a rehearsal all know all at once. */
export function asFollowed(facts: LiveFacts): LiveFacts {
  if (facts.ownClock !== null) return facts;
  const shownSteps = { ...facts.show.shownSteps };
  const results = facts.results.map((result) => {
    const telling = tellingOf(facts, result);
    if (telling === null) return result;
    const known = followed(telling, facts.settings.phonesFollowMs, facts.now);
    shownSteps[result.id] = known.shownSteps;
    return { ...result, state: known.state };
  });
  return {
    ...facts,
    results,
    show: { ...facts.show, shownSteps, revealingId: followedId(facts, shownSteps) },
  };
}

/** The result that is told outside: still the one before while the hall has gone on to the next. */
function followedId({ show, results }: LiveFacts, known: Readonly<Record<string, number>>): string | null {
  if ((known[show.revealingId ?? ''] ?? 0) > 0) return show.revealingId;
  const newest = results
    .flatMap(({ id, toldAt }) =>
      (known[id] ?? 0) > 0 ? [{ id, at: toldAt[(known[id] ?? 0) - 1] ?? 0 }] : [],
    )
    .toSorted((a, b) => b.at - a.at)[0];
  return newest?.id ?? show.revealingId;
}

/** When they are told more by the clock alone. */
export const followsAt = (facts: LiveFacts): number[] =>
  facts.ownClock !== null
    ? []
    : facts.results.flatMap((result) => {
        const telling = tellingOf(facts, result);
        return telling === null ? [] : comesAt(telling, facts.settings.phonesFollowMs, facts.now);
      });
