/** The reader's language: the ballot's bytes in each, without a script, changed in mid-vote; and what speaks which. */
import { appendFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { directionOf, type Language, nameOf, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import { giveSampleTexts, OFFERED_BY_DEMO } from '#server/demo/sample-texts.ts';
import { axeFindings } from './axe.ts';
import { PHONE, TABLET, testBrowser } from './browser.ts';
import { cutOff } from './layout.ts';
import { testServers } from './server.ts';
import { long, unbracketed } from './unbracketed.ts';

const start = testServers();
const browser = testBrowser();
/** One round trip's first packets. */
const LARGEST = 14_336;
const MOST_SCRIPT = 56 * 1024;

async function openFixture(otherLanguages: Language[] = ['de'], mainLanguage: Language = 'en') {
  const server = await start();
  const { desk } = await server.sample();
  const event = (await desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!event || !poll) throw new Error('The sample event has a poll.');
  const speak = (settings: { mainLanguage?: Language; otherLanguages: Language[] }) =>
    desk.call(eventsEndpoints.changeEvent, { params: { id: event.id }, body: { settings } });
  await speak({ mainLanguage, otherLanguages });
  const params = { id: poll.id };
  return {
    server,
    desk,
    acts: poll.candidates,
    offer: (languages: Language[]) => speak({ otherLanguages: languages }),
    sayOwn: (line: string, text: string) =>
      desk.call(planningEndpoints.saySentence, {
        params: { id: event.id },
        body: { language: mainLanguage, line, text },
      }),
    /** What the organisers wrote, in each of the demo's languages; they have to be offered. */
    tellTexts: () => giveSampleTexts(desk, event.id),
    open: () => desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } }),
    close: () => desk.call(votingEndpoints.closePoll, { params }),
    turnout: async () => (await desk.call(votingEndpoints.polls))[0]?.ballots,
  };
}

const sum = (all: number, size: number) => all + size;

/** The ballot's script and the words that come with it. */
async function scriptsIn(html: string, origin: string): Promise<string[]> {
  const [, main = '', words = ''] = /data-src="([^"]+)" data-words="([^"]*)"/.exec(html) ?? [];
  const paths = [main, ...words.split(' ')].filter((path) => path !== '');
  return Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
}

const ask = (url: string, headers: Record<string, string>) => fetch(url, { headers });

it('the first answer is within 14 KB and the script within 56 in every language, and no other language comes along', async () => {
  const { server, open } = await openFixture(['de', 'en-XA']);
  await open();
  for (const [language, words] of [
    ['en', 'Choose one act'],
    ['de', 'Wähle einen Act'],
    ['en-XA', `[${long('Choose')}`],
  ] as const) {
    const answer = await ask(`${server.origin}/vote`, { 'accept-language': language });
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(LARGEST);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain(`<html lang="${language}" dir="ltr"`);
    if (language !== 'en') expect(html).not.toContain('Choose one act');
    const sources = await scriptsIn(html, server.origin);
    const sizes = sources.map((source) => gzipSync(source).length);
    expect(sizes.reduce(sum, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
    if (language === 'de') {
      expect(sources.some((source) => source.includes('Wähle einen Act'))).toBe(true);
      expect(sources.some((source) => source.includes('Keep my vote as it is'))).toBe(false);
    }
  }
});

it('each language has room in them, those of the demo beside one another, and is read in its direction', async () => {
  const demo: readonly Language[] = OFFERED_BY_DEMO;
  const { server, open, offer, tellTexts } = await openFixture([...demo]);
  await open();
  await tellTexts();
  const every: readonly Language[] = [SOURCE, ...TRANSLATED];
  // All of them at once.
  await offer([...TRANSLATED]);
  for (const language of every) {
    const answer = await ask(`${server.origin}/vote`, { 'accept-language': language });
    expect(Number(answer.headers.get('content-length')), `all, ${language}`).toBeLessThanOrEqual(LARGEST);
    expect(await answer.text()).toContain('Türkçe');
  }
  for (const language of every) {
    await offer(language === SOURCE || demo.includes(language) ? [...demo] : [language]);
    const answer = await ask(`${server.origin}/vote`, { 'accept-language': language });
    const first = Number(answer.headers.get('content-length'));
    const html = await answer.text();
    const say = sayIn(language, await fetchWords(language, ['vote']));
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}"`);
    expect(html).toContain(say('vote.chooseOne'));
    const [script = 0, ...words] = (await scriptsIn(html, server.origin)).map((one) => gzipSync(one).length);
    const [rest, all] = [words.reduce(sum, 0), [script, ...words].reduce(sum, 0)];
    // A file that is named gets what stands in docs/translating.md.
    if (process.env.LOOK)
      appendFileSync(process.env.LOOK, `| ${[nameOf(language), first, script, rest].join(' | ')} |\n`);
    expect(first, language).toBeLessThanOrEqual(LARGEST);
    expect(all, language).toBeLessThanOrEqual(MOST_SCRIPT);
  }
});

it('a page speaks what was asked for, else what was chosen before, else what the browser reads, else the event', async () => {
  const { server } = await openFixture(['en'], 'de');
  const spoken = async (path: string, headers: Record<string, string> = {}) =>
    /<html lang="([^"]+)"/.exec(await (await ask(server.origin + path, headers)).text())?.[1];
  expect(await spoken('/vote')).toBe('de');
  expect(await spoken('/vote', { 'accept-language': 'fr, en-GB;q=0.5' })).toBe('en');
  expect(await spoken('/vote', { 'accept-language': 'en', cookie: 'ovation_language=de' })).toBe('de');
  expect(await spoken('/vote?lang=en', { cookie: 'ovation_language=de' })).toBe('en');
  expect(await spoken('/vote?lang=xx"><script>')).toBe('de');
  // Without scripts a page can only say that it needs them.
  const still = async (path: string) =>
    /<noscript>([^<]*)/.exec(await (await ask(server.origin + path, {})).text())?.[1];
  expect(await still('/register?lang=de')).toBe(
    sayIn('de', await fetchWords('de', ['ui']))('ui.needsScript'),
  );
  expect(await still('/register?lang=en')).toMatch(/^Ovation needs JavaScript/);
  // The admin has languages of its own, whatever the event offers.
  expect(await spoken('/admin/settings')).toBe('de');
  expect(await spoken('/admin/settings', { 'accept-language': 'fr' })).toBe('fr');
  expect(await spoken('/admin/settings', { 'accept-language': 'ja' })).toBe('de');
  // Search engines find a public page in each language that is offered, and no other page.
  const alternates = async (path: string) =>
    [...(await (await ask(server.origin + path, {})).text()).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      .map(([, language, href]) => `${language} ${href}`)
      .join();
  for (const path of ['/', '/register', '/results'])
    expect(await alternates(path)).toBe('de ?lang=de,en ?lang=en,x-default ?');
  for (const path of ['/login', '/admin/settings', '/projector', '/nothing'])
    expect(await alternates(path)).toBe('');
  const asked = await ask(`${server.origin}/vote?lang=en`, {});
  expect(asked.headers.getSetCookie().join()).toContain('ovation_language=en');
});

it('pages of an earlier event are read in its languages, and the admin’s door in those of the admin too', async () => {
  const { server, desk } = await openFixture(['pl'], 'de');
  const [round] = await desk.call(roundsEndpoints.rounds);
  const [act] = await desk.call(registrationEndpoints.participants);
  const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id: act?.id ?? '' } });
  const { participant } = await desk.call(registrationEndpoints.register, {
    body: {
      ...testParticipant(1),
      isMinor: true,
      parentalConsent: {
        consentGiven: false,
        parentPreferredName: 'Ewa',
        parentPronouns: '',
        parentContact: '+48 500 550 139',
      },
    },
  });
  const child = await desk.call(registrationEndpoints.showLinks, { params: { id: participant.id } });
  const [judge] = await desk.call(judgingEndpoints.addJudges, { body: { names: ['Ola'] } });
  const { path: judges } = await desk.call(judgingEndpoints.reissueLink, { params: { id: judge?.id ?? '' } });
  const current = (await desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  const polish = { field: 'consent', language: 'pl', text: 'Zgadzam się.' } as const;
  await desk.call(planningEndpoints.giveTexts, {
    params: { id: current?.id ?? '' },
    body: { texts: [{ ...polish, subjectId: '', part: '' }] },
  });
  const next = await desk.call(eventsEndpoints.addEvent, {
    body: { name: 'Next year', settings: { mainLanguage: 'it', otherLanguages: [] } },
  });
  await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: next.id } });
  const spoken = async (path: string, accepts: string) =>
    /<html lang="([^"]+)"/.exec(
      await (await ask(server.origin + path, { 'accept-language': accepts })).text(),
    )?.[1];
  const own = new URL(child.consentUrl ?? '').pathname;
  for (const path of [`/rounds/${round?.id}/results`, new URL(statusUrl).pathname, own, judges]) {
    expect(await spoken(path, 'pl')).toBe('pl');
    expect(await spoken(path, 'it')).toBe('de');
  }
  expect(await spoken('/', 'pl')).toBe('it');
  expect(await spoken('/login', 'pl')).toBe('it');
  const asked = await ask(`${server.origin}/api/v1/consents/${own.split('/').at(-1)}`, {
    'accept-language': 'it, pl',
  });
  expect((await asked.json()).text.text).toBe(polish.text);
  const { page } = await browser.person(server.origin, { locale: 'fr-FR' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  // What is chosen there is kept, though no page of the event is read in it.
  await page.locator('summary').getByText('Français').click();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'ovation_language')?.value)
    .toBe('es');
});

it('without a script one reads the ballot in German, changes the language and keeps what one chose', async () => {
  const fixture = await openFixture();
  await fixture.open();
  const { page } = await browser.person(fixture.server.origin, {
    viewport: PHONE,
    javaScriptEnabled: false,
    locale: 'de-DE',
  });
  const [first] = fixture.acts;
  if (!first) throw new Error('The sample event has acts.');
  await page.goto('/vote');
  await page.getByRole('heading', { name: 'Wähle einen Act' }).waitFor();
  await page.getByText(first.stageName).first().click();
  await page.getByText('Deutsch').first().click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Choose one act' }).waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await fixture.turnout()).toBe(0);
  await page.getByText('English').first().click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: /^(Stimme für|Zum Abstimmen)/ }).click();
  await page.getByRole('heading', { name: /Deine\s*Stimme\s*zählt/ }).waitFor();
  expect(await page.getByText(first.stageName).count()).toBe(1);
  expect(await fixture.turnout()).toBe(1);
});

it('a refusal is told in the language of its reader, with a script and without, and English is as it was', async () => {
  const { server } = await openFixture();
  const refusedIn = async (language: string) => {
    const body = new URLSearchParams({ code: 'ABCD-EFGH' });
    const headers = { 'accept-language': language };
    return (await fetch(`${server.origin}/vote`, { method: 'POST', headers, body })).text();
  };
  expect(await refusedIn('de')).toContain('Das kann kein Code sein: Er hat zehn Buchstaben und Ziffern.');
  expect(await refusedIn('en')).toContain('This cannot be a code: it has ten letters and digits.');
  const { page } = await browser.person(server.origin, {
    viewport: PHONE,
    locale: 'de-DE',
    expected: [/40[14]/],
  });
  await page.goto('/status/nothing-of-the-kind');
  await page.getByRole('heading', { name: 'Dieser Link ist nicht gültig' }).waitFor();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('nobody@example.org');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('not the right one');
  // Enter signs in; it presses no language above the fields.
  await page.keyboard.press('Enter');
  await page.getByText('E-Mail und Passwort passen nicht zusammen.').first().waitFor();
  await page.goto('/nothing');
  await page.getByText('Hier ist nichts: /nothing.').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

it('Enter on a chosen act votes for it, and presses no language', async () => {
  const fixture = await openFixture();
  await fixture.open();
  const [first] = fixture.acts;
  if (!first) throw new Error('The sample event has acts.');
  const { page } = await browser.person(fixture.server.origin, { viewport: PHONE, locale: 'de-DE' });
  await page.goto('/vote');
  await page.getByText(first.stageName).first().click();
  // The page's script has taken over by now.
  await page.getByRole('button', { name: `Stimme für ${first.stageName}` }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Deine\s*Stimme\s*zählt/ }).waitFor();
  expect(await fixture.turnout()).toBe(1);
});

it('what the event says in words of its own stands on its ballot, drawn and taken over', async () => {
  const fixture = await openFixture();
  await fixture.sayOwn('vote.chooseOne', 'Pick your star');
  await fixture.open();
  const [first] = fixture.acts;
  if (!first) throw new Error('The sample event has acts.');
  const answer = await ask(`${fixture.server.origin}/vote`, {});
  expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(LARGEST);
  expect(await answer.text()).toContain('Pick your star');
  const { page } = await browser.person(fixture.server.origin, { viewport: PHONE, locale: 'en-GB' });
  await page.goto('/vote');
  await page.getByText(first.stageName).first().click();
  // The page's script has taken over by now.
  await page.getByRole('button', { name: `Vote for ${first.stageName}` }).waitFor();
  await page.getByRole('heading', { name: 'Pick your star' }).waitFor();
});

it('changing the language in mid-vote loses no choice, is kept, and can be changed back', async () => {
  const fixture = await openFixture(['de', 'nl', 'zh-Hans']);
  await fixture.open();
  const { page } = await browser.person(fixture.server.origin, { viewport: PHONE, locale: 'en-GB' });
  const [, act] = fixture.acts;
  if (!act) throw new Error('The sample event has acts.');
  await page.goto('/vote');
  await page.getByText(act.stageName).first().click();
  await page.getByRole('button', { name: `Vote for ${act.stageName}` }).waitFor();
  const kept = page.waitForResponse((response) => response.url().endsWith('?lang=de'));
  await page.getByText('English').first().click();
  await page.getByRole('button', { name: /Deutsch\s*German/ }).click();
  await page.getByRole('button', { name: `Stimme für ${act.stageName}` }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await page.title()).toContain('Wählen und abstimmen');
  await kept;
  await page.getByRole('button', { name: `Stimme für ${act.stageName}` }).click();
  await page.getByRole('heading', { name: /Deine\s*Stimme\s*zählt/ }).waitFor();
  expect(await fixture.turnout()).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: /Deine\s*Stimme\s*zählt/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText('Deutsch').first().click();
  // “Chinesisch (vereinfacht)” makes the list no wider than the phone.
  await page.getByText('Chinesisch').waitFor();
  expect((await page.locator('details > div').first().boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await brokenHeadlines(page)).toEqual([]);
  // Chinese and Japanese pages come with letters of their own, each with its own.
  await fixture.offer(['ja', 'zh-Hans']);
  for (const [language, letters] of [
    ['ja', 'Noto Sans JP Variable'],
    ['zh-Hans', 'Noto Sans SC Variable'],
  ] as const) {
    await page.goto(`/register?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const loaded = () =>
      page.evaluate(() => {
        const come = [...document.fonts].filter(({ status }) => status === 'loaded');
        return [...new Set(come.map(({ family }) => family.replaceAll('"', '')))].filter((one) =>
          / (?:JP|SC) /.test(one),
        );
      });
    await expect.poll(loaded, { timeout: 20_000 }).toEqual([letters]);
  }
});

/** Words of the largest headline there is that stand on two lines, in languages whose letters the page has, on phones. */
async function brokenHeadlines(page: Page): Promise<string[]> {
  const latin: Language[] = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'tr'];
  const lines = await Promise.all(
    latin.map(async (language) => [language, (await fetchWords(language, ['vote'])).vote?.voteIsIn ?? '']),
  );
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  const broken: string[] = [];
  for (const width of [320, 360, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    const here = await page.evaluate((said) => {
      const heading = document.querySelector('h1') ?? document.body;
      return said.flatMap(([language = '', line = '']) => {
        document.documentElement.lang = language;
        heading.textContent = line;
        const text = heading.firstChild ?? heading;
        return [...line.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? [word] : [];
        });
      });
    }, lines);
    broken.push(...here.map((word) => `${word} at ${width}`));
  }
  return broken;
}

it('in the language of tests every word of the rooms in the catalogue is bracketed and none is cut off', async () => {
  const fixture = await openFixture([], 'en-XA');
  const { page } = await browser.person(fixture.server.origin, { viewport: PHONE });
  const names = fixture.acts.flatMap(({ stageName, song }) => [stageName, song]);
  const look = async (moment: string) => {
    expect(await unbracketed(page, names), moment).toEqual([]);
    expect(await cutOff(page), moment).toEqual([]);
  };
  await page.goto('/vote');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('waiting');
  await fixture.open();
  const [first] = fixture.acts;
  if (!first) throw new Error('The sample event has acts.');
  await page.getByText(first.stageName).first().click();
  await page.getByRole('button', { name: `[${long('Vote for')}` }).waitFor();
  await look('ballot');
  await page.getByRole('button', { name: `[${long('Vote for')}` }).click();
  await page.getByRole('heading', { name: `[${long('Your')}` }).waitFor();
  await look('vote in');
  await fixture.close();
  await page.getByRole('heading', { name: `[${long('Voting is closed')}` }).waitFor();
  await look('closed');
});

it.each(['ja', 'zh-Hans', 'he'] as const)(
  'a name in other letters is as large in %s as in English',
  async (language) => {
    const fixture = await openFixture([language]);
    const { page } = await browser.person(fixture.server.origin, { viewport: TABLET });
    const sizeIn = async (spoken: Language) => {
      const asked = page.waitForResponse((answer) => answer.url().includes('/results/past'));
      await page.goto(`/?lang=${spoken}`);
      await asked;
      await page.locator(`html[lang="${spoken}"] h1`).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page
        .locator('h1')
        .first()
        .evaluate((name) => getComputedStyle(name).fontSize);
    };
    const inEnglish = await sizeIn('en');
    await expect.poll(() => sizeIn(language)).toBe(inEnglish);
  },
);
