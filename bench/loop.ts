/**
 * How long the thread that answers everybody is held up by the large things of a show: node's own meter of the loop
 * (`monitorEventLoopDelay`), step by step and over all of them. Run by
 *
 *   node_modules/.bin/node bench/loop.ts [--acts 100] [--ballots 20000]
 *
 * with 20 judges and 8 criteria. Whoever asks is a process of its own. The meter looks every millisecond.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { AnswerOf } from '#contract/endpoint.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import type { Asked, Heard } from './crowd-caller.ts';
import { openCrowdHouse } from './crowd-house.ts';
import { openLoopMeter } from './loop-meter.ts';

const { values } = parseArgs({
  options: { acts: { type: 'string', default: '100' }, ballots: { type: 'string', default: '20000' } },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

const house = await openCrowdHouse({ acts: Number(values.acts), ballots: Number(values.ballots) });
const crowd = fork(new URL('crowd-caller.ts', import.meta.url), { stdio: 'inherit' });
const meter = openLoopMeter();

async function ask(method: string, path: string, body?: unknown): Promise<Heard> {
  const asked: Asked = {
    port: Number(new URL(house.server.url).port),
    method,
    path: `/api/v1${path}`,
    headers: { ...house.headers.desk, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    times: 1,
  };
  crowd.send(asked);
  const [heard] = (await once(crowd, 'message')) as [Heard];
  return heard;
}

async function step(name: string, method: string, path: string, body?: unknown): Promise<void> {
  await pause(300);
  meter.read();
  const beganAt = performance.now();
  const { statuses } = await ask(method, path, body);
  const answered = performance.now() - beganAt;
  // What follows a commit (screens, what is held against a result) belongs to it.
  await pause(700);
  const held = meter.read();
  say(
    `| ${name} | ${Object.keys(statuses)} | ${answered.toFixed(0)} | ${held.p99.toFixed(1)} | ${held.longest.toFixed(1)} | ${held.own.toFixed(1)} |`,
  );
}

const command = async (kind: string) => {
  const { version } = await house.desk.call(showEndpoints.show);
  return { kind, command_id: newId(), expected_version: version };
};
const scoring = (): Promise<AnswerOf<typeof resultsEndpoints.scoring>> =>
  house.desk.call(resultsEndpoints.scoring, { query: { digest: 'true' } });

try {
  say(
    `Node ${process.version}, ${values.acts} acts, ${values.ballots} ballots in each of two votes, SQLite.\n`,
  );
  say(
    '| step | status | answered after, ms | p99 by the clock, ms | longest by the clock, ms | longest of its own work, ms |',
  );
  say('|---|---|--:|--:|--:|--:|');
  await step('nothing (the machine itself)', 'GET', '/time');
  await step('GO', 'POST', '/show/commands', await command('go'));
  await step('the open vote closed', 'POST', `/admin/polls/${house.polls.open}/close`);
  await step('the scoring page', 'GET', '/admin/scoring?digest=true');
  await step('GO again', 'POST', '/show/commands', await command('go'));
  await step('a copy', 'POST', '/admin/backups', {});
  await step('the audit log’s check', 'GET', '/admin/audit/check');
  const { digest } = await scoring();
  await step('certifying, with the second count', 'POST', '/admin/scoring/certify', {
    digest,
    depth: 'criteria',
  });
  const { result } = await scoring();
  await step('publishing', 'POST', `/admin/results/${result?.id}/publish`, { depth: 'criteria' });
  await step('the public results', 'GET', '/results');
  await step('the public record', 'GET', '/results/record');
  await step('the vote’s list published', 'POST', `/admin/polls/${house.polls.over}/publish`);
  await step('the published list', 'GET', `/polls/${house.polls.over}/receipts`);
  const { id } = await house.server.store.read
    .selectFrom('participant')
    .select('id')
    .executeTakeFirstOrThrow();
  await step('an erasing', 'POST', `/admin/participants/${id}/erase`, { dry_run: false });
  await step('a receipt', 'GET', `/polls/${house.polls.over}/receipts/${house.receipt}`);
} finally {
  crowd.disconnect();
  await house.close();
}
process.exit(0);
