import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOMS } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { speak } from '#web/ui/say.ts';
import {
  type Announcement,
  announcementWords,
  askWords,
  figureWords,
  placeWords,
  spokenAddress,
  voteWords,
} from './say.ts';

const card = (place: number, names: string[], winner = false): Announcement => ({
  resultId: 'r1',
  step: 1,
  light: 'cobalt',
  title: "The judges' result",
  place,
  tied: names.length > 1,
  winner,
  entries: names.map((stageName) => ({
    performanceId: stageName,
    number: 1,
    stageName,
    pronouns: '',
    song: '',
    pronunciation: '',
    score: null,
  })),
});

const words = (given: Announcement) => announcementWords(given).replace(/[\u2068\u2069]/g, '');

describe('the words of an announcement', () => {
  it('name the place and the act', () => {
    expect(words(card(3, ['Bo']))).toBe('In third place: Bo.');
    expect(placeWords(card(3, ['Bo']))).toBe('Third place');
  });

  it('name everybody who shares a place', () => {
    expect(words(card(2, ['Ana', 'Bo', 'Cho']))).toBe('Three acts share second place: Ana, Bo and Cho.');
    expect(placeWords(card(2, ['Ana', 'Bo']))).toBe('Joint second place');
  });

  it('say one winner or several', () => {
    expect(words(card(1, ['Bo'], true))).toBe('And the winner is Bo.');
    expect(words(card(1, ['Ana', 'Bo'], true))).toBe(
      'And the winners, with the same result, are Ana and Bo.',
    );
    const hall = { ...card(1, ['Bo'], true), light: 'paper' as const, title: 'Audience favourite' };
    expect(words(hall)).toBe('By your votes, Audience favourite goes to Bo.');
  });
});

describe('the same in German', () => {
  beforeAll(async () => speak({ language: 'de', offered: ['de'], words: await fetchWords('de', ['mc']) }));
  afterAll(async () => speak({ language: 'en', offered: ['en'], words: await fetchWords('en', ROOMS) }));

  it('names stand behind a colon, bent by nothing', () => {
    expect(words(card(3, ['Bo']))).toBe('Auf dem dritten Platz: Bo.');
    expect(words(card(13, ['Bo']))).toBe('Auf Platz 13: Bo.');
    expect(words(card(2, ['Ana', 'Bo']))).toMatch(
      /^Den zweiten Platz teilen sich zwei Acts: Ana (?:und|and) Bo\.$/,
    );
    expect(words(card(1, ['Die Ärzte'], true))).toBe('Und gewonnen hat: Die Ärzte!');
    expect(placeWords(card(2, ['Ana', 'Bo']))).toBe('Geteilter zweiter Platz');
  });

  it('the hall is asked as a whole', () => {
    expect(askWords({ method: 'pick_up_to', maxChoices: 3, candidateCount: 9 })).toBe(
      'Wählt bis zu drei Acts.',
    );
  });

  it('no name is left open to the direction of the words around it', () => {
    const said = announcementWords(card(2, ['سلمى', 'Bo']));
    expect(said).toContain('\u2068سلمى\u2069');
    expect(said).toContain('\u2068Bo\u2069');
  });
});

describe('the same in French', () => {
  beforeAll(async () => speak({ language: 'fr', offered: ['fr'], words: await fetchWords('fr', ['mc']) }));
  afterAll(async () => speak({ language: 'en', offered: ['en'], words: await fetchWords('en', ROOMS) }));

  it('no name loses a letter before it or is bent by “à”', () => {
    expect(words(card(1, ['Alizée']))).toBe('À la première place\u00a0: Alizée.');
    expect(words(card(21, ['Alizée']))).toBe('À la 21e place\u00a0: Alizée.');
    expect(words(card(1, ['Les Innocents'], true))).toBe(
      'Et la victoire revient à\u00a0: Les Innocents\u00a0!',
    );
    expect(placeWords(card(2, ['Ana', 'Bo']))).toBe('Deuxième place ex æquo');
  });
});

describe('the same in Italian', () => {
  beforeAll(async () => speak({ language: 'it', offered: ['it'], words: await fetchWords('it', ['mc']) }));
  afterAll(async () => speak({ language: 'en', offered: ['en'], words: await fetchWords('en', ROOMS) }));

  it('ordinals that begin with a vowel are joined, names are not', () => {
    expect(words(card(13, ['I Giganti']))).toBe('Al 13º posto: I Giganti.');
    expect(words(card(80, ['I Giganti']))).toBe('All’80º posto: I Giganti.');
    expect(words(card(1, ['I Giganti'], true))).toBe('E la vittoria va a: I Giganti!');
  });
});

describe('what the hall is asked', () => {
  const poll = { maxChoices: 3, candidateCount: 9 };
  it.each([
    ['pick_one', 'Choose one act.'],
    ['pick_up_to', 'Choose up to three acts.'],
    ['rate', 'Give each act you saw one to five stars.'],
    ['rank', 'Put your best three in order, the best one first.'],
    ['majority_judgment', 'Give each act a grade, from “excellent” to “to reject”.'],
  ] as const)('%s: %s', (method, said) => {
    expect(askWords({ ...poll, method })).toBe(said);
  });

  it('is never more than there are acts', () => {
    expect(askWords({ method: 'pick_up_to', maxChoices: 3, candidateCount: 2 })).toBe(
      'Choose up to two acts.',
    );
  });
});

it('a figure is said in votes where it is votes', () => {
  expect([figureWords({ inVotes: true }, '412'), figureWords({}, '45.00'), figureWords({}, null)]).toEqual([
    '412 votes',
    '45.00',
    '',
  ]);
});

it('the address is said without what nobody types', () => {
  expect(spokenAddress('https://vote.example.org/')).toBe('vote.example.org/vote');
  expect(spokenAddress('http://10.0.0.5:8080')).toBe('10.0.0.5:8080/vote');
});

it('nobody is sent to a code that no screen shows', () => {
  const poll = {
    ...({ title: 'Favourite', practice: false, method: 'pick_one' } as const),
    ...({ maxChoices: 1, candidateCount: 3, voters: 'room', state: 'open' } as const),
  };
  const scan = 'Scan the code on the screen, or type stage.example/vote.';
  expect(voteWords(poll, 'http://stage.example', true)).toContain(scan);
  expect(voteWords({ ...poll, state: 'draft' }, 'http://stage.example', false)).toContain(scan);
  const typed = voteWords(poll, 'http://stage.example', false);
  expect(typed).toContain('On your phone, open stage.example/vote.');
  expect(typed).not.toMatch(/code|QR/);
});
