import { expect, test } from 'vitest';
import { present } from '#contract/live/views.ts';
import { READY_BEFORE_MS } from '#domain/show/call.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { boardOf, goesOnAt, lateWords } from './board.ts';

const evening = sampleEvening();
const crew = present.crew(evening);
const [first, second] = crew.items.filter((item) => item.kind === 'performance');
if (!first || !second) throw new Error('The sample has acts.');

const withStatus = (id: string, status: 'called' | 'on_stage' | 'done') =>
  crew.items.map((item) => (item.itemId === id ? { ...item, status } : item));

test('before the show nobody is called to the stage', () => {
  const board = boardOf({ ...crew, phase: 'preshow', currentId: null, nextId: first.itemId });
  expect(board.called).toBeNull();
  expect(board.on).toBeNull();
  expect(board.coming.map((item) => item.itemId)).toContain(first.itemId);
});

test('while an act is on, the next one is asked to the stage', () => {
  const board = boardOf({
    ...crew,
    phase: 'running',
    items: withStatus(first.itemId, 'on_stage'),
    currentId: first.itemId,
    nextId: second.itemId,
  });
  expect(board.on?.itemId).toBe(first.itemId);
  expect(board.called?.itemId).toBe(second.itemId);
  expect(board.coming.map((item) => item.itemId)).not.toContain(second.itemId);
});

test('nobody is to come once the show is over, also of those who were never on', () => {
  const board = boardOf({ ...crew, phase: 'finished', currentId: null, nextId: null });
  expect(board).toEqual({ on: null, called: null, coming: [] });
});

test('an act that stands by is called, not on', () => {
  const board = boardOf({
    ...crew,
    phase: 'running',
    items: withStatus(first.itemId, 'called'),
    currentId: first.itemId,
    nextId: second.itemId,
  });
  expect(board.on).toBeNull();
  expect(board.called?.itemId).toBe(first.itemId);
});

test('a call is ten minutes before the act, and a skipped act has none', () => {
  const expectedAt = 1_776_540_600_000;
  const items = crew.items.map((item) =>
    item.itemId === first.itemId
      ? { ...item, expectedAt }
      : item.itemId === second.itemId
        ? { ...item, skipped: true }
        : item,
  );
  const { coming } = boardOf({ ...crew, phase: 'preshow', currentId: null, nextId: null, items });
  expect(coming.find((item) => item.itemId === first.itemId)?.readyAt).toBe(expectedAt - READY_BEFORE_MS);
  expect(coming.some((item) => item.itemId === second.itemId)).toBe(false);
});

test('only acts are called: no vote and no results come to the stage, and nobody in an interval', () => {
  const vote = crew.items.find((item) => item.kind === 'vote');
  const on = { ...crew, phase: 'running' as const, currentId: first.itemId, nextId: vote?.itemId ?? '' };
  const board = boardOf({ ...on, items: withStatus(first.itemId, 'on_stage') });
  expect(board.called).toBeNull();
  expect(board.coming.map((item) => item.itemId)).toContain(vote?.itemId);
  const standing = { ...on, items: withStatus(vote?.itemId ?? '', 'called'), currentId: vote?.itemId ?? '' };
  expect(boardOf(standing).called).toBeNull();
  expect(boardOf({ ...crew, phase: 'interval', currentId: null, nextId: second.itemId }).called).toBeNull();
});

test('in an interval the board tells when it goes on, as long as its clock runs', () => {
  const interval = (clock: NonNullable<typeof crew.interval>['clock']) => ({
    ...crew,
    phase: 'interval' as const,
    interval: { title: 'Interval', clock },
  });
  expect(goesOnAt(interval({ state: 'running', zeroAt: 900_000 }), 0)).toBe(900_000);
  expect(goesOnAt(interval({ state: 'running', zeroAt: 900_000 }), 900_000)).toBeNull();
  expect(goesOnAt(interval({ state: 'stopped', leftMs: 5_000 }), 0)).toBeNull();
  expect(goesOnAt({ ...crew, phase: 'running', interval: null }, 0)).toBeNull();
});

test('late and early are told from a minute on', () => {
  expect(
    [null, 59_999, 60_000, -240_000].map((behindMs) => lateWords({ phase: 'running', behindMs })),
  ).toEqual(['', '', '1 min late', '4 min early']);
});
