/** Three judges score while the network is cut: whatever happens to their tablets, every sheet arrives once. */
import { expect, it } from 'vitest';
import { addAdmin, login } from '#server/accounts/commands.ts';
import { setScoring } from '#server/judging/scoring-commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { type Person, TABLET, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { makeSmallShow } from '../show/small-show.ts';

const TO_ARRIVE = 30_000;
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

const start = testServers();
const browser = testBrowser();

async function tap(person: Person, act: string, marks: readonly [number, number]): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: new RegExp(act) }).click();
  await page.getByRole('heading', { level: 1, name: act }).waitFor();
  for (const [index, mark] of marks.entries())
    await page
      .getByRole('radiogroup')
      .nth(index)
      .getByRole('radio', { name: String(mark), exact: true })
      .click();
}

const send = (person: Person) => person.page.getByRole('button', { name: 'Send score' }).click();

it('takes every sheet exactly once: sent offline, over a reload offline, corrected and sent again', async () => {
  const server = await start();
  const account = { email: 'jo@example.org', password: 'a long walk by the sea' };
  await addAdmin(server.store, SYSTEM, { ...account, name: 'Jo', role: 'admin' });
  const { token } = await login(server.store, account, 'test');
  const show = await makeSmallShow(server.caller({ authorization: `Bearer ${token}` }));
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, show.performanceIds, 'open'));

  const judges = await Promise.all(
    show.judges.map(async ({ path }) => {
      const person = await browser.person(server.origin, {
        viewport: { width: TABLET.height, height: TABLET.width },
        expected: [CUT],
      });
      await person.page.goto(path);
      await person.page.waitForURL('**/judge/scoring');
      await person.page.getByText('Everything is saved').waitFor();
      return person;
    }),
  );
  const [first, second, third] = judges;
  if (!first || !second || !third) throw new Error('There are three judges.');
  // Where a page may, it keeps its own files; until it has, it could not open again without a network.
  await second.page.waitForFunction(async () => (await caches.open('ovation-judge')).match('/judge/scoring'));
  await second.page.waitForFunction(
    async () => (await (await caches.open('ovation-judge')).keys()).length > 5,
  );

  for (const person of judges) {
    await person.context.setOffline(true);
    // A page's worker that sleeps is cut off only once it has woken: nothing is tapped before a call has failed.
    await person.page.waitForFunction(() =>
      fetch('/api/v1/time', { cache: 'no-store' }).then(
        () => false,
        () => true,
      ),
    );
  }
  await tap(first, 'Juniper Vale', [8, 7]);
  await send(first);
  await tap(first, 'Bramble', [5, 6]);
  await send(first);
  await tap(second, 'Juniper Vale', [9, 10]);
  await send(second);
  await tap(second, '月野ひかり', [3, 4]);
  second.page.on('dialog', (dialog) => dialog.accept());
  await second.page.reload();
  await second.page.getByText('Offline.').waitFor();
  await tap(second, '月野ひかり', [6, 4]);
  await send(second);
  await tap(third, 'Juniper Vale', [2, 2]);
  await send(third);
  await third.page.getByRole('button', { name: 'Change' }).click();
  await tap(third, 'Juniper Vale', [4, 2]);
  await send(third);
  const sheets = () =>
    server.store.read
      .selectFrom('scoresheet')
      .innerJoin('judge', 'judge.id', 'scoresheet.judgeId')
      .select(['judge.name', 'scoresheet.state', 'scoresheet.marks'])
      .execute();
  expect(await sheets()).toEqual([]);

  for (const person of judges.reverse()) await person.context.setOffline(false);
  for (const person of judges)
    await person.page.getByText('Everything is saved').waitFor({ timeout: TO_ARRIVE });
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
}, 120_000);
