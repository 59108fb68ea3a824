/**
 * One server of `bench/voting.ts` in a process of its own: a bare echo, ours without storage, or ours whole.
 * Says `{port, poll, choice}` when it listens, and its memory (bytes, after a collection where that is allowed)
 * whenever it is sent anything.
 */
import { createServer } from 'node:http';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { openSecrets } from '#server/store/secrets.ts';
import type { CastBallot, NewVote } from '#server/voting/ballots.ts';
import { openIntake } from '#server/voting/intake.ts';

const [kind = 'echo', dataDir = '', databaseUrl] = process.argv.slice(2);
const keyFile = `${dataDir}/secret.key`;
const tell = (message: object) => process.send?.(message);

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  tell({ rss, heapUsed, cpuUs: user + system });
});
process.on('disconnect', () => process.exit());

const listening = (server: ReturnType<typeof createServer>) => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    tell({ port: typeof address === 'object' ? address?.port : 0, poll: 'poll', choice: 'act' });
  });
};

if (kind === 'echo')
  listening(
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()));
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
        response.end(text);
      });
    }),
  );
else if (kind === 'bare') {
  const intake = openIntake({
    voting: {
      take: ({ choice, arrivedAt }: NewVote, answer: (ballot: CastBallot) => void) =>
        answer({ choice: [...choice], receipt: 'k7qf42ab', votedAt: arrivedAt, order: 1, changed: false }),
    },
    store: { secrets: openSecrets(keyFile), now: Date.now },
    addressOf: () => '127.0.0.1',
    onTrouble: () => undefined,
  });
  listening(
    createServer((request, response) => {
      if (!intake.answers(request, response)) response.writeHead(404).end();
    }),
  );
} else {
  const server = await startServer({
    dataDir,
    databaseUrl,
    keyFile,
    host: '127.0.0.1',
    port: 0,
    log: 'error',
  });
  const { desk } = await makeSampleEvent(server.store, server.url);
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  tell({
    port: Number(new URL(server.url).port),
    poll: poll.id,
    choices: poll.candidates.map((candidate) => candidate.performanceId),
  });
}
