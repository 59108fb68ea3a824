/** What an act that left and a later round are told as, in every view that lists them. */
import { expect, it } from 'vitest';
import type { LiveFacts } from '#domain/show/facts.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { wireView } from './views.ts';

it('an act that was disqualified keeps its number wherever it is still listed, one that was never on has none', () => {
  const facts = sampleEvening();
  const gone = ['act2', 'act5'];
  const was = { skipped: false, calledAt: facts.now, startedAt: facts.now, endedAt: facts.now };
  const performed = { ...was, status: 'done' as const, grantedMs: 1, performedMs: 1, earlier: null };
  const left: LiveFacts = {
    ...facts,
    items: facts.items.map((item) =>
      gone.includes(item.id) ? { ...item, number: null, hadNumber: item.number ?? 0, scratched: true } : item,
    ),
    show: { ...facts.show, items: { act2: performed } },
  };
  const numbers = [1, 2, 3, 4, 6];
  const acted = ({ kind }: { kind: string }) => kind === 'performance';
  expect(wireView('audience', left).lineup?.map((act) => act.number)).toEqual(numbers);
  expect(
    wireView('mc', left)
      .order.filter(acted)
      .map((act) => act.number),
  ).toEqual(numbers);
  expect(
    wireView('crew', left)
      .items.filter(acted)
      .map((act) => act.number),
  ).toEqual([1, 2, 3, 4, null, 6]);
  expect(
    wireView('admin', left)
      .items.filter(acted)
      .map((act) => act.number),
  ).toEqual([1, 2, 3, 4, null, 6]);
});

it('a later round is neither late nor due by the event’s clock: its desk and MC have no plan to be behind', () => {
  const facts = { ...sampleEvening(), now: sampleEvening().now + 1_800_000 };
  expect(wireView('mc', facts).behind_ms).toBe(1_800_000);
  const later: LiveFacts = { ...facts, round: { ...facts.round, name: 'Heat 2', of: 2, isLater: true } };
  expect(wireView('mc', later).behind_ms).toBeNull();
  expect(wireView('crew', later).behind_ms).toBeNull();
  const desk = wireView('admin', later);
  expect([desk.event.starts_at, desk.forecast.behind_ms]).toEqual([null, null]);
});
