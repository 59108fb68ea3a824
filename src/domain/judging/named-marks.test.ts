import { describe, expect, it } from 'vitest';
import { callsGiven, markNamesOf, namedMark, namedMarks } from './named-marks.ts';

const scale = (maxSteps: number, minSteps = 0) => ({ minSteps, maxSteps, step: '1' });
const calls = markNamesOf({ method: 'calls', calls: { recall: 5 } });
const grades = markNamesOf({ method: 'majority_judgment' });

describe('marks by name', () => {
  it('are calls on any scale, and grades where there are as many as names', () => {
    expect(calls).toEqual({ kind: 'calls', recall: 5, alternates: 0 });
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

  it('name a mark that was typed between the ends of a long scale an alternate', () => {
    if (!calls) throw new Error('Calls have names.');
    expect([10, 9, 1, 0].map((steps) => namedMark(calls, scale(10), steps)?.name)).toEqual([
      'Yes',
      'Alternate',
      'Alternate',
      'No',
    ]);
    expect(callsGiven([10, 9, null, 0, 0], scale(10))).toEqual({ yes: 1, alternate: 1, no: 2 });
  });
});
