/** Specification, section 9: the developer's test helper. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testBrowser } from '../browser.ts';
import { itAtLength } from '../tried.ts';
import { conformanceFixture } from './fixture.ts';

const fixture = conformanceFixture();
const browser = testBrowser();
const run = promisify(execFile);
const ENTRY = join(import.meta.dirname, '../../bin/ovation.mjs');

const helper = (...options: string[]) =>
  run(process.execPath, [ENTRY, 'dev', 'participants', '--url', fixture().origin, ...options]);
const registered = async () =>
  (await fixture().desk.call(registrationEndpoints.participants)).sort((a, b) => a.number - b.number);

describe('spec §9 test helper', () => {
  it('spec §9 · creates 5 participants by default, 100 ms apart', async () => {
    const before = await registered();
    const { stdout } = await helper();
    const fresh = (await registered()).slice(before.length);
    expect(fresh).toHaveLength(5);
    expect(stdout.trim().split('\n')).toHaveLength(5);
    for (const [index, next] of fresh.slice(1).entries())
      expect(next.createdAt - (fresh[index]?.createdAt ?? 0)).toBeGreaterThanOrEqual(99);
  });

  it('spec §9 · creates as many as it is told', async () => {
    const before = await registered();
    await helper('--count', '2');
    expect(await registered()).toHaveLength(before.length + 2);
  });

  it('refuses a count that makes no sense', async () => {
    await expect(helper('--count', 'many')).rejects.toMatchObject({ code: 1 });
  });

  itAtLength('spec §9 · stands on window in a development build, and only there', async () => {
    const built = await browser.person(fixture().origin);
    await built.page.goto('/');
    await built.page.locator('h1').first().waitFor({ state: 'attached' });
    expect(await built.page.evaluate(() => 'createTestParticipants' in window)).toBe(false);

    const development = await createServer({
      root: join(import.meta.dirname, '../..'),
      cacheDir: join(import.meta.dirname, '../../.cache/vite'),
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', hmr: false, proxy: { '/api': fixture().origin } },
    });
    await development.listen();
    try {
      const before = await registered();
      const developer = await browser.person(development.resolvedUrls?.local[0] ?? '', { expected: [/./] });
      // The first page of a development server is bundled while it is waited for.
      await developer.page.goto('/', { waitUntil: 'commit' });
      await developer.page.waitForFunction('window.createTestParticipants');
      await developer.page.evaluate('window.createTestParticipants()');
      expect(await registered()).toHaveLength(before.length + 5);
    } finally {
      await development.close();
    }
  });
});
