/**
 * The folder of uploads under way, as the tus server keeps them: a file of bytes and a file of facts each.
 * An upload's id is `participant-file`, so whose it is shows without a question.
 */
import { open as openFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Refusal } from '#contract/refusal.ts';
import { UPLOADS_AT_ONCE } from '#domain/tracks/formats.ts';

/** An upload in the folder. Its id is made of its act's id when it began and of the id of the file that it becomes. */
export interface IncomingUpload {
  id: string;
  participantId: string;
  fileId: string;
  /** The whole length, in bytes. */
  size: number;
  metadata: Readonly<Record<string, string | null>>;
  path: string;
}

/** How far an upload is. */
export interface UploadProgress {
  percent: number;
  /** Whether bytes came within the last 15 s. */
  moving: boolean;
}

export interface Incoming {
  readonly tus: FileStore;
  /** Complete uploads that were not taken in, in the order of their last bytes, each with that instant in ms. */
  whole(): Promise<{ upload: IncomingUpload; since: number }[]>;
  /** Whether every byte of the upload is here. */
  isWhole(upload: IncomingUpload): Promise<boolean>;
  /** Syncs the upload to the disk as it is now. False when it is not there. */
  keep(upload: IncomingUpload): Promise<boolean>;
  /** The upload with this id; undefined when its facts or its bytes are missing. */
  find(id: string): Promise<IncomingUpload | undefined>;
  /** Marks an upload as taken in. It stays for a day, so that a sender who missed the answer still gets it. */
  settle(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes what is here of the upload that becomes the file with this id. */
  removeFile(fileId: string): Promise<void>;
  /**
   * Deletes an act's idle uploads so that another can begin. @throws Refusal `uploads_full` when all are being sent
   * right now.
   */
  makeRoom(participantId: string): Promise<void>;
  /** How far the uploads under way are, by act id; of several of one act, the one that grew last. */
  progress(): Promise<Map<string, UploadProgress>>;
  /** The ids of acts with anything in the folder. */
  senders(): Promise<string[]>;
  /** Deletes all uploads of an act, taken in or not. */
  removeOf(participantId: string): Promise<void>;
  /** Deletes uploads that were taken in or left unfinished, a day after they began. Complete ones that wait stay. */
  clearOld(): Promise<void>;
}

/** Scores and votes go on with this when all else is full: no part of a file is taken below it, in bytes. */
export const LAST_RESERVE = 50_000_000;
/** So many bytes of all that is sent are taken in between two looks at the disk. */
const LOOK_EVERY = 4_000_000;

const DAY_MS = 86_400_000;
/** An upload that grew within this time is being sent. */
const ALIVE_MS = 60_000;
/** A line that is only slow still brings something within this time. */
const MOVING_MS = 15_000;
const UPLOAD_ID = /^([0-9a-z]+)-([0-9a-z]+)$/;

/** The act's id in an upload's id; undefined for text that is no upload id, such as a path. */
export const incomingOf = (id: string): string | undefined => UPLOAD_ID.exec(id)?.[1];

/** The ids of the uploads in the folder, also of those of which only the bytes or only the facts are left. */
async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.map((name) => name.replace(/\.json(\.part)?$/, ''));
  return [...new Set(ids)].filter((id) => incomingOf(id) !== undefined);
}

/** Removes one: the bytes first, for whose they were still shows by the facts. */
async function removeFrom(folder: string, id: string): Promise<void> {
  await rm(join(folder, id), { force: true });
  for (const facts of [`${id}.json`, `${id}.json.part`]) await rm(join(folder, facts), { force: true });
}

/** Resolves once the file is on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await openFile(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Ends what is being sent before the disk is full: many files that began while there was room for each of them are
 * sent at once.
 */
class CarefulStore extends FileStore {
  readonly #leave: number;
  #sinceLook = 0;

  constructor(folder: string, leave: number) {
    super({ directory: folder, expirationPeriodInMilliseconds: DAY_MS });
    this.#leave = leave;
  }

  override write(readable: Readable, id: string, offset: number): Promise<number> {
    return super.write(Readable.from(this.#whileRoom(readable)), id, offset);
  }

  async *#whileRoom(sent: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of sent as AsyncIterable<Buffer>) {
      this.#sinceLook += chunk.length;
      if (this.#sinceLook >= LOOK_EVERY) {
        const { bavail, bsize } = await statfs(this.directory);
        // Every other one that is being sent looks, too, with its next bytes.
        if (bavail * bsize < this.#leave) throw new Error('There is no room left for the rest of a file.');
        this.#sinceLook = 0;
      }
      yield chunk;
    }
  }
}

/** Opens the folder; the tus store makes it. Of the disk `leave` bytes stay free. */
export function openIncoming(folder: string, leave = LAST_RESERVE): Incoming {
  const tus = new CarefulStore(folder, leave);
  // A length that is told later could not be held against the limit.
  tus.extensions = tus.extensions.filter((extension) => extension !== 'creation-defer-length');
  const remove = (id: string) => removeFrom(folder, id);

  const factsOf = async (id: string): Promise<IncomingUpload | undefined> => {
    const [, participantId, fileId] = UPLOAD_ID.exec(id) ?? [];
    if (participantId === undefined || fileId === undefined) return undefined;
    const upload = await tus.configstore.get(id);
    if (upload?.size === undefined) return undefined;
    const metadata = upload.metadata ?? {};
    return { id, participantId, fileId, size: upload.size, metadata, path: join(folder, id) };
  };
  const bytesOf = (id: string) => stat(join(folder, id)).catch(() => undefined);

  /** Uploads that were not taken in, with what has arrived of each; that which grew last is the last. */
  const open = async () => {
    const found = await Promise.all(
      (await idsIn(folder)).map(async (id) => {
        const upload = await factsOf(id);
        const bytes = await bytesOf(id);
        if (!upload || !bytes || upload.metadata.taken === 'yes') return undefined;
        return { upload, arrived: bytes.size, grewAt: bytes.mtimeMs };
      }),
    );
    return found.filter((one) => one !== undefined).sort((a, b) => a.grewAt - b.grewAt);
  };
  const whole = async () =>
    (await open())
      .filter(({ upload, arrived }) => arrived === upload.size)
      .map(({ upload, grewAt }) => ({ upload, since: grewAt }));
  const unfinished = async () => (await open()).filter(({ upload, arrived }) => arrived < upload.size);

  return {
    tus,
    whole,
    remove,
    find: async (id) => ((await bytesOf(id)) ? factsOf(id) : undefined),
    isWhole: async ({ id, size }) => (await bytesOf(id))?.size === size,
    async keep({ id, path }) {
      try {
        await sync(path);
        await sync(join(folder, `${id}.json`));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return false;
        throw error;
      }
      // Windows cannot sync a folder; the names are kept there all the same.
      await sync(folder).catch(() => undefined);
      return true;
    },
    async removeFile(fileId) {
      for (const id of await idsIn(folder)) if (id.endsWith(`-${fileId}`)) await remove(id);
    },
    async settle(id) {
      const upload = await tus.configstore.get(id);
      if (!upload) return;
      const facts = JSON.stringify({ ...upload, metadata: { ...upload.metadata, taken: 'yes' } });
      // In one step: whoever asks meanwhile reads the facts from before or these.
      const unfinishedFacts = join(folder, `${id}.json.part`);
      await writeFile(unfinishedFacts, facts);
      await rename(unfinishedFacts, join(folder, `${id}.json`));
    },
    async makeRoom(participantId) {
      const own = (await open()).filter(({ upload }) => upload.participantId === participantId);
      if (own.length < UPLOADS_AT_ONCE) return;
      const oldest = own.find(({ upload, arrived }) => arrived < upload.size);
      if (!oldest || oldest.grewAt > Date.now() - ALIVE_MS) throw new Refusal('uploads_full');
      await remove(oldest.upload.id);
    },
    async progress() {
      return new Map(
        (await unfinished()).map(({ upload, arrived, grewAt }) => [
          upload.participantId,
          {
            percent: Math.floor((arrived / upload.size) * 100),
            moving: grewAt > Date.now() - MOVING_MS,
          },
        ]),
      );
    },
    async senders() {
      return [...new Set((await idsIn(folder)).flatMap((id) => incomingOf(id) ?? []))];
    },
    async removeOf(participantId) {
      for (const id of await idsIn(folder)) if (incomingOf(id) === participantId) await remove(id);
    },
    async clearOld() {
      const waiting = new Set((await whole()).map(({ upload }) => upload.id));
      for (const id of await idsIn(folder)) {
        const begun = (await tus.configstore.get(id))?.creation_date;
        const since = begun ? Date.parse(begun) : ((await bytesOf(id))?.mtimeMs ?? 0);
        if (!waiting.has(id) && since < Date.now() - DAY_MS) await remove(id);
      }
    },
  };
}
