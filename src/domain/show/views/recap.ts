/** The candidates of a vote that is announced, one after the other on the wall and, where wished, from the desk's laptop. */
import { type LiveFacts, type LivePoll, onStageClock } from '../facts.ts';
import { current, sceneOnAir, shownPoll } from './parts.ts';

/** So long each candidate stands, by whether its music is heard with it. */
const SEEN_MS = 4_000;
const HEARD_MS = 10_000;

interface Recap {
  poll: LivePoll;
  /** When the first candidate came, and how long each stands; ms on stage. They begin anew when all have stood. */
  fromAt: number;
  eachMs: number;
}

/** The recap that is on the wall; none once its vote is open. */
export function recapOf(facts: LiveFacts): Recap | null {
  const poll = sceneOnAir(facts) === 'vote' ? shownPoll(facts) : null;
  if (poll?.state !== 'draft' || poll.candidates.length === 0) return null;
  // Without a cue on stage no vote is announced; the cue came when it began to stand by.
  const cue = facts.show.items[current(facts)?.id ?? ''];
  const fromAt = cue?.calledAt ?? cue?.startedAt ?? 0;
  return { poll, fromAt, eachMs: onStageClock(facts, poll.recapMusic ? HEARD_MS : SEEN_MS) };
}
