/**
 * The folder of uploads under way, as the tus server keeps them: a file of bytes and a file of facts each.
 * An upload's id is `participant-file`, so whose it is shows without a question.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { UPLOADS_AT_ONCE } from '#domain/tracks/formats.ts';
import { Refusal } from '../http/refusal.ts';

/** An upload as it lies there. */
export interface IncomingUpload {
  id: string;
  participantId: string;
  fileId: string;
  /** The whole length, in bytes. */
  size: number;
  metadata: Readonly<Record<string, string | null>>;
  path: string;
}

/** An upload under way. */
export interface UploadProgress {
  percent: number;
  /** Whether bytes came of late. */
  moving: boolean;
}

export interface Incoming {
  readonly tus: FileStore;
  /** Uploads that are whole and were not taken in. */
  whole(): Promise<IncomingUpload[]>;
  /** One upload's facts; undefined when it is not here. */
  find(id: string): Promise<IncomingUpload | undefined>;
  /** Marks an upload as taken in. It stays for a day, so that a sender who missed our answer hears it. */
  settle(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Makes room for one more of that act. @throws Refusal `uploads_full` when all are being sent right now. */
  makeRoom(participantId: string): Promise<void>;
  /** How much is here of what is being sent, by act; of several uploads the one that grew last. */
  progress(): Promise<Map<string, UploadProgress>>;
  /** The acts that something lies here of. */
  senders(): Promise<string[]>;
  /** Removes all of one act's, taken in or not. */
  removeOf(participantId: string): Promise<void>;
  clearOld(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** An upload that grew within this time is being sent. */
const ALIVE_MS = 60_000;
/** A line that is only slow still brings something within this time. */
const MOVING_MS = 15_000;
const UPLOAD_ID = /^([0-9a-z]+)-([0-9a-z]+)$/;

/** Whose an upload of that id is; undefined for what is no such id, as a path that leads to another one. */
export const incomingOf = (id: string): string | undefined => UPLOAD_ID.exec(id)?.[1];

/** Opens the folder; the tus store makes it. */
export function openIncoming(folder: string): Incoming {
  const tus = new FileStore({ directory: folder, expirationPeriodInMilliseconds: DAY_MS });
  // A length that is told later could not be held against the limit.
  tus.extensions = tus.extensions.filter((extension) => extension !== 'creation-defer-length');

  const find = async (id: string): Promise<IncomingUpload | undefined> => {
    const [, participantId, fileId] = UPLOAD_ID.exec(id) ?? [];
    if (participantId === undefined || fileId === undefined) return undefined;
    const upload = await tus.configstore.get(id);
    if (upload?.size === undefined) return undefined;
    return {
      id,
      participantId,
      fileId,
      size: upload.size,
      metadata: upload.metadata ?? {},
      path: join(folder, id),
    };
  };

  /** Uploads that were not taken in, with what has arrived of each. */
  const open = async () => {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => UPLOAD_ID.test(name))
        .map(async (name) => {
          const upload = await find(name);
          const bytes = await stat(join(folder, name)).catch(() => undefined);
          if (!upload || !bytes || upload.metadata.taken === 'yes') return undefined;
          return { upload, arrived: bytes.size, grewAt: bytes.mtimeMs };
        }),
    );
    return found.filter((one) => one !== undefined);
  };

  const remove = (id: string) => tus.remove(id).catch(() => undefined);

  return {
    tus,
    find,
    remove,
    whole: async () =>
      (await open()).filter(({ upload, arrived }) => arrived === upload.size).map(({ upload }) => upload),
    async settle(id) {
      const upload = await tus.configstore.get(id);
      if (!upload) return;
      upload.metadata = { ...upload.metadata, taken: 'yes' };
      await tus.configstore.set(id, upload);
    },
    async makeRoom(participantId) {
      const own = (await open())
        .filter(({ upload }) => upload.participantId === participantId)
        .sort((a, b) => a.grewAt - b.grewAt);
      if (own.length < UPLOADS_AT_ONCE) return;
      const [oldest] = own;
      if (!oldest || oldest.grewAt > Date.now() - ALIVE_MS) throw new Refusal('uploads_full');
      await remove(oldest.upload.id);
    },
    async progress() {
      const underWay = (await open())
        .filter(({ upload, arrived }) => arrived < upload.size)
        .sort((a, b) => a.grewAt - b.grewAt);
      return new Map(
        underWay.map(({ upload, arrived, grewAt }) => [
          upload.participantId,
          {
            percent: Math.floor((arrived / upload.size) * 100),
            moving: grewAt > Date.now() - MOVING_MS,
          },
        ]),
      );
    },
    async senders() {
      const names = await readdir(folder).catch(() => []);
      return [...new Set(names.flatMap((name) => incomingOf(name) ?? []))];
    },
    async removeOf(participantId) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) if (incomingOf(name) === participantId) await remove(name);
    },
    async clearOld() {
      await tus.deleteExpired();
    },
  };
}
