/** A vote for the room as people see it: the code on the projector and at the desk, and on the ballot with and without a script. */
import { expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';

const start = testServers();
const browser = testBrowser();

async function openFixture() {
  const server = await start();
  const { desk, admin } = await server.sample();
  const poll = await desk.call(votingEndpoints.addPoll, { body: { title: 'In the room', voters: 'room' } });
  const params = { id: poll.id };
  await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } });
  const { token } = await server.caller().call(accountsEndpoints.login, { body: admin });
  await desk.call(showEndpoints.command, {
    body: { kind: 'set_scene', scene: 'vote', text: '', commandId: newId(), expectedVersion: 0 },
  });
  return {
    server,
    desk,
    token,
    act: poll.candidates[0]?.stageName ?? '',
    code: async () => (await desk.call(votingEndpoints.deskRoomCodes))[0]?.codes[0] ?? '',
    async counted() {
      await desk.call(votingEndpoints.closePoll, { params });
      return (await desk.call(votingEndpoints.pollTally, { params })).ballots;
    },
  };
}

it.each([true, false])(
  'the ballot asks for it, keeps a wrong one, and takes the right one (script: %s)',
  async (javaScriptEnabled) => {
    const fixture = await openFixture();
    const { page, expectComplaint } = await browser.person(fixture.server.origin, {
      viewport: PHONE,
      javaScriptEnabled,
    });
    await page.goto('/vote');
    await page.getByRole('heading', { name: 'Enter the room code' }).waitFor();
    const enter = page.getByRole('button', { name: 'Go to the ballot' });
    expectComplaint(/403/);
    await page.getByLabel('Code').fill('abc def');
    await enter.click();
    await page.getByText('This is not the room code, or no longer.').waitFor();
    expect(await page.getByLabel('Code').inputValue()).toBe('abc def');
    await page.getByLabel('Code').fill((await fixture.code()).toLowerCase());
    await enter.click();
    await page.getByText(fixture.act).first().click();
    await page.getByRole('button', { name: /vote/i }).click();
    await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
    expect(await fixture.counted()).toBe(1);
  },
);

it('the picture on a paired projector lets a phone in, and an unpaired one shows none', async () => {
  const fixture = await openFixture();
  const projector = await browser.person(fixture.server.origin, {
    viewport: { width: 1920, height: 1080 },
    // What an unpaired one asks in vain.
    expected: [/403/],
  });
  await projector.page.goto('/projector');
  const shown = projector.page.getByText(/^Code [0-9A-Z]{3} [0-9A-Z]{3}$/);
  await projector.page.getByText('With the code shown in the room').waitFor();
  expect(await shown.count()).toBe(0);
  const offered = await projector.page
    .getByText(/^[a-z]{3}( [a-z]{3}){2}$/i)
    .first()
    .textContent();
  await fixture.desk.call(screensEndpoints.claimScreen, { body: { code: offered ?? '', name: 'Main hall' } });
  await shown.waitFor();
  const code = (await shown.textContent())?.slice('Code '.length) ?? '';
  const phone = await browser.person(fixture.server.origin, { viewport: PHONE });
  await phone.page.goto(`/vote?room=${code.replace(' ', '')}`);
  expect(new URL(phone.page.url()).search).toBe('');
  await phone.page.getByText(fixture.act).first().click();
  await phone.page.getByRole('button', { name: /vote/i }).click();
  await phone.page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await fixture.counted()).toBe(1);
});

it('the desk shows it', async () => {
  const fixture = await openFixture();
  const { page } = await browser.person(fixture.server.origin, { viewport: DESKTOP });
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), fixture.token);
  await page.goto('/admin/live-event');
  await page
    .getByText(/^Room code/)
    .first()
    .waitFor();
});
