/**
 * What each call that a crowd can make costs: processor time of the server's process, all its threads, for one
 * request. Run by
 *
 *   node_modules/.bin/node bench/crowd-answers.ts [--acts 1000] [--ballots 100000] [--only word] [--warm 4]
 *
 * The calls are those of the endpoint tables that a visitor, a performer, a judge or a paired screen may make, the
 * pages, and what stands outside of the API. Each is made by another process until half a second of processor time
 * went into it, at least eight times, after `--warm` times before (4: the engine has
 * compiled little then, and a page costs up to three times as much as after 300); answers are what a browser asks for
 * (packed). Then the show's result and the vote that is over are published, and what hangs on them is asked again.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { Asked, Heard } from './crowd-caller.ts';
import { type CrowdCall, callsAfter, callsDuring } from './crowd-calls.ts';
import { type CrowdFixture, openCrowdFixture } from './crowd-fixture.ts';

const { values } = parseArgs({
  options: {
    acts: { type: 'string', default: '1000' },
    ballots: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    warm: { type: 'string', default: '4' },
  },
});
const ENOUGH_MS = 400;
const FEWEST = 8;
const MOST = 400;
const WARM_UP = Number(values.warm);

const say = (line: string) => process.stdout.write(`${line}\n`);
const crowd = fork(new URL('crowd-caller.ts', import.meta.url), { stdio: 'inherit' });

async function ask(
  call: CrowdCall,
  fixture: CrowdFixture,
  times: number,
): Promise<Heard & { cpuMs: number }> {
  const asked: Asked = {
    port: Number(new URL(fixture.server.url).port),
    method: call.method,
    path: call.path,
    headers: { ...fixture.headers[call.as], ...call.headers },
    ...(call.body !== undefined && { body: call.body }),
    times,
  };
  const before = process.cpuUsage();
  crowd.send(asked);
  const [heard] = (await once(crowd, 'message')) as [Heard];
  const { user, system } = process.cpuUsage(before);
  return { ...heard, cpuMs: (user + system) / 1_000 };
}

async function measure(fixture: CrowdFixture, calls: readonly CrowdCall[]): Promise<void> {
  for (const call of calls.filter(({ name }) => name.includes(values.only))) {
    const first = await ask(call, fixture, WARM_UP);
    const times = Math.min(
      call.most ?? MOST,
      Math.max(FEWEST, Math.ceil(ENOUGH_MS / (first.cpuMs / WARM_UP))),
    );
    const { cpuMs, statuses, bytes } = await ask(call, fixture, times);
    const told = Object.entries(statuses).map(([status, count]) => `${status}×${count}`);
    say(
      `| ${call.name} | ${call.as} | ${(cpuMs / times).toFixed(2)} | ${bytes.toLocaleString('en')} | ${told.join(' ')} |`,
    );
  }
}

const fixture = await openCrowdFixture({ acts: Number(values.acts), ballots: Number(values.ballots) });
try {
  say(
    `Node ${process.version}, ${values.acts} acts, ${values.ballots} ballots in each of two votes, SQLite.\n`,
  );
  say('| call | as | processor ms | bytes | answered |');
  say('|---|---|--:|--:|---|');
  await measure(fixture, callsDuring(fixture));
  await measure(fixture, await callsAfter(fixture));
} finally {
  crowd.disconnect();
  await fixture.close();
}
process.exit(0);
