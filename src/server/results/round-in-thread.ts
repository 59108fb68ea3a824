/** What a decision on a round goes by and takes long to work out: read in the thread, before the write. */
import { stageTime } from '#domain/lineup/round-clock.ts';
import type { RoundAccess } from '../http/access.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Asked, askedOf, atOf } from './counts.ts';
import { type CountPoll, gather, type RoundMaterial } from './records.ts';

/** What a reading thread is given about a round at a stage time, and what it is asked (`given`). */
export interface AskedOfRound<Given> extends Asked {
  given: Given;
}

/**
 * Makes the preparation of a write on a round: it calls `work`, a function that `module` exports, on a reading
 * thread, with the round's stage time and the counts of its polls.
 */
export const prepareOnRound =
  <Given, Answer>(
    { store, round: named }: { store: Store; round: Pick<RoundAccess, 'roundId'> },
    count: CountPoll,
    module: string,
    work: (read: Reader, asked: AskedOfRound<Given>) => Promise<Answer>,
    given: Given,
  ): Prepare<Answer, never> =>
  async (read) => {
    const round = await roundOf(read, named);
    const now = stageTime(clockOf(round), store.now());
    return store.readInThread(module, work, { ...(await askedOf(read, round, { now, count })), given });
  };

/** Everything that decides the result of the round that a reading thread is asked about. */
export const gatherAsked = async (read: Reader, asked: Asked): Promise<RoundMaterial> =>
  gather(read, await roundOf(read, asked), atOf(asked));
