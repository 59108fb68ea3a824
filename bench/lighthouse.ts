/**
 * What Lighthouse says of the ballot on its mobile setting (a slow phone on slow mobile data, simulated), with a
 * poll open and every page built as it is served:
 *
 *   npm run build && node bench/lighthouse.ts [runs] [pictures]
 *
 * With `pictures` each act has one that everybody may see.
 *
 * Lighthouse is installed from the registry into `.cache/lighthouse` the first time; it is no part of the
 * installation. Several runs, the median counts: on a busy machine the simulated times grow with the real ones.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { readConfig } from '#server/config.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { chromiumPath } from '#test/machine.ts';
import { sendPictures } from './act-pictures.ts';

const LIGHTHOUSE = '13.5.0';
const HOME = join(import.meta.dirname, '../.cache/lighthouse');
const CLI = join(HOME, 'node_modules/lighthouse/cli/index.js');
const RUNS = Number(process.argv[2] ?? 3);
const WITH_PICTURES = process.argv[3] === 'pictures';
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const MEASURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const run = promisify(execFile);

async function installLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  process.stderr.write(`Installing Lighthouse ${LIGHTHOUSE} into ${HOME} …\n`);
  mkdirSync(HOME, { recursive: true });
  const given = ['install', '--prefix', HOME, '--no-audit', '--no-fund', `lighthouse@${LIGHTHOUSE}`];
  await run('npm', given);
}

/** What it found below the full score, by name. */
const findings = ({ categories, audits }: Report): string[] =>
  CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1
      ? [`${audit.score.toFixed(2)} ${audit.title} ${audit.displayValue ?? ''}`.trim()]
      : [];
  });

await installLighthouse();

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
  if (WITH_PICTURES) await sendPictures(desk);
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  const reports: Report[] = [];
  for (let number = 1; number <= RUNS; number += 1) {
    const file = join(folder, `${number}.json`);
    const given = [
      `${server.url}/vote`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    ];
    // In a process of its own: the server that it looks at answers from this one.
    await run(process.execPath, [CLI, ...given], {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
    });
    reports.push(JSON.parse(readFileSync(file, 'utf8')) as Report);
  }
  process.stdout.write(`load average: ${loadavg()[0]?.toFixed(1)}\n`);
  for (const id of CATEGORIES)
    process.stdout.write(
      `${id}: ${reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)).join(', ')}\n`,
    );
  for (const id of MEASURES)
    process.stdout.write(
      `${id}: ${reports.map(({ audits }) => audits[id]?.displayValue ?? '?').join(', ')}\n`,
    );
  for (const finding of new Set(reports.flatMap(findings))) process.stdout.write(`below: ${finding}\n`);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
