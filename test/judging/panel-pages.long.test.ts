/** The panel on the admin’s pages: a judge's acts change with a reason once they count, and a programme names who judges. */
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { setScoring } from '#server/judging/scoring-commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { testBrowser } from '../browser.ts';
import { ADMIN, bearer, signIn } from '../conformance/fixture.ts';
import { testServers } from '../server.ts';
import { JUDGES, makeSmallShow } from '../show/small-show.ts';

const start = testServers();
const browser = testBrowser();

const [SCORES, REVOKED, WAITS] = JUDGES;

/** A small show in two categories; the first judge has scored the first act. */
async function fixture() {
  const server = await start();
  await addAdmin(server.store, SYSTEM, ADMIN);
  const desk = server.caller(await bearer(server, ADMIN));
  const show = await makeSmallShow(desk);
  await desk.call(eventsEndpoints.addCategory, { body: { name: 'Dance' } });
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, show.performanceIds, 'open'));
  const token = show.judges.find(({ name }) => name === SCORES)?.token ?? '';
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  const criteria = await desk.call(judgingEndpoints.criteria);
  await server
    .caller({ 'x-judge-token': token, 'x-judge-session': sessionId })
    .call(judgingEndpoints.saveScoresheet, {
      params: { performanceId: show.performanceIds[0] ?? '' },
      body: {
        marks: Object.fromEntries(criteria.map(({ id }) => [id, 8])),
        baseRevision: 0,
        submitted: true,
      },
      commandId: 'one-sheet-of-marks',
    });
  const person = await browser.person(server.origin);
  await signIn(person);
  return { desk, person, page: person.page };
}

it('asks why before a judge’s acts change under scores', async () => {
  const { desk, person, page } = await fixture();
  const open = async (name: string) => {
    await page.goto('/admin/judges');
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    return page.getByRole('dialog', { name });
  };
  const dialog = await open(SCORES);
  const why = dialog.getByLabel('Why does it change?');
  await dialog.getByLabel('Dance').check();
  await dialog.getByText('The same scores, counted this way').waitFor();
  await why.fill('They come from the dance school.');
  await dialog.getByRole('button', { name: 'Save judge' }).click();
  await dialog.waitFor({ state: 'detached' });
  const judges = await desk.call(judgingEndpoints.judges);
  expect(judges.map(({ categoryIds }) => categoryIds.length)).toEqual([1, 0, 0]);

  // Whoever has scored nothing is asked once the server says that scores of others are concerned.
  person.expectComplaint(/409/);
  const other = await open(WAITS);
  await other.getByLabel('Dance').check();
  await other.getByRole('button', { name: 'Save judge' }).click();
  await other.getByText('Say why this changes.').waitFor();
  await other.getByLabel('Why does it change?').fill('They never come.');
  await other.getByRole('button', { name: 'Save judge' }).click();
  await other.waitFor({ state: 'detached' });
});

it('names no judge in the programme whose link was revoked', async () => {
  const { desk, page } = await fixture();
  const [, gone] = await desk.call(judgingEndpoints.judges);
  await desk.call(judgingEndpoints.revokeLink, { params: { id: gone?.id ?? '' } });
  await page.goto('/admin/programme');
  const outside = page.getByRole('region', { name: 'Sheet 1, outside' });
  await outside.getByText(SCORES).waitFor();
  expect(await outside.getByText(WAITS).count()).toBe(1);
  expect(await outside.getByText(REVOKED).count()).toBe(0);
});
