/**
 * Steps that ask before they are done: what the hall has seen cannot be taken back, and a show that begins long
 * before its time was mostly pressed by mistake. A command for such a step names what it opens, so that neither one
 * press nor one that was meant for something else ever opens it.
 */
import type { Confirmation, CuePart } from './cue-part.ts';
import type { ShowFacts } from './facts.ts';
import { itemOf } from './order.ts';
import type { ShowState } from './state.ts';

/** A show may begin so long before its time without a question. */
export const EARLY_MS = 30 * 60_000;

/** What the parts of a step ask to be confirmed. `now` is ms on stage. */
export const asks = (
  parts: readonly CuePart[],
  state: ShowState,
  now: number,
  facts: ShowFacts,
): Confirmation[] => parts.flatMap((part) => asksFor(part, state, now, facts));

function asksFor(part: CuePart, state: ShowState, now: number, facts: ShowFacts): Confirmation[] {
  switch (part.verb) {
    case 'start_show': {
      const { startsAt } = facts;
      const early = startsAt !== null && startsAt - now > EARLY_MS && facts.ownClock === null;
      return early ? [{ verb: part.verb, id: null, place: null }] : [];
    }
    case 'open_vote':
      return [{ verb: part.verb, id: itemOf(facts, part.itemId)?.pollId ?? null, place: null }];
    case 'publish':
      return [{ verb: part.verb, id: part.resultId, place: null }];
    case 'reveal':
      return part.place === 1 || (state.shownSteps[part.resultId ?? ''] ?? 0) === 0
        ? [{ verb: part.verb, id: part.resultId, place: part.place }]
        : [];
    default:
      return [];
  }
}

/** Whether everything that a step asks is named. */
export const isConfirmed = (asked: readonly Confirmation[], confirms: readonly Confirmation[]): boolean =>
  asked.every(({ verb, id, place }) =>
    confirms.some((one) => one.verb === verb && one.id === id && one.place === place),
  );
