/**
 * The server, put together: store → gates → rooms → pages → listening. Reads like a table of contents.
 * Importing this file starts nothing.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { RefusalCode } from '#contract/errors.ts';
import { adminGates } from './accounts/gate.ts';
import { accountsRoutes } from './accounts/routes.ts';
import type { Config } from './config.ts';
import { eventsRoutes } from './events/routes.ts';
import { anyoneGate, type Gates } from './http/access.ts';
import { buildApp } from './http/app.ts';
import { servePages } from './http/pages.ts';
import { Refusal } from './http/refusal.ts';
import { judgeGate } from './judging/gate.ts';
import { judgingRoutes } from './judging/routes.ts';
import { participantGate } from './registration/gate.ts';
import { registrationRoutes } from './registration/routes.ts';
import { openSecrets } from './store/secrets.ts';
import { openStore, type Store } from './store/store.ts';
import { tracksRoutes } from './tracks/routes.ts';
import { VERSION } from './version.ts';

export interface Server {
  app: FastifyInstance;
  store: Store;
  /** `http://host:port` as this machine reaches it. */
  url: string;
  /** Answers what is under way, says goodbye to live screens, closes the database. */
  close(): Promise<void>;
}

/** Starts the server. `clock` gives the time in ms; rehearsals and tests pass their own. */
export async function startServer(config: Config, clock: () => number = Date.now): Promise<Server> {
  mkdirSync(config.dataDir, { recursive: true });
  const log = pino({ level: config.log });
  const store = await openStore({
    database: config.databaseUrl ? { url: config.databaseUrl } : { file: join(config.dataDir, 'ovation.db') },
    secrets: openSecrets(config.keyFile),
    clock,
    onTrouble: (message) => log.warn(message),
  });
  const app = await buildApp({ log, version: VERSION });
  const gates: Gates = {
    anyone: anyoneGate,
    ...adminGates(store),
    // Each is replaced by its room's gate as that room is wired below.
    judge: judgeGate(store),
    participant: participantGate(store),
    screen: closedGate('forbidden'),
  };

  accountsRoutes(app, gates, store);
  eventsRoutes(app, gates, store, async () => {});
  registrationRoutes(app, gates, store);
  tracksRoutes(app, gates, store);
  judgingRoutes(app, gates, store);
  await servePages(app);

  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return {
    app,
    store,
    url: `http://localhost:${port}`,
    async close() {
      await app.close();
      await store.close();
    },
  };
}

const closedGate = (code: RefusalCode) => async (): Promise<never> => {
  throw new Refusal(code);
};
