import { expect, test } from 'vitest';
import { markText, stepsOfDigit, stepsOfText } from './scale.ts';

test('a mark reads as steps times step, without rounding', () => {
  expect(markText(8, '1')).toBe('8');
  expect(markText(15, '0.5')).toBe('7.5');
  expect(markText(14, '0.5')).toBe('7');
  expect(markText(1, '0.25')).toBe('0.25');
  expect(markText(3, '0.1')).toBe('0.3');
  expect(markText(0, '0.5')).toBe('0');
  expect(markText(20, '5')).toBe('100');
});

test('a typed value means steps only if it lies on a step', () => {
  expect(stepsOfText('7.5', '0.5')).toBe(15);
  expect(stepsOfText('7,5', '0.5')).toBe(15);
  expect(stepsOfText('7.50', '0.5')).toBe(15);
  expect(stepsOfText('7.3', '0.5')).toBeUndefined();
  expect(stepsOfText('85', '5')).toBe(17);
  expect(stepsOfText('86', '5')).toBeUndefined();
  expect(stepsOfText('eight', '1')).toBeUndefined();
});

test('zero is ten on a scale of ten, nought on a scale that has it, and otherwise nothing', () => {
  expect(stepsOfDigit('0', { min: 1, max: 10, step: '1' })).toBe(10);
  expect(stepsOfDigit('0', { min: 2, max: 20, step: '0.5' })).toBe(20);
  expect(stepsOfDigit('0', { min: 0, max: 5, step: '1' })).toBe(0);
  expect(stepsOfDigit('0', { min: 1, max: 5, step: '1' })).toBeUndefined();
  expect(stepsOfDigit('7', { min: 2, max: 20, step: '0.5' })).toBe(14);
  expect(stepsOfDigit('7', { min: 1, max: 5, step: '1' })).toBeUndefined();
});
