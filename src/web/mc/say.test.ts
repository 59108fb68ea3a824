import { describe, expect, it } from 'vitest';
import { type Announcement, announcementWords, askWords, placeWords, spokenAddress } from './say.ts';

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

describe('what the hall is asked', () => {
  const poll = { maxChoices: 3, candidateCount: 9 };
  it.each([
    ['pick_one', 'Choose one act.'],
    ['pick_up_to', 'Choose up to three acts.'],
    ['rate', 'Give each act you saw one to five stars.'],
    ['rank', 'Put your best three in order, the best one first.'],
  ] as const)('%s: %s', (method, said) => {
    expect(askWords({ ...poll, method })).toBe(said);
  });

  it('is never more than there are acts', () => {
    expect(askWords({ method: 'pick_up_to', maxChoices: 3, candidateCount: 2 })).toBe(
      'Choose up to two acts.',
    );
  });
});

it('the address is said without what nobody types', () => {
  expect(spokenAddress('https://vote.example.org/')).toBe('vote.example.org/vote');
  expect(spokenAddress('http://10.0.0.5:8080')).toBe('10.0.0.5:8080/vote');
});
