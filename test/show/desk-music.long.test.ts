/** Music at the desk, with real sound: it plays without the server, in one window only, and with GO only where that was set. */

import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { API } from '#server/http/calls.ts';
import { newId } from '#server/store/secrets.ts';
import { DESKTOP, type Person, testBrowser } from '../browser.ts';
import { sendFile } from '../tracks/sending.ts';
import { soundFolder } from '../tracks/sounds.ts';
import { type Evening, startEvening } from './evening.ts';

const SECONDS = 14;
const browser = testBrowser();
const folder = soundFolder();
let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  const song = readFileSync(folder.tone('song.mp3', { seconds: SECONDS, level: -20 }, ['-b:a', '96k']));
  const { items } = await evening.desk.call(showEndpoints.show);
  for (const item of items)
    if (item.act !== null && item.number !== null && item.number <= 2)
      await sendFile(`${evening.server.origin}${API}${crewUploads(item.act.participantId)}`, song, {
        authorization: `Bearer ${evening.token}`,
      });
  await evening.until('standing by');
});
afterAll(async () => {
  await evening.stop();
  folder.remove();
});

/** A browser whose windows are desks. */
async function openDesk(): Promise<Person> {
  const person = await browser.person(evening.server.origin, { viewport: DESKTOP });
  person.expectComplaint(/./);
  await person.context.addInitScript((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('admin_data', '{}');
  }, evening.token);
  await readyIn(person.page);
  return person;
}

async function readyIn(page: Page): Promise<Page> {
  await Promise.all([page.waitForResponse(/admin\/profile/), page.goto('/admin/live-event')]);
  await music(page).getByText('Ready on this laptop').waitFor();
  return page;
}

/** Two windows of one browser, and one more desk with a browser of its own. */
async function openDesks(): Promise<[first: Page, second: Page, elsewhere: Page]> {
  const here = await openDesk();
  const second = await readyIn(await here.context.newPage());
  return [here.page, second, (await openDesk()).page];
}

const music = (page: Page) => page.getByRole('region', { name: 'Music' });
const leftOf = async (page: Page): Promise<number> => {
  const [, minutes = '', seconds = ''] =
    /(\d+):(\d\d)\s*(?:left|to its end)/.exec(await music(page).innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
const play = (page: Page) => music(page).getByRole('button', { name: 'Play' });
const pause = (page: Page) => music(page).getByRole('button', { name: 'Pause' });

/**
 * A desk that hears of GO more than three seconds late starts nothing, as it should; a machine that is busy with much
 * else may be as late as that, so it is taken back and pressed again.
 */
async function goWithMusic(page: Page): Promise<void> {
  for (;;) {
    await evening.go();
    await page.getByText('On stage', { exact: true }).waitFor();
    const heard = pause(page).waitFor({ timeout: 5_000 });
    if (await heard.then(() => true).catch(() => false)) return;
    const { version: expectedVersion } = await evening.desk.call(showEndpoints.show);
    await evening.desk.call(showEndpoints.command, {
      body: { kind: 'undo', commandId: newId(), expectedVersion },
    });
    await page.getByText('Stand by', { exact: true }).waitFor();
  }
}

const jump = async (itemId: string) => {
  const { version: expectedVersion } = await evening.desk.call(showEndpoints.show);
  await evening.desk.call(showEndpoints.command, {
    body: { kind: 'jump', itemId, commandId: newId(), expectedVersion },
  });
};

/** As a key of other gear presses, and again where the desk heard of it so late that it left it. */
async function pressUntil(token: string, key: 'play' | 'pause', done: Locator): Promise<void> {
  for (;;) {
    await fetch(`${evening.server.origin}${API}/control/music/${key}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const seen = done.waitFor({ timeout: 5_000 });
    if (await seen.then(() => true).catch(() => false)) return;
  }
}

it('a piece of each candidate is heard while their vote is announced, until it is stopped or the vote opens', async () => {
  const { items } = await evening.desk.call(showEndpoints.show);
  const vote = items.find(({ kind }) => kind === 'vote')?.itemId ?? '';
  const one = items.find(({ act }) => act !== null)?.itemId ?? '';
  await evening.desk.call(votingEndpoints.changePoll, {
    params: { id: evening.show.pollId },
    body: { recapMusic: true },
  });
  const { page } = await openDesk();
  await page.evaluate(() =>
    localStorage.setItem('ovation_desk_music', JSON.stringify({ playsWithGo: true })),
  );
  await page.reload();
  await music(page).getByText('Ready on this laptop').waitFor();
  // On a machine that is busy with much else the two who have music may have had their turns: it is announced again.
  const announce = async () => {
    for (;;) {
      await jump(vote);
      const heard = music(page).getByText('Recap of the candidates.').waitFor({ timeout: 20_000 });
      if (await heard.then(() => true).catch(() => false)) return;
      await jump(one);
    }
  };
  await announce();
  await page.keyboard.press('s');
  await music(page).getByText('Recap of the candidates.').waitFor({ state: 'detached' });
  expect(await pause(page).count()).toBe(0);
  await jump(one);
  await announce();
  await evening.go();
  await page.getByText('votes so far').or(page.getByText('Hold to close')).first().waitFor();
  await pause(page).waitFor({ state: 'detached' });
  await page.close();
  const { version: expectedVersion } = await evening.desk.call(showEndpoints.show);
  await evening.desk.call(showEndpoints.command, {
    body: { kind: 'take_back_poll', pollId: evening.show.pollId, commandId: newId(), expectedVersion },
  });
  await jump(one);
});

it('music starts with GO only where cue and laptop say so, and plays on in one window when the server is gone', async () => {
  const [first, second, elsewhere] = await openDesks();
  const { items } = await evening.desk.call(showEndpoints.show);
  const [one, two] = items.filter((item) => item.act !== null);
  if (!one?.act || !two?.act) throw new Error('Two acts have music.');

  // The first act: nobody has set anything, so GO brings it on in silence.
  await evening.go();
  await first.getByText('On stage', { exact: true }).waitFor();
  await first.waitForTimeout(400);
  expect(await pause(first).count()).toBe(0);

  // A cue that one desk sets is known at the other and after a reload.
  await evening.desk.call(tracksEndpoints.setCue, {
    params: { participantId: two.act.participantId },
    body: { startMs: 4_000, withGo: true },
  });
  await first.bringToFront();
  await music(first).getByRole('button', { name: 'Set up' }).click();
  await first.getByRole('switch', { name: 'Music starts here by itself' }).click();
  await first.keyboard.press('Escape');
  await evening.go();
  await music(elsewhere)
    .getByText(`0:${SECONDS - 4}`)
    .waitFor();
  await first.getByText('Stand by', { exact: true }).waitFor();

  await goWithMusic(first);
  expect(await pause(second).count()).toBe(0);
  await music(elsewhere).getByText('plays music at another desk').waitFor();
  const { token } = await evening.desk.call(gearEndpoints.addControlToken, { body: { name: 'Deck' } });
  await pressUntil(token, 'pause', music(first).getByRole('button', { name: 'Go on' }));
  await music(elsewhere).getByText('plays music at another desk').waitFor({ state: 'detached' });
  await pressUntil(token, 'play', pause(first));
  await music(elsewhere).getByText('plays music at another desk').waitFor();
  expect(await pause(second).count()).toBe(0);
  await first.keyboard.press('s');
  await play(first).waitFor();
  await music(elsewhere).getByText('plays music at another desk').waitFor({ state: 'detached' });

  await evening.stop();
  await first.getByText('Your presses are not sent').waitFor();
  await first.keyboard.press('p');
  await pause(first).waitFor();
  await expect.poll(() => leftOf(first)).toBeLessThan(SECONDS - 5);

  // The other window of this browser stays silent.
  await second.bringToFront();
  await second.keyboard.press('p');
  await music(second).getByText('Another window of this browser plays music').waitFor();
  expect(await pause(second).count()).toBe(0);

  await first.bringToFront();
  await first.keyboard.press('f');
  await play(first).waitFor();
});
