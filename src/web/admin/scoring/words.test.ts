import { expect, test } from 'vitest';
import { speak, spokenNow } from '#web/ui/say.ts';
import type { Doubt, Scoring } from './use-scoring.ts';
import { actOnStage, doubtWords, standWords } from './words.ts';

const ACTS = [
  { performanceId: 'a', number: 3, stageName: 'Nova' },
  { performanceId: 'b', number: 12, stageName: 'Nova' },
  { performanceId: 'c', number: 7, stageName: 'Dot Matrix' },
];
const SCORING = { judges: [], criteria: [], rows: ACTS } as unknown as Scoring;
const disagreement = (performanceId: string): Doubt => ({
  ...{ kind: 'disagreement', performanceId },
  ...{ lowest: '50.00', highest: '70.00' },
});

test('figures of what to look at have the sign of decimals that the table beside them has', () => {
  const before = spokenNow();
  expect(doubtWords(disagreement('c'), SCORING).rest).toBe('50.00 to 70.00.');
  speak({ ...before, language: 'de' });
  expect(doubtWords(disagreement('c'), SCORING).rest).toContain('50,00');
  speak(before);
});

test('an act is told by its number too where another has the same name', () => {
  expect(doubtWords(disagreement('b'), SCORING).lead).toBe('Judges disagree most on Nova (12).');
  expect(doubtWords(disagreement('c'), SCORING).lead).toBe('Judges disagree most on Dot Matrix.');
});

test('an act is said to be scored while it is on stage, not while it stands by', () => {
  const sheets = { in: 3, expected: 9 };
  const beside = (stage: 'on_stage' | 'standing_by') => {
    const view = { stage, currentId: 'two', items: [{ itemId: 'two', number: 2 }] };
    const onStage = actOnStage(view as Parameters<typeof actOnStage>[0]);
    return standWords({ sheets, result: null } as unknown as Scoring, onStage).words;
  };
  expect(beside('on_stage')).toBe('Live, act 2 is being scored');
  expect(beside('standing_by')).toBe('Scores are coming in');
});
