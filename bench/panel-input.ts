/** A round of any size as an input file, the same on every run. */
import type { Method, TabulationInput } from '#domain/tabulation/types.ts';
import { sequence } from './round.ts';

const HIGHEST = 20;

export interface Size {
  acts: number;
  judges: number;
  criteria: number;
}

/** Marks of every judge for every act, by criterion: an act is better or worse as a whole. */
export function marksOf({ acts, judges, criteria }: Size): number[][][] {
  const next = sequence(acts);
  return Array.from({ length: acts }, () => {
    const level = 4 + next() * 8;
    return Array.from({ length: judges }, () =>
      Array.from({ length: criteria }, () => Math.round(level + (next() - 0.5) * 8)),
    );
  });
}

/** The input of a round of that size. */
export function inputFor(size: Size, method: Method): TabulationInput {
  const ids = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const [acts, judges, criteria] = [ids('p', size.acts), ids('j', size.judges), ids('c', size.criteria)];
  const marks = marksOf(size);
  return {
    rules: { method },
    judges: judges.map((id) => ({ id, name: id })),
    criteria: criteria.map((id) => ({ id, name: id, weight: '1', min: 0, max: HIGHEST, step: '0.5' })),
    performances: acts.map((id, at) => ({ id, number: at + 1, name: id, categoryId: 'k' })),
    scoresheets: acts.flatMap((performanceId, p) =>
      judges.map((judgeId, j) => ({
        judgeId,
        performanceId,
        marks: Object.fromEntries(criteria.map((id, c) => [id, marks[p]?.[j]?.[c] ?? 0])),
      })),
    ),
  };
}
