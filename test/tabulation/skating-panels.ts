/** Skating panels as test data: judges write places, each dance is a criterion. */
import type { TabulationInput } from '#domain/tabulation/types.ts';

/** `dances[d][competitor][judge]` is the place that the judge gave; competitor c becomes performance `p<c>`. */
export function skatingPanel(dances: number[][][]): TabulationInput {
  const competitors = dances[0] ?? [];
  const judges = (competitors[0] ?? []).map((_place, j) => ({ id: `j${j}`, name: `Judge ${j + 1}` }));
  return {
    rules: { method: 'skating_system', per: 'criterion', marks: 'places' },
    judges,
    criteria: dances.map((_dance, d) => ({
      id: `d${d}`,
      name: `Dance ${d + 1}`,
      weight: '1',
      min: 1,
      max: competitors.length,
      step: '1',
    })),
    performances: competitors.map((_competitor, c) => ({
      id: `p${c}`,
      name: `Couple ${c + 1}`,
      categoryId: 'all',
    })),
    scoresheets: competitors.flatMap((_competitor, c) =>
      judges.map(({ id }, j) => ({
        judgeId: id,
        performanceId: `p${c}`,
        marks: Object.fromEntries(dances.map((dance, d) => [`d${d}`, dance[c]?.[j] ?? null])),
      })),
    ),
  };
}
