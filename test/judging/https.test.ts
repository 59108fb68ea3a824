/**
 * A judge's tablet on the hall's network, over an address that is not this machine's own: what it gets once it trusts
 * the server, and that nothing else is trusted along.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { TRUST_FILES, trustEndpoints } from '#contract/operating/trust.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { type Server, startServer } from '#server/main.ts';
import { makeAuthority, makeLeaf } from '#server/operating/certificates.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { launchChromium, TABLET } from '../browser.ts';
import { certutilPath } from '../machine.ts';
import { freshConfig } from '../server.ts';
import { ADMIN } from '../show/evening.ts';
import { makeSmallShow, type SmallShow } from '../show/small-show.ts';

/** An address of this machine that its browsers do not take for itself. */
const LAN =
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

const clearing: (() => unknown)[] = [];
let server: Server;
let show: SmallShow;
let desk: Caller;
let [http, https] = ['', ''];

beforeAll(async () => {
  const { config, remove } = await freshConfig('sqlite');
  clearing.push(remove);
  server = await startServer({ ...config, host: '0.0.0.0', https: { port: 0 } });
  clearing.push(() => server.close());
  http = `http://${LAN}:${new URL(server.url).port}`;
  https = `https://${LAN}:${server.httpsPort}`;
  await addAdmin(server.store, SYSTEM, ADMIN);
  const { token } = await callerOf(http).call(accountsEndpoints.login, { body: ADMIN });
  desk = callerOf(http, { authorization: `Bearer ${token}` });
  show = await makeSmallShow(desk);
});
afterAll(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** A tablet with a store of its own, which trusts these certificates. */
async function tablet(...trusted: string[]): Promise<BrowserContext> {
  const home = mkdtempSync(join(tmpdir(), 'ovation-tablet-'));
  const store = join(home, '.pki/nssdb');
  mkdirSync(store, { recursive: true });
  const certutil = (...args: string[]) =>
    execFileSync(certutilPath() ?? 'certutil', ['-d', `sql:${store}`, ...args]);
  certutil('-N', '--empty-password');
  for (const [at, certificate] of trusted.entries()) {
    const file = join(home, `${at}.crt`);
    writeFileSync(file, certificate);
    certutil('-A', '-t', 'C,,', '-n', `authority ${at}`, '-i', file);
  }
  const browser: Browser = await launchChromium(home);
  clearing.push(async () => {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  });
  const context = await browser.newContext({ viewport: TABLET });
  context.setDefaultTimeout(120_000);
  return context;
}

/** The authority's certificate, as the server gives it to anybody. */
const given = async (): Promise<string> => (await fetch(http + TRUST_FILES.certificate)).text();

/** The judge's page as it is before the first act. */
const seesPanel = (page: Page) => page.getByText('You score Technique, Originality').waitFor();

const powers = () => ({
  secure: window.isSecureContext,
  awake: 'wakeLock' in navigator,
  camera: 'mediaDevices' in navigator,
  offline: 'serviceWorker' in navigator,
});

it('a tablet that trusts the server goes over to https by the judge’s own link, and opens again without a network', async () => {
  const context = await tablet(await given());
  const page = await context.newPage();
  await page.goto(`${http}${show.judges[0]?.path}`);
  await page.waitForURL(`${https}/judge/scoring`);
  expect(await page.evaluate(powers)).toEqual({ secure: true, awake: true, camera: true, offline: true });
  await seesPanel(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/judge/scoring')) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await seesPanel(page);

  await context.setOffline(false);
  await page.goto(`${http}/trust`);
  await page.getByRole('heading', { name: 'This device trusts the server' }).waitFor();
});

it('one that does not stays on http, which works, and is told how to trust the server', async () => {
  const context = await tablet();
  const page = await context.newPage();
  await page.goto(`${http}${show.judges[1]?.path}`);
  await page.waitForURL(`${http}/judge/scoring`);
  await seesPanel(page);
  const secure = LAN === '127.0.0.1';
  expect(await page.evaluate(powers)).toEqual({ secure, awake: secure, camera: secure, offline: secure });
  const refused = await context.newPage();
  await expect(refused.goto(`${https}/trust`)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID');
  await page.goto(`${http}/trust`);
  await page.getByRole('heading', { name: 'Trust this server', exact: true }).waitFor();
  const { fingerprint } = await callerOf(http).call(trustEndpoints.trust);
  await page.getByText(fingerprint ?? 'none').waitFor();
});

it('a certificate for another address, another authority’s, and one for the internet are refused', async () => {
  const authority = makeAuthority('Ovation on another', Date.now(), [LAN]);
  const folder = mkdtempSync(join(tmpdir(), 'ovation-tls-'));
  clearing.push(() => rmSync(folder, { recursive: true }));
  const own = { certificate: join(folder, 'own.crt'), key: join(folder, 'own.key') };
  const show = ({ certificate, key }: { certificate: string; key: string }) => {
    writeFileSync(own.certificate, certificate);
    writeFileSync(own.key, key);
  };
  const context = await tablet(authority.certificate);
  const page = await context.newPage();
  const seen = async () => {
    const { config, remove } = await freshConfig('sqlite');
    const other = await startServer({ ...config, host: '0.0.0.0', https: { port: 0, own } });
    const went = await page.goto(`https://${LAN}:${other.httpsPort}/`).then(
      (answer) => String(answer?.status()),
      (error: Error) => /ERR_\w+/.exec(error.message)?.[0],
    );
    await other.close();
    await remove();
    return went;
  };
  show(makeLeaf(authority, [LAN], Date.now()));
  expect(await seen()).toBe('200');
  show(makeLeaf(authority, ['10.99.99.99'], Date.now()));
  expect(await seen()).toBe('ERR_CERT_COMMON_NAME_INVALID');
  show(makeLeaf(authority, [LAN, 'bank.example'], Date.now()));
  expect(await seen()).toMatch(/^ERR_CERT_(NAME_CONSTRAINT_VIOLATION|INVALID|AUTHORITY_INVALID)$/);
  show(makeLeaf(makeAuthority('Ovation on another', Date.now(), [LAN]), [LAN], Date.now()));
  expect(await seen()).toMatch(/^ERR_CERT_(AUTHORITY_)?INVALID$/);
});
