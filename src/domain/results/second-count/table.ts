/** Acts that are ranked together: their results, ties broken, and why an act has no place. */
import type { BlockReason, TieRecord } from '../../tabulation/standings.ts';
import type { CarriedInput, ScoringRules, TabulationInput } from '../../tabulation/types.ts';
import { type AudiencePart, audienceOver } from './audience.ts';
import { spansOf } from './by-ranks.ts';
import { audienceAlone, type CombinedAct, combineParts, highestWins } from './combined.ts';
import { compare, type Exact, HUNDRED, over, parseFraction, plus, sumOf, times, ZERO } from './fractions.ts';
import { type JudgesOutcome, judgedBy } from './judged.ts';
import { inClasses } from './majority.ts';
import type { ScoredAct } from './sheets.ts';
import { settleTie } from './ties.ts';

/** A place (1 is best), and how many acts share it. */
export interface SharedRank {
  rank: number;
  shared: number;
}

/** Everything found out about acts that are ranked together. */
export interface RankedTable {
  judged: JudgesOutcome;
  audience: AudiencePart | null;
  audiencePlaces: Map<string, SharedRank>;
  both: Map<ScoredAct, CombinedAct>;
  /** `round`: what this round gave. `results`: that and the points carried forward. */
  round: Map<ScoredAct, Exact>;
  results: Map<ScoredAct, Exact>;
  /** Acts grouped by shared place, best first. */
  classes: ScoredAct[][];
  ties: Map<ScoredAct, TieRecord>;
  blocked: Map<ScoredAct, BlockReason>;
}

/** The points an act brings along; null where the round carries nothing forward. */
export const carriedBy = ({ carried }: TabulationInput, { performance }: ScoredAct): CarriedInput[] | null =>
  carried?.filter((one) => one.performanceId === performance.id) ?? null;

/** How much counts of the points brought along and of this round's: all, or the rules' percentages. */
export function carriedAndRound(brought: readonly CarriedInput[], round: Exact, { carry }: ScoringRules) {
  const earlier = sumOf(brought.map(({ points }) => parseFraction(points)));
  if (!carry) return { earlier, round };
  const part = (points: Exact, percent: string) => times(points, over(parseFraction(percent), HUNDRED));
  return { earlier: part(earlier, carry.earlier), round: part(round, carry.round) };
}

const addedUp = ({ earlier, round }: { earlier: Exact; round: Exact }): Exact => plus(earlier, round);

/** Ranks the acts of a table. */
export function tableOf(
  acts: readonly ScoredAct[],
  input: TabulationInput,
  rules: ScoringRules,
  engine: number,
): RankedTable {
  const judged = judgedBy(acts, input.criteria, rules, engine);
  const contenders = acts.filter(({ performance }) => !performance.guest);
  const ids = contenders.map(({ performance }) => performance.id);
  const audience = audienceOver(input.audience, ids, rules, engine);
  // An act that waits for marks takes no part in the ranking.
  const judges = new Map([...judged.left].filter(([act]) => !judged.blocked.has(act)));
  const both = combineParts(contenders, judges, audience, rules, { criteria: input.criteria, engine });
  const apart = rules.combination.mode === 'apart';
  const round = apart
    ? judges
    : new Map([...both].map(([act, { result }]): [ScoredAct, Exact] => [act, result]));
  const results = new Map(
    [...round].map(([act, own]): [ScoredAct, Exact] => {
      const brought = carriedBy(input, act);
      return [act, brought ? addedUp(carriedAndRound(brought, own, rules)) : own];
    }),
  );
  const sign = highestWins(rules) ? -1 : 1;
  const margin = (act: ScoredAct) =>
    apart ? (judged.duels.get(act)?.margin ?? judged.ahead.get(act) ?? 0) : 0;
  const order = (a: ScoredAct, b: ScoredAct): number =>
    sign * compare(results.get(a) ?? ZERO, results.get(b) ?? ZERO) || margin(b) - margin(a);
  const compared = {
    engine,
    rules,
    judgesResults: judges,
    criteria: judged.criteria,
    byJudge: judged.byJudge,
    votes: audience?.byAct ?? null,
    decisions: input.decisions ?? [],
  };
  const ties = new Map<ScoredAct, TieRecord>();
  let place = 1;
  const classes = inClasses(
    [...results.keys()].toSorted((a, b) => a.at - b.at),
    order,
  ).flatMap((tie) => {
    const start = place;
    place += tie.length;
    if (tie.length === 1) return [tie];
    const found = settleTie(tie, start, compared);
    for (const [act, record] of found.records) ties.set(act, record);
    return found.classes;
  });
  return {
    judged,
    audience,
    audiencePlaces: audiencePlaces(audience),
    both,
    round,
    results,
    classes,
    ties,
    blocked: whyNoPlace(acts, judged, results, rules),
  };
}

function whyNoPlace(
  acts: readonly ScoredAct[],
  { blocked }: JudgesOutcome,
  results: ReadonlyMap<ScoredAct, Exact>,
  rules: ScoringRules,
): Map<ScoredAct, BlockReason> {
  const found = new Map<ScoredAct, BlockReason>();
  for (const act of acts.filter((one) => !results.has(one))) {
    const reason = blocked.get(act);
    if (reason === 'guest' || (reason && !audienceAlone(rules))) found.set(act, reason);
    else if (audienceAlone(rules)) found.set(act, 'no_audience');
  }
  return found;
}

/** Places by the round's one vote among all acts, whichever are ranked together; null where there is no such vote. */
export function placesByOneVote(
  acts: readonly ScoredAct[],
  { audience: votes }: TabulationInput,
  rules: ScoringRules,
  engine: number,
): Map<string, SharedRank> | null {
  if (engine < 4 || !votes || votes.lists || (votes.polls?.length ?? 1) > 1) return null;
  const ids = acts.flatMap(({ performance }) => (performance.guest ? [] : [performance.id]));
  return audiencePlaces(audienceOver(votes, ids, rules, engine));
}

/** Places by the audience alone, by performance id; empty where nobody voted. */
function audiencePlaces(audience: AudiencePart | null): Map<string, SharedRank> {
  if (!audience || audience.summary.leftOut === 'no_votes') return new Map();
  const converted = new Map([...audience.byAct].map(([id, votes]) => [id, votes.converted]));
  const spans = spansOf(converted, 'highest');
  return new Map([...spans].map(([id, { first, tied }]) => [id, { rank: first, shared: tied }]));
}
