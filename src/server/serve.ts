/** Letting people into the rooms: what listens, in which order it begins, and in which it ends. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ClockDoubt } from './clock-doubt.ts';
import type { Gates } from './http/access.ts';
import { cutWhatNobodyReads } from './http/answered-early.ts';
import { buildApp } from './http/app.ts';
import { limitConnections } from './http/connections.ts';
import { serveDocument } from './http/document/serve.ts';
import { listeningPort, listenTrouble } from './http/listening.ts';
import type { LookOf } from './http/look.ts';
import { servePages } from './http/pages.ts';
import type { ReaderOf } from './http/reader.ts';
import type { OpenData } from './open-data.ts';
import { openAuthority } from './operating/authority.ts';
import { openHttps } from './operating/https.ts';
import type { Running } from './operating/room.ts';
import type { Room, RoomContext } from './room.ts';
import { VERSION } from './shipped.ts';
import type { Store } from './store/store.ts';

/** What came in has so long to be answered; who reads or sends slower is cut off, and asks the next server again. */
const ANSWERS_MS = 10_000;

export interface Server {
  app: FastifyInstance;
  store: Store;
  /** `http://host:port` as this machine reaches it. */
  url: string;
  /** Where https is served beside it. */
  httpsPort: number | undefined;
  /** Answers what is under way within ten seconds, says goodbye to live screens, closes the database. */
  close(): Promise<void>;
}

/** The rooms that were opened, and what all calls and pages need of them. */
export interface Opened {
  /** In the order of their calls. They are closed the other way round. */
  rooms: readonly Room[];
  gates: Gates;
  readerOf: ReaderOf;
  lookOf: LookOf;
}

interface Serving {
  running: { -readonly [K in keyof Running]: Running[K] };
  data: OpenData;
  doubt: ClockDoubt;
  /** So many at a time. */
  connections: number;
}

/**
 * Registers the rooms’ calls and the pages, starts the rooms and listens. Answers how to reach the server and how
 * to close it.
 */
export async function serve(context: RoomContext, opened: Opened & Serving): Promise<Server> {
  const { config, store, log } = context;
  const { rooms, gates, readerOf, lookOf, running, data, doubt } = opened;
  const app = await buildApp({
    log,
    trustProxy: config.trustProxy,
    httpsPort: () => running.https?.port,
  });
  for (const room of rooms) await room.routes(app, gates);
  cutWhatNobodyReads(app.server);
  const connections = limitConnections(app.server, opened.connections);
  await serveDocument(app, VERSION);
  await servePages(app, readerOf, lookOf);
  for (const room of rooms) await room.start?.();
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenTrouble(error, config);
  });
  running.port = listeningPort(app.server);
  data.listens(running.port);
  if (config.https)
    running.https = await openHttps({
      server: app.server,
      connections,
      host: config.host,
      settings: config.https,
      authority: openAuthority(store, () => doubt.says() !== undefined),
      onTrouble: (sentence, error) => log.warn({ err: error }, sentence),
    });
  return {
    app,
    store,
    httpsPort: running.https?.port,
    url: `http://localhost:${running.port}`,
    async close() {
      running.stopping = true;
      // While proxies notice, everybody who still comes is served.
      await pause(config.drainMs ?? 0);
      // From here on nobody gets in; what came is answered, and streams end when the pages can go elsewhere.
      const cut = setTimeout(connections.endAll, ANSWERS_MS);
      await Promise.all([
        running.https?.close(),
        app.close(),
        ...rooms.map((room) => room.endStreams?.()),
      ]).finally(() => clearTimeout(cut));
      for (const room of rooms.toReversed()) await room.close?.();
      await data.close();
    },
  };
}
