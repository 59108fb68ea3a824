/** The MC's page: the public programme for any device, the script and the one next card for a paired one. */

import type { LiveFacts, LiveItem, LiveResult } from '../facts.ts';
import { nextToReveal } from '../go.ts';
import { isTellable, statusIn } from '../order.ts';
import {
  actNextPublic,
  actNow,
  actsTotal,
  clock,
  current,
  forecastOf,
  interval,
  lastNumber,
  next,
  notesTo,
  orderedItem,
  publicCue,
  publicEntry,
  publicPoll,
  rehearsal,
  round,
  settled,
  shownPoll,
  stageState,
} from './parts.ts';

/** What `/mc` shows on a device that is not paired: nothing that the audience may not know. */
export function mcPublicView(given: LiveFacts) {
  const facts = settled(given);
  const poll = shownPoll(facts);
  return {
    version: facts.show.version,
    rehearsal: rehearsal(facts),
    round: round(facts),
    phase: facts.show.phase,
    eventName: facts.event.name,
    stage: stageState(facts),
    now: actNow(facts),
    next: actNextPublic(facts),
    cue: publicCue(facts),
    interval: interval(facts),
    actsTotal: actsTotal(facts),
    lastNumber: lastNumber(facts),
    poll: poll === null ? null : publicPoll(poll),
  };
}

/** The script of a paired MC page, in the shape of `contract/live/mc.ts`. */
export function mcView(given: LiveFacts) {
  const facts = settled(given);
  const { show } = facts;
  const { expected, behindMs, endsAt } = forecastOf(facts);
  const card = (item: LiveItem | null) =>
    item === null ? null : mcCard(facts, item, expected[item.id] ?? null);
  const present = current(facts);
  const poll = shownPoll(facts);
  return {
    version: show.version,
    rehearsal: rehearsal(facts),
    round: round(facts),
    phase: show.phase,
    eventName: facts.event.name,
    timeZone: facts.event.timeZone,
    publicAddress: facts.event.publicAddress,
    stage: stageState(facts),
    haltText: show.halt?.text ?? null,
    current: card(present),
    next: card(next(facts)),
    clock: clock(facts),
    standingByAt:
      present !== null && stageState(facts) === 'standing_by'
        ? (show.items[present.id]?.calledAt ?? null)
        : null,
    interval: interval(facts),
    order: facts.items
      .filter((item) => statusIn(show, facts, item) !== 'scratched')
      .map((item) => mcCard(facts, item, expected[item.id] ?? null)),
    actsTotal: actsTotal(facts),
    lastNumber: lastNumber(facts),
    notes: notesTo(facts, ['mc']),
    signal: show.mcSignal?.signal ?? null,
    poll: poll === null ? null : publicPoll(poll),
    behindMs,
    endsAt,
    reveal: reveal(facts),
  };
}

const mcCard = (facts: LiveFacts, item: LiveItem, expectedAt: number | null) => ({
  ...orderedItem(facts, item, expectedAt),
  pronunciation: item.performance?.pronunciation ?? '',
  mcLine: item.performance?.mcLine ?? '',
});

/** Only while results are told, and never more than the one card that comes next. */
function reveal(facts: LiveFacts) {
  if (facts.show.phase !== 'results') return null;
  const telling = facts.results.find(
    (result) => result.id === facts.show.revealingId && isTellable(result.state),
  );
  const coming = nextToReveal(facts.show, facts.results);
  const told = telling ?? coming;
  if (told === null) return null;
  const stepsShown = facts.show.shownSteps[told.id] ?? 0;
  return {
    title: told.title,
    stepsTotal: told.steps.length,
    stepsShown,
    shown: announcement(told, stepsShown - 1),
    ahead: coming === null ? null : announcement(coming, facts.show.shownSteps[coming.id] ?? 0),
  };
}

function announcement(result: LiveResult, index: number) {
  const step = result.steps[index];
  if (step === undefined) return null;
  return {
    title: result.title,
    place: step.place,
    tied: step.entries.length > 1,
    winner: index === result.steps.length - 1,
    entries: step.entries.map((entry) => ({ ...publicEntry(entry), pronunciation: entry.pronunciation })),
  };
}
