/** What every view but the desk's begins with. */
import type { LiveFacts } from '../facts.ts';
import { momentsOf } from './moments.ts';
import { actsTotal, round, stageState } from './parts.ts';

/** Which round is on, how far its show is, and the moment of the evening. */
export const everyView = (facts: LiveFacts) => ({
  version: facts.show.version,
  round: round(facts),
  phase: facts.show.phase,
  moments: momentsOf(facts),
  stage: stageState(facts),
  actsTotal: actsTotal(facts),
});
