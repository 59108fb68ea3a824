import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminView } from '#contract/live/views.ts';
import { ROOMS } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { speak } from '#web/ui/say.ts';
import {
  askedWords,
  ballotWords,
  type CuePart,
  doneWords,
  goLines,
  lengthWords,
  nextWords,
  overText,
  saidOnce,
  toldWords,
  waitLines,
} from './words.ts';

const part = (verb: CuePart['verb'], rest: Partial<CuePart> = {}): CuePart => ({
  verb,
  itemId: null,
  resultId: null,
  itemKind: null,
  number: null,
  title: '',
  place: null,
  ...rest,
});
const act = (verb: CuePart['verb'], number: number) =>
  part(verb, { itemKind: 'performance', number, title: 'Dot Matrix' });

test('after a heat that others follow GO says that this heat is over, and not the show', () => {
  const waits = { reason: 'show_finished', itemId: null, untilAt: null } as const;
  const over = (name: string, of: number, follows: AdminView['round']['follows']) =>
    waitLines({
      go: { waits } as AdminView['go'],
      round: { id: 'round', name, of, follows, rehearsal: null },
    });
  expect(over('Heat 1', 3, 'more')).toEqual(['Heat 1 is over']);
  expect(over('Heat 2', 3, 'unsettled')).toEqual(['Heat 2 is over']);
  expect(over('Final', 3, 'nothing')).toEqual(['The show', 'is over']);
  expect(over('Show', 1, 'nothing')).toEqual(['The show', 'is over']);
});

test('a step that asks first says what can be taken back of it', () => {
  const asked = (...verbs: AdminView['go']['asks'][number]['verb'][]) =>
    askedWords(
      { go: { asks: verbs.map((verb) => ({ verb, id: 'x', place: null })) }, event: { startsAt: null } },
      0,
    );
  expect(asked('open_vote')).toEqual(['The hall sees it. It can be taken back until somebody votes.']);
  expect(asked('reveal')).toEqual(['It cannot be undone: the hall sees it.']);
  expect(asked('publish', 'open_vote')).toEqual(['It cannot be undone: the hall sees it.']);
  expect(asked()).toEqual([]);
});

test('results that are published by one press are said to be shown once', () => {
  const shown = (title: string) => ({ kind: 'result_published' as const, title });
  expect(saidOnce([shown('Solo'), { kind: 'timer_stops' }, shown('Groups')])).toEqual([
    shown('Solo'),
    { kind: 'timer_stops' },
  ]);
});

const HEAT = { id: 'r', name: 'Heat 2', of: 3, follows: 'more', rehearsal: null } as const;
const SHOW = { ...HEAT, of: 1 } as const;

test('GO says its consequence in one line for each part', () => {
  expect(goLines([act('end', 5), act('stand_by', 6)], SHOW)).toEqual(['End act 5,', 'stand by act 6']);
  expect(goLines([part('start_show'), part('start', { itemKind: 'opening' })], SHOW)).toEqual([
    'Start the show,',
    'start the opening',
  ]);
  const reveal = (title: string, place: number) => part('reveal', { title, place });
  expect(goLines([reveal('Audience favourite', 1)], SHOW, true)).toEqual([
    'Hold to reveal Audience favourite: 1st',
  ]);
  // A title of one's own keeps its capital.
  expect(goLines([reveal("The Hall's Favourite", 3)], SHOW)).toEqual(["Reveal The Hall's Favourite: 3rd"]);
});

test('one of several rounds begins and ends by its own name, and is not the show', () => {
  expect(goLines([part('start_show'), act('stand_by', 2)], HEAT, true)).toEqual([
    'Hold to start Heat 2,',
    'stand by act 2',
  ]);
  expect(goLines([part('finish_show')], HEAT)).toEqual(['Finish Heat 2']);
  expect(doneWords([part('start_show')], 'go', HEAT)).toBe('Heat 2 started');
  expect(doneWords([], 'finish_show', HEAT)).toBe('Heat 2 finished');
  expect(doneWords([], 'finish_show', SHOW)).toBe('Show finished');
});

test('a scratched act without a number is called by its name', () => {
  expect(goLines([{ ...act('end', 5), number: null }], SHOW)).toEqual(['End Dot Matrix']);
});

test('the undo line says what was done', () => {
  expect(doneWords([act('end', 5), act('stand_by', 6)], 'go', SHOW)).toBe('Act 5 ended');
  expect(doneWords([], 'skip', SHOW)).toBe('Act skipped');
  expect(doneWords([], 'disqualify', SHOW)).toBe('Act disqualified');
});

test('lengths, places and differences read as people say them', () => {
  expect([lengthWords(180_000), lengthWords(60_000), lengthWords(90_000)]).toEqual([
    '3 minutes',
    '1 minute',
    '1:30',
  ]);
  expect([overText(5_000), overText(-4_400), overText(200)]).toEqual(['+0:05', '−0:04', '+0:00']);
});

const told = (place: number, winner: boolean, tied = false) =>
  toldWords({ place, winner, tied } as Parameters<typeof toldWords>[0]);

test('a place is called as on the MC’s card, the first one by who has won', () => {
  expect([told(2, false), told(11, false)]).toEqual(['Second place', 'Eleventh place']);
  expect([told(1, true), told(1, true, true)]).toEqual(['Winner', 'Joint winners']);
  const next = (rest: object) => nextWords({ nextPlace: 2, ...rest } as Parameters<typeof nextWords>[0]);
  expect([next({}), next({ nextPlace: 1, nextWins: true }), next({ nextPlace: null })]).toEqual([
    'second place',
    'the winner',
    null,
  ]);
});

describe('the same in German', () => {
  beforeAll(async () => speak({ language: 'de', offered: ['de'], words: await fetchWords('de', ['desk']) }));
  afterAll(async () => speak({ language: 'en', offered: ['en'], words: await fetchWords('en', ROOMS) }));

  test('GO says in the reader’s words that a place is told and a result published', () => {
    const [reveal] = goLines([part('reveal', { title: 'Solo', place: 3 })], SHOW);
    expect(reveal).toBe('Verkünden: Solo, Platz 3');
    expect(goLines([part('publish', { title: 'Solo' })], SHOW)).toEqual(['Solo veröffentlichen']);
  });
});

test('a vote says how it is held and among how many', () => {
  const poll = { maxChoices: 3, candidateCount: 8 } as AdminView['polls'][number];
  expect(
    (['pick_one', 'pick_up_to', 'rate', 'rank'] as const).map((method) => ballotWords({ ...poll, method })),
  ).toEqual([
    'Choose 1 of 8 acts',
    'Choose up to 3 of 8 acts',
    'Rate 8 acts from 1 to 5',
    'Put 3 of 8 acts in order',
  ]);
  expect(ballotWords({ ...poll, method: 'pick_up_to', candidateCount: 2 })).toBe('Choose up to 2 of 2 acts');
  expect(ballotWords({ ...poll, candidateCount: 0 })).toBe('No act on the ballot');
});
