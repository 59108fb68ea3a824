/**
 * What a slow disk does to everybody else, on SQLite: how soon a page answers, how soon a ballot is answered and how soon
 * GO is on the projector while a hall votes, with the disk as it is and with syncs of 50 ms. Run by
 *
 *   node_modules/.bin/node bench/slow-disk.ts [--ms 50] [--ballots 100] [--presses 15]
 *
 * with `--ballots` a second. The syncs are made slow in the server's process by a library that is compiled here, so it
 * needs Linux and a C compiler (Debian's package gcc).
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { GO_DEAF_MS } from '#domain/show/state.ts';
import { callerOf } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import type { SlowDiskFixture } from './slow-disk-fixture.ts';

const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '50' },
    ballots: { type: 'string', default: '100' },
    presses: { type: 'string', default: '15' },
  },
});
const PAGE_EVERY_MS = 20;
const BETWEEN_PRESSES_MS = GO_DEAF_MS + 200;
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'ovation-slow-disk-'));
const library = join(folder, 'slow-disk.so');
const slowWhile = join(folder, 'slow');
execFileSync('cc', [
  '-shared',
  '-fPIC',
  '-O2',
  '-o',
  library,
  join(import.meta.dirname, 'slow-disk.c'),
  '-ldl',
]);

const child = fork(join(import.meta.dirname, 'slow-disk-fixture.ts'), {
  env: { ...process.env, LD_PRELOAD: library, SLOW_DISK_WHILE: slowWhile, SLOW_DISK_MS: values.ms },
});
const [fixture] = (await once(child, 'message')) as [SlowDiskFixture];
const desk = callerOf(fixture.origin, fixture.headers.desk);

/** Newest version that a projector has heard of, and who waits for one. */
let heard = 0;
let onHeard: () => void = () => undefined;
get(`${fixture.origin}/api/v1/live/projector`, (answer) => {
  answer.setEncoding('utf8').on('data', (text: string) => {
    for (const [, version] of text.matchAll(/^id: (\d+)$/gm)) heard = Math.max(heard, Number(version));
    onHeard();
  });
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now();
  await work();
  return performance.now() - beganAt;
}

const at = (waits: number[], part: number): string => {
  const sorted = waits.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
};

async function asked(path: string, init?: RequestInit): Promise<void> {
  const answer = await fetch(`${fixture.origin}${path}`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
}

let voters = 0;
const vote = () =>
  asked(`/api/v1/polls/${fixture.poll}/ballot`, {
    method: 'POST',
    headers: { cookie: fixture.marks[voters++] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ choice: [fixture.act] }),
  });

/** Presses GO; answers after how long it was answered and on the projector. */
async function press(): Promise<{ answered: number; shown: number }> {
  const { version, go } = await desk.call(showEndpoints.show);
  const beganAt = performance.now();
  const body = {
    kind: 'go' as const,
    commandId: newId(),
    expectedVersion: version,
    ...(go.asks && { confirms: go.asks }),
  };
  const now = await desk.call(showEndpoints.command, { body });
  const answered = performance.now() - beganAt;
  while (heard < now.version)
    await new Promise<void>((resolve) => {
      onHeard = resolve;
    });
  return { answered, shown: performance.now() - beganAt };
}

async function measure(name: string): Promise<void> {
  const pages: number[] = [];
  const ballots: number[] = [];
  const presses: { answered: number; shown: number }[] = [];
  let going = true;
  const repeat = async (everyMs: number, waits: number[], work: () => Promise<unknown>) => {
    const under: Promise<unknown>[] = [];
    while (going) {
      under.push(timed(work).then((ms) => waits.push(ms)));
      await pause(everyMs);
    }
    await Promise.all(under);
  };
  const others = [
    repeat(PAGE_EVERY_MS, pages, () => asked('/api/v1/event')),
    repeat(1_000 / Number(values.ballots), ballots, vote),
  ];
  for (let i = 0; i < Number(values.presses); i += 1) {
    await pause(BETWEEN_PRESSES_MS);
    presses.push(await press());
  }
  going = false;
  await Promise.all(others);
  const shown = presses.map((one) => one.shown);
  const figures = [pages, ballots, presses.map((one) => one.answered), shown].flatMap((waits) => [
    at(waits, 0.5),
    at(waits, 0.99),
  ]);
  say(`| ${name} | ${figures.join(' | ')} |`);
}

try {
  say(
    `Node ${process.version}, SQLite, 60 acts, ${values.ballots} ballots a second. Median and 99 of 100, ms.\n`,
  );
  say('| disk | a page | p99 | a ballot | p99 | GO answered | p99 | GO on the projector | p99 |');
  say('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
  await measure('as it is');
  writeFileSync(slowWhile, '');
  await measure(`syncs of ${values.ms} ms`);
  rmSync(slowWhile);
  say(`\nLoad average at the end ${loadavg()[0]?.toFixed(1)}.`);
} finally {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
