/** How far a round's show is, for rooms that must not touch a round while it is on stage. */
import type { Reader } from '../store/store.ts';
import { openShowLog } from './steps.ts';

/** Read from its steps alone, so that it is right inside a transaction too. */
export async function showStand(read: Reader, roundId: string): Promise<'waiting' | 'running' | 'over'> {
  const { phase } = await openShowLog().stateOf(read, roundId);
  if (phase === 'finished') return 'over';
  return phase === 'preshow' ? 'waiting' : 'running';
}
