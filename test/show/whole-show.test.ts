/**
 * A whole show with five people at their devices at once: the desk, a judge's tablet, a voter's phone, the
 * projector, the MC. At each step it says what each of them sees, and what they must not see yet.
 */
import { expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { DESKTOP, type Person, PHONE, PROJECTOR, TABLET, testBrowser } from '../browser.ts';
import { type TestServer, testServers } from '../server.ts';
import { ADMIN } from './evening.ts';
import { makeSmallShow, type SmallShow } from './small-show.ts';

const start = testServers();
const browser = testBrowser();

const [FIRST, SECOND, THIRD] = ['Juniper Vale', '月野ひかり', 'سلمى النجار'] as const;
const ACTS = [FIRST, SECOND, THIRD];
/** The mark that every judge gives each act on both criteria: the third act wins. */
const MARKS = [5, 7, 9] as const;

/** What the page says, in one line and without the difference of capitals that style makes. */
const words = async ({ page }: Person): Promise<string> =>
  (await page.locator('body').innerText()).replace(/[\s\u2066-\u2069]+/g, ' ').toLowerCase();

async function sees(person: Person, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect.poll(() => words(person), { interval: 100 }).toContain(text.toLowerCase());
}

async function doesNotSee(person: Person, ...texts: string[]): Promise<void> {
  const seen = `${await words(person)} ${(await person.page.content()).toLowerCase()}`;
  for (const text of texts) expect(seen).not.toContain(text.toLowerCase());
}

interface Hall {
  desk: Person;
  judge: Person;
  phone: Person;
  projector: Person;
  mc: Person;
  show: SmallShow;
  server: TestServer;
}

/** Longer than a hold takes. */
const HELD_MS = 1_200;

/** Presses GO once the button says that it does this. */
async function go({ desk }: Hall, ...consequence: string[]): Promise<void> {
  const button = desk.page.locator('section[aria-label="GO"] button:not([aria-disabled])', {
    hasText: new RegExp(consequence.join('.*'), 's'),
  });
  await button.click();
}

/** What asks first is pressed once, as by mistake: nothing happens. Then it is held. */
async function hold(hall: Hall, ...consequence: string[]): Promise<void> {
  const { desk } = hall;
  const before = await desk.page.locator('section[aria-label="Stage"]').innerText();
  const button = desk.page.locator('section[aria-label="GO"] button:not([aria-disabled])', {
    hasText: new RegExp(`Hold to ${consequence.join('.*')}`, 's'),
  });
  await button.click();
  await button.waitFor();
  await desk.page.keyboard.press('Space');
  expect(await desk.page.locator('section[aria-label="Stage"]').innerText()).toBe(before);
  await button.click({ delay: HELD_MS });
}

async function openHall(server: TestServer): Promise<Hall> {
  await addAdmin(server.store, SYSTEM, ADMIN);
  const { email, password } = ADMIN;
  const { token } = await server.caller().call(accountsEndpoints.login, { body: { email, password } });
  const show = await makeSmallShow(server.caller({ authorization: `Bearer ${token}` }), ACTS);
  const at = (viewport: { width: number; height: number }) =>
    browser.person(server.origin, { viewport, reducedMotion: 'reduce' });
  const [desk, judge, phone, projector, mc] = [
    await at(DESKTOP),
    await at(TABLET),
    await at(PHONE),
    await at(PROJECTOR),
    await at(TABLET),
  ];
  await desk.page.goto('/login');
  await desk.page.getByLabel('Email').fill(email);
  await desk.page.getByLabel('Password', { exact: true }).fill(password);
  await desk.page.getByRole('button', { name: 'Sign in' }).click();
  await desk.page.waitForURL('**/admin/dashboard');
  await desk.page.goto('/admin/live-event');
  await judge.page.goto(show.judges[0]?.path ?? '');
  await judge.page.waitForURL('**/judge/scoring');
  await phone.page.goto('/vote');
  await projector.page.goto('/projector');
  await mc.page.goto('/mc');
  await mc.page.getByLabel(/code/i).fill(show.mcCode);
  await mc.page.getByLabel(/code/i).press('Enter');
  return { desk, judge, phone, projector, mc, show, server };
}

/** The judge at the tablet scores by hand; the two others from their own devices. */
async function score(hall: Hall, act: number): Promise<void> {
  const { judge, server, show } = hall;
  const mark = MARKS[act] ?? 1;
  for (const criterion of ['Technique', 'Originality'])
    await judge.page
      .getByRole('radiogroup', { name: criterion })
      .getByRole('radio', { name: String(mark), exact: true })
      .click();
  await judge.page.getByRole('button', { name: 'Send score' }).click();
  await sees(judge, 'sent');
  for (const { token } of show.judges.slice(1)) {
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const other = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
    const { criteria } = await other.call(judgingEndpoints.panel);
    await other.call(judgingEndpoints.saveScoresheet, {
      params: { performanceId: show.performanceIds[act] ?? '' },
      body: {
        marks: Object.fromEntries(criteria.map((criterion) => [criterion.id, mark])),
        submitted: true,
        baseRevision: 0,
      },
    });
  }
}

async function playActs(hall: Hall): Promise<void> {
  const { judge, projector, mc, phone } = hall;
  await go(hall, 'Start the show');
  await sees(mc, 'Opening');
  for (const [index, name] of ACTS.entries()) {
    const number = index + 1;
    await go(hall, index === 0 ? 'End the opening' : `End act ${index}`, `stand by act ${number}`);
    await sees(projector, 'Next up', name);
    await sees(mc, name, `say-${number}`, `Line for act ${number}.`);
    await doesNotSee(phone, `Line for act ${number}.`, `say-${number}`);
    await go(hall, `Start act ${number}`);
    await sees(projector, name, `Act ${number} of 3`);
    await sees(mc, 'When the act is over');
    await judge.page.getByRole('heading', { name }).first().waitFor();
    await score(hall, index);
  }
}

async function playVote(hall: Hall): Promise<void> {
  const { desk, projector, mc, phone } = hall;
  await go(hall, 'End act 3', 'stand by the vote');
  await sees(projector, 'Vote soon');
  await sees(mc, 'It is your turn');
  await doesNotSee(phone, 'Choose one act');
  await hold(hall, 'open the vote');
  await sees(projector, 'Vote now');
  // Nobody reads from the wall that nobody has voted yet.
  await doesNotSee(projector, 'Votes so far');
  await sees(phone, 'Choose one act', ...ACTS);
  await vote(phone, SECOND);
  await sees(phone, 'Your vote is in', SECOND);
  await phone.page.getByRole('button', { name: 'Change my vote' }).click();
  await vote(phone, THIRD);
  await sees(phone, 'Changed. Only this vote counts now.', THIRD);
  await sees(projector, 'Votes so far 1');
  const close = desk.page.getByRole('button', { name: /Hold to close/ });
  await close.click({ delay: 1_200 });
  await sees(phone, 'closed');
  await sees(projector, 'Thank you for voting.');
}

async function vote({ page }: Person, name: string): Promise<void> {
  await page.getByRole('radiogroup').getByText(name).click();
  await page.getByRole('button', { name: `Vote for ${name}` }).click();
}

/** On the scoring page, in another tab of the desk. */
async function certify({ desk }: Hall): Promise<void> {
  const page = await desk.context.newPage();
  await page.goto('/admin/scoring');
  const button = page.getByRole('button', { name: 'Hold to certify' });
  await button.waitFor();
  // A page that still settles moves from under the finger.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await button.click({ delay: 1_200 });
  await page.getByRole('heading', { name: 'Version 1, certified' }).waitFor();
  await page.close();
}

async function reveal(hall: Hall): Promise<void> {
  const { phone, projector, mc } = hall;
  await go(hall, 'End the vote', 'stand by the results');
  await certify(hall);
  await phone.page.goto('/results');
  await go(hall, 'Start the results');
  await sees(mc, 'Next card', 'third place');
  await doesNotSee(mc, FIRST);
  await doesNotSee(projector, ...ACTS);
  await sees(phone, 'Results are announced on stage');
  await hold(hall, 'reveal', '3rd');
  await sees(projector, FIRST);
  await doesNotSee(projector, SECOND, THIRD);
  await sees(phone, FIRST);
  await doesNotSee(phone, SECOND, THIRD);
  await sees(mc, 'third place', FIRST, 'This card stays');
  await mc.page.getByRole('button', { name: 'I have said it: next card' }).click();
  await sees(mc, 'Next card', 'The final two');
  await doesNotSee(mc, SECOND, THIRD);
  // Both, in the order of the show: who is second is told with the winner.
  await go(hall, 'Reveal', 'the final two');
  await sees(projector, SECOND, THIRD);
  await doesNotSee(phone, SECOND, THIRD);
  await sees(mc, SECOND, THIRD);
  await hold(hall, 'reveal', '1st');
  await sees(projector, 'Winner', THIRD);
  await doesNotSee(projector, FIRST);
  await sees(phone, SECOND, THIRD);
  // The winner's card stays, whatever comes next.
  await sees(mc, 'Winner', THIRD);
  await doesNotSee(mc, 'Audience favourite');
  await go(hall, 'Reveal', 'the full table');
  await sees(projector, ...ACTS);
  await hold(hall, 'begin', 'Audience favourite');
  await sees(projector, 'Audience favourite');
  await doesNotSee(projector, ...ACTS);
  await sees(mc, 'Next card', 'Audience favourite');
  await doesNotSee(mc, ...ACTS);
  await hold(hall, 'reveal', 'Audience favourite: 1st');
  await sees(projector, 'Audience favourite', THIRD);
  await sees(mc, 'Audience favourite', THIRD, 'By your votes');
  await mc.page.getByRole('button', { name: 'I have said it: next card' }).click();
  await sees(mc, 'All places are revealed');
}

async function publish(hall: Hall): Promise<void> {
  const { server, phone } = hall;
  await hold(hall, 'publish');
  await sees(phone, 'Certified', ...ACTS);
  const anybody = await browser.person(server.origin, { viewport: PHONE });
  await anybody.page.goto('/results');
  // Three judges, marks of 9 with weights 3 and 2.
  await sees(anybody, THIRD, '45', SECOND, '35', FIRST, '25');
  await go(hall, 'finish the show');
  await sees(hall.desk, 'is over');
}

it('is seen by five people as it should be, step by step', async () => {
  // On SQLite other evenings are played: in Firefox and WebKit, and of a bad night by `npm run faults`.
  const server = await start({ engine: 'postgres' });
  const hall = await openHall(server);
  await sees(hall.projector, 'Open Stage', '3 acts');
  await sees(hall.mc, 'Opening');
  await sees(hall.judge, 'Welcome, Amara Nwosu');
  await doesNotSee(hall.phone, 'Choose one act');
  await playActs(hall);
  await playVote(hall);
  await reveal(hall);
  await publish(hall);
});
