import { expect, test } from 'vitest';
import type { AdminView } from '#contract/live/views.ts';
import { resultWords } from './result-words.ts';

const view = (phase: AdminView['phase'], rehearsal: AdminView['round']['rehearsal'] = null) =>
  ({ phase, round: { rehearsal } }) as Parameters<typeof resultWords>[0];
const result = (state: AdminView['results'][number]['state']) =>
  ({ state, stepsShown: 1, stepsTotal: 3, nextPlace: 2 }) as Parameters<typeof resultWords>[1];
const REHEARSED = { speed: 1 } as const;

test('a rehearsal promises a certified result only until its results begin', () => {
  for (const state of ['live', 'voided'] as const) {
    for (const phase of ['preshow', 'running', 'interval'] as const)
      expect(resultWords(view(phase, REHEARSED), result(state))).toBe(
        'Certified as it is when the results begin',
      );
    for (const phase of ['results', 'finished'] as const)
      expect(resultWords(view(phase, REHEARSED), result(state))).not.toMatch(/when the results begin/);
  }
  expect(resultWords(view('finished', REHEARSED), result('live'))).toBe('Not certified in this rehearsal');
  expect(resultWords(view('results', REHEARSED), result('voided'))).toBe('Taken back: certify it again');
});

test('a rehearsal says that it publishes nothing, and the show what is so of it', () => {
  expect(resultWords(view('finished', REHEARSED), result('published'))).toMatch(/published nowhere/);
  expect(resultWords(view('running'), result('live'))).toBe('Not certified yet');
  expect(resultWords(view('running'), result('voided'))).toBe('Taken back: certify it again');
  expect(resultWords(view('finished'), result('published'))).toBe('Published');
  expect(resultWords(view('results'), result('revealing'))).toBe('1 of 3 revealed, next is second place');
});
