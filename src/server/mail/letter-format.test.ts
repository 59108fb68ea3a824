import { describe, expect, it } from 'vitest';
import { fillLetter, LETTER_KINDS, LETTERS, ourLetter, SAMPLE_WORDS } from '#domain/mail/letters.ts';
import { LANGUAGES, type Language, localeOf, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import { fixtureWithMail, PERSON } from '#test/mail/fixture-with-mail.ts';
import { readLetter } from '#test/mail/post-office.ts';
import { MINOR, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { outsideBrackets } from '#test/unbracketed.ts';
import { formatted, type LetterStyle } from './letter-format.ts';
import { letterLanguageOf } from './letter-language.ts';

const COLOURS = {
  ground: '#f4f4f0',
  surface: '#ffffff',
  text: '#0b0c0a',
  quiet: '#444444',
  line: '#cccccc',
  button: '#0b0c0a',
  onButton: '#ffffff',
};
const STYLE: LetterStyle = {
  name: 'Open Stage',
  accent: '#ddf247',
  day: COLOURS,
  night: COLOURS,
  logo: null,
};
const LINK = 'https://show.example.org/status/abc';

describe.each<Language>([SOURCE, ...TRANSLATED])('every letter in %s', (language) => {
  it('says where its link leads, is marked by language and direction, and leaves no blank', async () => {
    const voice = await letterLanguageOf(language);
    for (const kind of LETTERS) {
      const words = { ...SAMPLE_WORDS, link: LINK, stage_name: 'A <b>&</b> “B”' };
      const filled = fillLetter(ourLetter(voice.letters, kind), words, language);
      const letter = { ...filled, address: 'a@example.org', language, link: LINK };
      const { html, text } = await formatted(letter, kind, STYLE);
      const opens = voice.say(
        LETTER_KINDS[kind].to === 'parent' ? 'letters.openConsent' : 'letters.openPage',
      );
      expect(html).toContain(`<html lang="${language}" dir="${LANGUAGES[language].direction}">`);
      expect(html).toContain(`>${opens}</a>`);
      expect(html).toContain('show.example.org');
      expect(html).not.toMatch(/<table|<script|<b>|https?:\/\/(?!show\.example\.org)/);
      expect(`${filled.subject} ${text}`).not.toMatch(/[{}]/);
      expect(String(text).split('\n')).toContain(LINK);
      if (kind === 'reminder')
        expect(html).toContain('<li>your track</li><li>the consent of a parent or guardian</li>');
    }
  });
});

it('thanks sponsors below a letter, but not where a parent agrees, an act is refused or a place is told', async () => {
  const voice = await letterLanguageOf('de');
  const sponsors = [{ png: Buffer.from('png'), ratio: 2, name: 'Quay & Side' }];
  const thanked = [];
  for (const kind of LETTERS) {
    const filled = fillLetter(ourLetter(voice.letters, kind), { ...SAMPLE_WORDS, link: LINK }, 'de');
    const letter = { ...filled, address: 'a@example.org', language: 'de' as const, link: LINK };
    const { html, attachments } = await formatted(letter, kind, { ...STYLE, sponsors });
    const isThere = String(html).includes('cid:sponsor-1@ovation');
    expect(attachments?.some(({ cid }) => cid === 'sponsor-1@ovation')).toBe(isThere);
    if (isThere) {
      expect(html).toContain('alt="Quay &#38; Side"');
      expect(html).toContain('Mit Dank an');
      thanked.push(kind);
    }
  }
  expect(thanked).toEqual(['received', 'accepted', 'waitlisted', 'reminder', 'call']);
});

const LANGUAGES_OFFERED = { main_language: 'en', other_languages: ['de', 'ar', 'ja'] };

describeStoresByTurns('letters in the language of their reader', (open) => {
  const set = (settings: object = {}) => fixtureWithMail(open, { ...LANGUAGES_OFFERED, ...settings });
  type Set = Awaited<ReturnType<typeof set>>;
  const registerIn = async ({ ask }: Set, language: string, part: object = {}) =>
    (await ask('POST', '/participants', { ...PERSON, ...part }, { 'accept-language': language })).body;
  const sent = async ({ office, sender }: Set) => {
    const from = office.handed.length;
    await sender().sendDue();
    return office.handed.slice(from).map(readLetter);
  };

  it('go out in the one in which somebody registered, from the event, with the day for the calendar', async () => {
    const the = await set();
    const { participant } = await registerIn(the, 'de-AT,en;q=0.5');
    await the.decide(participant.id, 'accepted');
    the.wait(60_000);
    const [received, accepted] = await sent(the);
    expect(received?.subject).toBe('Dein Act ist angemeldet: Астра Ковалёва');
    expect(received?.html).toContain('<html lang="de" dir="ltr">');
    expect(accepted?.headers).toContain('Content-Language: de');
    expect(accepted?.headers.find((line) => line.startsWith('From: '))).toMatch(/<show@example\.org>$/);
    expect(accepted?.body).toContain('Samstag, 18. April 2026');
    const file = accepted?.attached.get('text/calendar')?.toString('utf8') ?? '';
    expect(file).toContain(`DTSTART:${new Date(START).toISOString().replace(/[-:]|\.\d{3}/g, '')}`);
    expect(received?.attached.has('text/calendar')).toBe(false);
  });

  it('speak the event’s own to somebody whom the desk wrote down, and to a language it does not offer', async () => {
    const the = await set({ main_language: 'ja', other_languages: ['de'] });
    await registerIn(the, 'tr');
    await the.ask('POST', '/admin/participants', { ...PERSON, contact: 'desk@canary.example' }, the.admin);
    const letters = await sent(the);
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'お申し込みを受け付けました：Астра Ковалёва'),
    );
  });

  it('keep what the organisers wrote themselves as it is, marked as what the event speaks', async () => {
    const received = { subject: 'Bonjour {stage_name}', body: 'Voici : {link}\n\nEt {song}' };
    const the = await set({ main_language: 'fr', other_languages: ['ar'], letters: { received } });
    await registerIn(the, 'ar');
    const [letter] = await sent(the);
    expect(letter?.subject).toBe('Bonjour Астра Ковалёва');
    expect(letter?.html).toContain('<html lang="fr" dir="ltr">');
    expect(letter?.html).toContain('Voici : <a class="a" href="http');
  });

  it('go to parents in the child’s, and in their own once they have agreed in it', async () => {
    const the = await set();
    const { participant } = await registerIn(the, 'de', MINOR);
    const subjects = (await sent(the)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.startsWith('Bitte um Zustimmung'))).toBe(true);
    const agreement = {
      text_version: 1,
      agreed: true,
      parent_preferred_name: 'Linh',
      parent_pronouns: 'she/her',
    };
    const token = await the.parentsLink(participant.id);
    const given = await the.ask('POST', `/consents/${token}`, agreement, { 'accept-language': 'ar' });
    expect(given.status).toBe(200);
    await the.ask('POST', `/admin/participants/${participant.id}/consent/ask`, {}, the.admin);
    const [again] = await sent(the);
    expect(again?.subject).toMatch(/^نطلب موافقتك/);
    expect(again?.html).toContain('dir="rtl"');
    // Names written the other way stand apart; an address does not, or programs take the marks for a part of it.
    expect(again?.body).toContain(`\u2068${MINOR.preferred_name}\u2069`);
    expect(again?.body).toMatch(/\nhttp\S+\/consent\/[\w-]+\n/);
  });
});

it.each(LETTERS)('has no word outside the catalogue in the letter “%s”', async (kind) => {
  const voice = await letterLanguageOf('en-XA');
  const filled = fillLetter(ourLetter(voice.letters, kind), { ...SAMPLE_WORDS, link: LINK }, 'en-XA');
  const letter = {
    ...filled,
    address: 'a@example.org',
    language: 'en-XA' as const,
    link: LINK,
    calendar: 'x',
  };
  const { html, text } = await formatted(letter, kind, STYLE);
  const shown = String(html)
    .replace(/<style[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  for (const said of [filled.subject, String(text), shown])
    expect(outsideBrackets(said, [STYLE.name, LINK])).toBe('');
  expect(outsideBrackets('[said] and not', [])).toBe('and not');
});

it('says what stands around a letter in the event’s own words', async () => {
  const own = new Map([
    ['de' as const, { 'letters.openPage': 'Auf die Bühne', 'letters.missingTrack': 'dein Lied' }],
  ]);
  const voice = await letterLanguageOf('de', own);
  expect(voice.say('letters.missingTrack')).toBe('dein Lied');
  const filled = fillLetter(ourLetter(voice.letters, 'received'), { ...SAMPLE_WORDS, link: LINK }, 'de');
  const inLanguage = async (language: Language) =>
    String(
      (
        await formatted({ ...filled, address: 'a@example.org', language, link: LINK }, 'received', {
          ...STYLE,
          own,
        })
      ).html,
    );
  expect(await inLanguage('de')).toContain('>Auf die Bühne</a>');
  expect(await inLanguage('en')).toContain('>Open your page</a>');
});

it.each<Language>([SOURCE, ...TRANSLATED])(
  'a date in a letter in %s says its year where it is not this one',
  async (language) => {
    const { day, moment } = await letterLanguageOf(language);
    const at = Date.UTC(2027, 0, 8, 18, 5);
    const lastYear = Date.UTC(2026, 11, 1);
    // Years stand in the digits, and by the calendar, of the language.
    const year = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), {
      year: 'numeric',
      timeZone: 'UTC',
    }).format(at);
    expect(moment(at, 'UTC', lastYear)).toContain(year);
    expect(moment(at, 'UTC', at)).not.toContain(year);
    expect(day(at, 'UTC')).toContain(year);
    // It is the new year there already when the letter is written.
    const there = Date.UTC(2026, 11, 31, 20);
    expect(moment(at, 'Asia/Tokyo', there)).toBe(moment(at, 'Asia/Tokyo', at));
  },
);
