/** The show as it is known outside the hall, where each place is learnt some seconds later (`results/followed.ts`). */
import { nextPublicInstants, publicProgress, type TableProgress } from '../../results/followed.ts';
import type { LiveFacts, LiveResult } from '../facts.ts';
import { mayBeRevealed } from '../order.ts';
import { revealedCount } from './parts.ts';

/** How far the hall knows a result; null while nothing of it may be known. */
const tellingOf = (facts: LiveFacts, result: LiveResult): TableProgress | null => {
  const { state, toldAt } = result;
  return mayBeRevealed(state) && state !== 'live' && state !== 'voided'
    ? { state, shownSteps: revealedCount(facts, result), toldAt }
    : null;
};

/**
 * The facts without places that are not known outside the hall yet. A round that is not handed on is shown at once.
 */
export function asFollowed(facts: LiveFacts): LiveFacts {
  if (!facts.kind.isHandedOn) return facts;
  const shownSteps = { ...facts.show.shownSteps };
  const results = facts.results.map((result) => {
    const telling = tellingOf(facts, result);
    if (telling === null) return result;
    const known = publicProgress(telling, facts.settings.phonesFollowMs, facts.now);
    shownSteps[result.id] = known.shownSteps;
    return { ...result, state: known.state };
  });
  return {
    ...facts,
    results,
    show: { ...facts.show, shownSteps, revealingId: followedId(facts, shownSteps) },
  };
}

/**
 * The result being revealed outside: the one before, while the hall has gone on to the next and none of that is known
 * yet.
 */
function followedId({ show, results }: LiveFacts, known: Readonly<Record<string, number>>): string | null {
  if ((known[show.revealingId ?? ''] ?? 0) > 0) return show.revealingId;
  const newest = results
    .flatMap(({ id, toldAt }) =>
      (known[id] ?? 0) > 0 ? [{ id, at: toldAt[(known[id] ?? 0) - 1] ?? 0 }] : [],
    )
    .toSorted((a, b) => b.at - a.at)[0];
  return newest?.id ?? show.revealingId;
}

/**
 * The instants to come (ms) at which places that the hall was told become known outside it by the clock alone;
 * none for a round that is not handed on.
 */
export const followsAt = (facts: LiveFacts): number[] =>
  facts.kind.isHandedOn
    ? facts.results.flatMap((result) => {
        const telling = tellingOf(facts, result);
        return telling === null ? [] : nextPublicInstants(telling, facts.settings.phonesFollowMs, facts.now);
      })
    : [];
