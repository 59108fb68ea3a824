/** The rules of a round and the figures of an act as plain sentences, for the printed protocol. English. */
import { type ExplanationStep, explain } from '../tabulation/explain.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { Rounding, ScoringRules } from '../tabulation/types.ts';

type Named = Pick<Standings, 'criteria' | 'judges' | 'performances'>;

const METHODS: Record<ScoringRules['method'], string> = {
  mean: 'The average of the judges on each criterion, weighted and added.',
  sum: "The judges' weighted marks, added.",
  trimmed_mean: 'The average of the judges without the highest and lowest marks.',
  median: 'The middle mark of the judges.',
  standardized: "Each judge's totals put on one scale (mean 50, deviation 10), then averaged.",
  rank_sum: "Each judge's totals turned to ranks and added; the lowest sum wins.",
  points_table: "Each judge's ranks turned to points and added.",
  exponential_rank: "Each judge's ranks turned to falling weights and added.",
  skating_system: 'The Skating System: places by majority.',
  head_to_head: 'Each act against each other act, by what most judges preferred.',
};
const MISSING = {
  exclude: 'A missing mark is left out.',
  block: 'An act with a missing mark has no place.',
  zero: 'A missing mark counts as 0.',
};
const MODES = { half_up: 'halves up', half_even: 'halves to even', down: 'cut off' };
const CONVERSIONS = {
  share: 'percent of all votes',
  relative: 'the best act 100, others in proportion',
  points_table: 'points by rank',
  min_max: 'the best act 100, the last 0',
  mean_rating: 'the mean rating in percent',
  points: 'as they are',
};
const KEYS: Record<string, string> = {
  judges: "the judges' result",
  audience: 'the audience',
  countback: 'most of the highest marks',
  'countback:ranks': 'most first places with the judges',
  'countback:audience': "most of the audience's highest points",
  scored_by_most: 'scored by most judges',
  'scored_by_most:audience': 'chosen in most lists of votes',
  head_to_head: 'the duel among the tied',
  head_judge: "the head judge's total",
  fewest_deductions: 'fewest deductions',
  earlier_in_order: 'the earlier start',
  decision: 'a recorded decision',
  shared: 'nobody: the place is shared',
};

const keyWords = (key: string, { criteria }: Pick<Named, 'criteria'>): string =>
  key.startsWith('criterion:')
    ? `higher ${criteria.find((one) => `criterion:${one.id}` === key)?.name ?? 'criterion'}`
    : (KEYS[key] ?? key);

/** The rules in sentences, in the order in which they are used. */
export function rulesInWords(rules: ScoringRules, names: Pick<Named, 'criteria'>): string[] {
  const { rounding, trim, deductions, combination, audience } = rules;
  const rounded = (what: string, rule: Rounding | null) =>
    rule ? [`${what} is rounded to ${rule.places} decimals, ${MODES[rule.mode]}.`] : [];
  return [
    METHODS[rules.method],
    ...(rules.method === 'trimmed_mean'
      ? [
          `${trim.highest} highest and ${trim.lowest} lowest are left out ${rules.per === 'criterion' ? 'on each criterion' : "of the judges' totals"}; with fewer than ${trim.minimum} ${trim.otherwise === 'blocked' ? 'the act has no place' : 'nothing is left out'}.`,
        ]
      : []),
    ...(rules.method === 'points_table' ? [`Points for ranks: ${rules.table.join(', ')}.`] : []),
    `Weights: ${names.criteria.map((one) => `${one.name} ${one.weight}`).join(', ')}${rules.weighting === 'share' ? ', divided by their sum' : ''}.`,
    MISSING[rules.missing],
    ...rounded("The panel's mark on a criterion", rounding.afterCriterion),
    ...rounded('The weighted mark', rounding.afterWeighting),
    ...rounded("The panel's result", rounding.afterTotal),
    ...(deductions.time
      ? [
          `Over time: ${deductions.time.points} off for every started ${deductions.time.unitMs / 1_000} s after ${deductions.time.graceMs / 1_000} s.`,
        ]
      : []),
    combination.mode === 'apart'
      ? 'The judges decide alone.'
      : combination.mode === 'points'
        ? `The audience's points (${CONVERSIONS[audience.conversion]}) are added to the judges'.`
        : `Judges ${combination.judges} percent, audience ${combination.audience} percent (votes: ${CONVERSIONS[audience.conversion]}).`,
    ...(audience.minimumTurnout > 0 && combination.mode !== 'apart'
      ? [`The audience counts from ${audience.minimumTurnout} ballots on.`]
      : []),
    ...(rules.scope === 'category' ? ['Each category is ranked by itself.'] : []),
    `Ties: ${rules.tieBreaks.length === 0 ? 'a person decides' : rules.tieBreaks.map(({ key, untilPlace }) => keyWords(key, names) + (untilPlace === null ? '' : ` (down to place ${untilPlace})`)).join('; then ')}.`,
  ];
}

/** How an act came to its place, a line for each step. Judges' names stand in it: it is for the organisers. */
export function actInWords(standings: Standings, performanceId: string): string[] {
  return (explain(standings, performanceId) ?? []).flatMap((step) => stepWords(step, standings) ?? []);
}

function stepWords(step: ExplanationStep, names: Named): string | null {
  const judge = (id: string) => names.judges.find((one) => one.id === id)?.name ?? id;
  const act = (id: string) => names.performances.find((one) => one.performanceId === id)?.name ?? id;
  switch (step.kind) {
    case 'criterion': {
      const dropped = step.trimmed.map((mark) => `${judge(mark.judgeId)}'s ${mark.value.shown}`).join(', ');
      return `${step.name}: ${step.panel.shown} of ${step.marks} judges${dropped === '' ? '' : ` (left out: ${dropped})`}, weight ${step.weight}: ${step.weighted.shown}`;
    }
    case 'judge':
      return `${step.name}: total ${step.total.shown}${step.rank === null ? '' : `, rank ${step.rank}`}${step.converted ? `, counts ${step.converted.shown}` : ''}`;
    case 'skating':
      return `Skating System: decided by rule ${step.rule}${step.total ? `, places add to ${step.total.shown}` : ''}`;
    case 'duels':
      return `Duels: ${step.wins} won, ${step.draws} drawn, ${step.losses} lost, margin ${step.margin}`;
    case 'missing':
      return `Missing: ${step.marks.map((one) => judge(one.judgeId)).join(', ')}`;
    case 'panel':
      return `The panel: ${step.result.shown}`;
    case 'deduction':
      return `Off ${step.line.points.shown}: ${step.line.reason ?? step.line.kind}${step.line.by === null ? '' : ` (${step.line.by})`}`;
    case 'after_deductions':
      return `After deductions: ${step.result.shown}`;
    case 'audience':
      return `Audience: ${step.votes.shown} votes, ${step.converted.shown}, place ${step.place}${step.counted ? '' : ', for its own award'}`;
    case 'combined':
      return `Judges ${step.parts.judgesWeighted.shown}${step.parts.audienceWeighted ? ` and audience ${step.parts.audienceWeighted.shown}` : ''} together: ${step.result.shown}`;
    case 'carried': {
      const from = step.lines.map((line) => `Carried from ${line.from}: ${line.points.shown}`).join('; ');
      return `${from === '' ? 'Nothing carried forward' : from}; this round ${step.round.shown}, together ${step.result.shown}`;
    }
    case 'tie':
      return `Tied with ${step.with.map(act).join(', ')}${step.more > 0 ? ` and ${step.more} more` : ''}; ${step.decidedBy === null ? 'the place is shared' : `decided by ${step.how ? step.how : keyWords(step.decidedBy, names)}`}${step.reason === null ? '' : `: ${step.reason}`}`;
    case 'blocked':
      return BLOCKED[step.reason];
    case 'place':
      return null;
  }
}

const BLOCKED = {
  no_marks: 'No place: no marks.',
  missing_marks: 'No place: marks are missing.',
  too_few_marks: 'No place: too few marks.',
  guest: 'A guest: outside the competition.',
  no_audience: "No place: the audience's part is missing.",
};

const ABSENT = { abstained: 'did not score', excused: 'was excused from' } as const;

/** Who did not score what by right, in sentences. */
export const absencesInWords = (standings: Standings): string[] =>
  standings.judges.flatMap((judge) =>
    (['abstained', 'excused'] as const).flatMap((state) => {
      const acts = standings.performances.filter((row) =>
        row.judges.some((cell) => cell.judgeId === judge.id && cell.state === state),
      );
      return acts.length === 0
        ? []
        : [`${judge.name} ${ABSENT[state]} ${acts.map((row) => row.name).join(', ')}.`];
    }),
  );
