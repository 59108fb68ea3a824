/**
 * Erasing to its end. The commit that blanks a person's row leaves their traces elsewhere: in free pages and the log
 * of the database, in files of music, in copies. Clearing those away is a job that stands in the row itself, from that
 * commit on until the last file is clean; a server that ended in between goes on with it. Only then is "erased" said.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ErasedPart } from '#domain/registration/erasing.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';

const AGAIN_AFTER_MS = 60_000;
const STOP_WITHIN_MS = 10_000;

/** The job that deletes the traces of erased people outside their rows. */
export interface Erasing {
  /** Continues what was unfinished, and from then on repeats what failed after a minute. */
  start(): void;
  /**
   * Deletes what is left of everybody who is being erased. @returns whether that is done; false when something failed,
   * which is reported and tried again.
   */
  finish(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Deletes remaining traces from every file. `ids`: people who were erased. `withoutMusic`: people of whom only the
 * music was. `parts`: parts of events that were erased alone.
 */
export type ClearAway = (
  ids: readonly string[],
  withoutMusic: readonly string[],
  parts: readonly ErasedPart[],
) => Promise<void>;

/**
 * Makes the job. `clearAway` takes the last traces of these people, and of the parts that were erased of others, out of
 * every file; done twice it does no harm.
 * `onTrouble` hears of a try that failed.
 */
export function openErasing(
  store: Store,
  clearAway: ClearAway,
  onTrouble: (error: unknown) => void,
): Erasing {
  let stopped = false;
  let later: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const once = async (): Promise<void> => {
    for (;;) {
      const ids = await beingErased(store);
      const parts = await partsBeingErased(store);
      if (ids.length + parts.length === 0) return;
      await clearAway(ids, await actsWithoutMusic(store, parts), parts);
      await endErasing(store, ids, parts);
    }
  };
  const tried = async (): Promise<boolean> => {
    if (stopped) return false;
    clearTimeout(later);
    try {
      // One process at a time: the next finds everything done.
      await store.cluster.inTurn('erasing', once);
      return true;
    } catch (error) {
      onTrouble(error);
      later = setTimeout(() => void finish(), AGAIN_AFTER_MS).unref();
      return false;
    }
  };
  const finish = (): Promise<boolean> => {
    const done = line.then(tried);
    line = done;
    return done;
  };
  return {
    start: () => void finish(),
    finish,
    async stop() {
      stopped = true;
      clearTimeout(later);
      // What is not done by then is gone on with at the next start.
      await Promise.race([line, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

async function beingErased(store: Store): Promise<string[]> {
  const rows = await store.read
    .selectFrom('participant')
    .select('id')
    .where('erasedAt', 'is not', null)
    .where('erasingEndedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

const partsBeingErased = (store: Store): Promise<ErasedPart[]> =>
  store.read
    .selectFrom('erasedPart')
    .select(['eventId', 'part', 'askedAt'])
    .where('endedAt', 'is', null)
    .execute();

/** The acts of events whose music is being erased: what they were sending goes too. */
const actsWithoutMusic = async (store: Store, parts: readonly ErasedPart[]): Promise<string[]> => {
  const events = parts.filter(({ part }) => part === 'music').map(({ eventId }) => eventId);
  const rows = await store.read
    .selectFrom('participant')
    .select('id')
    .where('eventId', 'in', events)
    .execute();
  return rows.map(({ id }) => id);
};

const endErasing = (store: Store, ids: readonly string[], parts: readonly ErasedPart[]): Promise<void> =>
  store.write({ by: SYSTEM }, async ({ tx, now, audit }) => {
    const ended =
      ids.length === 0
        ? []
        : await tx
            .updateTable('participant')
            .set({ erasingEndedAt: now })
            .where('id', 'in', [...ids])
            .returning(['id', 'eventId'])
            .execute();
    for (const { id, eventId } of ended)
      audit({ action: 'participant.erased', subject: `participant:${id}`, eventId });
    for (const { eventId, part, askedAt } of parts) {
      // One that was asked for once more meanwhile goes on.
      const over = await tx
        .updateTable('erasedPart')
        .set({ endedAt: now })
        .where('eventId', '=', eventId)
        .where('part', '=', part)
        .where('askedAt', '=', askedAt)
        .returning('part')
        .executeTakeFirst();
      if (over)
        audit({ action: 'participant.erased_part', subject: `event:${eventId}`, eventId, after: { part } });
    }
  });
