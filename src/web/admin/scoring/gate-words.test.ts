import { expect, test } from 'vitest';
import { GATE_WORDS, toldGates } from './gate-words.ts';
import type { Scoring } from './use-scoring.ts';

type Key = keyof typeof GATE_WORDS;

const told = (waitFor: readonly Key[]): Key[] => {
  const gates = (Object.keys(GATE_WORDS) as Key[]).map((key) => ({
    key,
    passed: !waitFor.includes(key),
    waitsFor: waitFor.includes(key) ? 1 : 0,
  }));
  return toldGates({ gates }).map(({ key }) => key);
};

test('before anything counts nothing is said of scores that are all in or of places that nobody shares', () => {
  expect(told([])).toEqual(['acts', 'polls', 'sheets', 'paper', 'release', 'ties']);
  expect(told(['polls', 'ties'])).toEqual(['acts', 'polls', 'sheets', 'paper', 'release', 'ties']);
  expect(told(['acts'])).toEqual(['acts', 'polls', 'paper', 'release']);
  expect(told(['acts', 'sheets'])).toEqual(['acts', 'polls', 'sheets', 'paper', 'release']);
});

test('who still has to score is named with how many', () => {
  const judge = (name: string, missing: number) => ({ name, in: 4 - missing, expected: 4 });
  const judges = [judge('Rafael', 2), judge('Ana', 0), judge('Mei-Ling', 1)];
  const gate = { key: 'sheets', passed: false, waitsFor: 3 } as const;
  expect(GATE_WORDS.sheets({ judges } as unknown as Scoring, gate).detail).toBe('Rafael: 2, Mei-Ling: 1');
});
