/** A tie decided on the judges' devices: called on the scoring page, chosen on tablets, named in the result. */
import { expect, it } from 'vitest';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { TABLET, testBrowser } from '../browser.ts';
import { ADMIN, bearer, CREW, signIn } from '../conformance/fixture.ts';
import { testServers } from '../server.ts';
import { makeSmallShow } from '../show/small-show.ts';

const start = testServers();
const browser = testBrowser();
const TIED = ['Juniper Vale', 'Bramble & Thorn'] as const;

it('is recorded as the key that decided', async () => {
  const server = await start();
  for (const account of [ADMIN, CREW]) await addAdmin(server.store, SYSTEM, account);
  const [desk, crew] = [
    server.caller(await bearer(server, ADMIN)),
    server.caller(await bearer(server, CREW)),
  ];
  const show = await makeSmallShow(desk, TIED);
  const { judges, criteria } = await desk.call(paperEndpoints.paper);
  const marks = Object.fromEntries(criteria.map((criterion) => [criterion.id, 7]));
  for (const judge of judges)
    for (const performanceId of show.performanceIds) {
      const { id } = await desk.call(paperEndpoints.typePaper, {
        body: { judgeId: judge.id, performanceId, marks },
      });
      await crew.call(paperEndpoints.typePaperAgain, { params: { id }, body: { marks } });
    }

  const admin = await browser.person(server.origin);
  await signIn(admin);
  await admin.page.goto('/admin/scoring');
  await admin.page
    .getByRole('button', { name: /Juniper Vale/ })
    .first()
    .click();
  await admin.page.getByRole('button', { name: 'Let the judges choose' }).click();
  await admin.page.getByText('The judges are asked on their devices.').waitFor();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  for (const { path } of show.judges) {
    const judge = await browser.person(server.origin, { viewport: TABLET });
    await judge.page.goto(path);
    const dialog = judge.page.getByRole('dialog', { name: /These acts are tied/ });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Skip for now' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await judge.page.getByRole('button', { name: 'Face-off: choose an act' }).click();
    await dialog.getByRole('button', { name: 'Bramble & Thorn' }).click();
    await dialog.getByText('Your choice has arrived.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // The list leads back to it for as long as it is open.
    await judge.page.getByRole('button', { name: '2 of 2' }).click();
    await judge.page.getByRole('button', { name: 'Face-off: change my choice' }).click();
    await dialog.getByRole('button', { name: 'Bramble & Thorn', pressed: true }).waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await admin.page.getByText('3 judges of 3 chose.').waitFor();
  await admin.page.getByRole('button', { name: 'End the face-off' }).click();
  await admin.page.getByText('The face-off is over.').waitFor();

  const { rows } = await desk.call(resultsEndpoints.scoring);
  expect(rows.map((row) => [row.place, row.stageName, row.tie?.decidedBy, row.tie?.reason])).toEqual([
    ['1', 'Bramble & Thorn', 'decision', 'The judges chose: 3–0.'],
    ['2', 'Juniper Vale', 'decision', 'The judges chose: 3–0.'],
  ]);
});
