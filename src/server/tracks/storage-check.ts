/**
 * What lies in the storage, held against what the database names: files that are gone, that are damaged, and strays,
 * which no act of this database names. Strays are never removed by themselves: they may be the music of a database
 * that was set aside or lost, and a copy that is put back may name them again.
 */
import { participantsById } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';
import { tellDamaged } from './damaged.ts';
import { type NamedElsewhere, namedIds } from './discards.ts';
import { listenAgain } from './hearing.ts';
import type { Incoming } from './incoming.ts';
import { lostFiles, lostSentences, noteFound, noteLost } from './lost.ts';
import type { StorageAway } from './s3-storage.ts';
import type { Stored, TrackStorage } from './storage.ts';

/** A file that the database does not name, with its levelled copy. */
export interface Stray {
  id: string;
  /** Since when it lies there, in ms. */
  since: number;
  /** In bytes. */
  size: number;
}

interface LookedOver {
  strays: Stray[];
  /** Acts whose music was found damaged now. */
  damaged: string[];
  /** Whether copies that are gone have to be made again. */
  hearsAgain: boolean;
}

/** What nobody names yet may be a file that is being taken in this moment. */
const YOUNG_MS = 3_600_000;

interface LookedAt {
  storage: TrackStorage;
  incoming: Pick<Incoming, 'whole'>;
  elsewhere: NamedElsewhere;
}

/**
 * Looks, and notes in the database what it found.
 * @throws StorageAway when the place for the music does not answer.
 */
async function lookOver(store: Store, { storage, incoming, elsewhere }: LookedAt): Promise<LookedOver> {
  const rows = await store.read
    .selectFrom('trackFile')
    .select(['id', 'participantId', 'size', 'levelled', 'lostAt'])
    .orderBy('version')
    .execute();
  const originals = await storage.list('originals');
  const levelled = await storage.list('levelled');
  const kept = new Map(originals.map((file) => [file.id, file]));
  const copies = new Set(levelled.map(({ id }) => id));
  let hearsAgain = false;
  for (const row of rows) {
    const file = kept.get(row.id);
    // What is being put back grows until it is there: one that was gone is found when it is whole.
    const isKept = file !== undefined && (row.lostAt === null || file.size === row.size);
    // Asked again for itself: it may have come or gone since the list was read.
    if (!isKept && row.lostAt === null && (await storage.size('originals', row.id)) === undefined)
      await noteLost(store, row.id);
    if (isKept && row.lostAt !== null) await noteFound(store, row.id);
    if (isKept && row.levelled === 1 && !copies.has(row.id)) {
      await listenAgain(store, row.id);
      hearsAgain = true;
    }
  }
  const damaged = await newlyDamaged(store, rows, kept);
  const others = [...(await storage.list('pictures')), ...(await storage.list('recordings'))];
  const strays = await straysAmong(store, [...originals, ...levelled, ...others], { incoming, elsewhere });
  return { strays, damaged, hearsAgain };
}

/** Whose newest file is not as long as it was, and nobody was told yet. */
async function newlyDamaged(
  store: Store,
  rows: readonly { id: string; participantId: string; size: number; lostAt: number | null }[],
  kept: ReadonlyMap<string, Stored>,
): Promise<string[]> {
  const damaged: string[] = [];
  for (const newest of new Map(rows.map((row) => [row.participantId, row])).values()) {
    const { id, participantId, size, lostAt } = newest;
    const found = kept.get(id);
    if (found && lostAt === null && found.size !== size && (await tellDamaged(store, participantId)))
      damaged.push(participantId);
  }
  return damaged;
}

async function straysAmong(
  store: Store,
  files: readonly Stored[],
  { incoming, elsewhere }: Pick<LookedAt, 'incoming' | 'elsewhere'>,
): Promise<Stray[]> {
  const whole = await incoming.whole();
  // After the list of files: what was taken in meanwhile is named by now.
  const named = await namedIds(store.read, elsewhere);
  const senders = [...new Set(whole.map(({ upload }) => upload.participantId))];
  const acts = new Set((await participantsById(store.read, senders)).map(({ id }) => id));
  const unknown = whole
    .filter(({ upload }) => !acts.has(upload.participantId))
    .map(({ upload, since }) => ({ id: upload.fileId, since: Math.floor(since), size: upload.size }));
  const strays = new Map<string, Stray>();
  for (const { id, since, size } of [...files, ...unknown]) {
    if (named.has(id) || since > Date.now() - YOUNG_MS) continue;
    const one = strays.get(id);
    strays.set(id, {
      id,
      since: Math.max(since, one?.since ?? 0),
      size: size + (one?.size ?? 0),
    });
  }
  return [...strays.values()];
}

/** Compares the storage with the database: at the start, every hour, and sooner while something is missing. */
export interface StorageCheck {
  /** Compares now and reports what is new. @throws StorageAway */
  look(): Promise<void>;
  /** The files that the last comparison found to be named by no database. */
  strays(): readonly Stray[];
}

/**
 * Makes the comparison of the storage with the database. `onTrouble` is told what a person has to see to,
 * `onLater` when to look again before the hour.
 */
export function openStorageCheck(
  store: Store,
  parts: { storage: TrackStorage; incoming: Incoming; elsewhere: NamedElsewhere },
  on: {
    onTrouble: (error: Error) => void;
    onLater: (error?: StorageAway) => void;
    listening: { poke(): void };
  },
): StorageCheck {
  let strays: readonly Stray[] = [];
  let told = '';
  return {
    strays: () => strays,
    async look() {
      const found = await lookOver(store, parts);
      strays = found.strays;
      if (found.hearsAgain) on.listening.poke();
      if (found.damaged.length > 0)
        on.onTrouble(new Error(`The music of ${actsCounted(found.damaged.length)} is damaged on the disk.`));
      const sentences = [...(await lostSentences(store.read)), ...straySentences(strays.length)];
      // The same is not said every minute.
      if (sentences.join() !== told) for (const sentence of sentences) on.onTrouble(new Error(sentence));
      told = sentences.join();
      if ((await lostFiles(store.read)) > 0) on.onLater();
    },
  };
}

const actsCounted = (acts: number): string => (acts === 1 ? 'one act' : `${acts} acts`);

const straySentences = (strays: number): string[] => {
  if (strays === 0) return [];
  return [
    strays === 1
      ? 'A file of an act lies here that no act of this database names. It stays until somebody removes it: Settings, Tracks.'
      : `${strays} files of acts lie here that no act of this database names. They stay until somebody removes them: Settings, Tracks.`,
  ];
};
