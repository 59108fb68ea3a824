/** By which version of the engine the votes of a round are put in order beside its result. */
import { ENGINE, type Engine } from '#domain/tabulation/engines.ts';
import type { Reader } from '../store/store.ts';
import { readOnce } from './read-once.ts';

/** The version that the round's result was certified with, while it is certified; before and after that the current one. */
export async function engineOfVotes(read: Reader, roundId: string): Promise<Engine> {
  const newest = await read
    .selectFrom('result')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.state !== 'certified') return ENGINE;
  const { kept } = readOnce(newest);
  return ('certified' in kept ? kept.certified.input.engine : undefined) ?? ENGINE;
}
