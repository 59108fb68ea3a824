/** Sponsors on the admin's page, while somebody else has it open too. */
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { startEvening } from '../show/evening.ts';

const browser = testBrowser();

it('keep one that was added beside, and what was typed meanwhile', async () => {
  const evening = await startEvening();
  onTestFinished(async () => {
    await evening.stop();
  });
  const { desk } = evening;
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  const add = async (name: string, width: number) => {
    const png = await sharp({ create: { width, height: 40, channels: 4, background: '#c8102e' } })
      .png({ palette: false })
      .toBuffer();
    await desk.call(eventsEndpoints.addSponsor, { params, body: { png: png.toString('base64'), name } });
  };
  const named = async () =>
    (await desk.call(eventsEndpoints.events))[0]?.settings.sponsors.map(({ name }) => name);
  await add('Quayside', 80);

  const person = await browser.person(evening.server.origin);
  const { page } = person;
  // What was refused.
  person.expectComplaint(/409/);
  await signIn(person);
  await page.goto('/admin/settings/sponsors');
  const names = page.getByRole('textbox', { name: 'Name, for those who cannot see it' });
  await names.fill('Quayside Music');
  await add('Bean There', 120);
  await names.first().blur();
  await page.getByRole('alert').getByText('Somebody else changed the sponsors. Look again.').waitFor();
  await expect.poll(() => names.count()).toBe(2);
  expect(await names.nth(0).inputValue()).toBe('Quayside Music');
  expect(await names.nth(1).inputValue()).toBe('Bean There');
  expect(await named()).toEqual(['Quayside', 'Bean There']);

  await names.first().focus();
  await names.first().blur();
  await expect.poll(named).toEqual(['Quayside Music', 'Bean There']);
  const letters = page.getByRole('checkbox', { name: 'Letters' });
  await expect.poll(() => letters.nth(1).isEnabled()).toBe(true);

  // What somebody else calls it is shown where nothing is typed, and not put back by leaving the field.
  const [now] = await desk.call(eventsEndpoints.events);
  const seen = now?.settings.sponsors ?? [];
  const sponsors = seen.map((one) => ({ ...one, name: `${one.name} Ltd` }));
  await desk.call(eventsEndpoints.changeSponsors, { params, body: { sponsors, seen } });
  await names.first().focus();
  await letters.nth(1).click();
  await page.getByRole('alert').getByText('Somebody else changed the sponsors. Look again.').waitFor();
  await expect.poll(() => names.first().inputValue()).toBe('Quayside Music Ltd');
  await names.first().focus();
  await names.first().blur();
  await letters.nth(1).click();
  await expect
    .poll(async () => (await desk.call(eventsEndpoints.events))[0]?.settings.sponsors[1]?.places)
    .not.toContain('letters');
  expect(await named()).toEqual(['Quayside Music Ltd', 'Bean There Ltd']);

  // A picture on which nothing is drawn would be an empty card before the hall.
  const nothing = sharp({ create: { width: 300, height: 120, channels: 4, background: '#0000' } });
  await page
    .getByLabel('A sponsor’s picture file')
    .setInputFiles({ name: 'nothing.png', mimeType: 'image/png', buffer: await nothing.png().toBuffer() });
  await page.getByText(/^This file cannot be drawn/).waitFor();
  expect(await named()).toHaveLength(2);
});
