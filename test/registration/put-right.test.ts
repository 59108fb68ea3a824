/** A call at the desk puts a registration right, and rules that change while they are read, in a real browser. */
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { conformanceFixture, signIn } from '../conformance/fixture.ts';
import { fillAbout, fillAct, fillSafety } from './form.ts';

const fixture = conformanceFixture();
const browser = testBrowser();
const ASTRA = { name: 'Astra', stageName: 'Астра Ковалёва', song: 'Moonlight Sonata' };

it('puts name, age and help right on the participant’s page, and says what follows', async () => {
  const params = { id: fixture().participantId };
  const seen = () => fixture().desk.call(registrationEndpoints.participant, { params });
  const person = await browser.person(fixture().origin, { expected: [/400 \(Bad Request\)|^400 on/] });
  await signIn(person);
  const { page } = person;
  await page.goto(`/admin/participants/${params.id}`);
  const safety = page.getByRole('region', { name: 'Safety and consent' });
  await safety.getByText(/text version 1: “/).waitFor();
  await safety.getByRole('button', { name: 'Change, and log that I looked' }).click();
  const form = page.getByRole('dialog', { name: 'Who registered' });
  const name = form.getByRole('textbox', { name: 'Name we should call them' });
  expect(await name.inputValue()).toBe('Test 1');
  await name.fill('');
  await form.getByRole('textbox', { name: 'Needs on the night' }).fill('A ramp');
  await form.getByRole('textbox', { name: 'How we reach them' }).fill('+1 555 0199');
  await form.getByRole('checkbox', { name: /Under age on the day/ }).check();
  await form.getByText(/A parent or guardian then has to agree/).waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Sam');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await safety.getByText('not signed').waitFor();
  await safety.getByRole('button', { name: 'Send the parent their link' }).waitFor();
  expect(await seen()).toMatchObject({ ownConsent: 'asked', needsAssistance: true });
  await safety.getByRole('button', { name: 'Change, and log that I looked' }).click();
  expect(await name.inputValue()).toBe('Sam');
  expect(await form.getByRole('textbox', { name: 'How we reach them' }).inputValue()).toBe('+1 555 0199');
  await form.getByRole('checkbox', { name: /Under age on the day/ }).uncheck();
  await form.getByText(/No consent is needed then/).waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  expect((await seen()).ownConsent).toBe('not_needed');
});

it('brings a performer back to rules that changed while they were read', async () => {
  const { desk, origin } = fixture();
  const { page } = await browser.person(origin, {
    ...{ viewport: PHONE, expected: [/409 \(Conflict\)|^409 on/] },
  });
  await page.goto('/register');
  await fillAbout(page, ASTRA);
  await fillAct(page, ASTRA);
  await fillSafety(page, ASTRA);
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { riskText: { version: 1, text: 'No fire, no blades.' } } },
  });
  await page.getByRole('button', { name: 'Send my registration' }).click();
  await page.getByText('The text was changed while you read it. Read it again, then agree.').waitFor();
  const rules = page.getByRole('checkbox', { name: 'I accept the stage rules' });
  await page.getByText('No fire, no blades.').waitFor();
  expect(await rules.isChecked()).toBe(false);
  await rules.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send my registration' }).click();
  await page.getByRole('heading', { name: 'You are registered' }).waitFor();
  const act = (await desk.call(registrationEndpoints.participants)).at(-1);
  const { rulesRecord } = await desk.call(registrationEndpoints.participant, {
    params: { id: act?.id ?? '' },
  });
  expect(rulesRecord).toMatchObject({ version: 2, text: 'No fire, no blades.' });
});
