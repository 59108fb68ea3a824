import { expect, it } from 'vitest';
import { dependentRounds, leadingRound, restingWords, sourceRounds } from './rests-on.ts';

const MADE = [
  { roundId: 'final', sourceRoundId: 'semi' },
  { roundId: 'semi', sourceRoundId: 'heat 1' },
  { roundId: 'semi', sourceRoundId: 'heat 2' },
];
const lead = (...ids: string[]) =>
  leadingRound(
    ids.map((id) => ({ id })),
    MADE,
  )?.id;

it('reaches through rounds of which nothing was told', () => {
  expect([...sourceRounds(['final'], MADE)].toSorted()).toEqual(['heat 1', 'heat 2', 'semi']);
  expect([...dependentRounds('heat 1', MADE)].toSorted()).toEqual(['final', 'semi']);
  expect([...dependentRounds('final', MADE)]).toEqual([]);
});

it('leads to the round on which no other rests, whichever was called last', () => {
  expect(lead()).toBeUndefined();
  expect(lead('heat 2', 'heat 1')).toBe('heat 2');
  expect(lead('heat 1', 'final', 'heat 2')).toBe('final');
  expect(lead('another show', 'final')).toBe('another show');
});

it('names each result that rests on one, and how far it was told', () => {
  expect(restingWords([])).toEqual([]);
  expect(restingWords([{ name: 'Final', told: 'published' }])).toEqual([
    'The result of Final, which is published, is based on it and stays where it is until you take that back too.',
  ]);
});
