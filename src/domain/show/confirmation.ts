/**
 * Steps that ask before they are done, because the audience has seen them then (or, for a start long before its time,
 * because they were probably pressed by mistake). A command for such a step names what it opens, so that neither a
 * single press nor one meant for something else opens it.
 */
import type { Confirmation, CuePart } from './cue-part.ts';
import type { ShowFacts } from './facts.ts';
import { itemOf } from './order.ts';
import type { ShowState } from './state.ts';

/** How long before its time a show may start without a question. */
export const EARLY_MS = 30 * 60_000;

/** What has to be confirmed for the parts of a step. `now`: the stage clock in ms. */
export const neededConfirmations = (
  parts: readonly CuePart[],
  state: ShowState,
  now: number,
  facts: ShowFacts,
): Confirmation[] => parts.flatMap((part) => asksFor(part, state, now, facts));

function asksFor(part: CuePart, state: ShowState, now: number, facts: ShowFacts): Confirmation[] {
  switch (part.verb) {
    case 'start_show': {
      const { startsAt } = facts;
      const early = startsAt !== null && startsAt - now > EARLY_MS && facts.kind.hasItsHour;
      return early ? [{ verb: part.verb, id: null, place: null }] : [];
    }
    case 'open_vote':
      return [{ verb: part.verb, id: itemOf(facts, part.itemId)?.pollId ?? null, place: null }];
    case 'begin_award':
    case 'publish':
      return [{ verb: part.verb, id: part.resultId, place: null }];
    case 'reveal':
      // Whose curtain hangs was asked for before.
      return part.place === 1 ||
        (state.revealingId !== part.resultId && (state.shownSteps[part.resultId ?? ''] ?? 0) === 0)
        ? [{ verb: part.verb, id: part.resultId, place: part.place }]
        : [];
    default:
      return [];
  }
}

/** Whether the command names everything that has to be confirmed. */
export const isConfirmed = (asked: readonly Confirmation[], confirms: readonly Confirmation[]): boolean =>
  asked.every(({ verb, id, place }) =>
    confirms.some((one) => one.verb === verb && one.id === id && one.place === place),
  );
