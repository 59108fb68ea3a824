/**
 * A judge's tablet on the hall's network, over an address that is not this machine's own: what it gets once it trusts
 * the server, that nothing else is trusted along, and that what is printed for it leads there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { TRUST_FILES, trustEndpoints } from '#contract/operating/trust.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { type Server, startServer } from '#server/main.ts';
import { makeAuthority, makeLeaf } from '#server/operating/certificates.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { freshConfig } from '../server.ts';
import { ADMIN } from '../show/evening.ts';
import { ACTS, makeSmallShow, type SmallShow } from '../show/small-show.ts';
import { LAN, openTablet, powers } from '../tablet.ts';
import { itAtLength } from '../tried.ts';

const clearing: (() => unknown)[] = [];
let server: Server;
let show: SmallShow;
let desk: Caller;
let [http, https, token] = ['', '', ''];
/** On the first act's status page. */
let code: string | undefined;

beforeAll(async () => {
  const { config, remove } = await freshConfig('sqlite');
  clearing.push(remove);
  server = await startServer({ ...config, host: '0.0.0.0', https: { port: 0 } });
  clearing.push(() => server.close());
  http = `http://${LAN}:${new URL(server.url).port}`;
  https = `https://${LAN}:${server.httpsPort}`;
  await addAdmin(server.store, SYSTEM, ADMIN);
  ({ token } = await callerOf(http).call(accountsEndpoints.login, { body: ADMIN }));
  desk = callerOf(http, { authorization: `Bearer ${token}` });
  show = await makeSmallShow(desk);
  [code] = (await desk.call(registrationEndpoints.participants)).map(({ id }) => id);
});
afterAll(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** A tablet which trusts these certificates, and with the first act's code before its camera. */
async function tablet(...trusted: string[]): Promise<BrowserContext> {
  const { context, close } = await openTablet(trusted, code ?? '');
  clearing.push(close);
  return context;
}

/** The authority's certificate, as the server gives it to anybody. */
const given = async (): Promise<string> => (await fetch(http + TRUST_FILES.certificate)).text();

/** The judge's page as it is before the first act. */
const seesPanel = (page: Page) => page.getByText('You score Technique and Originality').waitFor();

/** The crew's page at the door. */
async function openDoor(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((given) => localStorage.setItem('auth_token', given), token);
  await page.goto(`${origin}/admin/participants?mode=check-in`);
  return page;
}

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

  const door = await openDoor(context, https);
  await door.getByRole('button', { name: 'Scan with the camera' }).click();
  await door.getByText(`${ACTS[0]} is here already`).waitFor();
});

itAtLength('one that does not stays on http, which works, and is told how to trust the server', async () => {
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
  await page.getByText('open again without a network, screens stay on').waitFor();
  // Nor does the server's own machine, whose pages have all powers without it.
  await page.goto(`${http.replace(LAN, '127.0.0.1')}/trust`);
  await page.getByRole('heading', { name: 'Trust this server', exact: true }).waitFor();
  if (secure) return;
  const door = await openDoor(context, http);
  await door.getByText('The camera works only over https.').waitFor();
  expect(await door.getByRole('button', { name: 'Scan with the camera' }).isDisabled()).toBe(true);
});

itAtLength(
  'a certificate for another address, another authority’s, and one for the internet are refused',
  async () => {
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
  },
);

itAtLength('cards printed from this machine lead other devices to its address on the network', async () => {
  await nameWifi();
  const page = await admin('/admin/judges');
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('body[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  for (const judge of show.judges)
    expect(await readCode(page, `Personal link of ${judge.name}`)).toBe(http + judge.path);
  expect(await readCode(page, 'Trust this server')).toBe(`${http}/trust`);
  expect(await readCode(page, `Wi-Fi ${WIFI.wifiName}`)).toBe(WIFI_CODE);
  const paper = await page.locator('body').innerText();
  expect(paper).not.toContain('localhost');
  for (const words of [WIFI.wifiName, WIFI.wifiPassword, show.judges[0]?.name ?? ''])
    expect(paper).toContain(words);
  // As wide as A4 less the margins of its page, which is the narrower of the two.
  await page.setViewportSize({ width: Math.floor((200 / 25.4) * 96), height: 1_000 });
  // Four of them are as large as a sheet of A4 or Letter lets them be, and none of their parts leaves its card.
  for (const card of await page.locator('section section').all()) {
    const { width, height, inside } = await card.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const parts = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      return {
        width: own.width,
        height: own.height,
        inside: parts.every(({ right, bottom }) => right <= own.right + 1 && bottom <= own.bottom + 1),
      };
    });
    expect(inside).toBe(true);
    expect(height).toBeLessThanOrEqual((268 * 96) / 25.4 / 2 + 1);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(Math.ceil(show.judges.length / 4));
});

itAtLength(
  'the address of the machine and the Wi-Fi are chosen beside the codes, and posters have both',
  async () => {
    const page = await admin('/admin/settings/share');
    await page.getByText('These codes lead to this machine only').waitFor({ state: 'detached' });
    await page.getByText('No address for phones is set').waitFor();
    await page.getByRole('radio', { name: http }).check();
    await page.getByText(`Phones are sent to ${http}`).waitFor();
    await page.getByRole('textbox', { name: 'Wi-Fi name' }).fill('Crew; "stage"');
    await page.getByRole('textbox', { name: 'Wi-Fi password' }).fill('short');
    await page.getByText('A WPA password has 8 characters or more').waitFor();
    expect(await page.getByRole('img', { name: /^QR code: Wi-Fi/ }).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Wi-Fi password' }).fill('a:b\\c,d;e');
    expect(await readCode(page, 'Wi-Fi Crew; "stage"')).toBe(
      String.raw`WIFI:T:WPA;S:Crew\; \"stage\";P:a\:b\\c\,d\;e;;`,
    );
    await page.getByRole('button', { name: 'Print posters' }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.locator('body[data-printed]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await readCode(page, 'Vote, on the poster')).toBe(`${http}/vote`);
    const posters = page.getByRole('img', { name: 'QR code: Wi-Fi Crew; "stage"', includeHidden: true });
    // A door sign, and one for each address that the hall opens.
    expect(await posters.filter({ visible: true }).count()).toBe(4);
    expect(await page.locator('body').innerText()).not.toContain('localhost');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  },
);

const WIFI = { wifiName: 'Hall-Guest', wifiPassword: 'two left feet', wifiKind: 'wpa' } as const;
const WIFI_CODE = 'WIFI:T:WPA;S:Hall-Guest;P:two left feet;;';

async function nameWifi(): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: WIFI },
  });
}

/** A page of the admin, opened on the server's own machine, that prints nothing but says that it would. */
async function admin(path: string): Promise<Page> {
  const page = await (await tablet()).newPage();
  await page.addInitScript((given) => {
    localStorage.setItem('auth_token', given);
    // The browser's own dialog would end it: what is drawn for the paper stays to be looked at.
    window.print = () => document.body.setAttribute('data-printed', '');
  }, token);
  await page.goto(http.replace(LAN, 'localhost') + path);
  return page;
}

/** What a camera reads from the first code of that name, as large as it is printed. */
async function readCode(page: Page, name: string): Promise<string> {
  const picture = await page
    .getByRole('img', { name: `QR code: ${name}`, includeHidden: true })
    .first()
    .screenshot();
  const { width, rows } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const pixels = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
    const reds = pixels.filter((_, at) => at % 4 === 0);
    return { width: image.width, rows: reds.map((red) => Math.round(red / 255)).join('') };
  }, picture.toString('base64'));
  const data = Uint8Array.from([...rows].flatMap((light) => [255, 255, 255].map((full) => full * +light)));
  return decodeQR({ width, height: rows.length / width, data });
}
