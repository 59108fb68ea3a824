/**
 * How long the thread that answers everybody is held up by the large things of a show, step by step and over all of
 * them, while screens follow it and phones look. Run by
 *
 *   node_modules/.bin/node bench/loop.ts [--acts 100] [--ballots 20000]
 *
 * with 20 judges and 8 criteria. Whoever asks is a process of its own. The meter looks every millisecond.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { camelKeys } from '#contract/case.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { GO_DEAF_MS } from '#domain/show/state.ts';
import { newId } from '#server/store/secrets.ts';
import type { Asked, Heard } from './crowd-caller.ts';
import { openCrowdFixture } from './crowd-fixture.ts';
import { type Held, openLoopMeter } from './loop-meter.ts';

const { values } = parseArgs({
  options: { acts: { type: 'string', default: '100' }, ballots: { type: 'string', default: '20000' } },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

const fixture = await openCrowdFixture({ acts: Number(values.acts), ballots: Number(values.ballots) });
const crowd = fork(new URL('crowd-caller.ts', import.meta.url), { stdio: 'inherit' });
const goers = fork(new URL('show-goers.ts', import.meta.url), [
  fixture.server.url,
  fixture.headers.desk.authorization ?? '',
]);
const meter = openLoopMeter();
const whole = openLoopMeter();

async function ask(method: string, path: string, body?: unknown, reads = false): Promise<Heard> {
  const asked: Asked = {
    port: Number(new URL(fixture.server.url).port),
    method,
    path: `/api/v1${path}`,
    headers: { ...fixture.headers.desk, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    times: 1,
    reads,
  };
  crowd.send(asked);
  const [heard] = (await once(crowd, 'message')) as [Heard];
  return heard;
}

function report(name: string, status: string, answered: number, { p99, longest, own }: Held): void {
  say(
    `| ${name} | ${status} | ${answered.toFixed(0)} | ${p99.toFixed(1)} | ${longest.toFixed(1)} | ${own.toFixed(1)} |`,
  );
}

async function step(name: string, method: string, path: string, body?: unknown): Promise<void> {
  await pause(300);
  meter.read();
  const beganAt = performance.now();
  const { statuses } = await ask(method, path, body);
  const answered = performance.now() - beganAt;
  // What follows a commit (screens, what is held against a result) belongs to it.
  await pause(700);
  report(name, Object.keys(statuses).join(' '), answered, meter.read());
}

/** Read by the other process, so that this one does nothing but answer. */
async function read<E extends Endpoint>(endpoint: E): Promise<AnswerOf<E>> {
  const { body } = await ask(endpoint.method, endpoint.path, undefined, true);
  return camelKeys(JSON.parse(body ?? '{}')) as AnswerOf<E>;
}

const command = async (kind: string) => {
  const { version, go } = await read(showEndpoints.show);
  return {
    kind,
    ...(kind === 'go' && { confirms: go.asks }),
    command_id: newId(),
    expected_version: version,
  };
};

/** Presses GO as often as one may. */
async function goOn(times: number, name: string): Promise<void> {
  const held: Held = { longest: 0, p99: 0, own: 0 };
  const answers = new Set<string>();
  let slowest = 0;
  for (let at = 0; at < times; at += 1) {
    await pause(GO_DEAF_MS);
    meter.read();
    const body = await command('go');
    const beganAt = performance.now();
    for (const status of Object.keys((await ask('POST', '/show/commands', body)).statuses))
      answers.add(status);
    slowest = Math.max(slowest, performance.now() - beganAt);
    await pause(300);
    for (const [key, ms] of Object.entries(meter.read()) as [keyof Held, number][])
      held[key] = Math.max(held[key], ms);
  }
  report(`${name}, the worst of ${times}`, [...answers].join(' '), slowest, held);
}

try {
  say(
    `Node ${process.version}, ${values.acts} acts, ${values.ballots} ballots in each of two votes, SQLite.\n`,
  );
  say(
    '| step | status | answered after, ms | p99 by the clock, ms | longest by the clock, ms | longest of its own work, ms |',
  );
  say('|---|---|--:|--:|--:|--:|');
  await step('nothing (the machine itself)', 'GET', '/time');
  await pause(2_000);
  meter.read();
  whole.read();
  await goOn(10, 'GO');
  await step('the open vote closed', 'POST', `/admin/polls/${fixture.polls.open}/close`);
  await step('the scoring page', 'GET', '/admin/scoring?digest=true');
  await step('a copy', 'POST', '/admin/backups', {});
  await step('the audit log’s check', 'GET', '/admin/audit/check');
  const { digest } = await read(resultsEndpoints.scoring);
  await step('certifying, with the second count', 'POST', '/admin/scoring/certify', {
    digest,
    depth: 'criteria',
  });
  const { result } = await read(resultsEndpoints.scoring);
  await goOn(3, 'GO with a certified result');
  await step('publishing', 'POST', `/admin/results/${result?.id}/publish`, { depth: 'criteria' });
  await step('the protocol', 'GET', `/admin/results/${result?.id}/protocol`);
  await step('the public results', 'GET', '/results');
  await step('the public record', 'GET', '/results/record');
  await step('the vote’s list published', 'POST', `/admin/polls/${fixture.polls.over}/publish`);
  await step('the published list', 'GET', `/polls/${fixture.polls.over}/receipts`);
  const { id } = await fixture.server.store.read
    .selectFrom('participant')
    .select('id')
    .executeTakeFirstOrThrow();
  await step('an erasing', 'POST', `/admin/participants/${id}/erase`, { dry_run: false });
  await step('a receipt', 'GET', `/polls/${fixture.polls.over}/receipts/${fixture.receipt}`);
  report('**all of it**', '', 0, whole.read());
} finally {
  goers.disconnect();
  crowd.disconnect();
  await fixture.close();
}
process.exit(0);
