/**
 * Servers that hold the sample event. It is made once a file or `describe` for each engine, by the calls that people make, and
 * each test gets a copy of what that server left.
 */
import { afterAll, afterEach } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { Config } from '#server/config.ts';
import { makeSampleEvent, type SampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import type { Engine } from '#server/store/engine.ts';
import { freshConfig, type ServerSettings, startTestServer, type TestServer } from './server.ts';

interface Left {
  readonly config: Config;
  readonly origin: string;
  readonly event: SampleEvent;
}

/** A test whose clock stands further from ours gets an event of its own time. */
const SAME_TIME_MS = 60_000;

/** Like `testServers`; `sample()` answers the event that is there already. Call it in a `describe` or at the top of a file. */
export function sampledServers(): (settings?: ServerSettings) => Promise<TestServer> {
  const made = new Map<Engine, Promise<Left>>();
  const removers: (() => unknown)[] = [];
  const running: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of running.splice(0)) await stop();
  });
  afterAll(async () => {
    for (const remove of removers) await remove();
  });
  const make = async (engine: Engine): Promise<Left> => {
    const { config, remove } = await freshConfig(engine);
    removers.push(remove);
    const server = await startServer(config);
    try {
      return { config, origin: server.url, event: await makeSampleEvent(server.store, server.url) };
    } finally {
      await server.close();
    }
  };
  return async (settings = {}) => {
    const { engine = 'sqlite', clock } = settings;
    if (clock && Math.abs(clock() - Date.now()) > SAME_TIME_MS) {
      const [server, stop] = await startTestServer(settings);
      running.push(stop);
      return server;
    }
    const making = made.get(engine) ?? make(engine);
    made.set(engine, making);
    const { config, origin: before, event } = await making;
    const [server, stop] = await startTestServer({ ...settings, left: config });
    running.push(stop);
    const sample = async (): Promise<SampleEvent> => {
      const { token } = await server.caller().call(accountsEndpoints.login, { body: event.admin });
      return {
        ...event,
        desk: server.caller({ authorization: `Bearer ${token}` }),
        judges: event.judges.map(({ name, url }) => ({ name, url: url.replace(before, server.origin) })),
      };
    };
    return { ...server, sample };
  };
}
