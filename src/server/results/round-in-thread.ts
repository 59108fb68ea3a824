/** What a decision on a round goes by and takes long to work out: read in the thread, before the write. */
import { stageTime } from '#domain/lineup/round-clock.ts';
import type { RoundAccess } from '../http/access.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Asked, askedOf, atOf } from './counts.ts';
import { type CountPoll, gather, type RoundMaterial } from './records.ts';

/** A round at a stage time, and what is asked of it. */
export interface AskedOfRound<Given> extends Asked {
  given: Given;
}

/** Prepares a write on a round: calls a function that its module exports on a reading thread. */
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

/** A round's records, read by such a function. */
export const gatherAsked = async (read: Reader, asked: Asked): Promise<RoundMaterial> =>
  gather(read, await roundOf(read, asked), atOf(asked));
