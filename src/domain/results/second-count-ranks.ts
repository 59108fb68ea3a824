/**
 * The second count of what goes by ranks and of the audience's part: by the plainest means, every act held against
 * every other, in ordinary numbers and without a line of the engine. Ordinary numbers are good to some fifteen
 * digits; a figure that differs by less than a millionth of a millionth of its size counts as the same.
 */
import type { PerformanceStanding } from '../tabulation/standings.ts';
import type { AudienceInput, ScoringRules } from '../tabulation/types.ts';

/** One act as the first part of the second count found it. */
export interface CountedAct {
  id: string;
  /** By judge: the total, as a plain number. */
  totals: ReadonlyMap<string, number>;
  /** Judges whose marks count towards it by assignment. */
  assigned: number;
}

const number = (text: string): number => {
  const [n = '0', d = '1'] = text.split('/');
  return Number(n) / Number(d);
};

const same = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a), Math.abs(b));

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** What is not counted a second time under these rules, in words; empty where all is. */
export function leftOutOfSecondCount(
  rules: ScoringRules,
  audience: AudienceInput | null | undefined,
): string[] {
  const left: string[] = [];
  if (rules.method === 'skating_system' && rules.per === 'criterion')
    left.push('the places of several criteria put together by rules 9 to 11');
  if (byRanks(rules) && rules.rounding.afterTotal) left.push("the panel's result, which is rounded");
  if (rules.combination.mode !== 'apart') {
    left.push("how the judges' and the audience's parts are put on one scale and weighed");
    if (audience?.lists) left.push('the conversion of several lists of votes');
    if (audience?.polls) left.push('the conversion of several polls');
  }
  return left;
}

const byRanks = ({ method }: ScoringRules): boolean =>
  !['mean', 'sum', 'trimmed_mean', 'median'].includes(method);

/** The panel's result of each act that was ranked, by the methods that go by ranks or by each judge's spread. */
export function panelByRanks(acts: readonly CountedAct[], rules: ScoringRules): Map<string, number> | null {
  if (!byRanks(rules) || rules.rounding.afterTotal) return null;
  if (rules.method === 'skating_system' && rules.per === 'criterion') return null;
  const sign = rules.marks === 'places' ? -1 : 1;
  const judges = [...new Set(acts.flatMap((act) => [...act.totals.keys()]))];
  const merit = (act: CountedAct, judge: string): number | null => {
    const total = act.totals.get(judge);
    return total === undefined ? null : sign * total;
  };
  if (rules.method === 'head_to_head') return duels(acts, judges, merit);
  const given = acts.map((act) => {
    const worths = judges.flatMap((judge) => {
      const own = merit(act, judge);
      if (own === null) return [];
      const others = acts.flatMap((other) => merit(other, judge) ?? []);
      const first = 1 + others.filter((other) => other > own).length;
      return [{ own, others, first, tied: others.filter((other) => other === own).length }];
    });
    return { act, worths };
  });
  if (rules.method === 'skating_system')
    return byMajority(
      new Map(given.map(({ act, worths }) => [act.id, worths.map((one) => one.first + (one.tied - 1) / 2)])),
    );
  return new Map(
    given
      .filter(({ worths }) => worths.length > 0)
      .map(({ act, worths }) => {
        if (rules.method === 'standardized')
          return [act.id, 50 + (10 * sum(worths.map(zScore))) / worths.length];
        const values = worths.map(({ first, tied }) => worthOf(rules, first, tied));
        return [act.id, (sum(values) * act.assigned) / worths.length];
      }),
  );
}

function worthOf(rules: ScoringRules, first: number, tied: number): number {
  if (rules.method === 'rank_sum') return first + (tied - 1) / 2;
  if (rules.method === 'points_table')
    return sum(rules.table.slice(first - 1, first - 1 + tied).map(Number)) / tied;
  const { top, rate } = rules.exponential;
  const weights = Array.from(
    { length: tied },
    (_, at) => Number(top) * Math.exp(-Number(rate) * (first + at - 1)),
  );
  return sum(weights) / tied;
}

function zScore({ own, others }: { own: number; others: readonly number[] }): number {
  const mean = sum(others) / others.length;
  const variance = sum(others.map((other) => (other - mean) ** 2)) / others.length;
  return variance === 0 ? 0 : (own - mean) / Math.sqrt(variance);
}

function duels(
  acts: readonly CountedAct[],
  judges: readonly string[],
  merit: (act: CountedAct, judge: string) => number | null,
): Map<string, number> {
  const duel = (one: CountedAct, other: CountedAct): number => {
    const leads = judges.map((judge) => {
      const [a, b] = [merit(one, judge), merit(other, judge)];
      return a === null || b === null ? 0 : Math.sign(a - b);
    });
    const lead = sum(leads);
    return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  };
  return new Map(
    acts.map((one) => [one.id, sum(acts.filter((other) => other !== one).map((other) => duel(one, other)))]),
  );
}

/** Rules 5 to 8, as one sort: by the column that first gives a majority, how many, their sum, then the next column. */
function byMajority(ordinals: ReadonlyMap<string, number[]>): Map<string, number> {
  const ids = [...ordinals.keys()].filter((id) => (ordinals.get(id)?.length ?? 0) > 0);
  const last = ids.length;
  const column = (id: string, at: number): [number, number] => {
    const row = ordinals.get(id) ?? [];
    const upTo = row.filter((ordinal) => ordinal <= at);
    return [upTo.length / row.length, sum(upTo) / row.length];
  };
  const majority = (id: string): number => {
    for (let at = 1; at <= last; at += 1) if (column(id, at)[0] > 0.5) return at;
    return last;
  };
  const compare = (a: string, b: string): number => {
    const from = majority(a);
    if (from !== majority(b)) return from - majority(b);
    for (let at = from; at <= last; at += 1) {
      const [countA, sumA] = column(a, at);
      const [countB, sumB] = column(b, at);
      if (!same(countA, countB)) return countB - countA;
      if (!same(sumA, sumB)) return sumA - sumB;
    }
    return 0;
  };
  return new Map(
    ids.map((id) => {
      const better = ids.filter((other) => compare(other, id) < 0).length;
      const equal = ids.filter((other) => compare(other, id) === 0).length;
      return [id, better + (equal + 1) / 2];
    }),
  );
}

/** Whether the figure on the wire is the one that was counted. */
export const agrees = (exact: string, counted: number): boolean => same(number(exact), counted);

/** What the audience's votes come to for some acts ranked together; null where they are not counted twice. */
export function audienceByHand(
  rules: ScoringRules,
  audience: AudienceInput,
  rows: readonly PerformanceStanding[],
): Map<string, number> | null {
  const { conversion, table, ratingMaximum } = rules.audience;
  if (audience.lists || audience.polls) return null;
  const acts = rows.filter((row) => !row.guest).map((row) => row.performanceId);
  const { ratings, counts = {} } = audience;
  const votesOf = (id: string) => {
    const { sum: stars = 0, count = 0 } = ratings?.[id] ?? {};
    return ratings ? (count === 0 ? 0 : stars / count) : (counts[id] ?? 0);
  };
  const votes = acts.map(votesOf);
  const [most, least, all] = [Math.max(...votes), Math.min(...votes), sum(votes)];
  if (all === 0) return null;
  const convert = (id: string): number => {
    const own = votesOf(id);
    switch (conversion) {
      case 'share':
      case 'mean_rating':
        return (own * 100) / (ratings ? Number(ratingMaximum) : all);
      case 'relative':
        return (own * 100) / most;
      case 'min_max':
        return most === least ? 100 : ((own - least) * 100) / (most - least);
      case 'points_table': {
        if (own === 0) return 0;
        const first = 1 + votes.filter((other) => other > own).length;
        const tied = votes.filter((other) => other === own).length;
        return sum(table.slice(first - 1, first - 1 + tied).map(Number)) / tied;
      }
      default:
        return own;
    }
  };
  return new Map(acts.map((id) => [id, convert(id)]));
}
