/** Filling in the registration form as a person does, by what its fields are called. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Typed {
  name: string;
  pronouns?: string;
  minor?: boolean;
  stageName: string;
  song: string;
  people?: string;
  parent?: { name: string; contact: string; how: 'link' | 'here' };
}

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const next = (page: Page) => page.getByRole('button', { name: /^(Continue|Try again)$/ });

/** Step 1, and on to the next. */
export async function fillAbout(page: Page, typed: Typed): Promise<void> {
  await box(page, 'Name we should call you').fill(typed.name);
  if (typed.pronouns !== undefined) {
    await page.getByRole('radio', { name: 'Write your own' }).check();
    await box(page, 'Your pronouns').fill(typed.pronouns);
  }
  await page.getByRole('radio', { name: typed.minor ? 'Under 18' : '18 or over' }).check();
  await next(page).click();
  await page.getByRole('heading', { name: 'Your act', level: 1 }).waitFor();
}

/** Step 2, and on to the next. */
export async function fillAct(page: Page, typed: Typed): Promise<void> {
  await box(page, 'Stage name').fill(typed.stageName);
  await box(page, 'Song or piece').fill(typed.song);
  if (typed.people !== undefined) {
    await box(page, 'How many people are on stage?').fill(typed.people);
    await page
      .getByRole('group', { name: /Will any of them be under/ })
      .getByRole('radio', { name: 'No' })
      .check();
  }
  await page.getByRole('radio', { name: /Bring a flash drive/ }).check();
  await next(page).click();
  await page.getByRole('heading', { name: 'Safety and consent', level: 1 }).waitFor();
}

/** Step 3, and on to the review. */
export async function fillSafety(page: Page, typed: Typed): Promise<void> {
  if (typed.parent) {
    const how = typed.parent.how === 'link' ? 'Send them a link' : 'They are here with me';
    await page.getByRole('radio', { name: how }).check();
    await box(page, 'Name of your parent').fill(typed.parent.name);
    await box(page, 'Phone or email of your parent').fill(typed.parent.contact);
    if (typed.parent.how === 'here') await page.getByRole('checkbox', { name: /I am the parent/ }).check();
    await page.getByRole('button', { name: 'Same as my parent or guardian' }).click();
  } else {
    await box(page, 'Their name').fill('Mila');
    await box(page, 'How we reach them').fill('+49 171 5550 139');
  }
  await page.getByRole('checkbox', { name: 'I accept the stage rules' }).check();
  await next(page).click();
  await page.getByRole('heading', { name: 'Ready to send?', level: 1 }).waitFor();
}

/** All steps; answers the path of the private page. */
export async function register(page: Page, typed: Typed): Promise<string> {
  await page.goto('/register');
  await fillAbout(page, typed);
  await fillAct(page, typed);
  await fillSafety(page, typed);
  await page.getByRole('button', { name: 'Send my registration' }).click();
  await page.getByRole('heading', { name: 'You are registered' }).waitFor();
  return linkIn(page, 'Your private link');
}

/** The path of a link that the page offers to copy. */
export async function linkIn(page: Page, label: string): Promise<string> {
  return new URL(await page.getByLabel(label).inputValue()).pathname;
}

/** Takes a box's tick off that is saved at once: the page shows it off when it is on its way, not within the press. */
export async function takeOff(box: Locator): Promise<void> {
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(false);
}
