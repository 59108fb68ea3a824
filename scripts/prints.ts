/**
 * Makes every print as a PDF file, as the server makes it, with its pictures and its text, into `.cache/prints`, to be
 * looked at: with 1, 14 and 60 acts whose names are hard to fit, on A4 and on Letter, in three looks.
 *
 *   npm run build && npm run prints [-- part of a print's name …]
 *
 * `OVATION_LANGUAGE=es` makes them in another of the admin's languages, which the event then speaks too.
 * Pictures and text need Poppler (`pdftoppm`, `pdftotext`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Look } from '#domain/events/look/look.ts';
import { ADMIN_ROOMS, sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { isAdminLanguage, SOURCE } from '#domain/messages/languages.ts';
import type { Caller } from '#server/demo/api.ts';
import { launchChromium } from '#test/browser.ts';
import { BRANDS } from '#test/show/brands.ts';
import { type Evening, startEvening } from '#test/show/evening.ts';
import { EVENT_NAME, HARD, LONG_WIFI, PANEL } from '#test/show/hard-show.ts';
import { makeSmallShow } from '#test/show/small-show.ts';

const asked = process.argv.slice(2);
const { OVATION_LANGUAGE: given } = process.env;
const LANGUAGE = isAdminLanguage(given) ? given : SOURCE;
const say = sayIn(LANGUAGE, await fetchWords(LANGUAGE, ADMIN_ROOMS));
const OUT = join(import.meta.dirname, '../.cache/prints');
/** Sheets of 60 acts for every judge take a machine with other work a while. */
const LONG_MS = 300_000;

interface Print {
  path: string;
  /** What to press, one after the other, until the sheets are there. */
  press?: readonly string[];
}

const prints = (resultId: string): Record<string, Print> => ({
  poster: { path: '/admin/settings/share', press: [say('hall.printPosters')] },
  cards: { path: '/admin/judges', press: [say('judges.printCards')] },
  sheets: { path: '/admin/scoring/paper', press: [say('sheets.printSheets')] },
  lists: { path: '/admin/scoring/paper', press: [say('sheets.printLists')] },
  result: { path: '/results' },
  protocol: { path: `/admin/scoring/protocol/${resultId}` },
  diploma: { path: `/admin/scoring/diplomas/${resultId}` },
  sheet: { path: `/admin/scoring/diplomas/${resultId}`, press: [say('prints.resultSheet')] },
  part: { path: `/admin/scoring/diplomas/${resultId}`, press: [say('prints.part')] },
  list: { path: '/admin/participants?mode=list' },
  door: { path: '/admin/participants?mode=door' },
  consents: { path: '/admin/participants?mode=consents' },
  names: { path: '/admin/participants?mode=names' },
  slips: { path: '/admin/participants?mode=slips' },
  programme: { path: '/admin/programme' },
  cue: { path: '/admin/running-order' },
  report: { path: '/admin/report' },
});

const namesOf = (count: number): string[] => {
  const names = [...HARD.map(({ name }) => name), 'NGUYỄN THỊ ÁNH ĐƯỢC ƯỚC MƠ'];
  return Array.from(
    { length: count },
    (_, at) => names[at] ?? `The Slightly Damp Umbrella Society ${at + 1}`,
  );
};

/** Of whom no parent has agreed yet: one alone, and two in a group whose form is a page for each. */
async function addChildren(desk: Caller, names: readonly string[]): Promise<void> {
  for (const [index, stageName] of names.entries())
    await desk.call(registrationEndpoints.addParticipant, {
      body: {
        ...testParticipant(index),
        stageName,
        songTitle: HARD[index]?.song ?? 'Rain Song',
        isMinor: true,
        parentalConsent: {
          consentGiven: false,
          parentPreferredName: PANEL[index] ?? 'Jo',
          parentContact: '07700 900123',
        },
        performerCount: index === 1 ? 2 : 1,
        members: index === 1 ? [{ name: 'Ida Castellanos', isMinor: true }] : [],
      },
    });
}

async function startShow(count: number): Promise<{ evening: Evening; resultId: string; eventId: string }> {
  const evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, namesOf(count)) });
  const { desk } = evening;
  const [event] = await desk.call(eventsEndpoints.events);
  const eventId = event?.id ?? '';
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: eventId },
    body: {
      ...(count === 14 && { name: EVENT_NAME, host: 'Aurora Con 2026, Meridian Congress Centre' }),
      settings: {
        mainLanguage: LANGUAGE,
        publicAddress: 'http://open-stage.aurora-con.example',
        ...(count === 14 ? { wifiLine: LONG_WIFI } : { wifiName: 'Hall', wifiPassword: 'correct-horse' }),
      },
    },
  });
  await evening.until('published');
  await addChildren(desk, namesOf(Math.min(count, 4)));
  if (count === 14) await desk.call(judgingEndpoints.addJudges, { body: { names: PANEL } });
  const { result } = await desk.call(resultsEndpoints.scoring);
  return { evening, eventId, resultId: result?.id ?? '' };
}

async function make(page: Page, { path, press = [] }: Print, file: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${LANGUAGE}`);
  await page.getByRole('heading').first().waitFor();
  for (const words of press) {
    const control = page.getByRole('button', { name: words }).or(page.getByRole('radio', { name: words }));
    await control.first().click({ force: true });
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  const button = page.getByRole('button', { name: 'PDF', exact: true });
  if ((await button.count()) === 0) {
    await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, format: 'A4' });
    return;
  }
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: LONG_MS }),
    button.last().click(),
  ]);
  await download.saveAs(file);
}

async function makeAll(browser: Browser, count: number): Promise<void> {
  const show = await startShow(count);
  const { server, desk, token } = show.evening;
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
      // Which decides the paper: A4 there, Letter here.
      locale: count === 14 ? 'en-GB' : 'en-US',
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate((held) => localStorage.setItem('auth_token', held), token);
    const looks: [string, Look | null][] = [['house', null], ...Object.entries(BRANDS)];
    for (const [brand, look] of looks) {
      await desk.call(eventsEndpoints.changeEvent, {
        params: { id: show.eventId },
        body: { settings: { look } },
      });
      for (const [name, print] of Object.entries(prints(show.resultId))) {
        const file = `${LANGUAGE === SOURCE ? '' : `${LANGUAGE}-`}${name}-${count}-${brand}`;
        if (asked.length > 0 && !asked.some((part) => file.includes(part))) continue;
        const pdf = join(OUT, `${file}.pdf`);
        try {
          await make(page, print, pdf);
        } catch (error) {
          console.log(`${file}: ${String(error).slice(0, 300)}`);
          continue;
        }
        execFileSync('pdftotext', ['-layout', pdf]);
        execFileSync('pdftoppm', ['-r', '60', '-png', '-l', '6', pdf, join(OUT, file)]);
        const info = execFileSync('pdfinfo', [pdf], { encoding: 'utf8' });
        console.log(file, /Pages:\s*(\d+)/.exec(info)?.[1], /Page size:\s*(.*)/.exec(info)?.[1]);
      }
    }
  } finally {
    await show.evening.stop();
  }
}

if (asked.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await launchChromium();
try {
  for (const count of [1, 14, 60])
    if (
      asked.length === 0 ||
      !asked.some((part) => /-\d+-/.test(part)) ||
      asked.some((part) => part.includes(`-${count}-`))
    )
      await makeAll(browser, count);
} finally {
  await browser.close();
}
