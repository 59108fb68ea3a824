/** Specification, sections 3 and 4: what the browser keeps, and how sessions begin and end. */
import { describe, expect, it } from 'vitest';
import { testBrowser } from '../browser.ts';
import { firstOf, itAtLength } from '../tried.ts';
import {
  ADMIN,
  CREW,
  conformanceFixture,
  endJudgeSession,
  fillLogin,
  JUDGE_NAME,
  openJudgeLink,
  signIn,
  stored,
  toast,
} from './fixture.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

describe('spec §4 admin session', () => {
  it('spec §3 keys · auth_token and admin_data are kept after login', async () => {
    const admin = await browser.person(fixture().origin);
    await signIn(admin);
    expect(await stored(admin, 'auth_token')).toMatch(/^\w{16,}$/);
    expect(JSON.parse((await stored(admin, 'admin_data')) ?? '{}')).toMatchObject({
      name: ADMIN.name,
      email: ADMIN.email,
      role: 'admin',
    });
  });

  it('spec §4 · stored auth is reloaded at application start', async () => {
    const admin = await browser.person(fixture().origin);
    await signIn(admin);
    await admin.page.reload();
    await admin.page.locator('h1').first().waitFor();
    expect(new URL(admin.page.url()).pathname).toBe('/admin/dashboard');
    const other = await admin.context.newPage();
    await other.goto('/admin/profile');
    await other.locator('h1').first().waitFor();
    expect(new URL(other.url()).pathname).toBe('/admin/profile');
  });

  it.each([
    ['in our words', { json: { error: 'Sign in to do this.', code: 'unauthenticated' } }],
    ['without a word', { body: '' }],
  ])('spec §4 · any 401 response logs out and clears what is stored: %s', async (_how, answer) => {
    const admin = await browser.person(fixture().origin, { expected: [/401/] });
    await signIn(admin);
    await admin.page.route('**/api/v1/admin/sessions', (route) => route.fulfill({ status: 401, ...answer }));
    await admin.page
      .getByRole('link', { name: /profile/i })
      .first()
      .click();
    await admin.page.waitForURL('**/login');
    await toast(admin, 'Logged out successfully').waitFor();
    expect(await stored(admin, 'auth_token')).toBeNull();
    expect(await stored(admin, 'admin_data')).toBeNull();
  });

  itAtLength(
    'spec §4 · signing out in one tab signs out the others, which show the next person nothing of it',
    async () => {
      const admin = await browser.person(fixture().origin);
      await signIn(admin);
      await admin.page.goto('/admin/profile');
      const email = admin.page.getByLabel('Email');
      await expect.poll(() => email.inputValue()).toBe(ADMIN.email);
      // From here on the first tab knows of a profile only what it has kept.
      await admin.page.route('**/api/v1/admin/profile', () => undefined);
      const other = { ...admin, page: await admin.context.newPage() };
      await other.page.goto('/admin/dashboard');
      await other.page.getByRole('button', { name: 'Sign out' }).first().click();
      await admin.page.waitForURL('**/login');
      await fillLogin(other, CREW);
      await admin.page.waitForURL('**/admin/profile');
      await expect.poll(() => email.inputValue()).toBe(CREW.email);
    },
  );

  it('spec §4 · a profile that cannot be fetched logs out', async () => {
    const admin = await browser.person(fixture().origin, { expected: [/500/] });
    await signIn(admin);
    await admin.page.route('**/api/v1/admin/profile', (route) => route.fulfill({ status: 500, json: {} }));
    await admin.page.goto('/admin/settings');
    await admin.page.waitForURL('**/login');
    expect(await stored(admin, 'auth_token')).toBeNull();
  });

  itAtLength(
    'spec §4 · one lost request for the profile ends nothing, on its own page too, and what is typed stays',
    async () => {
      const admin = await browser.person(fixture().origin, { expected: [/profile/] });
      await signIn(admin);
      let lost = 0;
      await admin.page.route('**/api/v1/admin/profile', (route) => {
        lost += 1;
        return lost % 2 === 1 ? route.abort('connectionreset') : route.continue();
      });
      await admin.page
        .getByRole('link', { name: /profile/i })
        .first()
        .click();
      const name = admin.page.getByLabel('Name', { exact: true });
      await name.fill('Typed and not saved');
      await expect.poll(() => lost).toBeGreaterThanOrEqual(2);
      // The tab is looked at again.
      await admin.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await admin.page.waitForTimeout(500);
      expect(await name.inputValue()).toBe('Typed and not saved');
      expect(await stored(admin, 'auth_token')).not.toBeNull();
    },
  );

  it.each(
    firstOf(1, [
      ['a refusal, at once', 403],
      ['a server that stays in trouble, after some seconds', 503],
    ] as const),
  )(
    'spec §4 · a profile that cannot be fetched logs out, and no session ends on the server: %s',
    async (_how, status) => {
      const admin = await browser.person(fixture().origin, { expected: [new RegExp(String(status))] });
      await signIn(admin);
      const token = await stored(admin, 'auth_token');
      let asked = 0;
      await admin.page.route('**/api/v1/admin/profile', (route) => {
        asked += 1;
        return route.fulfill({ status, json: { error: 'Not now.', code: 'busy' } });
      });
      const ended: string[] = [];
      admin.page.on('request', (request) => {
        if (request.url().endsWith('/auth/admin/logout')) ended.push(request.method());
      });
      await admin.page
        .getByRole('link', { name: /profile/i })
        .first()
        .click();
      await admin.page.waitForURL('**/login');
      expect(asked).toBe(status === 403 ? 1 : 4);
      expect(ended).toEqual([]);
      expect(await stored(admin, 'auth_token')).toBeNull();
      const answer = await fetch(`${fixture().origin}/api/v1/admin/profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
    },
  );

  it('spec §4 · authenticated means a token exists', async () => {
    const admin = await browser.person(fixture().origin);
    await signIn(admin);
    await admin.page.evaluate(() => localStorage.removeItem('admin_data'));
    await admin.page.goto('/admin/settings');
    await admin.page.locator('h1').first().waitFor();
    expect(new URL(admin.page.url()).pathname).toBe('/admin/settings');
    // Before the next page begins, not on this one: what this one still asks would be refused.
    await admin.page.addInitScript(() => localStorage.removeItem('auth_token'));
    await admin.page.goto('/admin/settings');
    await admin.page.waitForURL('**/login');
  });
});

describe('spec §4 judge session', () => {
  it('spec §3 keys · judge_token and judge_data hold judge, session id and token after validation', async () => {
    const judge = await browser.person(fixture().origin);
    await openJudgeLink(judge, fixture().judgePath);
    expect(await stored(judge, 'judge_token')).toBe(fixture().judgeToken);
    const data = JSON.parse((await stored(judge, 'judge_data')) ?? '{}');
    expect(JSON.stringify(data)).toContain(JUDGE_NAME);
    expect(data.session_id).toMatch(/^\w+$/);
  });

  it.each(['judge_token', 'judge_data'])(
    'spec §4 · a judge counts as authenticated only with both: without %s, / is shown',
    async (missing) => {
      // The open form notices what is missing before we leave it.
      const judge = await browser.person(fixture().origin, { expected: [/403/] });
      await openJudgeLink(judge, fixture().judgePath);
      await judge.page.evaluate((key) => localStorage.removeItem(key), missing);
      await judge.page.goto('/judge/scoring');
      await judge.page.waitForURL(`${fixture().origin}/`);
    },
  );

  it('spec §4 · logout clears the judge session', async () => {
    const judge = await browser.person(fixture().origin);
    await openJudgeLink(judge, fixture().judgePath);
    await endJudgeSession(judge);
    await judge.page.waitForURL(`${fixture().origin}/`);
    await toast(judge, 'Judge session ended').waitFor();
    expect(await stored(judge, 'judge_token')).toBeNull();
    expect(await stored(judge, 'judge_data')).toBeNull();
  });
});
