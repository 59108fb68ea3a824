import { expect, it } from 'vitest';
import { bandOf, scaleFaults } from './scale.ts';
import { missingMarks, ownTotal } from './total.ts';

const criterion = (id: string, weight: number, step = '1', maxSteps = 10) => ({
  id,
  weight,
  minSteps: 1,
  maxSteps,
  step,
});

it('adds weight × mark: 8, 10, 9, 8 with weights 3, 3, 2, 2 are 88 of 100', () => {
  const criteria = [criterion('t', 3), criterion('e', 3), criterion('p', 2), criterion('o', 2)];
  expect(ownTotal(criteria, { t: 8, e: 10, p: 9, o: 8 })).toEqual({ total: '88', outOf: '100' });
  expect(ownTotal(criteria, { t: 8, e: 10, p: 9, o: null })).toEqual({ total: '72', outOf: '100' });
  expect(missingMarks(criteria, { t: 8, e: 10, p: 9, o: null })).toEqual(['o']);
});

it('is exact where floats are not: three marks of 0.1 are 0.3', () => {
  const criteria = ['a', 'b', 'c'].map((id) => criterion(id, 1, '0.1'));
  expect(ownTotal(criteria, { a: 1, b: 1, c: 1 }).total).toBe('0.3');
  const own = [criterion('a', 2.67), criterion('b', 0.5)];
  expect(ownTotal(own, { a: 7, b: 7 })).toEqual({ total: '22.19', outOf: '31.7' });
});

it('has no total while nothing is given: not scored is not zero', () => {
  expect(ownTotal([criterion('t', 3)], {}).total).toBeNull();
});

it('names what makes a scale unusable', () => {
  expect(scaleFaults({ minSteps: 1, maxSteps: 10, step: '0.5' })).toEqual({});
  expect(scaleFaults({ minSteps: 1, maxSteps: 10, step: '0' })).toHaveProperty('step');
  expect(scaleFaults({ minSteps: 1, maxSteps: 10, step: '1e3' })).toHaveProperty('step');
  expect(scaleFaults({ minSteps: 5, maxSteps: 5, step: '1' })).toHaveProperty('maxSteps');
  expect(scaleFaults({ minSteps: 0, maxSteps: 10_000, step: '0.01' })).toEqual({});
  expect(scaleFaults({ minSteps: 0, maxSteps: 10_001, step: '0.01' })).toHaveProperty('maxSteps');
});

it('finds the band a mark falls in, whatever the order of the bands', () => {
  const bands = [
    { fromSteps: 8, label: 'strong', text: '' },
    { fromSteps: 1, label: 'weak', text: '' },
  ];
  expect(bandOf(bands, 7)?.label).toBe('weak');
  expect(bandOf(bands, 8)?.label).toBe('strong');
  expect(bandOf(bands, 0)).toBeUndefined();
});
