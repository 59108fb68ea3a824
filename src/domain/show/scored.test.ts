import { describe, expect, it } from 'vitest';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { lastScored, scoredActs } from './scored.ts';

describe('scores that the room may see', () => {
  const evening = sampleEvening();
  const [first, second] = evening.items.filter((item) => item.performance !== null);
  const ids = [first?.performance?.id ?? '', second?.performance?.id ?? ''];
  const began = (startedAt: number) => ({
    status: 'done' as const,
    skipped: false,
    calledAt: startedAt,
    startedAt,
    endedAt: startedAt + 1,
    grantedMs: 0,
    performedMs: 1,
    earlier: null,
  });
  const state = { items: { [first?.id ?? '']: began(1), [second?.id ?? '']: began(2) } };
  const facts = { ...evening, scoring: Object.fromEntries(ids.map((id) => [id, 'locked' as const])) };

  it('are those of locked acts, the latest last', () => {
    expect(scoredActs(state, facts).map((item) => item.id)).toEqual([first?.id, second?.id]);
    expect(lastScored(state, facts)?.id).toBe(second?.id);
  });

  it('stay while the act is called again, and it is as late as it was', () => {
    const earlier = state.items[second?.id ?? ''] ?? null;
    const again = { ...began(9), status: 'called' as const, startedAt: null, endedAt: null, earlier };
    const called = { items: { ...state.items, [second?.id ?? '']: again } };
    expect(scoredActs(called, facts).map((item) => item.id)).toEqual([first?.id, second?.id]);
    expect(lastScored(called, facts)?.id).toBe(second?.id);
  });

  it('are not those that the head judge has not released', () => {
    const held = { ...facts, unreleased: [ids[1] ?? ''] };
    expect(scoredActs(state, held).map((item) => item.id)).toEqual([first?.id]);
    expect(lastScored(state, held)?.id).toBe(first?.id);
  });
});
