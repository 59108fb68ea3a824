/** What the desk and the scoring page say of a face-off that is over. */
import { expect, it } from 'vitest';
import { outcomeLine } from './outcome-words.ts';

const ended = (...counts: number[]) => ({
  kind: 'judges' as const,
  decided: new Set(counts).size === counts.length,
  votes: counts.map((votes, at) => ({ performanceId: `${at}`, number: at, stageName: `Act ${at}`, votes })),
});

it('a count that leaves some equal is not called equal', () => {
  expect(outcomeLine(ended(2, 1))).toBe('calls.judgesDecided');
  expect(outcomeLine({ ...ended(2, 1), kind: 'hall' })).toBe('calls.hallDecided');
  expect(outcomeLine(ended(2, 2))).toBe('calls.nothingDecided');
  expect(outcomeLine(ended(2, 0, 0))).toBe('calls.notInOrder');
});
