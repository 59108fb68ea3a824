/** What everybody in the hall and at home may know: nothing unrevealed, nothing unpublished. */
import { pickFields } from '../../pick-fields.ts';
import { isOpen } from '../../voting/poll.ts';
import type { LiveFacts, LivePoll } from '../facts.ts';
import { mayBeRevealed, statusIn } from '../order.ts';
import { everyView } from './every-view.ts';
import { asFollowed } from './followed.ts';
import {
  actNextPublic,
  actNow,
  forecastOf,
  hiddenActs,
  interval,
  lastNumber,
  opensAfterNumber,
  publicAct,
  publicCue,
  publicPoll,
  revealedCount,
  revealedPlaces,
  settledFacts,
  shownPoll,
} from './parts.ts';

/** The view of phones and the home page, in the shape of `contract/live/audience.ts`. */
export function audienceView(given: LiveFacts) {
  const facts = asFollowed(settledFacts(given));
  const { event } = facts;
  return {
    ...everyView(facts),
    event: {
      ...pickFields(event, ['name', 'host', 'venue', 'tagline', 'startsAt', 'doorsAt', 'timeZone']),
      registration: {
        state: event.registration.state,
        opensAt: event.registration.opensAt,
        closesAt: event.registration.closesAt,
      },
    },
    now: actNow(facts),
    next: actNextPublic(facts),
    cue: publicCue(facts),
    interval: interval(facts),
    lastNumber: lastNumber(facts),
    lineup: event.lineupPublished ? lineup(facts) : null,
    poll: ballot(facts),
    nextPoll: nextPoll(facts),
    results: results(facts),
  };
}

const lineup = (facts: LiveFacts) =>
  facts.items.flatMap((item) => {
    const act = publicAct(facts, item);
    const status = statusIn(facts.show, facts, item);
    return act === null || status === 'scratched' ? [] : [{ ...act, status }];
  });

/** The poll with its candidates once it is open; before that only `nextPoll` names it. */
function ballot(facts: LiveFacts) {
  const poll = shownPoll(facts);
  if (poll === null || poll.state === 'draft') return null;
  return {
    ...publicPoll(poll),
    candidates: poll.candidates.map((candidate) =>
      pickFields(candidate, ['id', 'performanceId', 'number', 'stageName', 'song']),
    ),
  };
}

function nextPoll(facts: LiveFacts) {
  if (facts.show.phase === 'finished' || facts.polls.some(isOpen)) return null;
  const poll = facts.polls.find((candidate: LivePoll) => candidate.state === 'draft');
  if (poll === undefined) return null;
  const cue = facts.items.find((item) => item.pollId === poll.id);
  const expectedAt = cue === undefined ? null : (forecastOf(facts).expected[cue.id] ?? null);
  return { id: poll.id, title: poll.title, opensAfterNumber: opensAfterNumber(facts, poll), expectedAt };
}

/** Results known outside the hall. None that is not handed on: its places would be taken for real ones on a phone. */
const results = (facts: LiveFacts) =>
  (facts.kind.isHandedOn ? facts.results : [])
    .filter((result) => mayBeRevealed(result.state) && revealedCount(facts, result) > 0)
    .map((result) => ({
      id: result.id,
      title: result.title,
      ...(result.prize && { prize: result.prize }),
      state: result.state === 'published' ? ('published' as const) : ('revealing' as const),
      hiddenActs: hiddenActs(facts, result),
      steps: revealedPlaces(facts, result),
    }));
