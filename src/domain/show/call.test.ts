import { expect, it } from 'vitest';
import { type CallBoard, performersCall, READY_BEFORE_MS } from './call.ts';
import { untilCommand } from './moments.ts';

const AT = 1_000_000_000;

const item = (
  number: number,
  part: Partial<CallBoard['items'][number]> = {},
): CallBoard['items'][number] => ({
  itemId: `act${number}`,
  kind: 'performance',
  number,
  status: 'scheduled',
  skipped: false,
  expectedAt: AT + number * 300_000,
  ...part,
});
const board = (...items: CallBoard['items'][number][]): CallBoard => ({
  moments: [untilCommand('between')],
  phase: 'running',
  nextId: null,
  behindMs: 120_000,
  items,
});

it('counts the acts that go on before, the one on stage too, and no other cues', () => {
  const evening = board(
    item(1, { status: 'done', expectedAt: null }),
    item(2, { status: 'on_stage' }),
    item(9, { itemId: 'interval', kind: 'interval' }),
    item(3),
    item(4),
  );
  expect(performersCall(evening, 'act4')).toMatchObject({ actsBefore: 2, number: 4, behindMs: 120_000 });
  expect(performersCall(evening, 'act3')?.actsBefore).toBe(1);
});

it('leaves out acts that are scratched or passed over', () => {
  const evening = board(item(1, { status: 'scratched' }), item(2, { skipped: true }), item(3));
  expect(performersCall(evening, 'act3')).toMatchObject({ actsBefore: 0, passedOver: false });
});

it('tells an act that it was passed over, until it is asked for', () => {
  const evening = board(item(1, { status: 'on_stage' }), item(2, { skipped: true, expectedAt: null }));
  expect(performersCall(evening, 'act2')).toMatchObject({ passedOver: true, readyAt: null });
  expect(performersCall({ ...evening, nextId: 'act2' }, 'act2')?.passedOver).toBe(false);
});

it('lets an act that is called out of order wait only for the one on stage', () => {
  const evening = { ...board(item(1, { status: 'on_stage' }), item(2), item(3)), nextId: 'act3' };
  expect(performersCall(evening, 'act3')?.actsBefore).toBe(1);
});

it('counts whoever stands by, for the act after it and for those behind, and nobody for the one that does', () => {
  const evening = { ...board(item(1), item(2), item(3, { status: 'called' }), item(4)), nextId: 'act1' };
  expect(performersCall(evening, 'act3')?.actsBefore).toBe(0);
  expect(performersCall(evening, 'act1')?.actsBefore).toBe(1);
  expect(performersCall(evening, 'act2')?.actsBefore).toBe(2);
  expect(performersCall(evening, 'act4')?.actsBefore).toBe(3);
});

it('counts the act that was asked for next, wherever it stands and also where it was on before', () => {
  const stage = item(1, { status: 'on_stage' });
  const later = { ...board(stage, item(2), item(3), item(4)), nextId: 'act4' };
  expect(performersCall(later, 'act2')?.actsBefore).toBe(2);
  expect(performersCall(later, 'act3')?.actsBefore).toBe(3);
  const again = {
    ...board(item(1, { status: 'done' }), item(2, { status: 'on_stage' }), item(3)),
    nextId: 'act1',
  };
  expect(performersCall(again, 'act3')?.actsBefore).toBe(2);
});

it('asks performers to be ready ten minutes before they are expected on', () => {
  expect(performersCall(board(item(1)), 'act1')?.readyAt).toBe(AT + 300_000 - READY_BEFORE_MS);
  expect(performersCall(board(item(1, { status: 'done' })), 'act1')).toMatchObject({
    readyAt: null,
    expectedAt: null,
  });
});

it('knows nothing of an act that is not in the order', () => {
  expect(performersCall(board(item(1)), 'nobody')).toBeNull();
});
