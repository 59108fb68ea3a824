/** What is told of a round's result, held against everything that it was made from: in the thread that reads. */
import { stageTime } from '#domain/lineup/round-clock.ts';
import { clockOf } from '../lineup/clock.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Asked, askedOf, atOf } from './counts.ts';
import { type Announced, announcedTables, newestInBrief, newestResult, whyVoid } from './queries.ts';
import type { At, CountPoll } from './records.ts';

/** The tables of a round's newest result. Runs on a reading thread. */
export async function announcedNow(read: Reader, asked: Asked): Promise<Announced[]> {
  const round = await roundById(read, asked.roundId);
  return round ? announcedTables(read, round, atOf(asked)) : [];
}

/** Why a round's certified result no longer stands; null while it does. Runs on a reading thread. */
export async function whyVoidNow(read: Reader, asked: Asked): Promise<string | null> {
  const round = await roundById(read, asked.roundId);
  const result = round && (await newestResult(read, round.id));
  return round && result ? whyVoid(read, round, result, atOf(asked)) : null;
}

interface Looking {
  store: Pick<Store, 'readInThread'>;
  read: Reader;
  /** Told the tables that were read in the thread. */
  name: (table: string) => void;
}

async function inThread<Answer>(
  { store, read, name }: Looking,
  work: (read: Reader, asked: Asked) => Promise<Answer>,
  round: Round,
  at: At,
): Promise<Answer> {
  const { answer, tables } = await store.readInThread(import.meta.url, work, await askedOf(read, round, at));
  for (const table of tables) name(table);
  return answer;
}

/** `announcedTables`, read on a reading thread. */
export const announcedBeside = async (looking: Looking, round: Round, at: At): Promise<Announced[]> =>
  (await newestInBrief(looking.read, round.id)) ? inThread(looking, announcedNow, round, at) : [];

/** Whether a certified result no longer stands and that is not recorded yet. */
export const isChangedInThread = async (looking: Looking, round: Round, at: At): Promise<boolean> =>
  (await newestInBrief(looking.read, round.id))?.state === 'certified' &&
  (await inThread(looking, whyVoidNow, round, at)) !== null;

/** Prepares a write that tells of a round's result: reads its tables. */
export const prepareAnnounced =
  (
    store: Store,
    count: CountPoll,
    roundOf: (read: Reader) => Promise<Round | undefined>,
  ): Prepare<Announced[]> =>
  async (read) => {
    const round = await roundOf(read);
    if (!round || !(await newestInBrief(read, round.id))) return null;
    const now = stageTime(clockOf(round), store.now());
    return store.readInThread(import.meta.url, announcedNow, await askedOf(read, round, { now, count }));
  };

/** Prepares a write on a round's newest result: reads why it does not stand; null where it does. */
export const prepareWhyVoid =
  (store: Store, count: CountPoll, round: Round): Prepare<string | null> =>
  async (read) =>
    store.readInThread(import.meta.url, whyVoidNow, await askedOf(read, round, { now: store.now(), count }));
