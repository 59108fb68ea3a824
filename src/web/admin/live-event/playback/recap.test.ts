import { expect, test } from 'vitest';
import { adminView } from '#domain/show/views/admin.ts';
import { give } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { pieceFromMs, recapToKeep, recapTurn } from './recap.ts';

const evening = sampleEvening();
const heard = {
  ...evening,
  polls: evening.polls.map((poll) => ({ ...poll, recapMusic: true })),
};
const opened = give(heard, { kind: 'go' });
const announced = give(give(opened, { kind: 'jump', itemId: 'vote' }), { kind: 'go' });
const view = adminView(announced);
const turnAt = (seconds: number) => recapTurn(view, announced.now + seconds * 1_000)?.item.number;

test('each candidate is heard for ten seconds from the moment when the vote is announced, and once', () => {
  expect(view.recap).toEqual({ pollId: view.polls[0]?.id, fromAt: announced.now, eachMs: 10_000 });
  expect([0, 9.9, 10, 29.9, 30, 300].map(turnAt)).toEqual([1, 1, 3, 5, undefined, undefined]);
});

test('nothing is heard where the vote does not say so, nor once it is open, nor while the wall shows something else', () => {
  const silent = { ...announced, polls: evening.polls };
  expect(adminView(silent).recap?.eachMs).toBe(4_000);
  expect(recapTurn(adminView(silent), announced.now)).toBeNull();
  expect(adminView(give(announced, { kind: 'go' })).recap).toBeNull();
  expect(adminView(give(announced, { kind: 'blank' })).recap).toBeNull();
});

test('the first tracks are kept before the vote is announced, then those whose turns come', () => {
  const before = adminView({ ...opened, show: { ...opened.show, cuedId: 'vote' } });
  const numbers = (items: { number: number | null }[]) => items.map(({ number }) => number);
  expect(numbers(recapToKeep(before, null))).toEqual([1, 3, 5]);
  expect(numbers(recapToKeep(view, recapTurn(view, announced.now + 10_000)))).toEqual([3, 5]);
  expect(recapToKeep(view, recapTurn(view, announced.now + 30_000))).toEqual([]);
});

test('a piece begins at the middle of a track, and never before its cue point', () => {
  expect(pieceFromMs(200_000, 0)).toBe(100_000);
  expect(pieceFromMs(200_000, 150_000)).toBe(150_000);
  expect(pieceFromMs(12_000, 0)).toBe(2_000);
  expect(pieceFromMs(5_000, 1_000)).toBe(1_000);
});
