import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { durationText, leftText, useSecond } from './clock.ts';

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

test('a count of five minutes begins at 5:00, also where the page last looked at the clock before it began', () => {
  const start = Date.UTC(2026, 3, 18, 20);
  const before = start - 700;
  let present = before;
  const seen: string[] = [];
  const Count = () => {
    const [endsAt, setEndsAt] = useState(before);
    const at = useSecond(() => present, endsAt);
    if (endsAt === before) {
      present = start;
      setEndsAt(start + 300_000);
    } else seen.push(leftText(endsAt - at));
    return null;
  };
  renderToString(createElement(Count));
  expect(seen).toEqual(['5:00']);
});
