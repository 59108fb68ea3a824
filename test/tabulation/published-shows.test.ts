/**
 * Published results as a show has them: whole segments of a skating competition with their factors, kept in a database,
 * and the round's standings read from it. The folder is that of `published.test.ts`; without it nothing runs here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { presentScoring } from '#server/results/present-scoring.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { seedRound, submitSheet } from '../round.ts';
import { describeStoresByTurns } from '../store.ts';

const folder = process.env.OVATION_PUBLISHED_RESULTS;

interface Skated {
  segment: string;
  skater: string;
  components: { factor: number; marks: (number | null)[]; panel_score: number }[];
  total_component_score: number;
}

const published: Skated[] = folder
  ? JSON.parse(readFileSync(join(folder, 'isu-components.json'), 'utf8')).performances
  : [];
/** One segment of each factor, by that factor. */
const segments = new Map(
  [...Map.groupBy(published, ({ segment }) => segment)].map(([, skated]) => [
    skated[0]?.components[0]?.factor ?? 0,
    skated,
  ]),
);

describeStoresByTurns('components of a skating competition', (open) => {
  it.skipIf(folder === undefined)('come out as published in a show, whatever their factor', async () => {
    expect([...segments.keys()].some((factor) => !Number.isInteger(factor))).toBe(true);
    for (const skated of segments.values()) {
      const store = await open();
      const [first] = skated;
      const components = first?.components ?? [];
      const rounded = { places: 2, mode: 'half_up' };
      const seeded = await seedRound(store, {
        acts: skated.length,
        judges: components[0]?.marks.length ?? 0,
        weights: components.map(({ factor }) => factor),
        rules: {
          method: 'trimmed_mean',
          rounding: { afterCriterion: rounded, afterWeighting: rounded },
        },
      });
      await store.write({ by: SYSTEM }, ({ tx }) =>
        tx.updateTable('criterion').set({ minSteps: 0, maxSteps: 40, step: '0.25' }).execute(),
      );
      for (const [performance, { components: own }] of skated.entries())
        for (const judge of seeded.judgeIds.keys())
          await submitSheet(store, seeded, {
            performance,
            judge,
            marks: own.map(({ marks }) => (marks[judge] ?? 0) * 4),
          });
      const count = async () => ({ ballots: 0, votes: {} });
      const { rows } = await presentScoring(store.read, { now: store.now(), count }, seeded.round);
      const ours = new Map(rows.map((row) => [row.performanceId, row]));
      expect(
        skated.map((_skated, at) => {
          const row = ours.get(seeded.performanceIds[at] ?? '');
          return [row?.result, ...(row?.criteria.map(({ panel }) => panel) ?? [])];
        }),
      ).toEqual(
        skated.map(({ total_component_score: total, components: own }) =>
          [total, ...own.map(({ panel_score }) => panel_score)].map((figure) => figure.toFixed(2)),
        ),
      );
    }
  });
});
