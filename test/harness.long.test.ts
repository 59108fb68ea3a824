/** That the harness itself works: a server on either engine, a process, a browser that tells of trouble. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { axeFindings } from './axe.ts';
import { testBrowser } from './browser.ts';
import { freshConfig, startProcess, testServers } from './server.ts';
import { ENGINES } from './store.ts';

const start = testServers();
const browser = testBrowser();

describe.each(ENGINES)('a test server on %s', (engine) => {
  it('answers on a port of its own', async () => {
    const server = await start({ engine });
    expect(server.store.engine).toBe(engine);
    await expect(server.caller().call(accountsEndpoints.profile)).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});

it('a server process starts, answers and ends with code 0 when asked to', async () => {
  const { config, remove } = await freshConfig('sqlite');
  try {
    const server = await startProcess(config);
    expect((await fetch(`${server.origin}/api/v1/openapi.json`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  } finally {
    await remove();
  }
});

it('a browser shows the home page, and notes a missing file', async () => {
  const server = await start();
  const { page, complaints, expectComplaint } = await browser.person(server.origin);
  await page.goto('/');
  await expect.poll(() => page.title()).toContain('Ovation');
  expectComplaint(/no-such-file|404/);
  await page.evaluate(() => fetch('/api/v1/no-such-file').then((answer) => answer.text()));
  expect(complaints.some((text) => text.startsWith('404'))).toBe(true);
});

it('axe tells what is wrong on a page and in a frame of it, within what is asked about', async () => {
  const server = await start();
  const { page } = await browser.person(server.origin);
  await page.goto('/login');
  await page.locator('h1').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => {
    const field = '<main><h1>Names</h1><input></main>';
    const frame = document.createElement('iframe');
    frame.title = 'Another page';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input class="unnamed">');
    document.body.append(frame);
    if (frame.contentDocument) frame.contentDocument.body.innerHTML = field;
  });
  const found = await axeFindings(page);
  expect(found.filter((fault) => /^label: .*unnamed/.test(fault))).toHaveLength(1);
  expect(found.filter((fault) => /^label: iframe/.test(fault))).toHaveLength(1);
  expect(await axeFindings(page, { within: 'h1' })).toEqual([]);
  expect(await axeFindings(page, { only: ['color-contrast'] })).toEqual([]);
});

it('no file that tests share registers a hook when it is imported: a worker imports it once for many files', () => {
  const shared = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(test|fault|check)\.ts$/.test(path),
  );
  const hooks = shared.filter((path) =>
    /^(before|after)(Each|All)\(/m.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );
  expect(hooks).toEqual([]);
});

it('a run in which a file hangs ends, and says which file and at which test', () => {
  const root = join(import.meta.dirname, '..');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/hanging-'));
  try {
    // Named by its path, as the whole run names it: vitest makes it and hands it its options.
    const reporters = JSON.stringify([[join(root, 'scripts/end-hanging.ts'), { limit: 1_000 }]]);
    writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { reporters: ${reporters} } };`);
    const waiting =
      "import { it } from 'vitest';\nit('waits for ever', () => new Promise(() => {}), 600_000);";
    writeFileSync(join(folder, 'a.test.ts'), waiting);
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { status, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', folder], {
      encoding: 'utf8',
      timeout: 300_000,
    });
    expect(stderr).toMatch(/Still running:\n +\d+ s {2}a\.test\.ts > waits for ever/);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
