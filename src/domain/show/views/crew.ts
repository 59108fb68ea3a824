/** Order, call times and music for crew posts and the green room. Why an act is held is not shown to them. */
import type { LiveFacts, LiveItem } from '../facts.ts';
import { everyView } from './every-view.ts';
import {
  calling,
  clock,
  current,
  forecastOf,
  interval,
  next,
  notesTo,
  orderedItem,
  ownCall,
  sceneOnAir,
  settledFacts,
} from './parts.ts';

/** The view of crew posts and call board, in the shape of `contract/live/crew.ts`. */
export function crewView(given: LiveFacts) {
  const facts = settledFacts(given);
  const { show } = facts;
  const { expected, behindMs, endsAt } = forecastOf(facts);
  return {
    ...everyView(facts),
    calling: calling(facts),
    eventName: facts.event.name,
    timeZone: facts.event.timeZone,
    look: facts.event.look,
    haltText: show.halt?.text ?? null,
    scene: sceneOnAir(facts),
    currentId: current(facts)?.id ?? null,
    nextId: next(facts)?.id ?? null,
    clock: clock(facts),
    interval: interval(facts),
    items: facts.items.map((item) => crewItem(facts, item, expected[item.id] ?? null)),
    notes: notesTo(facts, ['sound', 'light', 'stage']),
    calls: show.calls.flatMap(({ from, ...call }) =>
      from === 'judge' || from === 'mc' ? [] : [{ post: from, ...ownCall(call) }],
    ),
    behindMs,
    endsAt,
  };
}

const crewItem = (facts: LiveFacts, item: LiveItem, expectedAt: number | null) => ({
  ...orderedItem(facts, item, expectedAt),
  pronunciation: item.performance?.pronunciation ?? '',
  stageSide: item.performance?.stageSide ?? null,
  track: item.performance?.track ?? null,
  checkedIn: item.performance?.checkedIn ?? false,
  inTheWings: facts.show.wings[item.id] ?? false,
  held: item.performance?.consent === 'missing',
});
