/** Where the show is and which performances take scoresheets. The same for every judge: no sheets are in it. */
import type { LiveFacts } from '../facts.ts';
import { statusIn } from '../order.ts';
import { everyView } from './every-view.ts';
import { clock, current, locksAt, next, ownCall, publicAct, settledFacts } from './parts.ts';

/** The view of judges' devices, in the shape of `contract/live/judge.ts`. */
export function judgeView(given: LiveFacts) {
  const facts = settledFacts(given);
  const { show } = facts;
  return {
    ...everyView(facts),
    eventName: facts.event.name,
    halted: show.halt !== null,
    current: publicAct(facts, current(facts)),
    next: publicAct(facts, next(facts)),
    clock: clock(facts),
    graceMs: facts.settings.scoringGraceMs,
    help: show.calls.flatMap(({ judgeId, ...call }) =>
      judgeId === null ? [] : [{ judgeId, ...ownCall(call) }],
    ),
    performances: facts.items.flatMap((item) => {
      const act = publicAct(facts, item);
      if (act === null || item.performance === null) return [];
      return [
        {
          ...act,
          categoryId: item.performance.categoryId,
          category: item.performance.category,
          status: statusIn(show, facts, item),
          window: facts.scoring[act.performanceId] ?? ('closed' as const),
          locksAt: locksAt(facts, act.performanceId),
        },
      ];
    }),
  };
}
