/** What the organisers wrote, in each language that the event offers: how much of it there is, and the way to the rest. */
import { expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { startEvening } from '../show/evening.ts';

const browser = testBrowser();

it('are counted for each language, and the missing ones are a press away', async () => {
  const evening = await startEvening();
  onTestFinished(async () => {
    await evening.stop();
  });
  const { desk } = evening;
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  const change = (body: { description?: string; settings?: { otherLanguages: ('de' | 'ja')[] } }) =>
    desk.call(eventsEndpoints.changeEvent, { params, body });
  await change({ description: 'An evening', settings: { otherLanguages: ['de', 'ja'] } });
  const { texts } = await desk.call(planningEndpoints.eventTexts, { params });
  const all = texts.length;
  await desk.call(planningEndpoints.giveTexts, {
    params,
    body: {
      texts: texts.map(({ field, subjectId, part }) => ({
        ...{ field, subjectId, part, language: 'de' as const },
        text: 'Auf Deutsch',
      })),
    },
  });

  const person = await browser.person(evening.server.origin);
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/settings/languages');
  const row = (name: RegExp) => page.getByRole('table').getByRole('row', { name });
  await row(/Deutsch German/)
    .getByText(`${all} of ${all}`)
    .waitFor();
  await row(/Deutsch German/)
    .getByText('complete')
    .waitFor();
  await row(/日本語 Japanese/)
    .getByText(`0 of ${all}`)
    .waitFor();
  await row(/日本語 Japanese/)
    .getByText(`${all} missing`)
    .waitFor();
  // What lacks something is looked at first.
  await page.getByRole('heading', { name: 'Missing or to check: 日本語' }).waitFor();

  const description = page.getByRole('textbox', { name: /An evening/ });
  await description.fill('ある晩');
  await page.getByRole('button', { name: 'Look at the texts in Deutsch' }).click();
  await page.getByRole('heading', { name: 'All your texts: Deutsch' }).waitFor();
  expect(await description.inputValue()).toBe('Auf Deutsch');
  // What was typed in the other language is still there, and is saved there.
  await page.getByRole('button', { name: 'Write what is missing in 日本語' }).click();
  expect(await description.inputValue()).toBe('ある晩');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await row(/日本語 Japanese/)
    .getByText(`1 of ${all}`)
    .waitFor();
  await expect.poll(() => description.count()).toBe(0);
  expect(await page.getByRole('textbox', { name: /Stage rules/ }).count()).toBe(1);

  // A main text that is changed since sends back to the ones that stood for it.
  await change({ description: 'A night' });
  await page.reload();
  await row(/Deutsch German/)
    .getByText('1 to check')
    .waitFor();
  await page.getByRole('button', { name: 'Check what has changed in Deutsch' }).click();
  await expect.poll(() => page.locator('form textarea').count()).toBe(1);
});

it('stay as they are when the event’s language is changed, and the page says what to check', async () => {
  const evening = await startEvening();
  onTestFinished(async () => {
    await evening.stop();
  });
  const person = await browser.person(evening.server.origin);
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/settings/languages');
  await page.getByText('Another language here translates nothing').waitFor();
  const speaks = page.getByLabel('The event’s language');
  const told = page.getByRole('status').filter({ hasText: 'Your texts stay as they were written' });
  expect(await told.count()).toBe(0);
  await speaks.selectOption('de');
  await told.getByText('for English').waitFor();
  await told.getByRole('link', { name: 'Categories' }).click();
  await page.getByText('Voice', { exact: true }).first().waitFor();
  // Whoever comes back from there is still told.
  await page.goBack();
  await told.waitFor();
  await speaks.selectOption('en');
  await told.waitFor({ state: 'detached' });
});
