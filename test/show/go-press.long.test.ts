/** Every press of GO moves the show by one step, or the desk says why it did not: also on a bad line. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { GO_DEAF_MS } from '#domain/show/state.ts';
import { type Person, testBrowser } from '../browser.ts';
import { type Evening, startEvening } from './evening.ts';
import { ACTS } from './small-show.ts';

const COMMANDS = '**/api/v1/rounds/*/show/commands';

let evening: Evening;
afterEach(() => evening.stop());
const browser = testBrowser();

async function openDesk(): Promise<Person> {
  const person = await browser.person(evening.server.origin, { reducedMotion: 'reduce' });
  await person.context.addInitScript((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('admin_data', '{}');
  }, evening.token);
  await person.page.goto('/admin/live-event');
  await goButton(person.page).waitFor();
  return person;
}

const goButton = (page: Page) => page.getByRole('button', { name: /^GO/ });
const lit = (page: Page) =>
  page.locator('section[aria-label="GO"] button:not([aria-disabled]):not([disabled])', { hasText: 'GO' });
const notice = (page: Page) => page.locator('section[aria-label="GO"] [role="status"]').innerText();
const toasts = (page: Page) => page.locator('.Toastify__toast').count();
const version = async () => (await evening.desk.call(showEndpoints.show)).version;

it('says of a second press that it was not sent, and takes one that comes a moment early', async () => {
  evening = await startEvening();
  const { page } = await openDesk();
  // Inside the page, as soon as GO is deaf: a press from outside may arrive when it listens again.
  await lit(page).evaluate(async (go) => {
    (go as HTMLButtonElement).click();
    while (!go.hasAttribute('aria-disabled')) await new Promise(requestAnimationFrame);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  });
  await expect.poll(version).toBe(1);
  await expect.poll(() => notice(page)).toBe('Not sent: GO was pressed a moment ago.');
  expect(await version()).toBe(1);
  await lit(page).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(version).toBe(2);
  // Inside the page: by the time that a press from outside arrives, GO has long listened again.
  await page.evaluate(
    (deafMs) =>
      setTimeout(() => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
      }, deafMs - 200),
    GO_DEAF_MS,
  );
  await expect.poll(version).toBe(3);
  const steps = await evening.server.store.read
    .selectFrom('showStep')
    .select('at')
    .orderBy('version')
    .execute();
  for (const [index, { at }] of steps.slice(1).entries())
    expect(at - (steps[index]?.at ?? 0)).toBeGreaterThanOrEqual(GO_DEAF_MS);
});

it('says within a second that a press is not answered, sends it again, and makes one step of it', async () => {
  evening = await startEvening();
  const desk = await openDesk();
  const { page } = desk;
  desk.expectComplaint(/show\/commands/);
  let lost = 0;
  // The server hears the first one; its answer never arrives.
  await page.route(COMMANDS, async (route) => {
    lost += 1;
    if (lost > 2) return route.continue();
    if (lost === 1) await route.fetch();
  });
  await lit(page).click();
  const said = await page.evaluate(async () => {
    const line = document.querySelector('section[aria-label="GO"] [role="status"]');
    const pressedAt = performance.now();
    while (line?.textContent === '') await new Promise(requestAnimationFrame);
    return { words: line?.textContent, after: performance.now() - pressedAt };
  });
  expect(said.words).toBe('No answer from the server yet. Sent again by itself.');
  console.info(`an unanswered press was told after ${said.after.toFixed(0)} ms`);
  await expect.poll(() => lost).toBe(3);
  await expect.poll(() => notice(page)).toBe('');
  expect(await version()).toBe(1);
});

it('takes a button as held that was held while the page stood still', async () => {
  evening = await startEvening();
  await evening.until('voting');
  const { page } = await openDesk();
  await page.getByRole('button', { name: /Hold to close/ }).hover();
  await page.evaluate(() => {
    setTimeout(() => {
      const until = performance.now() + 3_000;
      while (performance.now() < until);
    });
  });
  const down = page.mouse.down();
  await pause(1_200);
  await Promise.all([down, page.mouse.up()]);
  await expect
    .poll(async () => (await evening.desk.call(showEndpoints.show)).polls.map(({ state }) => state))
    .toEqual(['closed']);
});

/** The same every time: the line of a hall whose network comes and goes. */
function badLine() {
  let fate = 7;
  return async (route: Route) => {
    fate = (fate * 73 + 41) % 101;
    if (fate % 5 === 0) return route.abort('connectionreset');
    if (fate % 5 === 1) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    await new Promise((resolve) => setTimeout(resolve, fate * 20));
    return route.continue().catch(() => undefined);
  };
}

it('leaves no press of a reveal without an effect or a word, on a line that loses two in five', async () => {
  evening = await startEvening();
  await evening.until('certified');
  const desk = await openDesk();
  const { page } = desk;
  desk.expectComplaint(/show\/commands/);
  await page.route(COMMANDS, badLine());
  const isOver = async () => (await evening.desk.call(showEndpoints.show)).phase === 'finished';
  let presses = 0;
  // Enough for every fate that the line has, and for every way to press.
  while (presses < 15 && !(await isOver())) {
    presses += 1;
    const before = await version();
    const toldBefore = await toasts(page);
    // Now and then too early, now and then twice.
    if (presses % 3 !== 0)
      // A press that was sent again may have ended the show meanwhile.
      await expect.poll(async () => (await lit(page).isVisible()) || (await isOver())).toBe(true);
    if (await isOver()) break;
    // Held, as the step may ask for, and now and then let go before its time.
    await page.keyboard.press('Space', { delay: presses % 5 === 0 ? 0 : 1_000 });
    if (presses % 4 === 0) await page.keyboard.press('Space');
    await expect
      .poll(
        async () =>
          (await version()) > before || (await notice(page)) !== '' || (await toasts(page)) > toldBefore,
      )
      .toBe(true);
  }
  const steps = await evening.server.store.read
    .selectFrom('showStep')
    .select('at')
    .orderBy('version')
    .execute();
  console.info(`${presses} presses, ${steps.length} steps`);
});

const TOO_SHORT = 'Not sent: hold it a little longer.';

/** Everything that a page holds, seen or not. */
const everything = async ({ page }: Person) =>
  `${await page.locator('body').innerText()}${await page.content()}`;

/** Whose names a page holds. Ampersands are written otherwise in a page's own text. */
const namesOn = async (person: Person) => {
  const all = (await everything(person)).replaceAll('&amp;', '&');
  return ACTS.filter((name) => all.includes(name));
};

/** The steps of the reveal as nobody directed it: what GO says, who is known then in the hall, and to everybody else. */
const [FIRST, SECOND, THIRD, OTHER] = ACTS;
const STEPS = [
  { says: 'Hold to reveal Results: 3rd', hall: [THIRD], phones: [THIRD] },
  { says: 'Reveal Results: the final two', hall: [FIRST, SECOND], phones: [THIRD] },
  { says: 'Hold to reveal Results: 1st', hall: [FIRST], phones: [FIRST, SECOND, THIRD] },
  // Its pages turn by themselves; the last is of those who took part.
  { says: 'Reveal Results: the full table', hall: [OTHER], phones: [FIRST, SECOND, THIRD] },
  { says: 'Hold to begin Audience favourite', hall: [], phones: [FIRST, SECOND, THIRD] },
  { says: 'Hold to reveal Audience favourite: 1st', hall: [FIRST], phones: [FIRST, SECOND, THIRD] },
] as const;

it('tells nothing early, whatever is pressed wrongly at each step of a reveal', async () => {
  evening = await startEvening();
  await evening.until('certified');
  while (!(await evening.desk.call(showEndpoints.show)).go.parts.some(({ verb }) => verb === 'reveal'))
    await evening.go();
  // The way to the results can be taken back for ten seconds; what is told cannot.
  evening.pass(60_000);
  const [desk, second] = [await openDesk(), await openDesk()];
  for (const { expectComplaint } of [desk, second]) expectComplaint(/show\/commands|409/);
  const open = async (path: string) => {
    const person = await browser.person(evening.server.origin, { reducedMotion: 'reduce' });
    await person.page.goto(path);
    return person;
  };
  const [projector, results] = [await open('/projector'), await open('/results')];
  const mc = await open('/mc');
  await mc.page.getByLabel(/code/i).fill(evening.show.mcCode);
  await mc.page.getByLabel(/code/i).press('Enter');
  await mc.page.getByText('Next card').waitFor();

  const atStep = ({ page }: Person, words: string) =>
    page
      .locator('section[aria-label="GO"] button:not([aria-disabled]):not([disabled])', { hasText: words })
      .waitFor();
  /** Presses Space at a desk that shows this step or is deaf after it: on a slow machine it may have come to the next. */
  const pressIfEarly = ({ page }: Person, words: string) =>
    page.evaluate((says) => {
      const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');
      const go = [...document.querySelectorAll('section[aria-label="GO"] button')].find((one) =>
        one.textContent?.includes('GO'),
      );
      if (!go?.hasAttribute('aria-disabled') && !plain(go?.textContent).includes(plain(says))) return;
      for (const kind of ['keydown', 'keyup'])
        document.dispatchEvent(new KeyboardEvent(kind, { key: ' ', bubbles: true }));
    }, words);
  /** Nobody learns a name before its step: what stood on the pages stands there, and nothing more. */
  const known = async () => ({
    version: await version(),
    projector: await namesOn(projector),
    results: await namesOn(results),
  });
  /** The MC's page may still be on its way to the last step: it knows no more than was told. */
  const expectMcToKnowOnly = async (told: readonly string[]) => {
    for (const name of await namesOn(mc)) expect(told).toContain(name);
  };
  for (const [index, step] of STEPS.entries()) {
    const held = step.says.startsWith('Hold');
    await Promise.all([atStep(desk, step.says), atStep(second, step.says)]);
    const before = await known();
    if (index === 0) expect(before).toMatchObject({ projector: [], results: [] });
    if (held) {
      // Pressed where it is to be held: by the finger, by the key, at the other desk, by a key that leans.
      await lit(desk.page).click();
      await expect.poll(() => notice(desk.page)).toBe(TOO_SHORT);
      await second.page.keyboard.press('Space');
      await expect.poll(() => notice(second.page)).toBe(TOO_SHORT);
      await desk.page.evaluate(() => {
        for (let press = 0; press < 40; press += 1)
          document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, repeat: true }));
        document.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
      });
    }
    // What was told is not taken back, and a page that is loaded anew learns no more.
    await desk.page.keyboard.press('z');
    if (index === 2) {
      await second.page.reload();
      await atStep(second, step.says);
    }
    const after = await known();
    // The whole table turns its pages by itself, and all of it is told.
    if (STEPS[index - 1]?.says.endsWith('the full table')) after.projector = before.projector;
    expect(after).toEqual(before);
    await expectMcToKnowOnly(STEPS.slice(0, index).flatMap(({ hall, phones }) => [...hall, ...phones]));

    // Now rightly, and in the same breath once more, here and at the other desk.
    // Held until it is taken, however long a busy machine needs for that.
    if (held) await desk.page.keyboard.down('Space');
    else
      await lit(desk.page).evaluate((go: HTMLElement) => {
        go.click();
        go.click();
      });
    await pressIfEarly(second, step.says);
    await expect.poll(version).toBe(before.version + 1);
    if (held) await desk.page.keyboard.up('Space');
    await expect.poll(() => namesOn(projector)).toEqual(expect.arrayContaining([...step.hall]));
    await expect.poll(() => namesOn(results)).toEqual([...step.phones]);
    // A curtain hides everybody.
    if (step.hall.length === 0) await expect.poll(() => namesOn(projector)).toEqual([]);
    if (index < 3) expect(await namesOn(projector)).not.toContain(OTHER);
    expect(await version()).toBe(before.version + 1);
  }
});
