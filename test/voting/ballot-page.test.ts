/** The ballot as it first arrives: small, votable without a script, taken over without a flicker. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { PollMethod } from '#domain/voting/poll-kinds.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { firstOf, itAtLength } from '../tried.ts';

const LARGEST = 14 * 1024;
/** Of all scripts together, gzipped. */
const MOST_SCRIPT = 56 * 1024;
const WRONG_BY_MS = -7 * 3_600_000;
const start = testServers();
const browser = testBrowser();

async function openFixture(method?: PollMethod) {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const params = { id: poll.id };
  if (method) await desk.call(votingEndpoints.changePoll, { params, body: { method } });
  return {
    server,
    desk,
    acts: poll.candidates,
    open: () => desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } }),
    close: () => desk.call(votingEndpoints.closePoll, { params }),
    turnout: async () => (await desk.call(votingEndpoints.polls))[0]?.ballots,
  };
}

it.each(firstOf(1, ['pick_one', 'majority_judgment'] as const))(
  'the first answer is the ballot itself, within 14 KB on the wire (%s)',
  async (method) => {
    const fixture = await openFixture(method);
    await fixture.open();
    const answer = await fetch(`${fixture.server.origin}/vote`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const html = await answer.text();
    for (const { stageName } of fixture.acts)
      expect(html).toContain(stageName.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    expect(html).not.toMatch(/<[^>]* style=/);
    const packed = await fetch(`${fixture.server.origin}/vote`);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(Number(packed.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(LARGEST);
  },
);

it('without any script one votes, changes the vote, and is told when it came too late', async () => {
  const fixture = await openFixture();
  await fixture.open();
  const { page, expectComplaint } = await browser.person(fixture.server.origin, {
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const [first, second, third] = fixture.acts;
  if (!first || !second || !third) throw new Error('The sample event has acts.');
  await page.goto('/vote');
  await page.getByText(first.stageName).first().click();
  await page.getByRole('button', { name: /vote/i }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await fixture.turnout()).toBe(1);
  expect(await page.getByText(first.stageName).count()).toBe(1);

  await page.getByRole('button', { name: 'Change my vote' }).click();
  await page.getByText(second.stageName).first().click();
  await page.getByRole('button', { name: /^(Vote for|Choose)/ }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await page.getByText(second.stageName).count()).toBe(1);
  expect(await fixture.turnout()).toBe(1);

  await page.getByRole('button', { name: 'Change my vote' }).click();
  await page.getByText(third.stageName).first().click();
  await fixture.close();
  expectComplaint(/409/);
  await page.getByRole('button', { name: /^(Vote for|Choose)/ }).click();
  await page.getByRole('heading', { name: 'This vote came too late' }).waitFor();
  await page.getByText('Not counted: voting closed at').waitFor();
  await page.getByText('Your earlier vote counts').waitFor();
});

itAtLength('without any script one chooses several, rates, ranks, and enters a code', async () => {
  const fixture = await openFixture();
  const { desk } = fixture;
  const { page, expectComplaint } = await browser.person(fixture.server.origin, {
    viewport: { width: 320, height: 700 },
    javaScriptEnabled: false,
  });
  const [first, second, third] = fixture.acts;
  if (!first || !second || !third) throw new Error('The sample event has acts.');
  const held = async (body: Parameters<typeof addBody>[0], fill: () => Promise<void>) => {
    const poll = await desk.call(votingEndpoints.addPoll, { body: addBody(body) });
    const params = { id: poll.id };
    await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } });
    await page.goto('/vote');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await fill();
    await page.getByRole('button', { name: /vote$/ }).click();
    await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
    await desk.call(votingEndpoints.closePoll, { params });
    const { votes } = await desk.call(votingEndpoints.pollTally, { params });
    return votes.filter((act) => act.votes > 0).map((act) => [act.performanceId, act.votes]);
  };
  const row = (act: { stageName: string }) => page.getByRole('group', { name: act.stageName, exact: true });
  const step = (act: { stageName: string }, label: string) =>
    row(act)
      .locator('label')
      .filter({ has: page.getByLabel(label) })
      .click();

  expect(
    await held({ method: 'pick_up_to', maxChoices: 2 }, async () => {
      await page.getByText(first.stageName).first().click();
      await page.getByText(third.stageName).first().click();
    }),
  ).toEqual([first, third].map((act) => [act.performanceId, 1]));

  expect(
    await held({ method: 'rate' }, async () => {
      await step(second, '4 of 5');
      await step(first, '2 of 5');
      // The last press on an act counts.
      await step(second, '5 of 5');
    }),
  ).toEqual([
    [second.performanceId, 5],
    [first.performanceId, 2],
  ]);

  expect(
    await held({ method: 'rank', maxChoices: 3 }, async () => {
      await step(third, '1st place');
      await step(first, '2nd place');
    }),
  ).toEqual([
    [third.performanceId, 3],
    [first.performanceId, 2],
  ]);

  expect(
    await held({ method: 'star' }, async () => {
      await step(third, '5 of 5');
      await step(first, '3 of 5');
    }),
  ).toEqual([
    [third.performanceId, 5],
    [first.performanceId, 3],
  ]);

  expect(
    await held({ method: 'majority_judgment' }, async () => {
      await step(second, 'Excellent');
      await step(first, 'To reject');
      await step(third, 'Acceptable');
    }),
  ).toEqual([
    [second.performanceId, 5],
    [third.performanceId, 2],
  ]);

  const { id } = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Tickets', size: 2 } });
  const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id } });
  expectComplaint(/400/);
  expect(
    await held({ voters: 'codes' }, async () => {
      await page.getByLabel('Code').fill('aaaaa-aaaab');
      await page.getByRole('button', { name: 'Go to the ballot' }).click();
      await page.getByText('This cannot be a code').waitFor();
      // A card's link fills its code in, and no more.
      await page.goto(`/vote?code=${codes[0]}`);
      expect(await page.getByLabel('Code').inputValue()).toBe(codes[0]);
      await page.getByRole('button', { name: 'Go to the ballot' }).click();
      await expect.poll(() => page.url()).not.toContain(codes[0]);
      await page.getByText(second.stageName).first().click();
    }),
  ).toEqual([[second.performanceId, 1]]);
});

const addBody = (more: { method?: PollMethod; maxChoices?: number; voters?: 'devices' | 'codes' }) => ({
  title: 'One more vote',
  ...more,
});

it('a browser that keeps no mark is told so and nothing is counted', async () => {
  const fixture = await openFixture();
  await fixture.open();
  const answer = await fetch(`${fixture.server.origin}/vote`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ poll: 'x', choice: 'y' }),
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Allow cookies');
  expect(await fixture.turnout()).toBe(0);
});

it('the script takes over what was drawn, says nothing in the console, and the vote is in by two presses, on a phone whose clock is hours wrong', async () => {
  const fixture = await openFixture();
  await fixture.open();
  const { page } = await browser.person(fixture.server.origin, { viewport: PHONE });
  await page.addInitScript((by) => {
    const right = Date.now.bind(Date);
    Date.now = () => right() + by;
  }, WRONG_BY_MS);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/vote');
  const [first] = fixture.acts;
  if (!first) throw new Error('The sample event has acts.');
  await page.getByText(first.stageName).first().click();
  // Only the script names the act on the button, so it has taken over; ten minutes are left by the server's clock.
  await page.getByRole('button', { name: `Vote for ${first.stageName}` }).waitFor();
  await page
    .getByText(/^9:\d\d$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: `Vote for ${first.stageName}` }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await fixture.turnout()).toBe(1);
  await fixture.close();
  await page.getByRole('heading', { name: 'Voting is closed' }).waitFor();
  // Whatever it fetched from the first look to the last.
  const sources = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
  const sizes = sources.map((source) => gzipSync(source).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
});

it('what was chosen while the script was still on its way is chosen when it has come', async () => {
  const fixture = await openFixture();
  await fixture.open();
  const { page } = await browser.person(fixture.server.origin, { viewport: PHONE });
  const [, act] = fixture.acts;
  if (!act) throw new Error('The sample event has acts.');
  let arrive: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/main-.*\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/vote', { waitUntil: 'commit' });
  await page.getByText(act.stageName).first().click();
  arrive();
  await page.getByRole('button', { name: `Vote for ${act.stageName}` }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await fixture.turnout()).toBe(1);
});

it('a first visit weighs 120 kB at most, 20 of them faces, and nothing moves when they come', async () => {
  const fixture = await openFixture();
  await fixture.open();
  const { page } = await browser.person(fixture.server.origin, { viewport: PHONE });
  const asked = new Set<string>();
  page.on('request', (request) => {
    // What stands in a style sheet came with it; what is called later is no part of the page.
    const { pathname } = new URL(request.url());
    if (request.url().startsWith('http') && !pathname.startsWith('/api/')) asked.add(request.url());
  });
  let arrive: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/main-.*\.js/, async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/vote', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /vote/i }).waitFor();
  const tops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h1, main input:not([type=hidden]), main button[type=submit]')].map(
        (each) => Math.round(each.getBoundingClientRect().top),
      ),
    );
  const before = await tops();
  arrive();
  const [act] = fixture.acts;
  if (!act) throw new Error('The sample event has acts.');
  await page.getByText(act.stageName).first().click();
  await page.getByRole('button', { name: `Vote for ${act.stageName}` }).waitFor();
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some((one) => one.status === 'loaded'),
  );
  expect(await tops()).toEqual(before);
  // As over plain http in a hall, where browsers take nothing smaller than gzip.
  const weights = await Promise.all(
    [...asked].map(async (url) => {
      const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
      return { url, bytes: Number(headers.get('content-length')) };
    }),
  );
  const bytesOf = (some: typeof weights) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(bytesOf(weights)).toBeGreaterThan(50_000);
  expect(bytesOf(weights)).toBeLessThanOrEqual(120_000);
  const faces = weights.filter(({ url }) => /fonts\.css|\.woff2/.test(url));
  expect(bytesOf(faces)).toBeGreaterThan(5_000);
  expect(bytesOf(faces)).toBeLessThanOrEqual(20_000);
  // The button says a name in letters that came with the page, as its row does: a phone may have none of them.
  const name = fixture.acts.find(({ stageName }) => /\p{Script=Han}/u.test(stageName))?.stageName ?? '';
  await page.getByText(name).first().click();
  await page.getByRole('button', { name: `Vote for ${name}` }).waitFor();
  const line = await page.context().newCDPSession(page);
  const { root } = await line.send('DOM.getDocument');
  await line.send('CSS.enable');
  const shown = { nodeId: root.nodeId, selector: 'button[type=submit] bdi' };
  const { nodeId } = await line.send('DOM.querySelector', shown);
  const { fonts } = await line.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
});

itAtLength(
  'a ballot that was asked for before the vote was in does not take the vote off the page',
  async () => {
    const fixture = await openFixture();
    const { page } = await browser.person(fixture.server.origin, { viewport: PHONE });
    let letGo: () => void = () => undefined;
    const vote = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = 0;
    let answeredBefore: () => void = () => undefined;
    const before = new Promise<void>((resolve) => {
      answeredBefore = resolve;
    });
    await page.route('**/api/v1/ballot', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const response = await route.fetch();
      answeredBefore();
      await vote;
      // The page may have given this one up.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.goto('/vote');
    await page.getByRole('heading', { name: /Voting|vote/ }).waitFor();
    await fixture.open();
    const [first] = fixture.acts;
    if (!first) throw new Error('The sample event has acts.');
    // The page hears that the poll is open, and asks which votes of its own there are.
    await page.getByText(first.stageName).first().click();
    await before;
    await page.getByRole('button', { name: `Vote for ${first.stageName}` }).click();
    await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
    letGo();
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
    expect(await page.getByText('Choose one act').count()).toBe(0);
    expect(await fixture.turnout()).toBe(1);
  },
);
