import { expect, test } from 'vitest';
import { durationText, leftText } from './clock.ts';

test('a duration reads as minutes and seconds, with hours from one hour on', () => {
  expect(durationText(0)).toBe('0:00');
  expect(durationText(168_999)).toBe('2:48');
  expect(durationText(6_720_000)).toBe('1:52:00');
  expect(durationText(-5)).toBe('0:00');
});

test('what is left counts a second until it is over, and beyond the end it counts up with a plus', () => {
  expect(leftText(120_000)).toBe('2:00');
  expect(leftText(119_001)).toBe('2:00');
  expect(leftText(119_000)).toBe('1:59');
  expect(leftText(1)).toBe('0:01');
  expect(leftText(0)).toBe('0:00');
  expect(leftText(-999)).toBe('0:00');
  expect(leftText(-42_000)).toBe('+0:42');
});
