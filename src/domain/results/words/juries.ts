/** Juries in words: what each jury's jurors come to, its rank and points, and the sum of all juries. */
import Fraction from 'fraction.js';
import { juriesCounted, juriesOf } from '../../tabulation/juries.ts';
import type { JuryPart, PerformanceStanding, Standings } from '../../tabulation/standings.ts';
import type { JuryMethod, ScoringRules } from '../../tabulation/types.ts';
import { panelLine } from './by-criterion.ts';
import { type JudgeValue, meanText, rankText, rankWords, stepsByTotals } from './by-totals.ts';
import { orderOfTotals } from './ranks.ts';
import { pluralCount, type ResultFacts, rankedTotalOf } from './sources.ts';
import type { Voice } from './voice.ts';

const COME_TO: Record<JuryMethod, (voice: Voice, rules: ScoringRules) => string[]> = {
  mean: ({ say }, { marks }) => [
    say(marks === 'places' ? 'regulations.juryMeanPlaces' : 'regulations.juryMean'),
  ],
  rank_sum: (voice, rules) => [orderOfTotals(voice, rules), voice.say('regulations.juryRanks')],
  exponential_rank: (voice, rules) => [
    orderOfTotals(voice, rules),
    voice.say('regulations.juryWeights', { top: rules.exponential.top, rate: rules.exponential.rate }),
  ],
};

/** The rules of juries as one sentence in a list. */
export const juryRules = (voice: Voice, rules: ScoringRules): string[] => [
  [
    voice.say('regulations.juries'),
    ...COME_TO[rules.juries?.method ?? 'mean'](voice, rules),
    voice.say(
      `regulations.juryPoints${rules.juries?.absent === 'nothing' ? 'Given' : ''}${rules.equalRanks ? 'Plain' : ''}`,
      { table: voice.numbers(rules.table) },
    ),
  ].join(' '),
];

/** A sentence for each jury with its jurors; none where juries give no points. */
export function juriesInWords(
  { say, list, name: nameOf }: Voice,
  rules: ScoringRules,
  judges: Standings['judges'],
): string[] {
  if (!rules.juries || judges.length === 0) return [];
  return juriesOf(judges).map(({ name, jurors }) => {
    const [first] = jurors.map((j) => judges[j]);
    return first?.jury === undefined
      ? say('regulations.juryAlone', { name })
      : say('regulations.juryOf', { name, jurors: list(jurors.map((j) => nameOf(judges[j]?.name ?? ''))) });
  });
}

/** The lines of an act: each juror, each jury, then the sum. */
export function juryLines(facts: ResultFacts, row: PerformanceStanding): string[] {
  const { juries: parts = [], panel } = row;
  const { rules } = facts.standings;
  const juries = juriesOf(facts.panel.judges);
  const given = parts.flatMap(({ points }) => (points ? [points] : []));
  const jurors = stepsByTotals(facts, row, (_told, _row, j) => {
    const weight = row.judges[j]?.converted;
    const ranked = rules.juries?.method === 'mean' ? [] : rankText(facts, row, j);
    return [...ranked, ...(weight ? [facts.voice.say('why.weighs', { figure: facts.figure(weight) })] : [])];
  });
  const lines = parts.flatMap((part, k) => juryLine(facts, row, part, k, juries[k]?.jurors ?? []));
  if (!panel || given.length === 0) return [...jurors, ...lines];
  const sum = given.reduce((all, { exact }) => all.add(exact), new Fraction(0));
  const assigned = juriesCounted(facts.panel, facts.at(row), juries, given.length);
  const added = given.map(facts.figure).join(' + ');
  const how =
    assigned === given.length
      ? added
      : facts.voice.say('why.timesJuries', { sum: `(${added}) ÷ ${given.length}`, count: assigned });
  return [...jurors, ...lines, panelLine(facts, panel.exact, sum.mul(assigned).div(given.length), how)];
}

/**
 * One jury's line: "Jury North: (10.00 + 8.00) ÷ 2 = 9.00; rank 1; 12.00 points". None where no juror marked the act.
 */
function juryLine(
  facts: ResultFacts,
  row: PerformanceStanding,
  { jury, figure, rank, points }: JuryPart,
  k: number,
  jurors: readonly number[],
): string[] {
  if (!figure || !points) return [];
  const same = facts.field(row).filter((other) => other.juries?.[k]?.rank === rank).length;
  const given = jurors.flatMap((j) => givenBy(facts, row, j));
  const how = given.length === 1 ? '' : `${meanText(facts, given)} = `;
  const gives = facts.figure(points);
  const { say } = facts.voice;
  const steps = [
    `${how}${facts.figure(figure)}`,
    rankWords(facts, rank ?? 0, same),
    say('why.points', { count: pluralCount(gives), points: gives }),
  ];
  return [say('why.jury', { jury, steps: steps.join(facts.voice.semicolon) })];
}

/**
 * What juror `j` contributes by the jury method: the total as ranked, its rank, or the rank's weight. Empty without a
 * rank.
 */
function givenBy(facts: ResultFacts, row: PerformanceStanding, j: number): JudgeValue[] {
  const { rank = null, converted = null } = row.judges[j] ?? {};
  if (rank === null) return [];
  const total = rankedTotalOf(facts, facts.at(row), j) ?? new Fraction(0);
  if (converted) return [{ j, value: new Fraction(converted.exact), text: facts.figure(converted) }];
  if (facts.standings.rules.juries?.method === 'mean') return [{ j, value: total, text: facts.value(total) }];
  return [{ j, value: new Fraction(2 * rank, 2), text: String(rank) }];
}
