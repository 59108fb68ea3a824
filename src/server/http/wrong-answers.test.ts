import { expect, it } from 'vitest';
import { itAtLength } from '#test/tried.ts';
import { openWrongAnswers } from './wrong-answers.ts';

const MOST_REMEMBERED = 20_000;

it('remembers no more than so many who gave wrong answers, and forgets the oldest', () => {
  const wrong = openWrongAnswers(() => 1);
  wrong.note('first');
  expect(wrong.note('first')).toBe(2);
  for (let at = 1; at < MOST_REMEMBERED; at += 1) wrong.note(`other ${at}`);
  expect(wrong.note('first')).toBe(3);
  for (let at = 0; at < MOST_REMEMBERED; at += 1) wrong.note(`another ${at}`);
  expect(wrong.note('first')).toBe(1);
});

itAtLength('holds no more than so many at once: the others are told at once', async () => {
  const wrong = openWrongAnswers(() => 1);
  const held = Array.from({ length: 2_000 }, () => wrong.hold(9));
  let over = false;
  const all = Promise.all(held).then(() => {
    over = true;
  });
  await wrong.hold(9);
  expect(over).toBe(false);
  await all;
});
