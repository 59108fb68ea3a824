/** Results as the show tells them, place by place: the certified ones, and what a rehearsal has instead. */
import type { Rehearsal } from '#domain/lineup/rehearsal.ts';
import type { LiveResult, ShowFacts } from '#domain/show/facts.ts';
import type { Round } from '../lineup/queries.ts';
import type { Announced } from '../results/queries.ts';
import type { CountPoll } from '../results/records.ts';
import { rehearsable } from '../results/rehearsed.ts';
import type { Reader } from '../store/store.ts';

/** The round's tables in the order in which they are told; one without steps while a result is still to come. */
export function liveResults(round: Round, tables: readonly Announced[], expected: boolean): LiveResult[] {
  if (tables.length === 0)
    return expected ? [{ id: round.id, title: 'Result', state: 'live', steps: [] }] : [];
  return tables.map((table) => ({
    id: table.id,
    title: table.title,
    state: table.state,
    steps: table.steps.map((step) => ({
      place: step.place,
      entries: step.entries.map((entry) => ({
        performanceId: entry.performanceId,
        number: entry.number,
        stageName: entry.stageName,
        pronouns: entry.pronouns,
        song: entry.song,
        pronunciation: entry.pronunciation,
        score: entry.score,
      })),
    })),
  }));
}

/**
 * The rehearsal that is on.
 * @param asked whether what it would tell now is worked out too; nothing is where the event has nothing to tell.
 */
export async function rehearsalFacts(
  read: Reader,
  round: Round,
  rehearsal: Rehearsal | null,
  results: readonly LiveResult[],
  asked: boolean,
  at: { now: number; count: CountPoll },
): Promise<ShowFacts['rehearsal']> {
  if (rehearsal === null) return null;
  const tables = asked && results.length > 0 ? await rehearsable(read, round, at) : [];
  return {
    id: rehearsal.id,
    speed: rehearsal.speed,
    tables: tables.map(({ title, steps }) => ({
      title,
      steps: steps.map(({ place, entries }) => ({
        place,
        entries: entries.map(({ performanceId, score }) => ({ performanceId, score })),
      })),
    })),
  };
}
