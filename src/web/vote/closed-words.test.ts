/** What a phone says of its vote after the end. */
import { expect, it } from 'vitest';
import { closedWords } from './closed-words.ts';

const AT = Date.UTC(2026, 3, 18, 19, 47, 5);
const mine = { choice: ['kites'], receipt: 'K7QF42AB', votedAt: AT, order: 1 };

it('promises the stage only while the result can still come there', () => {
  expect(closedWords({ mine, closedAt: AT }, 'UTC', false)).toBe(
    'Your vote was counted at 19:47:05. The result will be announced on stage.',
  );
  expect(closedWords({ mine, closedAt: AT }, 'UTC', true)).toBe('Your vote was counted at 19:47:05.');
});
