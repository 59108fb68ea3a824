/** The room of those who run the server: what it carries, whether its machine is ready, what devices need to trust it. */
import { statfs } from 'node:fs/promises';
import { doctorEndpoints } from '#contract/operating/doctor.ts';
import { addCalls } from '../http/calls.ts';
import type { Room, RoomContext } from '../room.ts';
import { VERSION } from '../shipped.ts';
import { type Asked, factsOf } from './facts.ts';
import { findingsOf } from './findings.ts';
import type { Https } from './https.ts';
import type { LoadBook, LoadSources } from './load.ts';
import { openRefusedLog } from './refused.ts';
import { type OperatingParts, operatingRoutes } from './routes.ts';
import { trustRoutes } from './trust.ts';

/** What is known of the server as a whole. */
export interface Running {
  readonly book: LoadBook;
  /** The port that it listens on. */
  readonly port: number;
  /** https, once it is served. */
  readonly https: Https | undefined;
  /** Whether it was asked to stop. */
  readonly stopping: boolean;
}

export interface OperatingGiven
  extends Omit<LoadSources, 'version' | 'engine' | 'freeBytes'>,
    Pick<OperatingParts, 'troubles' | 'doubt'>,
    Pick<Asked, 'findProgram'> {
  running: Running;
  /** What other rooms know that decides whether the machine is ready. */
  known: () => Promise<Pick<Asked, 'publicAddress' | 'newestEntryAt' | 'database' | 'copies'>>;
}

/** Opens the room: health, load and https. Add its routes first, because it counts every answer. */
export function openOperating(
  { store, log, config }: RoomContext,
  { running, known, findProgram, troubles, doubt, ...sources }: OperatingGiven,
): Room {
  const { book } = running;
  const refused = openRefusedLog(log);
  const freeBytes = async () => {
    const disk = await statfs(config.dataDir).catch(() => undefined);
    return disk && disk.bavail * disk.bsize;
  };
  book.follow({ ...sources, version: VERSION, engine: store.engine, freeBytes });
  return {
    routes(app, gates) {
      const { metricsToken } = config;
      const stopping = () => running.stopping;
      const shown = { version: VERSION, freeBytes, troubles, doubt };
      const parts = { book, refused, store, stopping, metricsToken, ...shown };
      operatingRoutes(app, gates, parts);
      trustRoutes(
        app,
        gates,
        () => running.https,
        () => ({ host: config.host, port: running.port }),
      );
      const asked = async (): Promise<Asked> => ({
        ...config,
        ...(await known()),
        https: config.https,
        running: true,
        port: running.port,
        httpsNow: running.https && {
          port: running.https.port,
          endsAt: running.https.shown().validToDate.getTime(),
        },
        now: Date.now(),
        findProgram,
      });
      addCalls(app, gates, doctorEndpoints, {
        doctor: async () => ({ findings: findingsOf(await factsOf(await asked())) }),
      });
    },
    close() {
      doubt.close();
      book.close();
      refused.close();
    },
  };
}
