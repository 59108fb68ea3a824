/**
 * A hall on plain http, where browsers do not say whether a form comes from the same site: our own is taken without a
 * script, and another site's enters no code, by the page's origin alone.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { launchChromium, PHONE } from '../browser.ts';
import { testServers } from '../server.ts';
import { unreadWords } from '../show/contrast.ts';

const start = testServers();
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium(undefined, [
    '--host-resolver-rules=MAP hall.example 127.0.0.1, MAP elsewhere.example 127.0.0.1',
  ]);
});
afterAll(() => browser.close());

async function openFixture() {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const params = { id: poll.id };
  await desk.call(votingEndpoints.changePoll, { params, body: { voters: 'both' } });
  await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } });
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { otherLanguages: ['de'] } },
  });
  const { id } = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 1 } });
  const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id } });
  return {
    hall: `http://hall.example:${new URL(server.origin).port}`,
    code: codes[0] ?? '',
    act: poll.candidates[0]?.stageName ?? '',
    turnout: async () => (await desk.call(votingEndpoints.polls))[0]?.ballots,
  };
}

/** A page of another site with a form that enters a code at the hall's; answers its address. */
async function siteWithForm(hall: string, code: string): Promise<string> {
  const site = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<form method="post" action="${hall}/vote"><input name="code" value="${code}"><button>Win</button></form>`,
      ),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await new Promise((resolve) => site.once('listening', resolve));
  return `http://elsewhere.example:${(site.address() as AddressInfo).port}/`;
}

it('our own form votes, and one of another site shows the code and enters nothing', async () => {
  const { hall, code, act, turnout } = await openFixture();
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${hall}/vote`);
  await page.getByText(act).first().click();
  // Enter sends the vote; what stands first in the form is a language.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await turnout()).toBe(1);
  // The languages are read on the lit page as well.
  await page.locator('summary').click();
  expect(await unreadWords(page)).toEqual([]);

  const codeMarks = async () => (await context.cookies()).filter(({ name }) => name === 'ovation_code');
  await page.goto(await siteWithForm(hall, code));
  await page.getByRole('button', { name: 'Win' }).click();
  await page.waitForURL(`${hall}/vote`);
  const field = page.locator(`input[value="${code}"]`);
  await field.waitFor();
  expect(await codeMarks()).toEqual([]);
  // Here it is the person's own press.
  await field.press('Enter');
  await expect.poll(async () => (await codeMarks()).length).toBe(1);
});
