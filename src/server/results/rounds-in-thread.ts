/** Rounds that follow from certified ones, and their list: in the thread that reads, for results are held against records. */
import type { ShowPhaseOf } from '../lineup/over.ts';
import { roundsOf } from '../lineup/queries.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Asked, atOf, countsOfEvent } from './counts.ts';
import type { At, CountPoll } from './records.ts';
import { behindNow } from './round-points.ts';
import { fieldOf, presentRounds, previewNext } from './rounds.ts';

const readings = { list: presentRounds, preview: previewNext, field: fieldOf, behind: behindNow };

type Readings = typeof readings;
type GivenFor<K extends keyof Readings> = Parameters<Readings[K]>[2];
type AnswerOf<K extends keyof Readings> = Awaited<ReturnType<Readings[K]>>;

interface AskedOfEvent extends Omit<Asked, 'roundId'> {
  of: keyof Readings;
  given: unknown;
}

/** Makes the reading of an event's rounds that `of` names. Runs on a reading thread. */
export const readRounds = (read: Reader, { of, given, ...at }: AskedOfEvent): Promise<unknown> =>
  (readings[of] as (read: Reader, at: At, given: unknown) => Promise<unknown>)(read, atOf(at), given);

/** Which event's rounds they are. */
type EventOf = (read: Reader) => Promise<string | undefined>;

/**
 * Makes the function that has a reading of an event's rounds made on a reading thread, for an answer or before a
 * write.
 */
export const prepareRounds =
  <K extends keyof Readings>(
    { store, count }: { store: Store; count: CountPoll },
    eventOf: EventOf,
    of: K,
    given: GivenFor<K>,
  ): Prepare<AnswerOf<K>, never> =>
  async (read) => {
    const now = store.now();
    const counts = await countsOfEvent(read, await eventOf(read), { now, count });
    const { answer, version } = await store.readInThread(import.meta.url, readRounds, {
      of,
      given,
      now,
      counts,
    });
    return { answer: answer as AnswerOf<K>, version };
  };

/** An event's rounds, with how far each one's show is. */
export async function listOfRounds(
  on: { store: Store; count: CountPoll },
  roundPhase: ShowPhaseOf,
  eventId: string,
) {
  const { read } = on.store;
  const phases = (await roundsOf(read, eventId)).map(
    async ({ id }) => [id, await roundPhase(read, id)] as const,
  );
  const given = { eventId, phases: Object.fromEntries(await Promise.all(phases)) };
  return (await prepareRounds(on, async () => eventId, 'list', given)(read)).answer;
}
