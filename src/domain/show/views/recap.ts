/**
 * The candidates of an announced vote, one after the other on the projector, with music from the desk's laptop if
 * wished.
 */
import { type LiveFacts, type LivePoll, onStageClock } from '../facts.ts';
import { current, sceneOnAir, shownPoll } from './parts.ts';

/** How long each candidate is shown: without music, and (`HEARD_MS`) with it. */
const SEEN_MS = 4_000;
const HEARD_MS = 10_000;

interface Recap {
  poll: LivePoll;
  /**
   * When the first candidate appeared, and how long each is shown; ms on the stage clock. The round begins anew after
   * the last.
   */
  fromAt: number;
  eachMs: number;
}

/** The recap on the projector; null where none is shown. */
export function recapOf(facts: LiveFacts): Recap | null {
  const poll = sceneOnAir(facts) === 'vote' ? shownPoll(facts) : null;
  if (poll?.state !== 'draft' || poll.candidates.length === 0) return null;
  // Only a cue announces a vote; it has done so since it began to stand by.
  const cue = facts.show.items[current(facts)?.id ?? ''];
  const fromAt = cue?.calledAt ?? cue?.startedAt ?? 0;
  return { poll, fromAt, eachMs: onStageClock(facts, poll.recapMusic ? HEARD_MS : SEEN_MS) };
}
