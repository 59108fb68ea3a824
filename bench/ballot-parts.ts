/**
 * What of a ballot's time is ours: from the request that Node has read to the answer that it sends, with stand-ins for
 * both and a disk that syncs at once. In µs a ballot, by the clock over batches of 64. Run by
 *
 *   node_modules/.bin/node bench/ballot-parts.ts [--ballots 100000]
 *
 * On a machine that others use the fastest batches say what the work takes: a batch is done within a millisecond or
 * two, and most of the others were interrupted.
 */
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { ENGINE } from '#domain/tabulation/engines.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { newToken } from '#server/store/secrets.ts';
import { type CastBallot, type NewVote, openVoting, type Voting } from '#server/voting/ballots.ts';
import { openBallotBox } from '#server/voting/box.ts';
import { type Intake, openIntake } from '#server/voting/intake.ts';
import { openVoteWatch } from '#server/voting/watch.ts';

const { values } = parseArgs({ options: { ballots: { type: 'string', default: '100000' } } });
const BATCH = 64;
const WARM_UP = 30_000;
/** When every device got its mark: an hour ago, so that the hall is not taken for a script's fresh cookies. */
const MARKED = Math.floor(Date.now() / 1_000 - 3_600).toString(36);
const say = (line: string) => process.stdout.write(`${line}\n`);

// The disk's own time is another thread's.
Object.assign(fs, {
  fdatasync: (_file: number, done: (error: null) => void) => queueMicrotask(() => done(null)),
});

const dataDir = fs.mkdtempSync(join(tmpdir(), 'ovation-bench-'));
const server = await startServer({
  dataDir,
  databaseUrl: undefined,
  keyFile: join(dataDir, 'secret.key'),
  host: '127.0.0.1',
  port: 0,
  log: 'error',
});
const { store } = server;
const { desk } = await makeSampleEvent(store, server.url);
const [poll] = await desk.call(votingEndpoints.polls);
if (!poll) throw new Error('The sample event has a poll.');
await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });

/** What the intake reads of a request. */
interface StandIn {
  request: IncomingMessage;
  /** Gives it its body. */
  send(): void;
}

function requestFor(candidate: string): StandIn {
  const body = Buffer.from(`{"choice":["${candidate}"]}`);
  let take: (chunk: Buffer) => void = () => undefined;
  const request = {
    method: 'POST',
    url: `/api/v1/polls/${poll?.id}/ballot`,
    headers: {
      'user-agent': 'Mozilla/5.0',
      'accept-language': 'en',
      'content-type': 'application/json',
      'content-length': String(body.length),
      cookie: `ovation_voter=${store.secrets.sign('voter', `${newToken()}-${MARKED}`)}`,
    },
    on: (event: string, listener: typeof take) => {
      if (event === 'data') take = listener;
    },
  };
  return { request: request as unknown as IncomingMessage, send: () => take(body) };
}

/** Puts a batch in; answers the ms until all are on their way, and until all are answered. */
async function batch(intake: Intake): Promise<{ taken: number; answered: number }> {
  const candidates = poll?.candidates ?? [];
  const requests = Array.from({ length: BATCH }, (_, at) =>
    requestFor(candidates[at % candidates.length]?.performanceId ?? ''),
  );
  let left = BATCH;
  let beganAt = 0;
  let taken = 0;
  await new Promise<void>((resolve, reject) => {
    const response = {
      headersSent: false,
      writeHead: (status: number) => status !== 200 && reject(new Error(`refused with ${status}`)),
      end() {
        left -= 1;
        if (left === 0) resolve();
      },
    } as unknown as ServerResponse;
    beganAt = performance.now();
    for (const { request, send } of requests) {
      intake.answers(request, response);
      send();
    }
    taken = performance.now() - beganAt;
  });
  return { taken, answered: performance.now() - beganAt };
}

async function measure(name: string, voting: Pick<Voting, 'take'>): Promise<void> {
  const intake = openIntake({
    voting,
    store,
    addressOf: () => '127.0.0.1',
    onTrouble: (error) => say(String(error)),
  });
  for (let done = 0; done < WARM_UP; done += BATCH) await batch(intake);
  const found: { taken: number; answered: number }[] = [];
  for (let done = 0; done < Number(values.ballots); done += BATCH) found.push(await batch(intake));
  const us = (of: 'taken' | 'answered', part: number) => {
    const sorted = found.map((one) => (one[of] * 1_000) / BATCH).sort((a, b) => a - b);
    return (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
  };
  say(
    `| ${name} | ${us('taken', 0.05)} | ${us('answered', 0)} | ${us('answered', 0.05)} | ${us('answered', 0.5)} |`,
  );
}

say('| | until it is in the box (fastest twentieth) | answered: fastest | fastest twentieth | median |');
say('|---|--:|--:|--:|--:|');
await measure('without storage', {
  take: ({ choice, arrivedAt }: NewVote, answer: (ballot: CastBallot) => void) =>
    answer({ choice: [...choice], receipt: 'k7qf42ab', votedAt: arrivedAt, order: 1, changed: false }),
});
await measure(
  'with storage',
  openVoting(store, openBallotBox(store), async () => ENGINE, openVoteWatch(store)),
);
say(`Load average at the end ${loadavg()[0]?.toFixed(1)}.`);
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
