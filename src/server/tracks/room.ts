/** The room of the acts' music, put together: storage → sandbox → listening → arrivals → routes. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '#domain/messages/report.ts';
import type { Room, RoomContext } from '../room.ts';
import { waitingArrivals } from './arrival-order.ts';
import type { NamedElsewhere } from './discards.ts';
import { waitingFiles } from './hearing.ts';
import { openIncoming } from './incoming.ts';
import { openListening } from './listening.ts';
import { lostSentences } from './lost.ts';
import { openStorage } from './open-storage.ts';
import type { PlacesOf } from './playing.ts';
import { tracksRoutes } from './routes.ts';
import { type S3Settings, StorageAway } from './s3-storage.ts';
import { openSandbox } from './sandbox.ts';
import { clearPassing, type TrackStorage } from './storage.ts';
import { openStorageCheck } from './storage-check.ts';
import { forgetNamed, openStrays } from './strays.ts';
import { openUploadIntake } from './upload-intake.ts';
import { uploadRoutes } from './uploads.ts';

export interface TracksSettings {
  /** Where uploads under way lie, and all files unless they go to a bucket. */
  folder: string;
  s3?: S3Settings | undefined;
  placesOf: PlacesOf;
  /** The files that databases name which were set aside for a copy. */
  namedAside: () => Promise<ReadonlySet<string>>;
  /** The files of other rooms that lie beside the music. */
  elsewhere: NamedElsewhere;
  /** How many ms to wait before a storage that did not answer is tried again; a minute by default. */
  againMs?: number;
  /** Called with errors on our own side. */
  onTrouble: (error: unknown) => void;
  /** Folders to look for ffmpeg in, in the form of `PATH`; the environment's by default. */
  programs?: string;
}

export interface TracksRoom extends Room {
  /** Records uploads that became complete while nobody watched, then begins to take in and listen to what waits. */
  start(): Promise<void>;
  /** Deletes the music of erased people, what `alsoOf` were sending, and what the database gave up. */
  readonly forgetErased: (alsoOf?: readonly string[]) => Promise<void>;
  /** Deletes the music named only by a database that is being deleted; `stillNamed` are files of others. */
  forgetNamed(ids: readonly string[], stillNamed: ReadonlySet<string>): Promise<void>;
  /** The storage of the music, for rooms that keep their files beside it. */
  readonly storage: TrackStorage;
  /** The folder for their files on the way there. */
  readonly passing: string;
  /** Deletes the bytes of files that the database gave up. */
  readonly clearAway: () => Promise<void>;
  /** What somebody has to see to: files that are not in their place, a storage that takes or gives nothing. */
  troubles(): Promise<string[]>;
  /** Resolves once every uploaded file was listened to. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const SWEEP_MS = 3_600_000;
const AGAIN_MS = 60_000;
const IDLE_MS = 20;

const sentenceOn = ({ answered }: StorageAway): string =>
  answered === '' ? report('storageSilent') : report('storageRefuses', { answer: answered });

/** Opens the room: the calls on music and uploads, and the work on files in the background. */
export async function openTracks(
  { store, clockIsSettled }: Pick<RoomContext, 'store' | 'clockIsSettled'>,
  settings: TracksSettings,
): Promise<TracksRoom> {
  const { folder, placesOf, elsewhere, onTrouble } = settings;
  const passing = join(folder, 'passing');
  await clearPassing(passing);
  let away: StorageAway | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;
  const tryAgain = (error?: StorageAway) => {
    if (error) away = error;
    if (!closed) again ??= setTimeout(() => recover(), settings.againMs ?? AGAIN_MS).unref();
  };
  const storage = await openStorage(settings, (sentence) => onTrouble(new Error(sentence)), tryAgain);
  const incoming = openIncoming(join(folder, 'incoming'));
  const sandbox = openSandbox(settings.programs ?? process.env.PATH ?? '');
  const onLater = (error?: StorageAway) => {
    if (error) onTrouble(new Error(`${error.message} ${error.detail}`, { cause: error }));
    tryAgain(error);
  };
  const onFailed = (error: unknown) => (error instanceof StorageAway ? onLater(error) : onTrouble(error));
  const listening = openListening(
    store,
    { storage, sandbox, work: passing },
    { onHeard: () => void arrivals.clearAway().catch(onTrouble), onTrouble: onFailed },
  );
  const arrivals = openUploadIntake(
    store,
    { storage, incoming, passing, sandbox },
    { onTaken: () => listening.poke(), onLater },
  );
  const looking = openStorageCheck(
    store,
    { storage, incoming, elsewhere },
    { onTrouble, onLater, listening },
  );
  const strays = openStrays(
    store,
    {
      found: looking.strays,
      async again() {
        await arrivals.clearAway();
        await looking.look();
      },
    },
    settings.namedAside,
  );
  let sweep: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const recover = () => {
    clearTimeout(again);
    again = undefined;
    const before = away;
    // Also what could not be heard so far: a program for it may have been installed.
    listening.start();
    sweeping = sweeping
      .then(() => clearPassing(passing))
      .then(arrivals.recover)
      .then(() => (clockIsSettled() ? incoming.clearOld() : undefined))
      .then(looking.look)
      .then(() => {
        // Whatever waited has moved and all files were seen; what failed meanwhile stands.
        if (away === before) away = undefined;
      })
      .catch(onFailed);
  };
  return {
    routes(app, gates) {
      tracksRoutes(app, gates, store, {
        storage,
        incoming,
        strays,
        placesOf,
        onTrim: () => listening.poke(),
      });
      uploadRoutes(app, gates, store, { storage, incoming, arrivals });
    },
    async start() {
      await arrivals.catchUp().catch(onTrouble);
      recover();
      sweep = setInterval(recover, SWEEP_MS).unref();
    },
    storage,
    passing,
    async troubles() {
      return [...(await lostSentences(store.read)), ...(away ? [sentenceOn(away)] : [])];
    },
    clearAway: arrivals.clearAway,
    forgetErased: arrivals.forgetErased,
    async forgetNamed(ids, stillNamed) {
      await forgetNamed(store, ids, stillNamed, elsewhere);
      await arrivals.clearAway();
    },
    async idle() {
      do {
        await sweeping;
        await arrivals.idle();
        await listening.idle();
        await pause(IDLE_MS);
      } while ((await waitingArrivals(store.read)) + (await waitingFiles(store.read)) > 0);
    },
    async close() {
      closed = true;
      clearInterval(sweep);
      clearTimeout(again);
      await listening.stop();
      await arrivals.close();
      await sweeping;
    },
  };
}
