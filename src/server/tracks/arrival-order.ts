/** Uploads that are here in whole, in the database: in what order they came, and what became of each. */
import type { Selectable, Transaction } from 'kysely';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { countRows } from '../store/count-rows.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { discardFiles } from './discards.ts';

export type ArrivalRow = Selectable<Tables['trackArrival']>;
type Tx = Transaction<Tables>;

/** The upload that became, or will become, the file with this id; undefined when there is none. */
export const arrivalOf = (read: Reader, fileId: string): Promise<ArrivalRow | undefined> =>
  read.selectFrom('trackArrival').selectAll().where('fileId', '=', fileId).executeTakeFirst();

/** An act's uploads that are no version yet: waiting ones, and refused ones newest first. */
export const arrivalsOf = (read: Reader, participantId: string): Promise<ArrivalRow[]> =>
  read
    .selectFrom('trackArrival')
    .selectAll()
    .where('participantId', '=', participantId)
    .where('state', 'in', ['waiting', 'refused'])
    .orderBy('arrivedAt', 'desc')
    .orderBy('version', 'desc')
    .execute();

/** Every upload that has work or news left, in order of arrival. */
export const allArrivals = (read: Reader): Promise<ArrivalRow[]> =>
  read.selectFrom('trackArrival').selectAll().orderBy('arrivedAt').orderBy('version').execute();

/** How many uploads are not finished. */
export const waitingArrivals = (read: Reader): Promise<number> =>
  countRows(read.selectFrom('trackArrival').where('state', '!=', 'refused'));

/** The number that an act's next file gets; uploads that wait have theirs already. */
export async function nextVersion(read: Reader, participantId: string): Promise<number> {
  const newestIn = async (rows: Promise<{ version: number }[]>) =>
    Math.max(0, ...(await rows).map(({ version }) => version));
  const files = read.selectFrom('trackFile').select('version').where('participantId', '=', participantId);
  const coming = read
    .selectFrom('trackArrival')
    .select('version')
    .where('participantId', '=', participantId)
    .where('state', 'in', ['waiting', 'taken']);
  return 1 + Math.max(await newestIn(files.execute()), await newestIn(coming.execute()));
}

/** Gives a complete upload its version number. Done twice, the first number stays. */
export async function noteArrival(
  store: Store,
  by: Actor,
  upload: { id: string; participantId: string; fileId: string },
  arrivedAt: number,
): Promise<void> {
  const { id: uploadId, participantId, fileId } = upload;
  const isNoted = async (read: Reader) =>
    (await arrivalOf(read, fileId)) !== undefined ||
    // A version before this one took it in and ended before it was settled.
    (await read.selectFrom('trackFile').select('id').where('id', '=', fileId).executeTakeFirst()) !==
      undefined;
  if (await isNoted(store.read)) return;
  await store.write({ by }, async ({ tx }) => {
    if (await isNoted(tx)) return;
    const version = await nextVersion(tx, participantId);
    await tx
      .insertInto('trackArrival')
      .values({
        fileId,
        uploadId,
        participantId,
        version,
        state: 'waiting',
        tries: 0,
        refusal: '',
        arrivedAt,
      })
      .execute();
  });
}

/** Refuses a waiting upload, with the sentence that its sender and the crew read. */
export const refuseArrival = (store: Store, by: Actor, fileId: string, refusal: string): Promise<void> =>
  store.write({ by }, async ({ tx, audit }) => {
    const arrival = await arrivalOf(tx, fileId);
    if (arrival?.state !== 'waiting') return;
    await forgetRefused(tx, arrival.participantId, arrival.version);
    await tx
      .updateTable('trackArrival')
      .set({ state: 'refused', refusal })
      .where('fileId', '=', fileId)
      .execute();
    const { eventId } = await tx
      .selectFrom('participant')
      .select('eventId')
      .where('id', '=', arrival.participantId)
      .executeTakeFirstOrThrow();
    audit({
      action: 'track.file_refused',
      subject: `participant:${arrival.participantId}`,
      eventId,
      after: { trackNote: refusal },
    });
  });

/**
 * Takes an upload back for its sender. False where there is nothing to take back: it is a version already, or
 * unknown.
 */
export const withdrawArrival = (store: Store, by: Actor, fileId: string): Promise<boolean> =>
  store.write({ by }, async ({ tx }) => {
    const arrival = await arrivalOf(tx, fileId);
    if (arrival === undefined || arrival.state === 'taken') return false;
    await tx.updateTable('trackArrival').set({ state: 'withdrawn' }).where('fileId', '=', fileId).execute();
    return true;
  });

/** Counts an attempt to examine the upload that failed on our side, and answers how many there were. */
export const countTry = (store: Store, fileId: string): Promise<number> =>
  store.quiet(async (tx) => {
    const row = await tx
      .updateTable('trackArrival')
      .set((arrival) => ({ tries: arrival('tries', '+', 1) }))
      .where('fileId', '=', fileId)
      .returning('tries')
      .executeTakeFirst();
    return row?.tries ?? 0;
  });

/**
 * Records, inside another change, that the upload became a version; earlier refusals of the act are no news any more.
 */
export async function arrivalTaken(tx: Tx, { fileId, participantId, version }: ArrivalRow): Promise<void> {
  await tx.updateTable('trackArrival').set({ state: 'taken' }).where('fileId', '=', fileId).execute();
  await forgetRefused(tx, participantId, version);
}

/** Deletes an act's refused uploads, up to a version where one is given. */
export const forgetRefused = (tx: Tx, participantId: string, upTo?: number): Promise<unknown> =>
  tx
    .deleteFrom('trackArrival')
    .where('participantId', '=', participantId)
    .where('state', '=', 'refused')
    .$if(upTo !== undefined, (query) => query.where('version', '<=', upTo ?? 0))
    .execute();

/** Deletes the record of an upload that became a version. */
export const forgetArrival = (store: Store, fileId: string): Promise<unknown> =>
  store.write({ by: SYSTEM }, ({ tx }) =>
    tx.deleteFrom('trackArrival').where('fileId', '=', fileId).execute(),
  );

/** Deletes the record of an upload that did not become a version, and has its bytes deleted. */
export const dropArrival = (store: Store, fileId: string): Promise<void> =>
  store.write({ by: SYSTEM }, async ({ tx }) => {
    await tx.deleteFrom('trackArrival').where('fileId', '=', fileId).execute();
    await discardFiles(tx, [fileId]);
  });
