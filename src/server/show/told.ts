/** Results as the show tells them, place by place: the certified ones, and what a rehearsal has instead. */
import type { Rehearsal } from '#domain/lineup/rehearsal.ts';
import type { LiveResult, ShowFacts } from '#domain/show/facts.ts';
import type { ShowState } from '#domain/show/state.ts';
import type { Round } from '../lineup/queries.ts';
import { rehearsalOf } from '../lineup/rehearsal.ts';
import type { Announced } from '../results/queries.ts';
import type { CountPoll } from '../results/records.ts';
import { prepareRehearsable, type Rehearsable } from '../results/rehearsed.ts';
import { prepareTold } from '../results/told-beside.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Reader, Store } from '../store/store.ts';
import type { ShowLog } from './steps.ts';

/** The round's tables in the order in which they are told; one without steps while a result is still to come. */
export function liveResults(round: Round, tables: readonly Announced[], expected: boolean): LiveResult[] {
  if (tables.length === 0)
    return expected ? [{ id: round.id, title: 'Result', audience: false, state: 'live', steps: [] }] : [];
  return tables.map((table) => ({
    id: table.id,
    title: table.title,
    audience: table.audience,
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

/** The rehearsal that is on, with what it would tell; nothing is told where the event has nothing to tell. */
export function rehearsalFacts(
  rehearsal: Rehearsal | null,
  results: readonly LiveResult[],
  told: readonly Rehearsable[],
): ShowFacts['rehearsal'] {
  if (rehearsal === null) return null;
  return {
    id: rehearsal.id,
    speed: rehearsal.speed,
    tables: (results.length > 0 ? told : []).map(({ title, audience, steps }) => ({
      title,
      audience,
      steps: steps.map(({ place, entries }) => ({
        place,
        entries: entries.map(({ performanceId, score }) => ({ performanceId, score })),
      })),
    })),
  };
}

/** What a command may tell: certified tables, or what a rehearsal has instead until its results begin. */
export interface Tellable {
  tables: Announced[];
  rehearsed: readonly Rehearsable[];
}

/** Whether results may begin in this state. */
export const mayBegin = ({ phase }: Pick<ShowState, 'phase'>): boolean =>
  phase !== 'results' && phase !== 'finished';

/** Reads it in the thread, before the write. In a rehearsal nothing is certified. */
export const prepareTellable =
  (
    store: Store,
    log: ShowLog,
    { roundOf, count }: { roundOf: (read: Reader) => Promise<Round | undefined>; count: CountPoll },
  ): Prepare<Tellable> =>
  async (read) => {
    const round = await roundOf(read);
    if (!round || !(await rehearsalOf(read, round.id))) {
      const told = await prepareTold(store, count, roundOf)(read);
      return told && { version: told.version, answer: { tables: told.answer, rehearsed: [] } };
    }
    if (!mayBegin(await log.stateOf(read, round.id))) return null;
    const { version, answer } = await prepareRehearsable(
      { store, round: { roundId: round.id } },
      count,
    )(read);
    return { version, answer: { tables: [], rehearsed: answer } };
  };
