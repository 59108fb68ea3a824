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
import { tracksRoutes } from './routes.ts';
import { openDiskStorage } from './storage.ts';
import { uploadRoutes } from './uploads.ts';

export interface TracksSettings {
  /** Where files are kept. */
  folder: string;
  placesOf: PlacesOf;
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

/** Opens the room. */
export async function openTracks(store: Store, settings: TracksSettings): Promise<TracksRoom> {
  const { folder, placesOf, onTrouble } = settings;
  const storage = await openDiskStorage(folder);
  const incoming = openIncoming(join(folder, 'incoming'));
  const booth = openBooth(settings.programs ?? process.env.PATH ?? '');
  const listening = openListening(store, storage, booth, onTrouble);
  const arrivals = openArrivals(store, { storage, incoming, booth }, () => listening.poke());
  let sweep: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const recover = () => {
    // Also what could not be heard so far: a program for it may have been installed.
    listening.start();
    sweeping = arrivals.recover().catch(onTrouble);
  };
  return {
    routes(app, gates) {
      tracksRoutes(app, gates, store, { storage, placesOf });
      uploadRoutes(app, gates, store, { storage, incoming, arrivals });
    },
    start() {
      recover();
      sweep = setInterval(recover, SWEEP_MS).unref();
    },
    forgetErased: arrivals.forgetErased,
    idle: () => listening.idle(),
    async close() {
      clearInterval(sweep);
      await listening.stop();
      await sweeping;
    },
  };
}
