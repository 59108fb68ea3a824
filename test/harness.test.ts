/** That the harness itself works: a server on either engine, a process, a browser that tells of trouble. */
import { describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
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
