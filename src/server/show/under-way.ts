/** Whether something of the event that is on is under way and must not be disturbed: a show, or a vote. */
import { Refusal } from '#contract/refusal.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { isOpenAt } from '#domain/voting/poll.ts';
import type { EventMayBeLeft } from '../events/commands.ts';
import { currentEvent } from '../events/queries.ts';
import { clockOf } from '../lineup/clock.ts';
import { latestRound, roundsOf } from '../lineup/queries.ts';
import { requireKind } from '../lineup/rounds.ts';
import type { Reader, Store } from '../store/store.ts';
import { pollsOf } from '../voting/queries.ts';
import { roundPhase } from './round-phase.ts';

/** What is under way in the rounds of the event's show and in the one that is on: a show or a vote; undefined where nothing is. */
async function underWay(read: Reader, eventId: string, now: number): Promise<'show' | 'vote' | undefined> {
  const on = await latestRound(read, eventId);
  for (const round of [...(await roundsOf(read, eventId)), ...(on ? [on] : [])]) {
    const at = stageTime(clockOf(round), now);
    if ((await roundPhase(read, round.id)) === 'running') return 'show';
    if ((await pollsOf(read, round.id, at)).some((poll) => isOpenAt(poll, at))) return 'vote';
  }
  return undefined;
}

/**
 * Whether a show runs or a vote is open in any round of the current event's show, or in the one that is on. Reads the
 * database, for this process may have no live view of it yet.
 */
export async function isUnderWay({ read, now }: Pick<Store, 'read' | 'now'>): Promise<boolean> {
  const event = await currentEvent(read);
  return event !== undefined && (await underWay(read, event.id, now())) !== undefined;
}

/**
 * Lets another event take the place of this one, unless screens and ballots would move away from what is under way.
 * @throws Refusal `wrong_state` while a show runs, `poll_is_open` while a vote is open, and as `requireKind` does for a
 * round that may not be left.
 */
export const eventMayBeLeft: EventMayBeLeft = async ({ tx, now }, { id, name }) => {
  const on = await latestRound(tx, id);
  if (on) requireKind(on, 'mayBeLeft', 'Throw it away first.');
  const what = await underWay(tx, id, now);
  if (what === 'show') throw new Refusal('wrong_state', `The show of ${name} is running. End it first.`);
  if (what === 'vote') throw new Refusal('poll_is_open');
};
