import { expect, test } from 'vitest';
import type { AdminView } from '#contract/live/views.ts';
import {
  ballotWords,
  type CuePart,
  doneWords,
  goLines,
  lengthWords,
  overText,
  placeWords,
  saidOnce,
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

test('results that are published by one press are said to be shown once', () => {
  const shown = (title: string) => ({ kind: 'result_published' as const, title });
  expect(saidOnce([shown('Solo'), { kind: 'timer_stops' }, shown('Groups')])).toEqual([
    shown('Solo'),
    { kind: 'timer_stops' },
  ]);
});

test('GO says its consequence in one line for each part', () => {
  expect(goLines([act('end', 5), act('stand_by', 6)])).toEqual(['End act 5,', 'stand by act 6']);
  expect(goLines([part('start_show'), part('start', { itemKind: 'opening' })])).toEqual([
    'Start the show,',
    'start the opening',
  ]);
  const reveal = (title: string, place: number) => part('reveal', { title, place });
  expect(goLines([reveal('Audience favourite', 1)], true)).toEqual([
    'Hold to reveal Audience favourite: 1st',
  ]);
  expect(goLines([reveal("The judges' result", 3)])).toEqual(["Reveal the judges' result: 3rd"]);
});

test('a scratched act without a number is called by its name', () => {
  expect(goLines([{ ...act('end', 5), number: null }])).toEqual(['End Dot Matrix']);
});

test('the undo line says what was done', () => {
  expect(doneWords([act('end', 5), act('stand_by', 6)], 'go')).toBe('Act 5 ended');
  expect(doneWords([], 'skip')).toBe('Act skipped');
});

test('lengths, places and differences read as people say them', () => {
  expect([lengthWords(180_000), lengthWords(60_000), lengthWords(90_000)]).toEqual([
    '3 minutes',
    '1 minute',
    '1:30',
  ]);
  expect([placeWords(2), placeWords(11)]).toEqual(['second place', 'eleventh place']);
  expect([overText(5_000), overText(-4_400), overText(200)]).toEqual(['+0:05', '−0:04', '+0:00']);
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
