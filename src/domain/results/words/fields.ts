/** The acts of a result as they are ranked together: all of the round, or each category by itself. */
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { type ResultFacts, rankedWith } from './sources.ts';

export interface Field {
  /** The category where each is ranked by itself, else empty. */
  category: string;
  /** Indexes of the panel, in running order. */
  ranked: number[];
  /** The same acts by their standings, best first. */
  rows: PerformanceStanding[];
}

/** Every field of a result. */
export function fieldsOf(told: ResultFacts): Field[] {
  const { rules, performances } = told.standings;
  const byCategory = rules.scope === 'category';
  const groups = Map.groupBy(performances, (row) => (byCategory ? row.categoryId : ''));
  return [...groups].flatMap(([category, rows]) => {
    const [first] = rows;
    const ranked = first ? rankedWith(told, first) : [];
    return ranked.length === 0
      ? []
      : [{ category, ranked, rows: rows.filter((row) => ranked.includes(told.at(row))) }];
  });
}
