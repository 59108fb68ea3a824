import { expect, it } from 'vitest';
import { editingRejection } from './editing.ts';

const START = 1_000_000;

it('lets performers change their own act until the show starts', () => {
  expect(editingRejection({ status: 'accepted', startsAt: START }, START - 1)).toBeUndefined();
  expect(editingRejection({ status: 'accepted', startsAt: START }, START)).toBe('editing_closed');
});

it('has no end while no date is set', () => {
  expect(editingRejection({ status: 'submitted', startsAt: null }, START)).toBeUndefined();
});

it('lets nobody change an act that is withdrawn or declined', () => {
  expect(editingRejection({ status: 'withdrawn', startsAt: null }, 0)).toBe('wrong_state');
  expect(editingRejection({ status: 'declined', startsAt: null }, 0)).toBe('wrong_state');
});
