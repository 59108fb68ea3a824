/** The MC's page: the public programme on any device; script, next card and reveal on a paired one. */

import { translationsIn } from '../../events/texts.ts';
import { publicEntry } from '../../results/telling.ts';
import { awardLight } from '../award-light.ts';
import type { LiveFacts, LiveItem, LivePoll, LiveResult } from '../facts.ts';
import { nextToReveal } from '../go.ts';
import { anyCertified, mayBeRevealed, statusIn } from '../order.ts';
import { MC_SIGNALS } from '../vocabulary.ts';
import { everyView } from './every-view.ts';
import {
  actNextPublic,
  actNow,
  clock,
  current,
  forecastOf,
  inShowOrder,
  interval,
  isWinner,
  lastNumber,
  next,
  notesTo,
  orderedItem,
  publicCue,
  publicPoll,
  sceneOnAir,
  settledFacts,
  shownPoll,
  stageState,
} from './parts.ts';

/** The MC's page on a device that is not paired: nothing that the audience may not know. */
export function mcPublicView(given: LiveFacts) {
  const facts = settledFacts(given);
  const poll = shownPoll(facts);
  return {
    ...everyView(facts),
    eventName: facts.event.name,
    now: actNow(facts),
    next: actNextPublic(facts),
    cue: publicCue(facts),
    interval: interval(facts),
    lastNumber: lastNumber(facts),
    poll: poll === null ? null : publicPoll(poll),
    names: namesHere(facts, poll?.title),
  };
}

/** The script on a paired MC page, in the shape of `contract/live/mc.ts`. */
export function mcView(given: LiveFacts) {
  const facts = settledFacts(given);
  const { show } = facts;
  const { expected, behindMs, endsAt } = forecastOf(facts);
  const card = (item: LiveItem | null) =>
    item === null ? null : mcCard(facts, item, expected[item.id] ?? null);
  const present = current(facts);
  const poll = shownPoll(facts);
  const told = reveal(facts);
  return {
    ...everyView(facts),
    eventName: facts.event.name,
    timeZone: facts.event.timeZone,
    publicAddress: facts.event.publicAddress,
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
    lastNumber: lastNumber(facts),
    notes: notesTo(facts, ['mc']),
    signal: signal(facts),
    poll: poll === null ? null : { ...publicPoll(poll), candidates: toReadOut(facts, poll) },
    codeOnScreen: sceneOnAir(facts) === 'vote',
    behindMs,
    endsAt,
    reveal: told,
    names: namesHere(facts, poll?.title, told?.shown?.title, told?.ahead?.title),
  };
}

/** Translations of the event's name and of these titles, for an MC who reads another language than the event's. */
const namesHere = ({ event }: LiveFacts, ...titles: (string | undefined)[]) =>
  translationsIn(event.names ?? [], titles);

/** The signal that the MC gave the desk, and who took it on; null where there is none. */
function signal({ show }: LiveFacts) {
  const call = show.calls.find(({ from }) => from === 'mc');
  const said = MC_SIGNALS.find((one) => one === call?.what);
  return call === undefined || said === undefined
    ? null
    : { said, takenAt: call.takenAt, takenBy: call.takenBy };
}

/** The candidates in the order of the show, with how their names are said. */
const toReadOut = ({ items }: LiveFacts, { candidates }: LivePoll) =>
  candidates.map(({ performanceId, number, stageName }) => ({
    performanceId,
    number,
    stageName,
    pronunciation:
      items.find((item) => item.performance?.id === performanceId)?.performance?.pronunciation ?? '',
  }));

const mcCard = (facts: LiveFacts, item: LiveItem, expectedAt: number | null) => ({
  ...orderedItem(facts, item, expectedAt),
  pronunciation: item.performance?.pronunciation ?? '',
  ...(item.performance?.recording !== undefined && { recording: item.performance.recording }),
  mcLine: item.performance?.mcLine ?? '',
});

/**
 * Only while results are told: the card of the step on screen, which stays until it is turned, and of the next step only
 * award and place. Its names come no earlier than on the screen. Null while the show is stopped and once the results
 * were taken back: then the MC reads what to say about that.
 */
function reveal(facts: LiveFacts) {
  const { show, results } = facts;
  if (show.phase !== 'results' || show.halt !== null || !anyCertified(facts)) return null;
  const told = results.find((result) => result.id === show.revealingId && mayBeRevealed(result.state));
  const coming = nextToReveal(show, results);
  const step = told === undefined ? 0 : (show.shownSteps[told.id] ?? 0);
  const begun = coming === null ? 0 : (show.shownSteps[coming.id] ?? 0);
  const next = coming?.steps[begun];
  return {
    turned: show.cardTurned,
    shown: told === undefined ? null : announcement(facts, told, step),
    ahead:
      coming === null || next === undefined
        ? null
        : {
            title: coming.title,
            light: awardLight(results, coming.id),
            ...(next.kind && { kind: next.kind }),
            place: next.place,
            winner: isWinner(coming, next),
            ...(coming.prize && { prize: coming.prize }),
            ...(begun === 0 && coming.words?.opening && { words: coming.words.opening }),
          },
  };
}

function announcement(facts: LiveFacts, result: LiveResult, shownSteps: number) {
  const step = result.steps[shownSteps - 1];
  if (step === undefined) return null;
  const winner = isWinner(result, step);
  const words = step.kind === 'two_left' ? result.words?.twoLeft : winner ? result.words?.winner : '';
  return {
    resultId: result.id,
    step: shownSteps,
    title: result.title,
    light: awardLight(facts.results, result.id),
    ...(step.kind && { kind: step.kind }),
    place: step.place,
    tied: step.kind === undefined && step.entries.length > 1,
    winner,
    ...(result.prize && { prize: result.prize }),
    ...(words && { words }),
    ...(result.inVotes && { inVotes: true as const }),
    entries: inShowOrder(step.entries).map((entry) => ({
      ...publicEntry(entry),
      ...(step.kind === 'two_left' && { score: null }),
      pronunciation: entry.pronunciation,
    })),
  };
}
