import { expect, test } from 'vitest';
import type { ProjectorView } from '#contract/live/views.ts';
import { countsDown, INTERVAL_TURN_MS, intervalTurn } from './turns.ts';

const MINUTE = 60_000;
const ends = 100 * MINUTE;
const act = (number: number) => ({ itemId: `i${number}`, number, stageName: `Act ${number}` });
const view = (more: Partial<ProjectorView>) =>
  ({
    scene: 'interval',
    interval: { title: '', clock: null },
    round: { id: 'r', name: '', of: 1, follows: null, rehearsal: null },
    moments: [{ kind: 'interval', fromAt: null, untilAt: ends }],
    ...more,
  }) as unknown as ProjectorView;

const resting = view({
  secondHalf: Array.from({ length: 9 }, (_, index) => act(index + 1)),
  sponsors: [{ path: '/look/a.png', name: 'A', ratio: 2 }],
});
const at = (beforeEnd: number) => intervalTurn(resting, ends - beforeEnd);

test('an interval shows when it goes on, all who are on then and the sponsors, in turn', () => {
  const turns = [4, 3, 2, 1].map((turn) => at(2 * MINUTE + turn * INTERVAL_TURN_MS - 1));
  expect(turns.map(({ kind }) => kind)).toEqual(['when', 'acts', 'acts', 'sponsors']);
  expect(turns.flatMap((turn) => (turn.kind === 'acts' ? turn.acts : []))).toEqual(resting.secondHalf);
});

test('in its last two minutes it shows nothing but how much is left', () => {
  for (let left = 2 * MINUTE; left > 0; left -= 5_000) expect(at(left).kind).toBe('when');
});

test('the opening counts from ten to one and then stands', () => {
  const count = (before: number) => countsDown(view({ scene: 'title', titleAt: ends }), ends - before);
  expect([12_000, 10_000, 9_999, 1_000, 1, 0].map(count)).toEqual([10, 10, 10, 1, 1, null]);
  expect(countsDown(view({ scene: 'title' }), ends)).toBeNull();
});
