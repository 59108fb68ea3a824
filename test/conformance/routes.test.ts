/** Specification, section 2: every route, its guard, and where one is sent after events. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { type Person, testBrowser } from '../browser.ts';
import {
  ADMIN,
  conformanceFixture,
  endJudgeSession,
  fillLogin,
  openJudgeLink,
  signIn,
  toast,
} from './fixture.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

const OPEN = [
  ['/', 'Home'],
  ['/register', 'Register'],
  ['/login', 'Login'],
  ['/vote', 'Audience voting'],
  ['/results', 'Voting results'],
  ['/projector', 'Projector display'],
  ['/mc', 'MC page'],
] as const;

const GUARDED = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/participants', 'Participants list'],
  ['/admin/judges', 'Judges'],
  ['/admin/categories', 'Categories'],
  ['/admin/scoring', 'Scoring'],
  ['/admin/live-event', 'Live event management'],
  ['/admin/profile', 'Profile'],
  ['/admin/settings', 'Settings'],
] as const;

const NOT_FOUND = /not found/i;

/** One of each stays from test to test and is never told apart from a new one: nobody signs in or out at their device. */
const residents = new Map<string, Promise<Person>>();
const visitor = () => resident('visitor', async () => undefined);
const admin = () => resident('admin', signIn);

function resident(who: string, arrive: (person: Person) => Promise<void>): Promise<Person> {
  const opened = async () => {
    const person = await browser.resident(fixture().origin);
    await arrive(person);
    return person;
  };
  const person = residents.get(who) ?? opened();
  residents.set(who, person);
  return person;
}

/** Opens the address and waits for a page with a heading; answers where we are then and the tab's title. */
async function open({ page }: Person, path: string) {
  const response = await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return { status: response?.status(), path: new URL(page.url()).pathname, title: await page.title() };
}

describe('spec §2', () => {
  it('spec §2 · pages beside the specification’s are told with the departures from it', () => {
    const specified = [
      ...OPEN.map(([path]) => path),
      ...GUARDED.map(([path]) => path),
      ...['/judge/:token', '/admin', '/admin/participants/:id'],
    ] as string[];
    const told = readFileSync(join(import.meta.dirname, '../../docs/specification.md'), 'utf8');
    for (const page of PAGES.filter((path) => !specified.includes(path)))
      expect(told).toContain(`\`${page.replace(/:(\w+)/g, '{$1}')}\``);
  });

  it.each(OPEN)('spec §2 · %s shows %s to anybody', async (path) => {
    const seen = await open(await visitor(), path);
    expect(seen).toMatchObject({ status: 200, path });
    expect(seen.title).not.toMatch(NOT_FOUND);
  });

  it('/mc asks for the code of its script, but not whoever is signed in', async () => {
    const code = ({ page }: Person) => page.getByLabel('Access code');
    const unknown = await visitor();
    await unknown.page.goto('/mc');
    await code(unknown).waitFor();
    const known = await admin();
    await known.page.goto('/mc');
    await known.page.getByRole('button', { name: 'Whole order' }).waitFor();
    expect(await code(known).count()).toBe(0);
  });

  it('spec §2 · /judge/{token} shows JudgeAccess to anybody', async () => {
    const lost = await browser.person(fixture().origin, { expected: [/404/] });
    const seen = await open(lost, '/judge/no-such-token');
    expect(seen.status).toBe(200);
    expect(seen.title).not.toMatch(NOT_FOUND);
  });

  it('spec §2 · any other path shows NotFound to anybody', async () => {
    const lost = await browser.person(fixture().origin, { expected: [/404/] });
    const seen = await open(lost, '/no/such/path');
    expect(seen).toMatchObject({ status: 404, path: '/no/such/path' });
    expect(seen.title).toMatch(NOT_FOUND);
  });

  it.each([
    ['/no/such/%zz', 404],
    [`/no/${'x'.repeat(1_000)}`, 404],
    [`/judge/${'x'.repeat(1_000)}`, 200],
    ['/judge/cut%E0%short', 200],
  ])('spec §2 · an address that is broken is answered with a page too: %s', async (path, status) => {
    const answer = await fetch(fixture().origin + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('spec §2 · /admin redirects to /admin/dashboard', async () => {
    const { page } = await admin();
    await page.goto('/admin');
    await page.waitForURL('**/admin/dashboard');
  });

  it('spec §2 · every admin route shows its screen after login', async () => {
    const person = await admin();
    for (const [path] of [...GUARDED, [`/admin/participants/${fixture().participantId}`]]) {
      const seen = await open(person, path);
      expect(seen).toMatchObject({ status: 200, path });
      expect(seen.title).not.toMatch(NOT_FOUND);
    }
  });

  it.each([...GUARDED, ['/admin', ''], ['/admin/participants/x1', '']] as const)(
    'spec §2 guards · %s sends an unauthenticated visitor to /login',
    async (path) => {
      const { page } = await visitor();
      await page.goto(path);
      await page.waitForURL('**/login');
    },
  );

  it('spec §2 guards · a route marked as needing judge login sends an unauthenticated judge to /', async () => {
    const { page } = await visitor();
    await page.goto('/judge/scoring');
    await page.waitForURL(`${fixture().origin}/`);
  });

  it('spec §2 guards · the guard checks only that a stored token exists, not the role', async () => {
    const { page } = await browser.person(fixture().origin, { expected: [/401/] });
    // The profile is never answered, so only the guard decides.
    await page.route('**/api/v1/**', () => undefined);
    await page.goto('/login');
    await page.evaluate(() => {
      localStorage.setItem('auth_token', 'a-token-that-nobody-gave');
      localStorage.setItem('admin_data', JSON.stringify({ role: 'something else' }));
    });
    await page.goto('/admin/settings');
    await page.locator('h1').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/settings');
  });

  it('spec §2 navigation · after admin login: /admin/dashboard', async () => {
    const person = await browser.person(fixture().origin);
    await person.page.goto('/login');
    await fillLogin(person, ADMIN);
    await person.page.waitForURL('**/admin/dashboard');
  });

  it('spec §2 navigation · after judge token validation: /judge/scoring, which here exists', async () => {
    const judge = await browser.person(fixture().origin);
    await openJudgeLink(judge, fixture().judgePath);
    await expect.poll(() => judge.page.title()).not.toMatch(NOT_FOUND);
  });

  it('spec §2 navigation · after admin logout: /login', async () => {
    const person = await browser.person(fixture().origin);
    await signIn(person);
    await person.page.getByRole('link', { name: 'Judges' }).first().click();
    await person.page.waitForURL('**/admin/judges');
    await person.page.getByRole('button', { name: 'Sign out' }).first().click();
    await person.page.waitForURL('**/login');
    // Whoever signs in after them begins where everybody does.
    await fillLogin(person, ADMIN);
    await person.page.waitForURL(/\/admin\/(?!judges$)/);
    expect(new URL(person.page.url()).pathname).toBe('/admin/dashboard');
  });

  it('spec §2 navigation · after judge logout: /', async () => {
    const judge = await browser.person(fixture().origin);
    await openJudgeLink(judge, fixture().judgePath);
    await endJudgeSession(judge);
    await judge.page.waitForURL(`${fixture().origin}/`);
    await toast(judge, 'Judge session ended').waitFor();
  });
});
