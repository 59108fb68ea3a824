/** Small shows typed out: one line per act, marks of one criterion from 0 to 10 by judges a, b, c … */
import type { PerformanceStanding, Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RulesInput, ScoresheetInput, TabulationInput } from '#domain/tabulation/types.ts';

/** `marks` by act name: a number, `-` for missing, `x` for an abstention. Judge a is the head judge. */
export function show(
  rules: RulesInput,
  marks: Record<string, (number | '-' | 'x')[]>,
  more: Partial<TabulationInput> = {},
): TabulationInput {
  const judges = Object.values(marks)[0]?.map((_mark, j) => 'abcdefghij'[j] ?? '') ?? [];
  return {
    rules,
    judges: judges.map((id, j) => ({ id, name: id.toUpperCase(), head: j === 0 })),
    criteria: [{ id: 'act', name: 'Act', weight: '1', min: 0, max: 10, step: '1' }],
    performances: Object.keys(marks).map((id) => ({ id, name: id, categoryId: 'all' })),
    scoresheets: Object.entries(marks).flatMap(([performanceId, row]) =>
      row.flatMap((mark, j): ScoresheetInput[] => {
        const judgeId = judges[j] ?? '';
        if (mark === '-') return [];
        if (mark === 'x') return [{ judgeId, performanceId, marks: {}, abstained: true }];
        return [{ judgeId, performanceId, marks: { act: mark } }];
      }),
    ),
    ...more,
  };
}

export function rowOf(standings: Standings, id: string): PerformanceStanding {
  const row = standings.performances.find((entry) => entry.performanceId === id);
  if (!row) throw new Error(`There is no act ${id}.`);
  return row;
}

/** Places as one line: "kites 1, mirrors 2=". */
export function placesOf(input: TabulationInput): string {
  return tabulate(input)
    .performances.map((row) => `${row.performanceId} ${row.place ?? '-'}`)
    .join(', ');
}
