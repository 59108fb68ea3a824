/**
 * What happens to an upload once its last byte is here: it is looked over, kept under an id of ours and made
 * the act's newest version, or refused and thrown away. An upload that was whole when the server ended is
 * taken in at the next start.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import type { Booth } from './booth.ts';
import { addTrackFile, allTrackFileIds, forgetFiles, trackFileById } from './files.ts';
import type { Incoming, IncomingUpload } from './incoming.ts';
import { refusedFor } from './refused.ts';
import { StorageAway } from './s3-storage.ts';
import { SHELVES, type TrackStorage } from './storage.ts';

/** An orphan may be a file that is being taken in this moment. */
const ORPHAN_AGE_MS = 3_600_000;

const sender = z.object({
  kind: z.enum(['admin', 'crew', 'participant']),
  id: z.string().nullable(),
  name: z.string(),
});

/** What an upload carries of its sender, through a restart. */
export const senderMetadata = (by: Actor): Record<string, string> => ({ sender: JSON.stringify(by) });

export interface Arrivals {
  /** Takes a whole upload in. Done twice, it is done once. @throws Refusal when the file is not taken. */
  take(upload: IncomingUpload): Promise<void>;
  /** Takes in what was whole at the last end, and clears away what belongs to nothing. */
  recover(): Promise<void>;
  /** Removes the music of people who were erased, to the last byte. */
  forgetErased(): Promise<void>;
}

/** Makes the way in. `onTaken` hears of every file that was, `onAway` when something has to wait for the storage. */
export function openArrivals(
  store: Store,
  parts: { storage: TrackStorage; incoming: Incoming; booth: Booth },
  { onTaken, onAway }: { onTaken: () => void; onAway: (error: StorageAway) => void },
): Arrivals {
  const { storage, incoming, booth } = parts;
  const underWay = new Map<string, Promise<void>>();
  // One at a time: many performers send in the last hour before the deadline.
  let queue: Promise<unknown> = Promise.resolve();

  const takeIn = async (upload: IncomingUpload): Promise<void> => {
    const { participantId, fileId } = upload;
    if (!(await trackFileById(store.read, fileId))) {
      const examined = await booth.examine(upload.path);
      if (!examined) throw new Refusal('internal', 'The file could not be looked at. Send it again.');
      if ('fault' in examined) {
        await incoming.remove(upload.id);
        throw refusedFor(examined.fault);
      }
      const hash = createHash('sha256');
      await pipeline(createReadStream(upload.path), hash);
      await storage.keep('originals', fileId, upload.path).catch((error: unknown) => {
        if (!(error instanceof StorageAway)) throw error;
        onAway(error);
        throw new Refusal(
          'storage_away',
          'Your file is here in whole. It is taken in as soon as the place for the music answers; you need not send it again.',
        );
      });
      const by = sender.parse(JSON.parse(upload.metadata.sender ?? ''));
      const file = { id: fileId, participantId, ...examined, size: upload.size, sha256: hash.digest('hex') };
      await removeBytes(await addTrackFile(store, by, file));
    }
    await incoming.settle(upload.id);
    onTaken();
  };

  /** For files that nothing names any more: where the storage does not answer now, the sweep takes them later. */
  const removeBytes = async (ids: readonly string[]) => {
    try {
      for (const id of ids) for (const shelf of SHELVES) await storage.remove(shelf, id);
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error;
      onAway(error);
    }
  };

  const take = (upload: IncomingUpload): Promise<void> => {
    const running = underWay.get(upload.id);
    if (running) return running;
    // Also in turn with the other processes: one that starts takes in what it finds whole.
    const taken = queue
      .then(() => store.neighbours.inTurn(`upload ${upload.id}`, () => takeIn(upload)))
      .finally(() => underWay.delete(upload.id));
    queue = taken.catch(() => undefined);
    underWay.set(upload.id, taken);
    return taken;
  };

  const forgetErased = async (): Promise<void> => {
    const { participantIds, fileIds } = await forgetFiles(store, await incoming.senders());
    for (const id of participantIds) await incoming.removeOf(id);
    await removeBytes(fileIds);
  };

  return {
    take,
    forgetErased,
    async recover() {
      for (const upload of await incoming.whole())
        await take(upload).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      await forgetErased();
      await incoming.clearOld();
      const known = await allTrackFileIds(store.read);
      for (const shelf of SHELVES)
        for (const { id, since } of await storage.list(shelf))
          if (!known.has(id.replace(/\.part$/, '')) && since < Date.now() - ORPHAN_AGE_MS)
            await storage.remove(shelf, id).catch(() => undefined);
    },
  };
}
