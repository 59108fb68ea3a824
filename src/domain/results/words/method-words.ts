/** What every method says of itself: its rules, and the steps from the judges' marks to the panel's result. */
import type { Engine } from '../../tabulation/engines.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import type { ResultFacts } from './sources.ts';
import type { WordTable } from './table.ts';
import type { Voice } from './voice.ts';

export interface MethodWords {
  /** The method in sentences. Every rule that only this method reads is said here. */
  rules(voice: Voice, rules: ScoringRules, engine: Engine): string[];
  /** A line for each step up to the panel's result, with every figure that is needed to follow it. */
  steps(told: ResultFacts, row: PerformanceStanding): string[];
  /** Tables of all acts, where the field prints them. */
  tables?(told: ResultFacts): WordTable[];
}
