/** How far a round's show is, and which of its items have been on, for rooms that must not touch a round while it is on stage. */
import type { ShowPhase } from '#domain/events/show-phase.ts';
import { lastDone } from '#domain/show/state.ts';
import { currentEvent } from '../events/queries.ts';
import { roundsOf } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { openShowLog } from './steps.ts';

/** How far a round's show is. Read from its steps alone, so that it is right inside a transaction too. */
export async function roundPhase(read: Reader, roundId: string): Promise<ShowPhase> {
  const { phase } = await openShowLog().stateOf(read, roundId);
  if (phase === 'finished') return 'over';
  return phase === 'preshow' ? 'waiting' : 'running';
}

/** How far each round of the current event is. */
export async function phasesNow(read: Reader): Promise<{ roundId: string; phase: ShowPhase }[]> {
  const event = await currentEvent(read);
  const rounds = event ? await roundsOf(read, event.id) : [];
  return Promise.all(rounds.map(async ({ id }) => ({ roundId: id, phase: await roundPhase(read, id) })));
}

/** The ids of a round's items that were on stage or are on it now. */
export async function showHadOn(read: Reader, roundId: string): Promise<ReadonlySet<string>> {
  const { items } = await openShowLog().stateOf(read, roundId);
  return new Set(
    Object.entries(items)
      .filter(([, progress]) => progress.status === 'on_stage' || lastDone(progress) !== null)
      .map(([id]) => id),
  );
}
