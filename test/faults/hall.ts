/** A show in full swing on a server of its own process: scoring and a vote are open, tracks may be sent. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Config } from '#server/config.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import type { Engine } from '#server/store/engine.ts';
import { newId } from '#server/store/secrets.ts';
import { freshConfig, openDatabase, type ServerProcess, startProcess } from '../server.ts';
import { makeSmallShow, type SmallShow } from '../show/small-show.ts';

const ADMIN = {
  name: 'Jo',
  email: 'jo@example.org',
  role: 'admin',
  password: 'a long walk by the sea',
} as const;
const DAY_MS = 86_400_000;
const actsOf = (count: number) => Array.from({ length: count }, (_, act) => `Act ${act + 1}`);
const ACTS = 24;

export interface Hall {
  config: Config;
  origin: string;
  desk: Caller;
  /** What the desk signs its calls with. */
  deskHeaders: Readonly<Record<string, string>>;
  show: SmallShow;
  tracksFolder: string;
  server(): ServerProcess;
  /** Starts the server again on the same port; answers how many ms passed until it was ready. */
  start(env?: NodeJS.ProcessEnv): Promise<number>;
  close(): Promise<void>;
}

/**
 * A port that is free and stays so while the server is down: below those that the system gives to connections
 * going out.
 */
async function keptPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

/** What a hall may be given instead of what is made for it. */
export interface HallSettings {
  dataDir?: string;
  databaseUrl?: string;
  env?: NodeJS.ProcessEnv;
  /** How many acts there are; six or more. */
  acts?: number;
  /** How many files and connections its process may open. */
  files?: number;
}

/** Opens it. Close it in any case. */
export async function openHall(engine: Engine, given: HallSettings = {}): Promise<Hall> {
  const fresh = await freshConfig(given.databaseUrl === undefined ? engine : 'sqlite');
  const dataDir = given.dataDir ?? fresh.config.dataDir;
  const config: Config = {
    ...fresh.config,
    dataDir,
    keyFile: join(dataDir, 'secret.key'),
    databaseUrl: given.databaseUrl ?? fresh.config.databaseUrl,
    port: await keptPort(),
    log: 'silent',
  };
  const store = await openDatabase(config);
  await addAdmin(store, SYSTEM, ADMIN);
  await store.close();
  let server = await startProcess(config, given.env, given.files);
  const close = async () => {
    await server.kill();
    await fresh.remove();
  };
  try {
    const { origin } = server;
    const { email, password } = ADMIN;
    const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: { email, password } });
    const deskHeaders = { authorization: `Bearer ${token}` };
    const desk = callerOf(origin, deskHeaders);
    const show = await makeSmallShow(desk, actsOf(given.acts ?? ACTS));
    await openEverything(desk, show);
    return {
      config,
      origin,
      desk,
      deskHeaders,
      show,
      tracksFolder: join(dataDir, 'tracks'),
      server: () => server,
      async start(env = given.env) {
        const beganAt = performance.now();
        server = await startProcess(config, env, given.files);
        await ready(origin);
        return performance.now() - beganAt;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Tracks can be sent until tomorrow; every act can be scored and voted for now. */
async function openEverything(desk: Caller, show: SmallShow): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  if (!event) throw new Error('unreachable: the event was made before');
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event.id },
    body: { startsAt: Date.now() + DAY_MS },
  });
  await desk.call(votingEndpoints.openPoll, { params: { id: show.pollId }, body: {} });
  for (const performanceId of show.performanceIds.slice(0, 6)) {
    const { version } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, {
      body: {
        kind: 'open_scoring',
        performanceId,
        reason: 'All at once.',
        commandId: newId(),
        expectedVersion: version,
      },
    });
  }
}

/** Resolves once the server says that people may be sent to it. */
async function ready(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return;
  }
}
