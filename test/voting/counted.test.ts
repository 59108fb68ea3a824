/** What the wall says of a closed vote: it thanks for votes that were cast, and draws each where it is seen. */
import { expect, it } from 'vitest';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { PHONE, PROJECTOR, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { itAtLength } from '../tried.ts';

const start = testServers();
const browser = testBrowser();

async function openVote() {
  const server = await start();
  const { desk } = await server.sample();
  const poll = await desk.call(votingEndpoints.addPoll, { body: { title: 'The loudest' } });
  const params = { id: poll.id };
  await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } });
  await desk.call(showEndpoints.command, {
    body: { kind: 'set_scene', scene: 'vote', text: '', commandId: newId(), expectedVersion: 0 },
  });
  const { page: wall } = await browser.person(server.origin, { viewport: PROJECTOR });
  await wall.goto('/projector?preview=1');
  await wall.getByText('Vote now').first().waitFor();
  return {
    server,
    wall,
    act: poll.candidates[0]?.stageName ?? '',
    close: () => desk.call(votingEndpoints.closePoll, { params }),
  };
}

it('nobody is thanked where nobody voted', async () => {
  const { wall, close } = await openVote();
  await close();
  await wall.getByText('Voting is closed').first().waitFor();
  expect(await wall.locator('main').innerText()).not.toMatch(/thank|votes/i);
});

itAtLength('who voted is thanked, and every vote is a seat in the colour of the words', async () => {
  const { server, wall, act, close } = await openVote();
  const { page: phone } = await browser.person(server.origin, { viewport: PHONE });
  await phone.goto('/vote');
  await phone.getByText(act).first().click();
  await phone.getByRole('button', { name: /vote/i }).click();
  await phone.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  await close();
  await wall.getByText('Thank you for voting.').waitFor();
  const seats = wall.locator('[data-moment="votes_in"] > svg > [data-told]');
  await seats.waitFor({ state: 'attached' });
  const [stroke, words] = await seats.evaluate((path) => [
    getComputedStyle(path).stroke,
    getComputedStyle(path.closest('main') ?? path).color,
  ]);
  expect(stroke).toBe(words);
});
