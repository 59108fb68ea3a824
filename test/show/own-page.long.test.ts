/** A performer's own page moves with GO, and does not wait until it asks by itself again. */
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { cutOff } from '../layout.ts';
import { BRANDS } from './brands.ts';
import { type Evening, startEvening } from './evening.ts';
import { ACTS } from './small-show.ts';

const ASKS_ITSELF_MS = 10_000;

let evening: Evening;
afterEach(() => evening.stop());
const browser = testBrowser();

it('is called to the stage with the hall, though its own clock stands', async () => {
  evening = await startEvening();
  const [performer] = await evening.desk.call(registrationEndpoints.participants);
  const links = await evening.desk.call(registrationEndpoints.showLinks, {
    params: { id: performer?.id ?? '' },
  });
  const { page } = await browser.person(evening.server.origin, { viewport: PHONE });
  await page.clock.install();
  const follows = page.waitForResponse((response) => response.url().includes('/live'));
  await page.goto(new URL(links.statusUrl).pathname);
  await page.getByRole('heading', { level: 1, name: ACTS[0] }).waitFor();
  await follows;
  const stopped = Date.now() + 60_000;
  await page.clock.pauseAt(stopped);
  await evening.until('standing by');
  const called = page.getByText('Come to the stage now.');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return called.count();
    })
    .toBe(1);
  expect((await page.evaluate(() => Date.now())) - stopped).toBeLessThan(ASKS_ITSELF_MS);
});

it('asks nothing more, and names no time to come, once the show is over, though it ended before it was to begin', async () => {
  evening = await startEvening();
  const { desk, server } = evening;
  const { participant } = await desk.call(registrationEndpoints.addParticipant, {
    body: { ...testParticipant(40), stageName: 'On the list' },
  });
  const waits = { params: { id: participant.id }, body: { status: 'waitlisted' as const } };
  await desk.call(registrationEndpoints.setStatus, waits);
  await evening.until('on stage');
  await evening.go();
  const { version: expectedVersion } = await desk.call(showEndpoints.show);
  await desk.call(showEndpoints.command, {
    body: { kind: 'finish_show', commandId: newId(), expectedVersion },
  });
  const { page } = await browser.person(server.origin, { viewport: PHONE });
  for (const { id, stageName } of await desk.call(registrationEndpoints.participants)) {
    const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id } });
    await page.goto(new URL(statusUrl).pathname);
    await page.getByRole('heading', { level: 1, name: stageName }).waitFor();
    await page.getByText(/^(Thank you for being part of it|The show is over, and your act)/).waitFor();
    await expect
      .poll(() => page.locator('main').innerText())
      .not.toMatch(/until|Change|The show starts|check-in|When a spot/);
  }
  await page.goto('/results');
  await page.getByRole('heading', { name: 'No results are published yet' }).waitFor();
});

it.each(['declined', 'withdrawn'] as const)('asks nothing more of an act that is %s', async (status) => {
  evening = await startEvening();
  const { desk, server } = evening;
  const { participant } = await desk.call(registrationEndpoints.addParticipant, {
    body: {
      ...testParticipant(4),
      parentalConsent: {
        consentGiven: false,
        parentPreferredName: 'Linh',
        parentContact: 'linh@test.example',
      },
    },
  });
  const params = { id: participant.id };
  const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params });
  const { page } = await browser.person(server.origin, { viewport: PHONE });
  const open = async () => {
    await page.goto(new URL(statusUrl).pathname);
    await page.getByText('What is kept about you').waitFor();
  };
  await open();
  await page.getByText('Backing track', { exact: true }).waitFor();
  await desk.call(registrationEndpoints.setStatus, { params, body: { status } });
  await open();
  await expect
    .poll(() => page.locator('main').innerText())
    .not.toMatch(/Backing track|parent|Ask the organisers/);
});

it('tells a win on the smallest phone in the widest letters', async () => {
  evening = await startEvening();
  const { desk, server } = evening;
  await evening.until('published');
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { look: BRANDS.gala, mainLanguage: 'de' } },
  });
  const acts = await desk.call(registrationEndpoints.participants);
  const id = acts.find(({ stageName }) => stageName === ACTS[0])?.id ?? '';
  const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id } });
  const { page } = await browser.person(server.origin, {
    viewport: { width: 320, height: 640 },
    locale: 'de',
  });
  await page.goto(new URL(statusUrl).pathname);
  await page.getByText('Gewonnen hat').first().waitFor();
  expect(await cutOff(page)).toEqual([]);
});
