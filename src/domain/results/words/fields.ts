/** The groups of acts that are ranked together: all of the round, or each category by itself. */
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { type ResultFacts, rankedWith } from './sources.ts';

/** One group of acts that are ranked together. */
export interface Field {
  /** The category's id where each is ranked by itself; else empty. */
  category: string;
  /** The panel's indexes of the acts, in running order. */
  ranked: number[];
  /** The same acts' standings, best first. */
  rows: PerformanceStanding[];
}

/** All groups with at least one act that can be ranked. */
export function fieldsOf(facts: ResultFacts): Field[] {
  const { rules, performances } = facts.standings;
  const byCategory = rules.scope === 'category';
  const groups = Map.groupBy(performances, (row) => (byCategory ? row.categoryId : ''));
  return [...groups].flatMap(([category, rows]) => {
    const [first] = rows;
    const ranked = first ? rankedWith(facts, first) : [];
    return ranked.length === 0
      ? []
      : [{ category, ranked, rows: rows.filter((row) => ranked.includes(facts.at(row))) }];
  });
}
