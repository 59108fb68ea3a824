/** The room of the acts' music, put together: storage → booth → listening → arrivals → routes. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Gates } from '../http/access.ts';
import type { Store } from '../store/store.ts';
import type { PlacesOf } from './all-tracks.ts';
import { openArrivals } from './arrivals.ts';
import { openBooth } from './booth.ts';
import { openIncoming } from './incoming.ts';
import { openListening } from './listening.ts';
import { openStorage } from './open-storage.ts';
import { tracksRoutes } from './routes.ts';
import { type S3Settings, StorageAway } from './s3-storage.ts';
import { noteTorn } from './torn.ts';
import { uploadRoutes } from './uploads.ts';

export interface TracksSettings {
  /** Where uploads under way lie, and all files unless they go to a bucket. */
  folder: string;
  s3?: S3Settings | undefined;
  placesOf: PlacesOf;
  /** How long after a storage did not answer it is asked again, in ms; a minute unless given. */
  againMs?: number;
  /** Hears of what went wrong on our side. */
  onTrouble: (error: unknown) => void;
  /** Folders to look for ffmpeg in, as `PATH` names them; the environment's unless given. */
  programs?: string;
}

export interface TracksRoom {
  routes(app: FastifyInstance, gates: Gates): void;
  /** Takes in and listens to what waits. Until then nothing runs. */
  start(): void;
  /** Removes the music of people who were erased. */
  readonly forgetErased: () => Promise<void>;
  /** Resolves once every file that arrived was listened to. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const SWEEP_MS = 3_600_000;
const AGAIN_MS = 60_000;

/** Opens the room. */
export async function openTracks(store: Store, settings: TracksSettings): Promise<TracksRoom> {
  const { folder, placesOf, onTrouble } = settings;
  const storage = await openStorage(settings, (sentence) => onTrouble(new Error(sentence)));
  const incoming = openIncoming(join(folder, 'incoming'));
  const booth = openBooth(settings.programs ?? process.env.PATH ?? '');
  const onAway = (error: StorageAway) => {
    onTrouble(error);
    again ??= setTimeout(recover, settings.againMs ?? AGAIN_MS).unref();
  };
  const listening = openListening(store, storage, booth, (error) =>
    error instanceof StorageAway ? onAway(error) : onTrouble(error),
  );
  const arrivals = openArrivals(
    store,
    { storage, incoming, booth },
    { onTaken: () => listening.poke(), onAway },
  );
  let sweep: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const recover = () => {
    clearTimeout(again);
    again = undefined;
    // Also what could not be heard so far: a program for it may have been installed.
    listening.start();
    sweeping = arrivals
      .recover()
      .catch((error: unknown) => (error instanceof StorageAway ? onAway(error) : onTrouble(error)));
  };
  /** What is not as it was kept; once, for it reads the length of every file. */
  const lookOver = async () => {
    const look = () => noteTorn(store, storage);
    const found = await store.neighbours
      .inTurn('torn tracks', look)
      .catch((error: unknown) => void (error instanceof StorageAway ? onAway(error) : onTrouble(error)));
    if (found && found.torn.length > 0)
      onTrouble(new Error(`The music of ${found.torn.length} acts is damaged on the disk.`));
    if (found && found.missing > 0)
      onTrouble(new Error(`${found.missing} files of music are not where they were kept.`));
  };
  return {
    routes(app, gates) {
      tracksRoutes(app, gates, store, { storage, incoming, placesOf, onTrim: () => listening.poke() });
      uploadRoutes(app, gates, store, { storage, incoming, arrivals });
    },
    start() {
      recover();
      sweeping = sweeping.then(lookOver);
      sweep = setInterval(recover, SWEEP_MS).unref();
    },
    forgetErased: arrivals.forgetErased,
    idle: () => listening.idle(),
    async close() {
      clearInterval(sweep);
      clearTimeout(again);
      await listening.stop();
      await sweeping;
    },
  };
}
