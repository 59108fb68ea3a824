/** The live desk in a browser: one finger, two desks, keys, and what it says when the server is gone. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { crewUploads } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { API } from '#server/http/calls.ts';
import { newId } from '#server/store/secrets.ts';
import { type Person, testBrowser } from '../browser.ts';
import { wordsOutOfSight } from '../layout.ts';
import { sendFile } from '../tracks/sending.ts';
import { soundFolder } from '../tracks/sounds.ts';
import { itAtLength } from '../tried.ts';
import { ADMIN, type Evening, startEvening } from './evening.ts';
import { HARD } from './hard-show.ts';
import { makeSmallShow } from './small-show.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

async function openDesk(): Promise<Person> {
  const person = await browser.person(evening.server.origin);
  await person.context.addInitScript((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('admin_data', '{}');
  }, evening.token);
  // A profile that cannot be fetched signs out, so it is waited for before anything is taken away.
  await Promise.all([person.page.waitForResponse(/admin\/profile/), person.page.goto('/admin/live-event')]);
  await person.page.getByRole('heading', { name: 'Running order' }).waitFor();
  await person.page.frameLocator('iframe').locator('main').waitFor();
  return person;
}

const goButton = (page: Page) => page.getByRole('button', { name: /^GO/ });
const says = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^GO ${words}`) }).waitFor();
const version = async () => (await evening.desk.call(showEndpoints.show)).version;

describe('the live desk', () => {
  it('moves the show with Space, is deaf for two seconds, and takes the step back with Z', async () => {
    evening = await startEvening();
    const { page } = await openDesk();
    const first = await goButton(page).innerText();
    // Both presses inside the page: from outside the second may come seconds late on a busy machine.
    await page.evaluate(async () => {
      const press = () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
      press();
      await new Promise((resolve) => setTimeout(resolve, 300));
      press();
    });
    await page.getByRole('button', { name: /^Undo, \d+ s$/ }).waitFor();
    expect(await version()).toBe(1);
    await page.keyboard.press('z');
    await expect.poll(() => goButton(page).innerText()).toBe(first);
    expect(await version()).toBe(2);
    // Somebody calls another round, whose show has had fewer steps.
    const rounds = await evening.desk.call(roundsEndpoints.addRound, { body: { name: 'Final' } });
    await evening.desk.call(roundsEndpoints.makeRoundCurrent, { params: { id: rounds.at(-1)?.id ?? '' } });
    expect(await version()).toBe(0);
    await expect.poll(() => goButton(page).innerText()).not.toBe(first);
  });

  itAtLength(
    'lets one of two desks move the show when both press at once, and both then show the same',
    async () => {
      evening = await startEvening();
      const [one, two] = [await openDesk(), await openDesk()];
      // The later press is refused, or not even sent once its desk has heard.
      for (const desk of [one, two]) desk.expectComplaint(/409/);
      const before = await goButton(one.page).innerText();
      // Pressed inside the pages: a press from outside first looks for seconds whether it may.
      const press = (page: Page) => goButton(page).evaluate((button: HTMLElement) => button.click());
      await Promise.all([press(one.page), press(two.page)]);
      await expect.poll(version).toBe(1);
      await expect
        .poll(async () => {
          const shown = [await goButton(one.page).innerText(), await goButton(two.page).innerText()];
          return shown[0] === shown[1] && shown[0] !== before;
        })
        .toBe(true);
      expect(await version()).toBe(1);
    },
  );

  itAtLength('arms a scene before the hall sees it, and shows black at once', async () => {
    evening = await startEvening();
    await evening.until('on stage');
    const { page } = await openDesk();
    await page.keyboard.press('1');
    await page.getByRole('heading', { name: 'Not on screen yet' }).waitFor();
    expect((await evening.desk.call(showEndpoints.show)).scene.kind).toBe('now');
    await page.keyboard.press('Shift+Enter');
    await page.getByRole('heading', { name: 'Projector' }).waitFor();
    expect((await evening.desk.call(showEndpoints.show)).scene.kind).toBe('holding');
    await page.keyboard.press('b');
    await expect.poll(async () => (await evening.desk.call(showEndpoints.show)).blanked).toBe(true);
  });

  it('keys are dead while somebody types, and a locked desk moves only when GO is held', async () => {
    evening = await startEvening();
    const { page } = await openDesk();
    await page.keyboard.press('m');
    await page.keyboard.type(' blz ?');
    expect(await version()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Unlock desk' }).waitFor();
    await page.keyboard.press('Space');
    await page.waitForTimeout(300);
    expect(await version()).toBe(0);
    const box = await goButton(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
    await page.mouse.down();
    await page.waitForTimeout(1_100);
    await page.mouse.up();
    await expect.poll(version).toBe(1);
  });

  it('tells results place by place, lowest first, and never a place ahead', async () => {
    evening = await startEvening();
    await evening.until('certified');
    const { page } = await openDesk();
    await evening.until('revealing');
    const { results } = await evening.desk.call(showEndpoints.show);
    const told = results.flatMap((result) =>
      result.steps.flatMap((step) => step.entries.map((one) => one.stageName)),
    );
    const panel = page.getByRole('region', { name: 'Results' });
    await panel.getByText(told.at(-1) ?? '').waitFor();
    await says(page, 'Reveal');
    // The show is ended by mistake, and goes on where it was.
    const body = { kind: 'finish_show', commandId: newId(), expectedVersion: await version() } as const;
    await evening.desk.call(showEndpoints.command, { body });
    await says(page, 'The show is over');
    await page.getByRole('button', { name: 'More of the desk' }).click();
    await page.getByRole('menuitem', { name: 'Reopen the show' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Reopen the show?' });
    await asked.getByText('acts that come on now are not scored').waitFor();
    await asked.getByRole('button', { name: 'Leave it over' }).click();
    await asked.waitFor({ state: 'detached' });
    await says(page, 'The show is over');
    await page.getByRole('button', { name: 'More of the desk' }).click();
    await page.getByRole('menuitem', { name: 'Reopen the show' }).click();
    await asked.getByRole('button', { name: 'Reopen the show' }).click();
    await says(page, 'Reveal');
    expect((await evening.desk.call(showEndpoints.show)).scene.kind).toBe('reveal');
  });

  itAtLength(
    'gives every name in the running order the height that it needs, and then the list scrolls',
    async () => {
      const names = HARD.map(({ name }) => name);
      evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, names) });
      const { page } = await openDesk();
      const rows = page.getByRole('region', { name: 'Running order' }).getByRole('listitem');
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height });
        await rows.first().waitFor();
        const cut = await rows.evaluateAll((all) =>
          all.filter((row) => row.scrollHeight > row.clientHeight).map((row) => row.textContent),
        );
        expect(cut, `${width} × ${height}`).toEqual([]);
      }
    },
  );

  itAtLength(
    'shows all of itself on a small laptop, with music playing, a note sent, two votes and names of four lines',
    async () => {
      const names = HARD.map(({ name }) => name);
      evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, names) });
      const { items } = await evening.desk.call(showEndpoints.show);
      const act = items.find(({ number }) => number === 1)?.act;
      const folder = soundFolder();
      onTestFinished(folder.remove);
      const song = readFileSync(folder.tone('song.mp3', { seconds: 300, level: -20 }, ['-b:a', '32k']));
      await sendFile(`${evening.server.origin}${API}${crewUploads(act?.participantId ?? '')}`, song, {
        authorization: `Bearer ${evening.token}`,
      });
      await evening.desk.call(votingEndpoints.changePoll, {
        params: { id: evening.show.pollId },
        body: { recapMusic: true },
      });
      await evening.desk.call(votingEndpoints.addPoll, {
        body: { title: 'The members’ choice of the whole evening', voters: 'codes', share: 0 },
      });
      await evening.until('on stage');
      const { page } = await openDesk();
      const music = page.getByRole('region', { name: 'Music' });
      await music.getByText('Ready on this laptop').waitFor();
      await music.getByRole('button', { name: 'Play' }).click();
      await music.getByRole('button', { name: 'Pause' }).waitFor();
      await page.getByRole('textbox', { name: 'Note to MC' }).fill('Stretch, please');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Sent, not read yet').waitFor();
      const isWhole = async () => {
        for (const [width, height] of [
          [1280, 720],
          [1366, 768],
        ] as const) {
          await page.setViewportSize({ width, height });
          // The page is laid out anew, and names are fitted anew in the frame after.
          await expect
            .poll(() => wordsOutOfSight(page, 'ol, a[href^="#"]'), { message: `${width} × ${height}` })
            .toEqual([]);
          const narrow = await page
            .getByRole('button')
            .evaluateAll((all) =>
              all
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
                .map(({ textContent }) => textContent),
            );
          expect(narrow, `${width} × ${height}`).toEqual([]);
        }
      };
      await isWhole();
      // Where what is pressed is called by longer words.
      const { name, email } = ADMIN;
      await evening.desk.call(accountsEndpoints.updateProfile, { body: { name, email, language: 'de' } });
      await page.reload();
      await page.getByRole('heading', { name: 'Ablauf' }).waitFor();
      await isWhole();
    },
  );

  it('says that the server is gone, and sends nothing', async () => {
    evening = await startEvening();
    const desk = await openDesk();
    desk.expectComplaint(/./);
    await evening.stop();
    await desk.page.getByText('Your presses are not sent').waitFor();
    await says(desk.page, 'Not connected');
    expect(await goButton(desk.page).getAttribute('aria-disabled')).toBe('true');
  });
});
