/** Three judges score while the network is cut: whatever happens to their tablets, every sheet arrives once. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { setScoring } from '#server/judging/scoring-commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { NETWORK_AWAY, type Person, TABLET, testBrowser } from '../browser.ts';
import { type Line, openLine } from '../cut-line.ts';
import { type TestServer, testServers } from '../server.ts';
import { makeSmallShow } from '../show/small-show.ts';
import { itAtLength } from '../tried.ts';

const start = testServers();
const lines: Line[] = [];
// After the pages that use them, and before their server, which would wait for connections that nobody ends.
afterEach(() => Promise.all(lines.splice(0).map((line) => line.close())));
const browser = testBrowser();

async function lineTo(server: TestServer): Promise<Line> {
  const line = await openLine(server.origin);
  lines.push(line);
  return line;
}

async function tap(page: Page, act: string, marks: readonly [number, number]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(act) }).click();
  await page.getByRole('heading', { level: 1, name: act }).waitFor();
  for (const [index, mark] of marks.entries())
    await page
      .getByRole('radiogroup')
      .nth(index)
      .getByRole('radio', { name: String(mark), exact: true })
      .click();
}

/** A scoresheet as it went over the wire: enough to send the very same request again. */
interface OnTheWire {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Notes every scoresheet that a tablet sends from here on. */
function listen(person: Person): OnTheWire[] {
  const heard: OnTheWire[] = [];
  person.page.on('request', async (request) => {
    if (request.method() !== 'PUT' || !request.url().includes('/scoresheets/')) return;
    const entry: OnTheWire = { url: request.url(), headers: {}, body: request.postData() ?? '' };
    heard.push(entry);
    const all = await request.allHeaders();
    entry.headers = Object.fromEntries(
      [
        'x-judge-token',
        'x-judge-session',
        'content-type',
        'idempotency-key',
        'origin',
        'sec-fetch-site',
      ].flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
    );
  });
  return heard;
}

/** Where a page may, it keeps itself whole, its document last; until it has, it could not open again without a network. */
const kept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/judge/scoring')) !== undefined))
    .toBe(true);

const again = ({ url, headers, body }: OnTheWire) => fetch(url, { method: 'PUT', headers, body });

const send = (page: Page) => page.getByRole('button', { name: 'Send score' }).click();

async function openShow(server: TestServer) {
  const account = { email: 'jo@example.org', password: 'a long walk by the sea' };
  await addAdmin(server.store, SYSTEM, { ...account, name: 'Jo', role: 'admin' });
  const { token } = await openSignIns(server.store).login(account, 'test');
  return makeSmallShow(server.caller({ authorization: `Bearer ${token}` }));
}

const sheetsAt = (server: TestServer) =>
  server.store.read
    .selectFrom('scoresheet')
    .innerJoin('judge', 'judge.id', 'scoresheet.judgeId')
    .select(['judge.name', 'scoresheet.state', 'scoresheet.marks'])
    .execute();

it('gives no judge the marks of another whose link is opened in the same browser', async () => {
  const server = await start();
  const show = await openShow(server);
  const [one, another] = show.judges;
  if (!one || !another) throw new Error('There are two judges.');
  const person = await browser.person(server.origin, {
    viewport: { width: TABLET.height, height: TABLET.width },
    expected: [/409/],
  });
  const open = async (page: typeof person.page, path: string) => {
    await page.goto(path);
    await page.waitForURL('**/judge/scoring');
  };
  await open(person.page, one.path);
  await person.page.getByText('Everything is saved').waitFor();
  // Before scoring opens they wait on the device.
  await tap(person.page, 'Juniper Vale', [8, 7]);
  const other = await person.context.newPage();
  await open(other, another.path);
  await person.page.getByText(another.name).first().waitFor();
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, show.performanceIds, 'open'));
  await other.close();
  await open(person.page, one.path);
  await expect.poll(() => sheetsAt(server)).not.toEqual([]);
  expect(await sheetsAt(server)).toMatchObject([{ name: one.name, marks: expect.stringContaining(':8') }]);
});

itAtLength(
  'opens again over a line that hangs, by the page and by the link, and sends when a new line stands',
  async () => {
    const server = await start();
    const show = await openShow(server);
    await server.store.write({ by: SYSTEM }, (work) => setScoring(work, show.performanceIds, 'open'));
    const line = await lineTo(server);
    const [judge] = show.judges;
    if (!judge) throw new Error('There is a judge.');
    const { page } = await browser.person(line.origin, {
      viewport: { width: TABLET.height, height: TABLET.width },
      expected: [NETWORK_AWAY],
    });
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(judge.path);
    await page.getByText('Everything is saved').waitFor();
    await kept(page);

    line.cut();
    // More often than a browser has connections to one server: what hangs may not keep marks from theirs.
    for (let times = 0; times < 7; times += 1) await page.reload();
    await tap(page, 'Juniper Vale', [8, 7]);
    await send(page);
    await page.goto(judge.path);
    await page.waitForURL('**/judge/scoring');
    await page.getByText('Offline.').waitFor();
    expect(await sheetsAt(server)).toEqual([]);
    line.mendForNew();
    await page.getByText('Everything is saved').waitFor();
    expect(await sheetsAt(server)).toMatchObject([{ name: judge.name, state: 'submitted' }]);
  },
);

it('takes every sheet exactly once: sent offline, over a reload offline, corrected and sent again', async () => {
  const server = await start();
  const show = await openShow(server);
  // Chromium's own switch leaves open what a page's worker sends, now and then: the line is cut as well.
  const line = await lineTo(server);
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, show.performanceIds, 'open'));

  const judges = await Promise.all(
    show.judges.map(async ({ path }) => {
      const person = await browser.person(line.origin, {
        viewport: { width: TABLET.height, height: TABLET.width },
        expected: [NETWORK_AWAY],
      });
      await person.page.goto(path);
      await person.page.waitForURL('**/judge/scoring');
      await person.page.getByText('Everything is saved').waitFor();
      return person;
    }),
  );
  const [first, second, third] = judges;
  if (!first || !second || !third) throw new Error('There are three judges.');
  await kept(second.page);

  for (const person of judges) await person.context.setOffline(true);
  line.cut();
  await tap(first.page, 'Juniper Vale', [8, 7]);
  await send(first.page);
  await tap(first.page, 'Bramble', [5, 6]);
  await send(first.page);
  await tap(second.page, 'Juniper Vale', [9, 10]);
  await send(second.page);
  await tap(second.page, '月野ひかり', [3, 4]);
  second.page.on('dialog', (dialog) => dialog.accept());
  await second.page.reload();
  await second.page.getByText('Offline.').waitFor();
  await tap(second.page, '月野ひかり', [6, 4]);
  await send(second.page);
  await tap(third.page, 'Juniper Vale', [2, 2]);
  await send(third.page);
  await third.page.getByRole('button', { name: 'Change' }).click();
  await tap(third.page, 'Juniper Vale', [4, 2]);
  await send(third.page);
  const sheets = () => sheetsAt(server);
  expect(await sheets()).toEqual([]);

  /** Every revision that was ever kept, so that a request taken twice would show. */
  const allOf = () =>
    server.store.read
      .selectFrom('scoresheetRevision')
      .select(['scoresheetId', 'revision', 'marks', 'state'])
      .orderBy('scoresheetId')
      .orderBy('revision')
      .execute();
  const sent = listen(third);

  line.mend();
  for (const person of judges.reverse()) await person.context.setOffline(false);
  for (const person of judges) await person.page.getByText('Everything is saved').waitFor();
  const arrived = (await sheets()).map(
    (sheet) => `${sheet.name} ${sheet.state} ${Object.values(JSON.parse(sheet.marks)).join(',')}`,
  );
  expect(arrived.sort()).toEqual([
    'Amara Nwosu submitted 5,6',
    'Amara Nwosu submitted 8,7',
    'Mei-Ling Zhou submitted 4,2',
    'Theo Lindgren submitted 6,4',
    'Theo Lindgren submitted 9,10',
  ]);

  // The third tablet's own requests once more, as a network that answers late makes them: twice, and out of order.
  await third.page.getByRole('button', { name: 'Change' }).click();
  await tap(third.page, 'Juniper Vale', [5, 2]);
  await send(third.page);
  await third.page.getByText('Everything is saved').waitFor();
  const before = await allOf();
  const [early, late] = [sent.at(0), sent.at(-1)];
  if (!early || !late) throw new Error('The tablet sent at least two requests.');
  expect(early.body).not.toBe(late.body);
  const answers = [];
  for (const request of [late, early, late, early]) answers.push((await again(request)).status);
  answers.push(
    ...(await Promise.all([early, late, early, late].map(async (one) => (await again(one)).status))),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await allOf()).toEqual(before);
  expect((await sheets()).filter((sheet) => sheet.name === 'Mei-Ling Zhou')).toMatchObject([
    { state: 'submitted', marks: expect.stringContaining(':5') },
  ]);
});
