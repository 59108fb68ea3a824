/** Whether something is under way that must not be disturbed: the show itself, or a vote. */
import { isOpenAt } from '#domain/voting/poll.ts';
import { currentRound } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import { pollsOf } from '../voting/queries.ts';
import { openShowLog } from './steps.ts';

/** Asks the database, for this process may have no live view of it yet. */
export async function isUnderWay({ read, now }: Pick<Store, 'read' | 'now'>): Promise<boolean> {
  const round = await currentRound(read);
  if (!round) return false;
  const { phase } = await openShowLog().stateOf(read, round.id);
  if (phase !== 'preshow' && phase !== 'finished') return true;
  return (await pollsOf(read, round.id, now())).some((poll) => isOpenAt(poll, now()));
}
