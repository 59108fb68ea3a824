/** A choice that was made and not sent stays on the device over a reload, for this poll, until it is sent or voting closes. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';

const start = testServers();
const browser = testBrowser();

async function openFixture() {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const params = { id: poll.id };
  await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } });
  const [first = '', second = ''] = poll.candidates.map(({ stageName }) => stageName);
  const ballots = async () => (await desk.call(votingEndpoints.polls))[0]?.ballots;
  return { server, desk, params, first, second, ballots };
}

const choose = async (page: Page, act: string) => {
  await page.getByText(act).first().click();
  await voteFor(page, act).waitFor();
};
const voteFor = (page: Page, act: string) => page.getByRole('button', { name: `Vote for ${act}` });
const isIn = (page: Page) => page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('ovation_unsent_vote'));

it('is there after a reload, also while a vote is changed, and is forgotten when it is sent or given up', async () => {
  const { server, first, second, ballots } = await openFixture();
  const { page } = await browser.person(server.origin, { viewport: PHONE });
  await page.goto('/vote');
  await choose(page, second);
  await page.reload();
  await voteFor(page, second).waitFor();
  expect(await ballots()).toBe(0);
  // Another press takes its place.
  await choose(page, first);
  await page.reload();
  await voteFor(page, first).click();
  await isIn(page);
  expect(await ballots()).toBe(1);
  expect(await kept(page)).toBeNull();

  await page.getByRole('button', { name: 'Change my vote' }).click();
  await choose(page, second);
  await page.reload();
  // What counts is what was sent.
  await isIn(page);
  await page.getByText(first).first().waitFor();
  await page.getByRole('button', { name: 'Change my vote' }).click();
  await voteFor(page, second).waitFor();
  await page.getByRole('button', { name: 'Keep my vote' }).click();
  await isIn(page);
  expect(await kept(page)).toBeNull();
});

it('is forgotten when voting closes, also where nobody looked', async () => {
  const { server, desk, params, first } = await openFixture();
  const { page } = await browser.person(server.origin, { viewport: PHONE });
  await page.goto('/vote');
  await choose(page, first);
  expect(await kept(page)).not.toBeNull();
  await desk.call(votingEndpoints.closePoll, { params });
  await page.getByRole('heading', { name: 'Voting is closed' }).waitFor();
  await expect.poll(() => kept(page)).toBeNull();

  await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000, reason: 'Too short.' } });
  await page.getByText(first).first().waitFor();
  expect(await voteFor(page, first).count()).toBe(0);
  await choose(page, first);
  await page.goto('about:blank');
  await desk.call(votingEndpoints.closePoll, { params });
  await page.goto('/vote');
  await page.getByRole('heading', { name: 'Voting is closed' }).waitFor();
  await expect.poll(() => kept(page)).toBeNull();
});

it('a browser that keeps nothing votes all the same', async () => {
  const { server, first, ballots } = await openFixture();
  const { page } = await browser.person(server.origin, { viewport: PHONE });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No storage here.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('/vote');
  await choose(page, first);
  await voteFor(page, first).click();
  await isIn(page);
  expect(await ballots()).toBe(1);
});
