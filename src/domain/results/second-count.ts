/**
 * The second count: the figures of a result worked out once more by the plainest means, from the raw input and
 * without a line of the engine. Judges' totals and the panel's results, the audience's part, what was taken off, and
 * that the places follow the figures. Where the two counts differ nothing is certified. What a set of rules leaves
 * uncounted is named by `leftOutOfSecondCount` and said in the protocol.
 */
import type { PerformanceStanding, Standings } from '../tabulation/standings.ts';
import type {
  CriterionInput,
  JudgeInput,
  PerformanceInput,
  Rounding,
  ScoresheetInput,
  ScoringRules,
  TabulationInput,
} from '../tabulation/types.ts';
import { agrees, audienceByHand, panelByRanks } from './second-count-ranks.ts';

/** A fraction; the second number is above 0. */
type Q = readonly [bigint, bigint];

const ZERO: Q = [0n, 1n];
const add = ([a, b]: Q, [c, d]: Q): Q => [a * d + c * b, b * d];
const times = ([a, b]: Q, [c, d]: Q): Q => [a * c, b * d];
const over = ([a, b]: Q, n: bigint): Q => [a, b * n];
const compare = ([a, b]: Q, [c, d]: Q): number => Number(a * d > c * b) - Number(a * d < c * b);
const sum = (all: readonly Q[]): Q => all.reduce(add, ZERO);
const whole = (n: number): Q => [BigInt(n), 1n];

/** "0.25", "7" or "171/2". */
function read(text: string): Q {
  const [n = '0', d = '1'] = text.split('/');
  const [units = '0', decimals = ''] = n.split('.');
  return [BigInt(units + decimals), BigInt(d) * 10n ** BigInt(decimals.length)];
}

function round(value: Q, rule: Rounding | null): Q {
  if (!rule) return value;
  const scale = 10n ** BigInt(rule.places);
  const [n, d] = [(value[0] < 0n ? -value[0] : value[0]) * scale, value[1]];
  const [floor, rest] = [n / d, n % d];
  const half = rest * 2n === d;
  const up =
    rule.mode === 'down' ? false : rest * 2n > d || (half && (rule.mode === 'half_up' || floor % 2n === 1n));
  const units = up ? floor + 1n : floor;
  return [value[0] < 0n ? -units : units, scale];
}

const AVERAGING = ['mean', 'sum', 'trimmed_mean', 'median'];
const RANKING = ['rank_sum', 'points_table', 'exponential_rank', 'skating_system', 'head_to_head'];

/** The panel on one list of marks; null when the rules leave the act without a result. */
function average(marks: readonly Q[], panelSize: number, rules: ScoringRules): Q | null {
  if (marks.length === 0) return null;
  const mean = (some: readonly Q[]): Q => over(sum(some), BigInt(some.length));
  const sorted = marks.toSorted(compare);
  switch (rules.method) {
    case 'sum':
      return times(mean(marks), whole(panelSize));
    case 'median': {
      const middle = (sorted.length - 1) / 2;
      return mean([sorted[Math.floor(middle)] ?? ZERO, sorted[Math.ceil(middle)] ?? ZERO]);
    }
    case 'trimmed_mean': {
      const { highest, lowest, minimum, otherwise } = rules.trim;
      if (marks.length < Math.max(minimum, highest + lowest + 1))
        return otherwise === 'blocked' ? null : mean(marks);
      return mean(sorted.slice(lowest, sorted.length - highest));
    }
    default:
      return mean(marks);
  }
}

interface Counted {
  totals: Map<string, Q>;
  panel: Q | null;
  /** Judges whose marks count towards the act by assignment. */
  assigned: number;
  /** Whether the act can be ranked by the marks that are in. */
  ready: boolean;
}

/** One performance, counted by hand. */
function count(
  input: TabulationInput,
  rules: ScoringRules,
  act: PerformanceInput,
  sheets: ReadonlyMap<string, ScoresheetInput>,
): Counted {
  const criteria = input.criteria.filter(
    (one) => one.categoryId == null || one.categoryId === act.categoryId,
  );
  const assigned = input.judges.filter(
    (one) => one.categoryIds == null || one.categoryIds.includes(act.categoryId),
  );
  const sheetOf = (judge: JudgeInput) => sheets.get(`${judge.id} ${act.id}`);
  const taking = assigned.filter((judge) => {
    const sheet = sheetOf(judge);
    return !sheet?.abstained && !sheet?.excused;
  });
  const weights = sum(criteria.map((one) => read(one.weight)));
  const weightOf = (criterion: CriterionInput): Q => {
    const weight = read(criterion.weight);
    return rules.weighting === 'share' ? times(weight, [weights[1], weights[0]]) : weight;
  };
  const markOf = (judge: JudgeInput, criterion: CriterionInput): Q | null => {
    const steps = sheetOf(judge)?.marks[criterion.id] ?? null;
    if (steps !== null) return times(whole(steps), read(criterion.step));
    return rules.missing === 'zero' ? ZERO : null;
  };
  const totals = new Map<string, Q>();
  for (const judge of taking) {
    const parts = criteria.map((criterion) => {
      const value = markOf(judge, criterion);
      return value && times(value, weightOf(criterion));
    });
    const given = parts.filter((part) => part !== null);
    if (criteria.length > 0 && given.length === criteria.length) totals.set(judge.id, sum(given));
  }
  const marks = taking.map((judge) => criteria.map((criterion) => markOf(judge, criterion)));
  const gaps = marks.flat().some((value) => value === null);
  const facts = {
    totals,
    assigned: assigned.length,
    ready: marks.flat().some((value) => value !== null) && !(rules.missing === 'block' && gaps),
  };
  const byTotal =
    rules.per === 'judge_total' && (rules.method === 'trimmed_mean' || rules.method === 'median');
  if (byTotal) {
    const found = average([...totals.values()], assigned.length, rules);
    return { ...facts, panel: found && round(found, rules.rounding.afterTotal) };
  }
  const parts: Q[] = [];
  for (const criterion of criteria) {
    const values = taking.flatMap((judge) => {
      const value = markOf(judge, criterion);
      return value ? [value] : [];
    });
    const found = average(values, assigned.length, rules);
    if (!found) return { ...facts, panel: null };
    const value = round(found, rules.rounding.afterCriterion);
    parts.push(round(times(value, weightOf(criterion)), rules.rounding.afterWeighting));
  }
  return { ...facts, panel: parts.length === 0 ? null : round(sum(parts), rules.rounding.afterTotal) };
}

/** Every disagreement of the second count with the standings, in a sentence; empty when both agree. */
export function secondCount(input: TabulationInput, standings: Standings): string[] {
  const sheets = new Map(input.scoresheets.map((one) => [`${one.judgeId} ${one.performanceId}`, one]));
  const acts = new Map(input.performances.map((act) => [act.id, act]));
  return [
    ...standings.performances.flatMap((row) => {
      const act = acts.get(row.performanceId);
      return act
        ? [
            ...rowFaults(row, count(input, standings.rules, act, sheets), standings),
            ...sumFaults(row, input, standings),
          ]
        : [`${row.name}: not in the input.`];
    }),
    ...groupFaults(standings, input, (row) => {
      const act = acts.get(row.performanceId);
      return act ? count(input, standings.rules, act, sheets) : null;
    }),
    ...orderFaults(standings),
  ];
}

/** What is worked out over all acts that are ranked together: ranks, duels, majorities, the audience's part. */
function groupFaults(
  { performances, rules }: Standings,
  input: TabulationInput,
  countedOf: (row: PerformanceStanding) => Counted | null,
): string[] {
  const tables = Map.groupBy(performances, (row) => (rules.scope === 'category' ? row.categoryId : ''));
  return [...tables.values()].flatMap((table) => {
    const acts = table.flatMap((row) => {
      const counted = row.guest ? null : countedOf(row);
      // Points off are taken off judges' totals before they are ranked.
      const off =
        RANKING.includes(rules.method) && rules.marks === 'scores' ? read(row.deducted.exact) : ZERO;
      const left = (total: Q): Q => {
        const rest = add(total, times(off, [-1n, 1n]));
        const floor = compare(total, ZERO) < 0 ? total : ZERO;
        return rules.deductions.allowBelowZero || compare(rest, floor) > 0 ? rest : floor;
      };
      const plain = (total: Q) => {
        const [n, d] = left(total);
        return Number(n) / Number(d);
      };
      return counted?.ready
        ? [
            {
              id: row.performanceId,
              assigned: counted.assigned,
              totals: new Map([...counted.totals].map(([judge, total]) => [judge, plain(total)])),
            },
          ]
        : [];
    });
    const panel = panelByRanks(acts, rules);
    const votes = input.audience ? audienceByHand(rules, input.audience, table) : null;
    return table.flatMap((row) => {
      const [ranked, voted] = [panel?.get(row.performanceId), votes?.get(row.performanceId)];
      const faults: string[] = [];
      if (
        panel &&
        (row.panel ? ranked === undefined || !agrees(row.panel.exact, ranked) : ranked !== undefined)
      )
        faults.push(`${row.name}: the panel's result is counted otherwise the second time.`);
      if (row.audience && voted !== undefined && !agrees(row.audience.converted.exact, voted))
        faults.push(`${row.name}: the audience's part is counted otherwise the second time.`);
      return faults;
    });
  });
}

function rowFaults(row: PerformanceStanding, counted: Counted, { rules }: Standings): string[] {
  const faults: string[] = [];
  for (const { judgeId, total } of row.judges) {
    const own = counted.totals.get(judgeId);
    if (total ? !own || compare(own, read(total.exact)) !== 0 : own !== undefined)
      faults.push(`${row.name}: the total of judge ${judgeId} is counted otherwise the second time.`);
  }
  if (AVERAGING.includes(rules.method) && row.panel) {
    if (!counted.panel || compare(counted.panel, read(row.panel.exact)) !== 0)
      faults.push(`${row.name}: the panel's result is counted otherwise the second time.`);
  }
  if (row.panel && row.judgesResult) {
    const [panel, off] = [
      read(row.panel.exact),
      RANKING.includes(rules.method) ? ZERO : read(row.deducted.exact),
    ];
    const left = add(panel, times(off, [-1n, 1n]));
    const floor = compare(panel, ZERO) < 0 ? panel : ZERO;
    const expected =
      off[0] !== 0n && !rules.deductions.allowBelowZero && compare(left, floor) < 0 ? floor : left;
    if (compare(expected, read(row.judgesResult.exact)) !== 0)
      faults.push(`${row.name}: what is left after deductions is counted otherwise the second time.`);
  }
  return faults;
}

/** The result is what the round gave, of judges and audience, and what was carried forward. */
function sumFaults(row: PerformanceStanding, input: TabulationInput, { rules }: Standings): string[] {
  if (!row.result) return [];
  const parts =
    rules.combination.mode === 'apart'
      ? [row.judgesResult]
      : [row.combined?.judgesWeighted, row.combined?.audienceWeighted];
  const carried = (input.carried ?? []).filter((one) => one.performanceId === row.performanceId);
  const expected = sum([
    ...parts.flatMap((part) => (part ? [read(part.exact)] : [])),
    ...carried.map((one) => read(one.points)),
  ]);
  return compare(expected, read(row.result.exact)) === 0
    ? []
    : [`${row.name}: the sum of its parts is counted otherwise the second time.`];
}

/** A better figure never has a worse place, and equal figures have two places only where a tie was decided. */
function orderFaults({ performances, rules, better }: Standings): string[] {
  const tables = Map.groupBy(performances, (row) => (rules.scope === 'category' ? row.categoryId : ''));
  return [...tables.values()].flatMap((table) => {
    const placed = table
      .flatMap((row) =>
        row.rank !== null && row.result ? [{ row, rank: row.rank, value: read(row.result.exact) }] : [],
      )
      .toSorted((a, b) => a.rank - b.rank);
    return placed.slice(1).flatMap((one, at) => {
      const above = placed[at];
      if (!above) return [];
      const order = compare(above.value, one.value) * (better === 'higher' ? 1 : -1);
      const undecided = order === 0 && above.rank !== one.rank && one.row.tie === null;
      const byFigure = AVERAGING.includes(rules.method);
      return order < 0 || (undecided && byFigure) || (order !== 0 && above.rank === one.rank)
        ? [`${one.row.name}: its place does not follow from its figure.`]
        : [];
    });
  });
}
