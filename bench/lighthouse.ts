/**
 * What Lighthouse says of the ballot on its mobile setting (a slow phone on slow mobile data, simulated), with a
 * poll open and every page built as it is served:
 *
 *   npx vite build && node bench/lighthouse.ts
 *
 * Lighthouse is fetched from the registry for the run; it is no part of the installation. Several runs, the
 * median counts: on a busy machine the simulated times grow with the real ones.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { readConfig } from '#server/config.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { chromiumPath } from '#test/machine.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const MEASURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Report {
  categories: Record<string, { id: string; score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

const folder = mkdtempSync(join(tmpdir(), 'ovation-lighthouse-'));
const server = await startServer(
  readConfig({
    OVATION_DATA: join(folder, 'data'),
    OVATION_HOST: '127.0.0.1',
    OVATION_PORT: '0',
    OVATION_LOG: 'error',
  }),
);
try {
  const { desk } = await makeSampleEvent(server.store, server.url);
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const file = join(folder, `${run}.json`);
    const given = [
      '--yes',
      LIGHTHOUSE,
      `${server.url}/vote`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
    ];
    // In a process of its own: the server that it looks at answers from this one.
    await promisify(execFile)('npx', [...given, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'], {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
    });
    reports.push(JSON.parse(readFileSync(file, 'utf8')) as Report);
  }
  for (const id of ['performance', 'accessibility', 'best-practices'])
    process.stdout.write(
      `${id}: ${reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)).join(', ')}\n`,
    );
  for (const id of MEASURES)
    process.stdout.write(
      `${id}: ${reports.map(({ audits }) => audits[id]?.displayValue ?? '?').join(', ')}\n`,
    );
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
