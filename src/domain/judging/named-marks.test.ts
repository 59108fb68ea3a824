import { describe, expect, it } from 'vitest';
import { callsGiven, markNamesOf, namedMark, namedMarks } from './named-marks.ts';

const scale = (maxSteps: number, minSteps = 0) => ({ minSteps, maxSteps, step: '1' });
const calls = markNamesOf({ method: 'calls', calls: { recall: 5 } });
const grades = markNamesOf({ method: 'majority_judgment' });

describe('marks by name', () => {
  it('are calls on any scale, and grades where there are as many as names', () => {
    expect(calls).toEqual({ kind: 'calls', recall: 5, alternates: 0, kinds: 1 });
    expect(namedMarks(calls, scale(2)).map(({ steps, name }) => [steps, name])).toEqual([
      [2, 'Yes'],
      [1, 'Alternate'],
      [0, 'No'],
    ]);
    expect(namedMarks(calls, scale(1)).map(({ name }) => name)).toEqual(['Yes', 'No']);
    expect(namedMarks(grades, scale(5))[0]).toEqual({ steps: 5, name: 'Excellent' });
    expect(namedMarks(grades, scale(6, 1)).at(-1)).toEqual({ steps: 1, name: 'To reject' });
    expect(namedMarks(grades, scale(10))).toEqual([]);
    expect(markNamesOf({ method: 'mean' })).toBeNull();
  });

  it('are alternates of as many kinds as the rules have and the scale has room for', () => {
    const three = markNamesOf({ method: 'calls', calls: { furtherAlternates: ['0.43', '0.42'] } });
    const names = (maxSteps: number) => namedMarks(three, scale(maxSteps)).map(({ name }) => name);
    expect(names(4)).toEqual(['Yes', 'Alternate 1', 'Alternate 2', 'Alternate 3', 'No']);
    expect(names(2)).toEqual(['Yes', 'Alternate 1', 'No']);
    if (!three) throw new Error('Calls have names.');
    expect(namedMark(three, scale(10), 4)?.name).toBe('Alternate 3');
    expect(callsGiven([4, 3, 2, 1, 1, 0], scale(4), 3)).toEqual({
      yes: 1,
      alternate: 1,
      alternate_2: 1,
      alternate_3: 2,
      no: 1,
    });
  });

  it('name a mark that was typed between the ends of a long scale an alternate', () => {
    if (!calls) throw new Error('Calls have names.');
    expect([10, 9, 1, 0].map((steps) => namedMark(calls, scale(10), steps)?.name)).toEqual([
      'Yes',
      'Alternate',
      'Alternate',
      'No',
    ]);
    expect(callsGiven([10, 9, null, 0, 0], scale(10), 1)).toMatchObject({ yes: 1, alternate: 1, no: 2 });
  });
});
