/**
 * The organisers' list with 2,000 acts: the whole call against a bare query of the same rows, the filtering
 * of a search as the browser does it, taking the acts in from a file, and the page in a real Chromium. Run by `node bench/participants.ts`.
 * Times are the best of several runs in milliseconds; the ratio says what everything around the query costs.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { camelKeys } from '#contract/case.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { API } from '#server/http/calls.ts';
import { startServer } from '#server/main.ts';
import { BUILT } from '#server/shipped.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { chromiumPath } from '#test/machine.ts';
import { actsOf, matching } from '#web/admin/participants/acts.ts';
import { LONG_MS, measureList } from './participants-page.ts';

const ACTS = 2_000;
const RUNS = 30;
const FRAME_MS = 16;
const COLUMNS = ['stage_name', 'song_title', 'preferred_name', 'contact', 'duration'];
const BARE = `select id, number, status, stage_name, pronouns, song_title, category_id, consent, duration_ms,
  performer_count, audio_delivery_method, needs_assistance, checked_in_at, photo_consent, contact_print,
  revision, created_at from participant where event_id = ? order by number`;

async function best(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    await work();
    least = Math.min(least, performance.now() - from);
  }
  return least;
}

const show = (what: string, ms: number, than?: number) =>
  console.log(
    `${what.padEnd(52)} ${ms.toFixed(2).padStart(8)} ms${than === undefined ? '' : `  ${(ms / than).toFixed(1)}×`}`,
  );

const dataDir = mkdtempSync(join(tmpdir(), 'ovation-bench-'));
const server = await startServer({
  dataDir,
  databaseUrl: undefined,
  keyFile: join(dataDir, 'secret.key'),
  host: '127.0.0.1',
  port: 0,
  log: 'silent',
});
try {
  const account = {
    name: 'Bench',
    email: 'bench@example.org',
    role: 'admin' as const,
    password: randomBytes(16).toString('hex'),
  };
  await addAdmin(server.store, SYSTEM, account);
  const { token } = await openSignIns(server.store).login(account, 'bench');
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: API + path, headers, ...(payload && { payload }) });
  await ask('POST', '/admin/events', { name: 'Bench' });

  const text = writeCsv([
    COLUMNS,
    ...Array.from({ length: ACTS }, (_, i) => [
      `Act ${i} Ánh Dương`,
      `Song ${i % 700}`,
      `Name ${i}`,
      `a${i}@example.org`,
      '3:25',
    ]),
  ]);
  const file = { text, columns: COLUMNS, key: 'name_and_song' };
  const from = performance.now();
  const plan = (await ask('POST', '/admin/participants/import', file)).json();
  show(`plan of a file with ${ACTS} acts`, performance.now() - from);
  const start = performance.now();
  await ask('POST', '/admin/participants/import', { ...file, confirm: plan.plan });
  show('the same file taken in', performance.now() - start);

  const { sqlite } = server.store;
  if (!sqlite) throw new Error('This measures SQLite.');
  const event = String(sqlite.prepare('select id from event').get()?.id);
  const query = sqlite.prepare(BARE);
  const bare = await best(() => query.all(event));
  const json = await best(() => JSON.stringify(query.all(event)));
  show(`bare query of ${ACTS} rows`, bare);
  show('bare query and JSON', json, bare);
  let listed = '';
  show(
    'GET /admin/participants, whole',
    await best(async () => {
      listed = (await ask('GET', '/admin/participants')).body;
    }),
    json,
  );
  console.log(`${'its size'.padEnd(52)} ${(listed.length / 1_000).toFixed(0).padStart(8)} kB`);

  const rows = camelKeys(JSON.parse(listed));
  show(
    'the answer made into rows, in the browser',
    await best(() => actsOf(camelKeys(JSON.parse(listed)), [], [])),
  );
  const acts = actsOf(rows, [], []);
  for (const words of ['duong', 'song 69', 'act 1999', 'nobody']) {
    const ms = await best(() => matching(acts, words));
    show(`search for “${words}” (${matching(acts, words).length} found)`, ms);
    if (ms > FRAME_MS) process.exitCode = 1;
  }

  if (existsSync(join(BUILT, 'index.html')) && chromiumPath() !== undefined) {
    const { wholeMs, rows, scroll, typing, typingOwnMs, key } = await measureList(server.url, token, ACTS);
    show(`all ${rows} rows drawn in Chromium, while scrolling`, wholeMs);
    show(`scrolling over them: longest task (${scroll.long} over ${LONG_MS} ms)`, scroll.worstMs);
    show(`typing a search: longest task (${typing.long} over ${LONG_MS} ms)`, typing.worstMs);
    show('the longest of these, its own processor time', typingOwnMs);
    show('from a key to the picture that answers, middle', key.middleMs);
    show('the same, worst', key.worstMs);
  } else console.log('No Chromium, or the pages are not built: what the page costs was not measured.');
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
