/** Several categories made by hand: each begins with a winner of its own, unless marks are in or somebody chose otherwise. */
import { afterEach, expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { type Evening, startEvening } from '../show/evening.ts';
import { itAtLength } from '../tried.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

/** The categories' page of an evening with one category, and what stands on the server. */
async function atCategories() {
  const { desk } = evening;
  const person = await browser.person(evening.server.origin);
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/categories');
  const button = (name: string) => page.getByRole('button', { name });
  return {
    page,
    button,
    add: async (category: string) => {
      await button('Add a category').click();
      await page.getByRole('textbox', { name: 'Name' }).fill(category);
      await button('Add category').click();
      await page.getByText(category, { exact: true }).first().waitFor();
    },
    scope: async () => (await desk.call(resultsEndpoints.scoring, {})).rules.scope,
  };
}

it('gives the second one a winner of its own, and leaves what was chosen then', async () => {
  evening = await startEvening();
  const { page, button, add, scope } = await atCategories();
  expect(await scope()).toBe('round');
  // A press beside the dialog leaves it while it is empty, and takes nothing with it that was filled in.
  await button('Add a category').click();
  await page.mouse.click(5, 5);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button('Add a category').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dance');
  await page.mouse.click(5, 5);
  await button('Add category').click();
  await page.getByText('Dance', { exact: true }).first().waitFor();
  await page.getByText('Each category has its own winner.').waitFor();
  expect(await scope()).toBe('category');
  await button('One winner for all').click();
  await page.getByText('There is one winner for all categories.').waitFor();
  await add('Comedy');
  await page.getByText('There is one winner for all categories.').waitFor();
  expect(await scope()).toBe('round');
});

itAtLength('changes nothing once marks are in', async () => {
  evening = await startEvening();
  await evening.until('on stage');
  const token = evening.show.judges[0]?.token ?? '';
  const { sessionId } = await evening.server
    .caller()
    .call(judgingEndpoints.judgeAccess, { params: { token } });
  const judge = evening.server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
  const { criteria } = await judge.call(judgingEndpoints.panel);
  await judge.call(judgingEndpoints.saveScoresheet, {
    params: { performanceId: evening.show.performanceIds[0] ?? '' },
    body: { marks: Object.fromEntries(criteria.map(({ id }) => [id, 5])), submitted: true, baseRevision: 0 },
  });
  const { page, add, scope } = await atCategories();
  await add('Dance');
  await page.getByText('There is one winner for all categories.').waitFor();
  expect(await scope()).toBe('round');
});
