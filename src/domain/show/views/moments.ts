/** Works out the present moment of the evening. Every view carries it, so that no page works it out for itself. */
import { isOpen } from '../../voting/poll.ts';
import type { LiveFacts, LiveItem } from '../facts.ts';
import { type TimedMoment, untilCommand, votingMoments } from '../moments.ts';
import { mayBeRevealed, pollOf } from '../order.ts';
import { current, next, stageState } from './parts.ts';

/** The present moment, and those that follow as time passes. `facts` must have passed `afterDeadlines`. */
export function momentsOf(facts: LiveFacts): TimedMoment[] {
  const { show } = facts;
  if (show.halt !== null) return [untilCommand('stopped')];
  if (show.phase === 'preshow') return beforeTheShow(facts);
  if (show.phase === 'finished') return [untilCommand('after')];
  const item = current(facts);
  if (item?.kind === 'performance')
    return [untilCommand(stageState(facts) === 'standing_by' ? 'standing_by' : 'on_stage')];
  const open = facts.polls.find(isOpen);
  if (open !== undefined) return votingMoments(open);
  if (item !== null && item.kind !== 'interval') return ofCue(facts, item);
  if (show.phase === 'results') return [untilCommand(ofResults(facts))];
  if (show.phase === 'interval') return [untilCommand('interval', zeroAt(facts))];
  return [untilCommand(betweenTwo(facts))];
}

const zeroAt = ({ show: { clock } }: LiveFacts): number | null =>
  clock?.state === 'running' ? clock.zeroAt : null;

function beforeTheShow({ event: { doorsAt, startsAt }, round, now }: LiveFacts): TimedMoment[] {
  // The evening has begun with another round, whenever that was: nobody counts to its beginning any more.
  if (round.isLater) return [untilCommand('holding')];
  const all = [
    { kind: 'before_doors' as const, fromAt: null, untilAt: startsAt },
    ...(doorsAt === null ? [] : [{ kind: 'doors' as const, fromAt: doorsAt, untilAt: startsAt }]),
    ...(startsAt === null ? [] : [{ kind: 'holding' as const, fromAt: startsAt, untilAt: null }]),
  ];
  const past = all.filter(({ fromAt }) => fromAt !== null && fromAt <= now).length;
  return all.slice(past).map((one, index) => (index === 0 ? { ...one, fromAt: null } : one));
}

function ofCue(facts: LiveFacts, item: LiveItem): TimedMoment[] {
  const poll = item.kind === 'vote' ? pollOf(facts, item.pollId) : null;
  if (poll !== null) return votingMoments(poll);
  if (item.kind === 'results') return [untilCommand(ofResults(facts))];
  return [untilCommand(item.kind === 'opening' ? 'opening' : 'cue')];
}

/** Whether places have been revealed, could be, or are not certified yet. */
function ofResults({ show, results }: LiveFacts): 'reveal' | 'results_ready' | 'counting' {
  const tellable = results.filter(({ state }) => mayBeRevealed(state));
  if (show.phase === 'results' && tellable.some(({ id }) => (show.shownSteps[id] ?? 0) > 0)) return 'reveal';
  return tellable.length > 0 ? 'results_ready' : 'counting';
}

/** The moment while nothing is on: judges still score, another cue comes, or only the results. */
function betweenTwo(facts: LiveFacts) {
  const { show, items, results, scoring } = facts;
  const ended = ({ id }: LiveItem) => show.items[id]?.endedAt ?? 0;
  const last = items.filter((item) => ended(item) > 0).toSorted((a, b) => ended(b) - ended(a))[0];
  if (last?.performance && scoring[last.performance.id] === 'open') return 'scoring';
  const coming = next(facts);
  const isLast = last !== undefined && (coming === null || coming.kind === 'results');
  return isLast && results.length > 0 ? ofResults(facts) : 'between';
}
