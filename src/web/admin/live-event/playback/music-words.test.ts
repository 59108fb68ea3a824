import { describe, expect, it } from 'vitest';
import type { AdminView } from '#contract/live/views.ts';
import { adminView } from '#domain/show/views/admin.ts';
import { give, go } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { actsToKeep, startedByGo, troubleAhead } from './music-words.ts';

type Facts = ReturnType<typeof sampleEvening>;
const view = (facts: Facts): AdminView => adminView(facts);

/** The evening with something else known of one act's music. */
const withTrack = (
  facts: Facts,
  number: number,
  change: { track?: 'missing' | 'problem'; withGo?: boolean },
): Facts => ({
  ...facts,
  items: facts.items.map((item) =>
    item.number !== number || item.performance === null
      ? item
      : {
          ...item,
          performance: {
            ...item.performance,
            track: change.track ?? item.performance.track,
            sound: { ...item.performance.sound, withGo: change.withGo ?? false },
          },
        },
  ),
});

describe('music at the desk', () => {
  it('is kept for the act at hand and the next one, over an interval too', () => {
    expect(actsToKeep(view(go(sampleEvening(), 3))).map((item) => item.number)).toEqual([1, 2]);
    expect(actsToKeep(view(go(sampleEvening(), 7))).map((item) => item.number)).toEqual([3, 4]);
  });

  it('that is missing is said four acts ahead, not five', () => {
    const facts = withTrack(sampleEvening(), 6, { track: 'missing' });
    expect(troubleAhead(view(go(facts, 3)))).toBeNull();
    expect(troubleAhead(view(go(facts, 5)))?.item.number).toBe(6);
  });

  it('starts with GO only where it was set, only by GO, and not when the desk hears of it late', () => {
    for (const withGo of [true, false]) {
      const called = go(withTrack(sampleEvening(), 1, { withGo }), 2);
      const on = go(called);
      const started = startedByGo(view(called), view(on), on.now + 500)?.number;
      expect(started).toBe(withGo ? 1 : undefined);
      expect(startedByGo(view(called), view(on), on.now + 10_000)).toBeNull();
      expect(startedByGo(view(on), view(give(on, { kind: 'pause' }, 100)), on.now + 200)).toBeNull();
    }
  });
});
