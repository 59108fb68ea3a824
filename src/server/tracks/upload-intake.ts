/**
 * What happens to an upload once its last byte is here: its place among the act's versions is noted, then it is
 * looked over and becomes that version, or is refused. What came of it stands in the database, so that whatever is cut
 * off goes on at the next start, and its sender reads the outcome also when the answer was lost.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { participantsById } from '../registration/queries.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import {
  allArrivals,
  arrivalOf,
  countTry,
  dropArrival,
  forgetArrival,
  noteArrival,
  refuseArrival,
  withdrawArrival,
} from './arrival-order.ts';
import { clearDiscards, fileLockName, forgetErased } from './discards.ts';
import { addTrackFile, trackFileById } from './files.ts';
import type { Incoming, IncomingUpload } from './incoming.ts';
import { refusedFor } from './refused.ts';
import { StorageAway } from './s3-storage.ts';
import type { Sandbox } from './sandbox.ts';
import type { TrackStorage } from './storage.ts';

const MOST_TRIES = 3;

const sender = z.object({
  kind: z.enum(['admin', 'crew', 'participant']),
  id: z.string().nullable(),
  name: z.string(),
});

/** The metadata of an upload that says who sends it; it lies with the upload and survives a restart. */
export const senderMetadata = (by: Actor): Record<string, string> => ({ sender: JSON.stringify(by) });

const senderOf = ({ metadata }: IncomingUpload): Actor => sender.parse(JSON.parse(metadata.sender ?? ''));

/** The refusal for an upload that is not there any more. */
export const notHere = (): Refusal =>
  new Refusal('not_found', 'This upload is no longer here. Send the file again.');

const LOST = 'This file was lost on our side before it was stored. Please send it again.';
const UNLOOKED = 'We could not check this file. Save the song again, or in another format, and send that.';
const LATER =
  'Your file has arrived complete. It could not be checked yet; that is tried again by itself, and you need not send it again.';
const AWAY =
  'Your file has arrived complete. It is accepted as soon as the storage of the music answers; you need not send it again.';

/** Takes in uploads once they are complete. */
export interface UploadIntake {
  /**
   * Takes a complete upload in. Repeating it does nothing more. @throws Refusal when it is refused, or not complete
   * yet.
   */
  take(upload: IncomingUpload): Promise<void>;
  /** Takes an upload back for its sender, complete or not. @throws Refusal when it is a version already, or unknown. */
  takeBack(id: string): Promise<void>;
  /**
   * Records the uploads that became complete while nobody was there to record it; call it before any other can come.
   */
  catchUp(): Promise<void>;
  /** Continues every unfinished upload, and clears away finished ones. */
  recover(): Promise<void>;
  /**
   * Deletes the music of erased people, and what `alsoOf` were sending. @throws StorageAway where some cannot be
   * reached.
   */
  forgetErased(alsoOf?: readonly string[]): Promise<void>;
  /** Deletes the bytes of files that the database gave up. */
  clearAway(): Promise<void>;
  /** Resolves once no upload is being taken in. */
  idle(): Promise<void>;
  /** From here on nothing new is begun. */
  close(): Promise<void>;
}

/**
 * Makes the intake of complete uploads. `onTaken` is called for every file that became a version, `onLater` when
 * something has to be tried again in a while.
 */
export function openUploadIntake(
  store: Store,
  parts: { storage: TrackStorage; incoming: Incoming; passing: string; sandbox: Sandbox },
  { onTaken, onLater }: { onTaken: () => void; onLater: (error?: StorageAway) => void },
): UploadIntake {
  const { storage, incoming, sandbox } = parts;
  const underWay = new Map<string, Promise<void>>();
  // One at a time: many performers send in the last hour before the deadline.
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const later = (sentence: string, error?: StorageAway): Refusal => {
    onLater(error);
    return new Refusal(error ? 'storage_away' : 'busy', sentence, { retryAfter: 60 });
  };

  /** Looks over what waits, and makes it a version or refuses it for good. */
  const decide = async (upload: IncomingUpload): Promise<void> => {
    const { fileId } = upload;
    if (!(await incoming.isWhole(upload))) return refuseArrival(store, SYSTEM, fileId, LOST);
    const examined = closed ? undefined : await sandbox.examine(upload.path);
    if (closed) throw later(LATER);
    if (!examined) {
      if ((await countTry(store, fileId)) < MOST_TRIES) throw later(LATER);
      return refuseArrival(store, SYSTEM, fileId, UNLOOKED);
    }
    if ('fault' in examined) return refuseArrival(store, SYSTEM, fileId, refusedFor(examined.fault).message);
    const hash = createHash('sha256');
    await pipeline(createReadStream(upload.path), hash);
    await storage.keep('originals', fileId, upload.path).catch((error: unknown) => {
      throw error instanceof StorageAway ? later(AWAY, error) : error;
    });
    const file = { id: fileId, ...examined, size: upload.size, sha256: hash.digest('hex') };
    await addTrackFile(store, senderOf(upload), file);
  };

  /** Brings an upload to its end, from wherever it stands. */
  const takeIn = async (upload: IncomingUpload): Promise<void> => {
    const { id, fileId } = upload;
    if ((await arrivalOf(store.read, fileId))?.state === 'waiting') await decide(upload);
    const arrival = await arrivalOf(store.read, fileId);
    if (arrival?.state === 'refused') {
      await incoming.remove(id);
      throw new Refusal('track_refused', arrival.refusal);
    }
    if (arrival?.state !== 'taken' && !(await trackFileById(store.read, fileId))) {
      await incoming.remove(id);
      await dropArrival(store, fileId);
      throw notHere();
    }
    // Settled, it answers for a day whoever missed our answer.
    await incoming.settle(id);
    await forgetArrival(store, fileId);
  };

  const clearAway = () =>
    clearDiscards(store, parts).catch((error: unknown) => {
      if (!(error instanceof StorageAway)) throw error;
      onLater(error);
    });

  const take = (upload: IncomingUpload): Promise<void> => {
    const running = underWay.get(upload.id);
    if (running) return running;
    const before = queue;
    const noted = note(upload, store.now());
    const work = async () => {
      await noted;
      await before;
      // Also in turn with the other processes: one that starts takes in what it finds whole.
      const turn = store.cluster.inTurn(fileLockName(upload.fileId), () => takeIn(upload));
      await turn.finally(clearAway);
      onTaken();
    };
    const taken = work().finally(() => underWay.delete(upload.id));
    queue = before.then(() => taken.catch(() => undefined));
    underWay.set(upload.id, taken);
    return taken;
  };

  /** On the disk first: what is noted has to be there. */
  const note = async (upload: IncomingUpload, arrivedAt: number): Promise<void> => {
    if (!(await incoming.keep(upload))) throw notHere();
    await noteArrival(store, senderOf(upload), upload, arrivedAt);
  };

  const catchUp = async (): Promise<void> => {
    // What belongs to an act that this database does not know waits for one that does.
    for (const { upload, since } of await incoming.whole())
      if ((await participantsById(store.read, [upload.participantId])).length > 0)
        await note(upload, Math.floor(since)).catch((error: unknown) => {
          // Taken back in this moment.
          if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
        });
  };

  /** What the database says arrived, and of which no byte is here any more. */
  const endLost = async (fileId: string, state: string): Promise<void> => {
    if (state === 'waiting') await refuseArrival(store, SYSTEM, fileId, LOST);
    else if (state === 'taken') await forgetArrival(store, fileId);
    else if (state === 'withdrawn') await dropArrival(store, fileId);
  };

  const takeOutErased = async (alsoOf: readonly string[] = []): Promise<void> => {
    const erased = await forgetErased(store, await incoming.senders());
    for (const id of new Set([...erased, ...alsoOf])) await incoming.removeOf(id);
  };

  return {
    take,
    catchUp,
    clearAway,
    async forgetErased(alsoOf) {
      await takeOutErased(alsoOf);
      await clearDiscards(store, parts, 'inTurn');
    },
    async takeBack(id) {
      const upload = await incoming.find(id);
      if (!upload) throw notHere();
      if (!(await incoming.isWhole(upload))) return incoming.remove(id);
      if (upload.metadata.taken !== 'yes') await note(upload, store.now());
      if (!(await withdrawArrival(store, senderOf(upload), upload.fileId)))
        throw new Refusal(
          'wrong_state',
          'This file has already been accepted. Send the one that should count instead, or ask the organisers.',
        );
      // It is gone for its sender now; what is left of it is cleared away in its turn.
      take(upload).catch(() => undefined);
    },
    async recover() {
      await takeOutErased();
      await clearAway();
      await catchUp();
      for (const { uploadId, fileId, state } of await allArrivals(store.read)) {
        if (closed) return;
        const upload = await incoming.find(uploadId);
        if (!upload) await endLost(fileId, state);
        else
          await take(upload).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
          });
      }
      await clearAway();
    },
    async idle() {
      for (let last: unknown; last !== queue; ) {
        last = queue;
        await queue;
      }
    },
    async close() {
      closed = true;
      await queue;
    },
  };
}
