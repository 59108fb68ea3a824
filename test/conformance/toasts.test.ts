/** Specification, sections 8 and 9: every text of the catalogue, and how toasts behave. */
import { describe, expect, it } from 'vitest';
import { type Person, testBrowser } from '../browser.ts';
import { firstOf, itAtLength } from '../tried.ts';
import {
  ADMIN,
  conformanceFixture,
  endJudgeSession,
  fillLogin,
  JUDGE_NAME,
  openJudgeLink,
  signIn,
  toast,
} from './fixture.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

const WRONG = { email: ADMIN.email, password: 'certainly not this one' };

/** Answers a call without an `error` field, as a proxy in trouble would. */
const fail = ({ page }: Person, call: string, json = {}) =>
  page.route(`**/api/v1${call}`, (route) => route.fulfill({ status: 500, json }));

describe('spec §8', () => {
  it('spec §8 · any 401: info toast "Logged out successfully"', async () => {
    const admin = await browser.person(fixture().origin, { expected: [/401/] });
    await signIn(admin);
    // Before the next page begins, not on this one: what this one still asks would meet the 401 first.
    await admin.page.addInitScript(() => localStorage.setItem('auth_token', 'no-longer-a-session-token'));
    await admin.page.goto('/admin/profile');
    const shown = toast(admin, 'Logged out successfully');
    await shown.waitFor();
    expect(await shown.getAttribute('class')).toContain('Toastify__toast--info');
  });

  it("spec §8 · login failure: the server's error field", async () => {
    const visitor = await browser.person(fixture().origin, { expected: [/401/] });
    await visitor.page.goto('/login');
    await fillLogin(visitor, WRONG);
    await toast(visitor, 'That email and password do not match.').waitFor();
    expect(await toast(visitor, 'Logged out successfully').count()).toBe(0);
  });

  it('spec §8 · login failure: else "Login failed"', async () => {
    const visitor = await browser.person(fixture().origin, { expected: [/500/] });
    await fail(visitor, '/auth/admin/login');
    await visitor.page.goto('/login');
    await fillLogin(visitor, WRONG);
    await toast(visitor, 'Login failed').waitFor();
  });

  it('spec §8 · profile update failure: the server\'s error field, else "Failed to update profile"', async () => {
    const admin = await browser.person(fixture().origin, { expected: [/400/, /500/] });
    await signIn(admin);
    await admin.page.goto('/admin/profile');
    await admin.page.getByLabel('Email').fill('not an address');
    await admin.page.getByRole('button', { name: 'Save details' }).click();
    await toast(admin, 'Some of this is missing or not right.').waitFor();
    await admin.page.route('**/api/v1/admin/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await admin.page.getByRole('button', { name: 'Save details' }).click();
    await toast(admin, 'Failed to update profile').waitFor();
  });

  it('spec §8 · password change failure: the server\'s error field, else "Failed to change password"', async () => {
    const admin = await browser.person(fixture().origin, { expected: [/400/, /500/] });
    await signIn(admin);
    await admin.page.goto('/admin/profile');
    await admin.page.getByLabel('Current password').fill('certainly not this one');
    await admin.page.getByLabel('New password').fill('a longer walk by the sea');
    const button = admin.page.getByRole('button', { name: 'Change password' });
    await button.click();
    await toast(admin, 'That is not your current password.').waitFor();
    await fail(admin, '/admin/change-password', { error: '' });
    await button.click();
    await toast(admin, 'Failed to change password').waitFor();
  });

  it("spec §8 · judge token failure: the server's error field", async () => {
    const judge = await browser.person(fixture().origin, { expected: [/404/] });
    await judge.page.goto('/judge/0000000000000000');
    await toast(judge, 'Invalid judge token').waitFor();
  });

  it('spec §8 · judge token failure: else "Invalid judge token"', async () => {
    const judge = await browser.person(fixture().origin, { expected: [/404/] });
    await judge.page.route('**/api/v1/auth/judge/*', (route) => route.fulfill({ status: 404, json: {} }));
    await judge.page.goto(fixture().judgePath);
    await toast(judge, 'Invalid judge token').waitFor();
  });

  itAtLength('spec §8 · a judge token is not called invalid by a server that failed', async () => {
    const judge = await browser.person(fixture().origin, { expected: [/500/] });
    await fail(judge, '/auth/judge/*');
    await judge.page.goto(fixture().judgePath);
    await judge.page.getByRole('heading', { name: 'Your link cannot be opened just now' }).waitFor();
    expect(await toast(judge, 'Invalid judge token').count()).toBe(0);
    await judge.page.unroute('**/api/v1/auth/judge/*');
    await judge.page.waitForURL('**/judge/scoring');
  });

  it('spec §8 · a sign-in that could not be sent calls no field wrong', async () => {
    const visitor = await browser.person(fixture().origin, { expected: [/login/] });
    await visitor.page.route('**/api/v1/auth/admin/login', (route) => route.abort('connectionrefused'));
    await visitor.page.goto('/login');
    await fillLogin(visitor, ADMIN);
    await toast(visitor, 'Login failed').waitFor();
    expect(await visitor.page.locator('[aria-invalid]').count()).toBe(0);
    expect(await visitor.page.getByLabel('Password', { exact: true }).inputValue()).toBe(ADMIN.password);
  });

  it('spec §8 success · "Login successful!"', async () => {
    const admin = await browser.person(fixture().origin);
    await signIn(admin);
    await toast(admin, 'Login successful!').waitFor();
  });

  it('spec §8 success · "Profile updated successfully!"', async () => {
    const admin = await browser.person(fixture().origin);
    await signIn(admin);
    await admin.page.goto('/admin/profile');
    const name = admin.page.getByLabel('Name', { exact: true });
    await name.fill('Jo B. Brandt');
    await admin.page.getByRole('button', { name: 'Save details' }).click();
    await toast(admin, 'Profile updated successfully!').waitFor();
    expect(await name.inputValue()).toBe('Jo B. Brandt');
  });

  it('spec §8 success · "Password changed successfully!"', async () => {
    const admin = await browser.person(fixture().origin);
    await signIn(admin);
    await admin.page.goto('/admin/profile');
    await admin.page.getByLabel('Current password').fill(ADMIN.password);
    await admin.page.getByLabel('New password').fill(ADMIN.password);
    await admin.page.getByRole('button', { name: 'Change password' }).click();
    await toast(admin, 'Password changed successfully!').waitFor();
  });

  it('spec §8 success · "Welcome, {name}!"', async () => {
    const judge = await browser.person(fixture().origin);
    await judge.page.goto(fixture().judgePath);
    await toast(judge, `Welcome, ${JUDGE_NAME}!`).waitFor();
  });

  it('spec §8 success · "Judge session ended"', async () => {
    const judge = await browser.person(fixture().origin);
    await openJudgeLink(judge, fixture().judgePath);
    await endJudgeSession(judge);
    await toast(judge, 'Judge session ended').waitFor();
  });
});

describe('spec §9 toasts', () => {
  const withToast = async () => {
    const visitor = await browser.person(fixture().origin, { expected: [/500/] });
    await fail(visitor, '/auth/admin/login');
    await visitor.page.goto('/login');
    await fillLogin(visitor, WRONG);
    const shown = toast(visitor, 'Login failed');
    await shown.waitFor();
    return { ...visitor, shown };
  };
  const clock = ({ page }: Person) =>
    page
      .locator('.Toastify__progress-bar[role=progressbar], .Toastify__progress-bar--animated')
      .first()
      .evaluate((bar) => {
        const { animationDuration, animationPlayState } = getComputedStyle(bar);
        return { animationDuration, animationPlayState };
      });
  /** A toast whose time runs so slowly that a busy machine finds it there. */
  const withSlowToast = async () => {
    const person = await withToast();
    await person.shown
      .locator('[role=progressbar]')
      .evaluate((bar) => bar.getAnimations().map((running) => running.updatePlaybackRate(0.01)));
    // It stands still while it comes in, and goes on whatever was done to it meanwhile.
    await expect.poll(async () => (await clock(person)).animationPlayState).toBe('running');
    return person;
  };

  it('spec §9 · top-right', async () => {
    const { page, shown } = await withSlowToast();
    const box = await shown.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(120);
    expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60);
  });

  it('spec §9 · 5000 ms', async () => {
    const person = await withToast();
    expect((await clock(person)).animationDuration).toBe('5s');
    await person.page.mouse.move(10, 500);
    // By the bar's own clock: a busy machine notices its end late, and the toast never goes before.
    const stayed = await person.shown.evaluate(async (toast) => {
      const [bar] = toast.querySelector('[role=progressbar]')?.getAnimations() ?? [];
      await bar?.finished;
      return toast.isConnected ? bar?.currentTime : 'gone';
    });
    expect(stayed).toBe(5_000);
    await person.shown.waitFor({ state: 'detached' });
  });

  itAtLength('spec §9 · close on click', async () => {
    const { shown } = await withSlowToast();
    await shown.click();
    await shown.waitFor({ state: 'detached' });
  });

  itAtLength('takes no press on its way out', async () => {
    const { shown } = await withSlowToast();
    const takesPresses = await shown.evaluate((toast) => {
      toast.dataset.in = 'false';
      return getComputedStyle(toast).pointerEvents;
    });
    expect(takesPresses).toBe('none');
  });

  itAtLength('spec §9 · pause on hover', async () => {
    const person = await withSlowToast();
    await person.shown.hover();
    await expect.poll(async () => (await clock(person)).animationPlayState).toBe('paused');
    await person.page.mouse.move(10, 500);
    await expect.poll(async () => (await clock(person)).animationPlayState).toBe('running');
  });

  itAtLength('stays while the keyboard is in it, and goes by its own button', async () => {
    const person = await withSlowToast();
    const close = person.shown.getByRole('button');
    await close.focus();
    await expect.poll(async () => (await clock(person)).animationPlayState).toBe('paused');
    await person.page.getByRole('textbox', { name: 'Password' }).focus();
    await expect.poll(async () => (await clock(person)).animationPlayState).toBe('running');
    await close.press('Enter');
    await person.shown.waitFor({ state: 'detached' });
  });

  itAtLength('spec §9 · pause on focus loss', async () => {
    const person = await withSlowToast();
    await person.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect.poll(async () => (await clock(person)).animationPlayState).toBe('paused');
    await person.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(async () => (await clock(person)).animationPlayState).toBe('running');
  });

  it.each(
    firstOf(1, [
      [0.7, 'goes'],
      [0.5, 'stays'],
    ] as const),
  )('spec §9 · draggable, 0.6 removes it: dragged by %f of its width it %s', async (share, outcome) => {
    const { page, shown } = await withSlowToast();
    const box = await shown.boundingBox();
    if (!box) throw new Error('The toast has no box.');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (box.width * share) / 2, y, { steps: 4 });
    await page.mouse.move(x + box.width * share, y, { steps: 4 });
    await page.mouse.up();
    if (outcome === 'goes') await shown.waitFor({ state: 'detached' });
    else {
      await page.waitForTimeout(700);
      expect(await shown.count()).toBe(1);
    }
  });
});
