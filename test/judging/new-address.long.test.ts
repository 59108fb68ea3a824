/** The machine gets another address in mid-show, while a judge's tablet that trusts it is connected over https. */
import { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { TRUST_FILES } from '#contract/operating/trust.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { callerOf } from '#server/demo/api.ts';
import { setScoring } from '#server/judging/scoring-commands.ts';
import { type Server, startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { TABLET } from '../browser.ts';
import { freshConfig } from '../server.ts';
import { ADMIN } from '../show/evening.ts';
import { ACTS, makeSmallShow, type SmallShow } from '../show/small-show.ts';
import { LAN, openTablet, powers } from '../tablet.ts';

/** Which addresses the machine says that it has, where a test tells; else those that it has. */
const machine = vi.hoisted((): { has?: readonly string[] } => ({}));
vi.mock('node:os', async (original) => {
  const os = await original<typeof import('node:os')>();
  const told = (address: string) => ({ address, family: 'IPv4', internal: false });
  return {
    ...os,
    networkInterfaces: () => (machine.has ? { eth0: machine.has.map(told) } : os.networkInterfaces()),
  };
});

/** The one that it gets, which is no loopback where it can be. */
const NEW = LAN === '127.0.0.1' ? '127.0.0.3' : LAN;

/** Where the acts are a list beside the sheet. */
const UPRIGHT = { width: TABLET.height, height: TABLET.width };

const clearing: (() => unknown)[] = [];
let server: Server;
let show: SmallShow;

beforeAll(async () => {
  const { config, remove } = await freshConfig('sqlite');
  clearing.push(remove);
  // The authority is made where the machine has all its addresses: it vouches for no public one that it did not know.
  server = await startServer({ ...config, host: '0.0.0.0', https: { port: 0 } });
  clearing.push(() => server.close());
  await addAdmin(server.store, SYSTEM, ADMIN);
  const { token } = await callerOf(server.url).call(accountsEndpoints.login, { body: ADMIN });
  show = await makeSmallShow(callerOf(server.url, { authorization: `Bearer ${token}` }));
});
afterAll(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** One that trusts the server's authority. */
async function tablet(): Promise<BrowserContext> {
  const given = await (await fetch(server.url + TRUST_FILES.certificate)).text();
  const { context, close } = await openTablet([given], '-');
  clearing.push(close);
  return context;
}

/** The certificate that is shown now to whoever comes by an address. */
const shownAt = (host: string) =>
  new Promise<X509Certificate>((resolve, reject) => {
    const socket = connect({ host, port: server.httpsPort, rejectUnauthorized: false }, () => {
      resolve(new X509Certificate(socket.getPeerCertificate().raw));
      socket.destroy();
    }).once('error', reject);
  });

/** The machine says that it has these addresses; until the certificate is good for no others. */
async function moveTo(...addresses: string[]): Promise<void> {
  machine.has = addresses;
  const goodFor = async () => {
    const shown = await shownAt('127.0.0.1');
    return ['127.0.0.2', NEW].filter((address) => shown.checkIP(address));
  };
  await expect.poll(goodFor, { timeout: 30_000 }).toEqual(addresses);
}

it('a tablet goes on when the machine gets another address in mid-show, and is trusted by that one too', async () => {
  const [old, port] = ['127.0.0.2', new URL(server.url).port];
  await moveTo(old);
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, show.performanceIds, 'open'));
  const judge = show.judges[2];
  const context = await tablet();
  const page = await context.newPage();
  await page.setViewportSize(UPRIGHT);
  await page.goto(`https://${old}:${server.httpsPort}${judge?.path}`);
  await sendSheet(page, ACTS[0], [8, 7]);
  await expect.poll(sheetsIn).toEqual([[8, 7]]);
  await page.evaluate(() => document.body.setAttribute('data-since', 'before'));
  const tooEarly = await context.newPage();
  await expect(tooEarly.goto(`https://${NEW}:${server.httpsPort}/trust`)).rejects.toThrow(
    'ERR_CERT_COMMON_NAME_INVALID',
  );
  await tooEarly.close();
  const before = await shownAt(old);

  await moveTo(old, NEW);
  await sendSheet(page, ACTS[1], [5, 6]);
  await expect.poll(sheetsIn).toEqual([
    [5, 6],
    [8, 7],
  ]);
  expect(await page.locator('body').getAttribute('data-since')).toBe('before');

  const there = await context.newPage();
  await there.setViewportSize(UPRIGHT);
  const looks = await context.newCDPSession(there);
  const states: string[] = [];
  looks.on('Security.visibleSecurityStateChanged', ({ visibleSecurityState }) =>
    states.push(visibleSecurityState.securityState),
  );
  await looks.send('Security.enable');
  await looks.send('Network.enable');
  // A loopback is taken for safe without https, so nothing leads over to it there.
  await there.goto(
    (NEW === LAN ? `http://${NEW}:${port}` : `https://${NEW}:${server.httpsPort}`) + judge?.path,
  );
  await there.waitForURL(`https://${NEW}:${server.httpsPort}/judge/scoring`);
  await there.getByRole('button', { name: new RegExp(ACTS[2]) }).waitFor();
  expect(await there.evaluate(powers)).toEqual({ secure: true, awake: true, camera: true, offline: true });
  await expect.poll(() => states.at(-1)).toBe('secure');
  const { tableNames } = await looks.send('Network.getCertificate', { origin: new URL(there.url()).origin });
  const seen = new X509Certificate(Buffer.from(tableNames[0] ?? '', 'base64'));
  expect(seen.serialNumber).toBe((await shownAt(NEW)).serialNumber);
  expect(seen.serialNumber).not.toBe(before.serialNumber);
});

async function sendSheet(page: Page, act: string, marks: readonly number[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(act) }).click();
  await page.getByRole('heading', { level: 1, name: act }).waitFor();
  for (const [index, mark] of marks.entries())
    await page
      .getByRole('radiogroup')
      .nth(index)
      .getByRole('radio', { name: String(mark), exact: true })
      .click();
  await page.getByRole('button', { name: 'Send score' }).click();
}

/** The marks of all sheets that were sent. */
const sheetsIn = async () => {
  const sheets = await server.store.read
    .selectFrom('scoresheet')
    .select('marks')
    .where('state', '=', 'submitted')
    .execute();
  return sheets.map(({ marks }) => Object.values<number>(JSON.parse(marks))).sort();
};
