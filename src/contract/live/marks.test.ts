/** Marks: which views may hold them, and when. Every figure of the sample's score board is a marked string. */
import { describe, expect, it } from 'vitest';
import type { LiveFacts } from '#domain/show/facts.ts';
import { SCENES } from '#domain/show/vocabulary.ts';
import { PRIVATE, SCORED, sampleEvening } from '#test/show/sample-evening.ts';
import { VIEW_KINDS, wireView } from './views.ts';

/** The evening after its first act, with that act's scores in this state and this scene on air. */
const afterFirstAct = (
  scene: (typeof SCENES)[number],
  change: { scoring?: 'open' | 'locked'; settings?: Partial<LiveFacts['settings']>; blanked?: boolean } = {},
): LiveFacts => {
  const facts = sampleEvening();
  const done = {
    status: 'done' as const,
    skipped: false,
    calledAt: facts.now,
    startedAt: facts.now,
    endedAt: facts.now,
    grantedMs: 240_000,
    performedMs: 200_000,
    earlier: null,
  };
  return {
    ...facts,
    settings: { ...facts.settings, ...change.settings },
    scoring: { perf1: change.scoring ?? 'locked' },
    show: {
      ...facts.show,
      phase: 'running',
      items: { act1: done },
      scene: { kind: scene, text: '' },
      blanked: change.blanked ?? false,
    },
  };
};

describe('marks', () => {
  it.each(VIEW_KINDS.filter((kind) => !kind.startsWith('projector')))('never reach %s', (kind) => {
    for (const scene of SCENES)
      expect(JSON.stringify(wireView(kind, afterFirstAct(scene)))).not.toContain(SCORED);
  });

  it.each([
    ['another scene is on air', afterFirstAct('now')],
    ['the picture is black', afterFirstAct('scores', { blanked: true })],
    ['the act’s scores are not locked', afterFirstAct('scores', { scoring: 'open' })],
    ['the event shows no scores', afterFirstAct('scores', { settings: { actScores: 'off' } })],
    ['the event shows no standings', afterFirstAct('standings', { settings: { standingsSoFar: 'off' } })],
    ['no scored act stands in the standings', afterFirstAct('standings', { scoring: 'open' })],
  ])('do not reach the projector when %s', (_words, facts) => {
    expect(JSON.stringify(wireView('projector', facts))).not.toContain(SCORED);
  });

  it('reach it when the scene is on air, struck ones marked, and the judges without their names', () => {
    const sent = wireView('projector', afterFirstAct('scores'));
    expect(sent.scores).toMatchObject({
      act: { stage_name: 'Stage name 1' },
      judges: [null, null],
      rows: [{ marks: [{ dropped: false }, { dropped: true }] }],
      total: `${SCORED}total`,
    });
    expect(JSON.stringify(sent)).not.toContain(PRIVATE);
    const named = wireView('projector', afterFirstAct('scores', { settings: { actScores: 'named' } }));
    expect(named.scores?.judges).toEqual([`${PRIVATE}judge-ana`, `${PRIVATE}judge-ben`]);
    expect(wireView('projector', afterFirstAct('standings')).standings?.entries[0]?.place).toBe(1);
  });

  it('stand in no standings once the last act is scored, unless the event shows them to the end', () => {
    const scored = (standingsSoFar: 'until_last' | 'always'): LiveFacts => {
      const facts = afterFirstAct('standings', { settings: { standingsSoFar } });
      const all = facts.items.flatMap((item) => item.performance?.id ?? []);
      return { ...facts, scoring: Object.fromEntries(all.map((id) => [id, 'locked' as const])) };
    };
    expect(wireView('projector', scored('until_last')).standings).toBeNull();
    expect(wireView('projector', scored('always')).standings).not.toBeNull();
  });

  it('stand in none where only a guest, another category or an act that was skipped is left', () => {
    const left = (
      act: { isGuest?: boolean; categoryId?: string; skipped?: boolean },
      settings: Partial<LiveFacts['settings']> = {},
    ) => {
      const facts = afterFirstAct('standings', { settings: { standingsSoFar: 'until_last', ...settings } });
      const { skipped = false, ...performance } = act;
      const others = facts.items.filter(({ performance: one }) => one !== null).map(({ id }) => id);
      const last = others.at(-1) ?? '';
      const scoring = Object.fromEntries(
        facts.items.flatMap(({ id, performance: one }) =>
          one && id !== last ? [[one.id, 'locked' as const]] : [],
        ),
      );
      const progress = { ...facts.show.items.act1, status: 'scheduled', startedAt: null, skipped } as const;
      return wireView('projector', {
        ...facts,
        scoring,
        items: facts.items.map((item) =>
          item.id === last && item.performance
            ? { ...item, performance: { ...item.performance, ...performance } }
            : item,
        ),
        show: { ...facts.show, items: { ...facts.show.items, [last]: progress } as typeof facts.show.items },
      }).standings;
    };
    expect(left({})).not.toBeNull();
    expect(left({ isGuest: true })).toBeNull();
    expect(left({ skipped: true })).toBeNull();
    expect(left({ categoryId: 'other' })).not.toBeNull();
    expect(left({ categoryId: 'other' }, { ranksByCategory: true })).toBeNull();
  });
});
