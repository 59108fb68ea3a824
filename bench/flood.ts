/**
 * Ballots and GO beside a flood of what costs the server most of all that a stranger may ask for, from one address:
 * the published list of a vote, the public results, the hall's page, receipts. Run by
 *
 *   node_modules/.bin/node bench/flood.ts [--acts 200] [--ballots 50000] [--seconds 10]
 *
 * Four processes flood, each over four connections; another one votes ten times a second and presses GO. It asks for
 * the same before, when nobody floods. Ends with 1 when a ballot or a GO was refused.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { COOKIE } from '#server/voting/voter-cookies.ts';
import type { Asked, Heard } from './crowd-caller.ts';
import { openCrowdFixture } from './crowd-fixture.ts';
import { spread } from './round.ts';

const { values } = parseArgs({
  options: {
    acts: { type: 'string', default: '200' },
    ballots: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '10' },
  },
});
const SECONDS = Number(values.seconds);
const GO_EVERY_MS = 2_500;
const say = (line: string) => process.stdout.write(`${line}\n`);

const fixture = await openCrowdFixture({ acts: Number(values.acts), ballots: Number(values.ballots) });
const { desk, polls, headers, acts } = fixture;
await desk.call(votingEndpoints.publishPoll, { params: { id: polls.over } });
const port = Number(new URL(fixture.server.url).port);
const caller = () => fork(new URL('crowd-caller.ts', import.meta.url), { stdio: 'inherit' });
const people = caller();
const json = { 'content-type': 'application/json' };

async function ask(asked: Omit<Asked, 'port' | 'times'>): Promise<Heard> {
  people.send({ port, times: 1, ...asked } satisfies Asked);
  const [heard] = (await once(people, 'message')) as [Heard];
  return heard;
}

let refused = 0;
const waited = (heard: Heard): number => {
  const [status] = Object.keys(heard.statuses);
  if (status !== '200') {
    refused += 1;
    say(`refused: ${status}`);
  }
  return heard.waitedMs[0] ?? 0;
};

async function markOf(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/ballot`);
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(COOKIE))
      ?.split(';')[0] ?? ''
  );
}
const marks: string[] = [];
for (let voter = 0; voter < SECONDS * 20 + 2; voter += 1) marks.push(await markOf());

/** Votes and presses GO for so long, and says how long each waited. */
async function night(name: string): Promise<void> {
  const ballots: number[] = [];
  const presses: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  let goAt = performance.now();
  while (performance.now() < until) {
    const body = JSON.stringify({ choice: [acts[ballots.length % acts.length]] });
    const path = `/api/v1/polls/${polls.open}/ballot`;
    ballots.push(
      waited(await ask({ method: 'POST', path, headers: { cookie: marks.pop() ?? '', ...json }, body })),
    );
    if (performance.now() >= goAt) {
      const { version, go: next } = await desk.call(showEndpoints.show);
      const go = JSON.stringify({
        kind: 'go',
        confirms: next.asks,
        command_id: newId(),
        expected_version: version,
      });
      presses.push(
        waited(
          await ask({
            method: 'POST',
            path: '/api/v1/show/commands',
            headers: { ...headers.desk, ...json },
            body: go,
          }),
        ),
      );
      goAt = performance.now() + GO_EVERY_MS;
    }
    await pause(100);
  }
  const told = (times: readonly number[]) => {
    const { median, p95 } = spread(times);
    return `${times.length} | ${median.toFixed(0)} | ${p95.toFixed(0)} | ${Math.max(...times).toFixed(0)}`;
  };
  say(`| a ballot, ${name} | ${told(ballots)} |`);
  say(`| GO, ${name} | ${told(presses)} |`);
}

say(
  `Node ${process.version}, ${values.acts} acts, ${values.ballots} ballots in each of two votes, SQLite.\n`,
);
say('| | how many | median ms | 95 of 100, ms | longest ms |');
say('|---|--:|--:|--:|--:|');
await night('nobody else');
const flood = [
  `/api/v1/polls/${polls.over}/receipts`,
  '/api/v1/results',
  '/api/v1/live/audience/now',
  `/api/v1/polls/${polls.over}/receipts/${fixture.receipt}`,
].map((path) => {
  const one = caller();
  one.send({ port, method: 'GET', path, headers: {}, times: Number.MAX_SAFE_INTEGER } satisfies Asked);
  return one;
});
await pause(500);
const before = process.cpuUsage();
await night('beside the flood');
const { user, system } = process.cpuUsage(before);
say(`\nThe server's process took ${((user + system) / SECONDS / 1e6).toFixed(2)} processors meanwhile.`);
say(`Refused: ${refused}.`);
for (const one of flood) one.kill();
people.disconnect();
await fixture.close();
process.exit(refused === 0 ? 0 : 1);
