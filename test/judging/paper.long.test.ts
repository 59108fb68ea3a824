/** Paper sheets in the browser: typed by keyboard alone by one person, again by another, differences settled. */
import { expect, it } from 'vitest';
import { addAdmin } from '#server/accounts/commands.ts';
import { lockAll } from '#server/judging/scoring-commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { type Person, testBrowser } from '../browser.ts';
import { ADMIN, bearer, CREW, signIn } from '../conformance/fixture.ts';
import { testServers } from '../server.ts';
import { makeSmallShow } from '../show/small-show.ts';

const start = testServers();
const browser = testBrowser();

it('counts a sheet that two people typed by keyboard, once the second has settled what differs', async () => {
  const server = await start();
  for (const account of [ADMIN, CREW]) await addAdmin(server.store, SYSTEM, account);
  const show = await makeSmallShow(server.caller(await bearer(server, ADMIN)));
  const [first, second] = [await browser.person(server.origin), await browser.person(server.origin)];
  await signIn(first, ADMIN);
  await signIn(second, CREW);

  // The way that the code on a printed sheet takes: straight to one judge's list.
  const judges = await server.store.read
    .selectFrom('judge')
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
  const judge = judges[0];
  const open = ({ page }: Person, act: number) =>
    page.goto(`/admin/scoring/paper?judge=${judge?.id}&act=${show.performanceIds[act]}`);
  const type = async ({ page }: Person, act: string, ...marks: string[]) => {
    await page.getByRole('heading', { name: act }).waitFor();
    for (const mark of marks) {
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
    }
  };
  await open(first, 0);
  await type(first, 'Juniper Vale', '8', '7');
  // The next act opens by itself, with the focus in its first field.
  await type(first, '月野ひかり', '11', '6');
  await first.page.getByText('From 1 to 10.').waitFor();
  await first.page.getByLabel('Technique').fill('5');
  await first.page.keyboard.press('Enter');
  await first.page.keyboard.press('Enter');
  await first.page.getByRole('heading', { name: 'سلمى النجار' }).waitFor();
  expect(await server.store.read.selectFrom('scoresheet').select('id').execute()).toEqual([]);

  await open(second, 0);
  await type(second, 'Juniper Vale', '8', '7');
  await type(second, '月野ひかり', '5', '9');
  await second.page.getByText('The two typings differ.').waitFor();
  await expect.poll(() => second.page.getByRole('row', { name: /Originality/ }).innerText()).toMatch(/6\s+9/);
  await second.page.getByRole('button', { name: 'The first typing is right' }).press('Enter');
  await second.page.getByText('Confirmed. The first typing counts.').waitFor();

  const sheets = await server.store.read
    .selectFrom('scoresheet')
    .select(['judgeId', 'state', 'marks'])
    .execute();
  expect(
    sheets.map((sheet) => [sheet.judgeId, sheet.state, ...Object.values(JSON.parse(sheet.marks))]).sort(),
  ).toEqual([
    [judge?.id, 'submitted', 5, 6],
    [judge?.id, 'submitted', 8, 7],
  ]);

  // The acts have locked meanwhile: why paper comes so late is asked once, and the next sheet opens with it.
  const [round] = await server.store.read.selectFrom('round').select('id').execute();
  await server.store.write({ by: SYSTEM }, (work) => lockAll(work, round?.id ?? ''));
  await open(first, 2);
  await type(first, 'سلمى النجار', '7', '7', 'The panel scored on paper.');
  await first.page.getByText('The panel scored on paper.').waitFor();
  await type(first, 'Bramble & Thorn', '6', '6');
  await expect
    .poll(() => server.store.read.selectFrom('paperEntry').select('reason').where('late', '=', 1).execute())
    .toEqual([{ reason: 'The panel scored on paper.' }, { reason: 'The panel scored on paper.' }]);
});
