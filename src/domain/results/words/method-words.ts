/** What each method says in words: its rules, and the steps from the marks to the panel's result. */
import type { Engine } from '../../tabulation/engines.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import type { ResultFacts } from './sources.ts';
import type { WordTable } from './table.ts';
import type { Voice } from './voice.ts';

export interface MethodWords {
  /** The method's rules in sentences, with every rule that only this method reads. */
  rules(voice: Voice, rules: ScoringRules, engine: Engine): string[];
  /** A line for each step up to the act's result from the panel, with every figure needed to follow it. */
  steps(facts: ResultFacts, row: PerformanceStanding): string[];
  /** Tables over all acts, where such competitions print them. */
  tables?(facts: ResultFacts): WordTable[];
}
