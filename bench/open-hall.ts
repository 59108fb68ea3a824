/** The real server on a throw-away database, with the sample event and its poll open, for checks over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { openSecrets } from '#server/store/secrets.ts';

/**
 * Starts it on 127.0.0.1. `acts` are the ids that a vote may choose, `params` names the open poll, `secrets` signs
 * marks as the server does; `close` stops it and takes its folder away.
 */
export async function openHall(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), `ovation-${name}-`));
  const keyFile = join(dataDir, 'secret.key');
  const server = await startServer({
    dataDir,
    databaseUrl: undefined,
    keyFile,
    host: '127.0.0.1',
    port: 0,
    log: 'error',
  });
  const { desk } = await makeSampleEvent(server.store, server.url);
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const params = { id: poll.id };
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  return {
    server,
    desk,
    params,
    acts: poll.candidates.map((candidate) => candidate.performanceId),
    secrets: openSecrets(keyFile),
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
