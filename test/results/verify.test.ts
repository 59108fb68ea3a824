/** Count it yourself: a visitor's browser counts the published result again, also offline, and notices what was changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { tabulateFile } from '#server/cli/tabulate.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { cookiesOf } from '#test/cookies.ts';
import { axeFindings } from '../axe.ts';
import { besideTheDoor } from '../beside-the-door.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { ADMIN, bearer } from '../conformance/fixture.ts';
import { cutOff } from '../layout.ts';
import { addOpenPoll, seedRound, submitSheet } from '../round.ts';
import { testServers } from '../server.ts';
import { unreadWords } from '../show/contrast.ts';
import { itAtLength } from '../tried.ts';
import { long, textsIn, unbracketed } from '../unbracketed.ts';

const start = testServers();
const browser = testBrowser();

/** A published result of three acts with 25 ballots; unless told otherwise every mark is open. */
async function published(depth: 'marks' | 'criteria' = 'marks') {
  const server = await start();
  await addAdmin(server.store, SYSTEM, ADMIN);
  const seeded = await seedRound(server.store, {
    acts: 3,
    judges: 2,
    weights: [3, 2],
    rules: { method: 'mean' },
  });
  const stageName = 'Donaudampfschifffahrtsgesellschaftskapitäne';
  await server.store.write({ by: SYSTEM }, ({ tx }) =>
    tx.updateTable('participant').set({ stageName }).where('number', '=', 1).execute(),
  );
  for (const performance of [0, 1, 2])
    for (const judge of [0, 1])
      await submitSheet(server.store, seeded, { performance, judge, marks: [5 + performance, 6 + judge] });
  const pollId = await addOpenPoll(server.store, seeded);
  for (let voter = 0; voter < 25; voter += 1) {
    const page = await fetch(`${server.origin}/api/v1/ballot`);
    const cookie = cookiesOf(page);
    await server.caller({ cookie }).call(votingEndpoints.castBallot, {
      params: { id: pollId },
      body: { choice: [seeded.performanceIds[voter % 3] ?? ''] },
    });
  }
  const admin = server.caller(await bearer(server, ADMIN));
  await admin.call(votingEndpoints.closePoll, { params: { id: pollId } });
  const { digest } = await admin.call(resultsEndpoints.scoring);
  const { result } = await admin.call(resultsEndpoints.certify, { body: { digest, depth } });
  const id = result?.id ?? '';
  await admin.call(resultsEndpoints.publishResult, { params: { id }, body: { depth } });
  await admin.call(votingEndpoints.publishPoll, { params: { id: pollId } });
  return { server, id };
}

it('says that it is the same, on a phone, and gives the record to take away', async () => {
  const { server } = await published();
  const { page } = await browser.person(server.origin, { viewport: PHONE });
  await page.goto('/results/verify');
  await page.getByText('6 scoresheets and 25 ballots, without the names').waitFor();
  await page.getByText(/^Its digest must be the one that was signed: .+, \d\d:\d\d\.$/).waitFor();
  await page.getByText('6 places and every figure shown').waitFor();
  const given = await server.caller().call(resultsEndpoints.resultRecordBrief);
  const bytes = await (await fetch(`${server.origin}/api/v1/results/record`)).arrayBuffer();
  expect(given.bytes).toBe(bytes.byteLength);
  await page.getByText(`The record: ${Math.round(given.bytes / 1000)} kB`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await axeFindings(page)).toEqual([]);
  const taken = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Take the record' }).click();
  expect(tabulateFile(await (await taken).path(), true)).toBe(0);
  await page.getByRole('button', { name: 'Count now' }).click();
  await page.getByRole('heading', { name: 'It matches' }).waitFor();
  await page.getByText('6 scoresheets and 25 ballots counted').waitFor();
  await page.getByText('6 places compared').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const file = join(tmpdir(), `ovation-record-${process.pid}.json`);
  await (await download).saveAs(file);
  expect(tabulateFile(file, true)).toBe(0);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record.document.acts[0].stage_name = 'Other';
  writeFileSync(file, JSON.stringify(record));
  expect(tabulateFile(file, true)).toBe(3);
});

itAtLength('says what could be counted where the marks are not published', async () => {
  const { server } = await published('criteria');
  expect(await server.caller().call(resultsEndpoints.resultRecordBrief)).toMatchObject({
    ...{ sheets: null, ballots: 25, places: 6, whole: false },
  });
  const { page } = await browser.person(server.origin, { viewport: PHONE });
  await page.goto('/results/verify');
  // The marks are closed, and where nobody published the list, the ballots too.
  await page.getByText('25 ballots, without the names').waitFor();
  await page.getByText('as far as what is published allows').waitFor();
  await page.getByRole('button', { name: 'Count now' }).click();
  await page.getByRole('heading', { name: 'What is published matches' }).waitFor();
  await page.getByText('Not published: the judges’ marks.').waitFor();
  expect(await page.locator('li', { hasText: '3 places compared' }).innerText()).toContain('Audience');
  expect(await page.getByRole('button', { pressed: true }).innerText()).toContain('Audience');
});

it('says that it is not the same when the server gives another record', async () => {
  const { server } = await published();
  const { page } = await browser.person(server.origin, { viewport: DESKTOP });
  await page.route('**/results/record', async (route) => {
    const response = await route.fetch();
    const record = await response.json();
    const [first, second] = record.document.tables[0].places;
    [first.performance_id, second.performance_id] = [second.performance_id, first.performance_id];
    await route.fulfill({ response, json: record });
  });
  await page.goto('/results/verify');
  await page.getByRole('button', { name: 'Count now' }).click();
  await page.getByRole('heading', { name: 'It does not match' }).waitFor();
  await page.getByText('Its digest is different').waitFor();
  await page.getByText('2 differences').waitFor();
  await page.getByText('Tell the organisers, and keep the record.').waitFor();
});

itAtLength(
  'says how much of the record is here, and goes on by itself when the line comes back',
  async () => {
    const { server } = await published();
    const { page, context } = await browser.person(server.origin, { viewport: PHONE, expected: [/ERR_/] });
    await page.goto('/results/verify');
    await page.getByRole('button', { name: 'Count now' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Count now' }).click();
    await page.getByText(/^The record has not come\. It is \d+ kB; this page goes on by itself\.$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'It matches' }).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/results/record', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Count now' }).click();
    await page.getByText(/^Fetching, 0 of \d+ kB$/).waitFor();
    held.resolve();
    await page.getByRole('heading', { name: 'It matches' }).waitFor();
  },
);

itAtLength('has nothing to count once what was kept is not what was certified', async () => {
  const { server, id } = await published();
  const { page } = await browser.person(server.origin, { viewport: DESKTOP });
  await besideTheDoor(server.store, (tx) =>
    tx
      .updateTable('result')
      .set({ digest: 'f'.repeat(64) })
      .where('id', '=', id)
      .execute(),
  );
  await page.goto('/results/verify');
  await page.getByRole('heading', { name: 'There is nothing to count yet' }).waitFor();
});

itAtLength('says why an act has its place, from the results page, with every figure', async () => {
  const { server } = await published();
  for (const viewport of [PHONE, DESKTOP]) {
    const { page } = await browser.person(server.origin, { viewport });
    await page.goto('/results');
    if (viewport === DESKTOP) {
      const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Why this place/ }) });
      await rows.first().waitFor();
      const drawn = await rows.evaluateAll((all) =>
        all.map((row) => ({
          points: Number(row.lastElementChild?.textContent),
          bar: Number.parseFloat(row.querySelector<HTMLElement>('[aria-hidden] i')?.style.width ?? ''),
        })),
      );
      expect(drawn.length).toBeGreaterThan(1);
      for (const { points, bar } of drawn) expect(bar).toBeCloseTo((100 * points) / (drawn[0]?.points ?? 0));
      // There is nothing to share with on a desk: the address is copied instead.
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Address copied' }).waitFor();
    }
    await page.getByRole('link', { name: 'Why this place: Act 3' }).click();
    await page.getByRole('heading', { name: 'Act 3', level: 1 }).waitFor();
    await page.getByText('Criterion 1: Judge 1 7, Judge 2 7; mean 7.00; × 3 = 21.00').waitFor();
    await page.getByText('The panel: 21.00 + 13.00 = 34.00').waitFor();
    await page.getByText('On each criterion the mean of the judges; weighted, these are added.').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  }
});

itAtLength('speaks the reader’s language, with every word from the catalogue', async () => {
  const { server } = await published();
  const admin = server.caller(await bearer(server, ADMIN));
  const [event] = await admin.call(eventsEndpoints.events);
  await admin.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { otherLanguages: ['de', 'en-XA'] } },
  });
  const { page } = await browser.person(server.origin, {
    viewport: PHONE,
    locale: 'de-DE',
    expected: [/404/],
  });
  await page.goto('/results');
  await page.getByText('Gewonnen hat').waitFor();
  await page.getByText(/^Durchschnitt von zwei Jurymitgliedern/).waitFor();
  await page.locator('summary').filter({ hasText: 'Deutsch' }).first().click();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/results-de-switch.png` });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('summary').filter({ hasText: 'English' }).first().click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByText('Gewonnen hat').waitFor();
  expect(await cutOff(page)).toEqual([]);
  // The list of languages is read on the winner's light as well, in a house that is dark.
  await page.goto('/');
  await page.locator('main').getByText('Act 3').first().waitFor();
  await page.locator('summary').filter({ hasText: 'Deutsch' }).first().click();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await unreadWords(page)).toEqual([]);
  await page.goto('/nothing?lang=de');
  await page.locator('summary').filter({ hasText: 'Deutsch' }).first().click();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/nothing-de-switch.png` });
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('There is nothing at').first().waitFor();
  await page.goto('/results/verify?lang=de');
  await page.getByText('6 Wertungsbögen und 25 Stimmzettel, ohne die Namen').waitFor();
  await page.getByRole('button', { name: 'Jetzt zählen' }).click();
  await page.getByRole('heading', { name: 'Es stimmt überein' }).waitFor();
  await page.getByText('6 Wertungsbögen und 25 Stimmzettel gezählt').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/results/votes');
  await page.getByRole('heading', { name: 'Alle Belege, die zählen' }).waitFor();
  await page.getByRole('columnheader', { name: 'Stimmen' }).waitFor();
  const known = ['Ovation', ...textsIn(await admin.call(resultsEndpoints.results))];
  for (const [path, ready] of [
    ['/results', 'Certified'],
    ['/results/votes', 'Every receipt that counts'],
    ['/nothing', 'Wrong door'],
  ] as const) {
    await page.goto(`${path}?lang=en-XA`);
    await page.getByText(long(ready)).first().waitFor();
    expect(await unbracketed(page, known), path).toEqual([]);
    expect(await cutOff(page), path).toEqual([]);
  }
});
