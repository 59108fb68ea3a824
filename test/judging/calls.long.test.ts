/** Judges call acts by three large keys, are told how many yes are left, and give grades by their names. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { setScoring } from '#server/judging/scoring-commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { axeFindings } from '../axe.ts';
import { NETWORK_AWAY, PHONE, testBrowser } from '../browser.ts';
import { cutOff } from '../layout.ts';
import { seedRound } from '../round.ts';
import { testServers } from '../server.ts';
import { unbracketed } from '../unbracketed.ts';

const start = testServers();
const browser = testBrowser();

/** Three acts, one judge, one criterion from 1 to 10. */
async function audition(rules: object, before?: (page: Page) => Promise<void>) {
  const server = await start();
  const round = await seedRound(server.store, { acts: 3, judges: 1, weights: [1], rules });
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, round.performanceIds, 'open'));
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(server.store, SYSTEM, { ...account, name: 'Ana', role: 'admin' });
  const { token } = await openSignIns(server.store).login(account, 'test');
  const admin = server.caller({ authorization: `Bearer ${token}` });
  const { path } = await admin.call(judgingEndpoints.reissueLink, {
    params: { id: round.judgeIds[0] ?? '' },
  });
  const person = await browser.person(server.origin, {
    viewport: PHONE,
    expected: [NETWORK_AWAY],
  });
  await before?.(person.page);
  await person.page.goto(path);
  return { admin, page: person.page, person };
}

it('counts the yes and alternates of a judge down, and names judges who gave others to the desk', async () => {
  const { admin, page } = await audition({ method: 'calls', calls: { recall: 1, alternates: 1 } });
  const call = async (act: string, name: string) => {
    await page.getByRole('heading', { level: 1, name: act }).waitFor();
    await page.getByRole('radiogroup').getByText(name, { exact: true }).click();
  };
  const send = () => page.getByRole('button', { name: 'Send score' }).click();
  const open = async (act: string) => {
    await page.getByRole('button', { name: / of 3$/ }).click();
    await page.getByRole('button', { name: new RegExp(act) }).click();
  };
  await page.getByText('0 of 1 yes, 1 left; 0 of 1 alternates, 1 left').waitFor();
  await call('Act 1', 'Yes');
  await page.getByText('1 of 1 yes, all given; 0 of 1 alternates, 1 left').waitFor();
  await page.getByText('Not sent yet').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await send();
  await open('Act 2');
  await call('Act 2', 'Yes');
  await page.getByText('2 of 1 yes, 1 too many').waitFor();
  await send();
  await open('Act 3');
  await call('Act 3', 'No');
  await send();
  const scoring = () => admin.call(resultsEndpoints.scoring);
  await expect
    .poll(async () => (await scoring()).doubts)
    .toContainEqual(
      expect.objectContaining({ kind: 'calls_off', yes: 2, alternates: [0], recall: 1, alternatesAsked: 1 }),
    );
  await open('Act 2');
  await page.getByRole('button', { name: 'Change' }).click();
  await call('Act 2', 'Alternate');
  await send();
  await expect
    .poll(async () => (await scoring()).rows.map(({ result }) => result))
    .toEqual(['1.00', '0.50', '0.00']);
  expect((await scoring()).doubts.map(({ kind }) => kind)).not.toContain('calls_off');
  expect((await admin.call(roundsEndpoints.rounds))[0]?.recall).toBe(1);
});

it('takes alternates of three kinds, counts each, and keeps them without a network', async () => {
  const { admin, page, person } = await audition({
    method: 'calls',
    calls: { recall: 1, alternates: 1, alternateWorth: '0.45', furtherAlternates: ['0.43', '0.42'] },
  });
  const keys = page.getByRole('radiogroup');
  await page.getByRole('heading', { level: 1, name: 'Act 1' }).waitFor();
  await keys.getByText('Alternate 1', { exact: true }).waitFor();
  expect(await keys.getByRole('radio').count()).toBe(5);
  person.expectComplaint(NETWORK_AWAY);
  await page.context().setOffline(true);
  await keys.getByText('Alternate 2', { exact: true }).click();
  await page
    .getByText('0 of 1 yes, 1 left; 0 of 1 alternate 1, 1 left; 1 of 1 alternate 2, all given')
    .waitFor();
  await page.getByRole('button', { name: 'Send score' }).click();
  await page.context().setOffline(false);
  const results = async () => (await admin.call(resultsEndpoints.scoring)).rows.map(({ result }) => result);
  await expect.poll(results).toContain('0.43');
});

it('is welcomed beside what there is to press, not over it', async () => {
  const { page } = await audition({ method: 'mean' }, async (opened) => {
    // The welcome is told before the page with its keys is there. Its time hardly passes.
    await opened.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof Element) || !target.matches('[role=progressbar]')) return;
        for (const running of target.getAnimations()) running.updatePlaybackRate(0.01);
      });
    });
  });
  const welcome = page.getByRole('alert').filter({ hasText: 'Welcome, Judge 1!' });
  await welcome.waitFor();
  await page.getByRole('button', { name: 'Send score' }).waitFor();
  const hides = () =>
    welcome.evaluate((toast) => {
      const over = toast.getBoundingClientRect();
      return [...document.querySelectorAll('main button, main label')]
        .map((control) => ({ words: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.left < over.right && box.right > over.left)
        .filter(({ box }) => box.top < over.bottom && box.bottom > over.top)
        .map(({ words }) => words);
    });
  await expect.poll(hides).toEqual([]);
});

it('shows grades by their names, where there are as many as marks', async () => {
  const grades = ['F', 'E', 'D', 'C', 'B', 'A', 'A+', 'A++', 'S', 'S+'];
  const { page } = await audition({ method: 'majority_judgment', grades });
  await page.getByRole('radiogroup').getByText('S+', { exact: true }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'S+', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('radio').count()).toBe(10);
});

it('speaks the judge’s language on tablet and phone, keeps every mark when it changes, and the language without a network', async () => {
  const { admin, page, person } = await audition({ method: 'mean' });
  const event = (await admin.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  if (!event) throw new Error('The round has an event.');
  await admin.call(eventsEndpoints.changeEvent, {
    params: { id: event.id },
    body: { settings: { otherLanguages: ['de', 'en-XA'] } },
  });
  const names = [event.name, 'Act 1', 'Act 2', 'Act 3', 'Judge 1', 'Criterion 1', 'Song', 'Open'];
  const look = async (moment: string) => {
    expect(await unbracketed(page, names), moment).toEqual([]);
    expect(await cutOff(page), moment).toEqual([]);
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/judge-${moment}.png` });
  };
  // In the event's language until another is asked for.
  await page.getByRole('button', { name: 'Send score' }).waitFor();
  await page.goto('/judge/scoring?lang=en-XA');
  await page.getByRole('radio', { name: '8', exact: true }).click();
  await look('sheet-on-a-phone');
  await page.getByRole('button', { name: /3.*~/ }).first().click();
  await page.getByRole('complementary').getByText('[Ëñĝļîšĥ]').filter({ visible: true }).waitFor();
  await look('list-on-a-phone');
  await page.keyboard.press('Escape');
  // Beside the word for where the marks are, as a sign alone; it is pressed where a finger finds it.
  await page.getByRole('main').locator('summary').filter({ hasText: '[Ëñĝļîšĥ]' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Wertung senden' }).waitFor();
  await page.getByRole('main').locator('summary').filter({ hasText: 'Deutsch' }).click();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/judge-de-phone.png` });
  await page.getByRole('button', { name: '[Ëñĝļîšĥ]' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: /3.*~/ }).first().click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await look('list-on-a-tablet');
  await page.keyboard.press('Escape');
  await look('sheet-on-a-tablet');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByText('[Ëñĝļîšĥ]').filter({ visible: true }).click();
  // The server never hears of the choice: the page is kept in its language all the same.
  // Chromium hands a request that outlives its page to nobody, so it is lost where the page makes it.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (to, how) => {
      if (!String(to).startsWith('/?lang=')) return send(to, how);
      document.documentElement.dataset.lost = String(to);
      return Promise.reject(new TypeError('lost'));
    };
  });
  await page.getByRole('button', { name: 'Deutsch' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Wertung senden' }).waitFor();
  expect(await page.getByRole('radio', { name: '8', exact: true }).isChecked()).toBe(true);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/judge-de.png` });
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.match('/judge/scoring'))?.text())?.includes('lang="de"'),
      ),
    )
    .toBe(true);
  expect(await page.locator('html').getAttribute('data-lost')).toBe('/?lang=de');
  await person.context.setOffline(true);
  await page.goto('/judge/scoring');
  await page.getByRole('button', { name: 'Wertung senden' }).waitFor();
  expect(await page.getByRole('radio', { name: '8', exact: true }).isChecked()).toBe(true);
});
