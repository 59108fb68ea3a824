/** Breaks ties by the rules' list of keys. */

import type { TieBreakStep, TieRecord } from '../../tabulation/standings.ts';
import { criteriaOf, isCriterionKey, type TieKey } from '../../tabulation/tie-keys.ts';
import type { DecisionInput, ScoringRules } from '../../tabulation/types.ts';
import type { Votes } from './audience.ts';
import type { OnCriterion } from './averages.ts';
import { judgesRanks, rankOf, type Span } from './by-ranks.ts';
import { duelsAmong, scoreOf } from './duels.ts';
import {
  compare,
  type Exact,
  exact,
  figureOf,
  fractionText,
  minus,
  over,
  parseFraction,
  plus,
  sumOf,
  times,
  ZERO,
} from './fractions.ts';
import type { ScoredAct } from './sheets.ts';
import { lowestWins, ranks } from './written-rules.ts';

/** What the keys compare. */
export interface TieBreakInput {
  engine: number;
  rules: ScoringRules;
  judgesResults: ReadonlyMap<ScoredAct, Exact>;
  criteria: ReadonlyMap<ScoredAct, OnCriterion[]>;
  byJudge: readonly ReadonlyMap<ScoredAct, Span>[];
  votes: ReadonlyMap<string, Votes> | null;
  decisions: readonly DecisionInput[];
}

/** What a key says of one act: the first figure that differs decides, higher is better. `text` is shown. */
interface Said {
  figures: Exact[];
  text: string;
}

/** A tie after the keys were applied: groups that share a place, best first, and a record for each act. */
export interface SettledTie {
  classes: ScoredAct[][];
  records: Map<ScoredAct, TieRecord>;
}

/** How many tied acts a record names; a larger tie only says how many more there are. */
const NAMED = 24;

/** Applies the rules' keys to a tie for the place `place`. */
export function settleTie(tie: readonly ScoredAct[], place: number, compared: TieBreakInput): SettledTie {
  const records = new Map(tie.map((act) => [act, undecided(act, tie)]));
  return { classes: apart(tie, place, compared, records), records };
}

/** Splits acts into groups that no key separates any more, and notes in their records what each key said. */
function apart(
  acts: readonly ScoredAct[],
  from: number,
  compared: TieBreakInput,
  records: ReadonlyMap<ScoredAct, TieRecord>,
): ScoredAct[][] {
  for (const { key, untilPlace } of compared.rules.tieBreaks) {
    if (key === 'shared') break;
    if (untilPlace !== null && from > untilPlace) continue;
    const said = saidBy(key, acts, compared);
    const groups = said ? grouped(acts, said) : [[...acts]];
    for (const act of acts)
      records.get(act)?.steps.push(step(key, said?.get(act) ?? null, groups.length > 1));
    if (groups.length < 2) continue;
    const decision = key === 'decision' ? decisionOn(acts, compared.decisions) : null;
    let next = from;
    return groups.flatMap((group) => {
      const start = next;
      next += group.length;
      const [alone, another] = group;
      if (alone === undefined || another !== undefined) return apart(group, start, compared, records);
      Object.assign(records.get(alone) ?? {}, decidedBy(key, decision));
      return [group];
    });
  }
  return [[...acts]];
}

function undecided(act: ScoredAct, tie: readonly ScoredAct[]): TieRecord {
  const others = tie.filter((other) => other !== act).map((other) => other.performance.id);
  return {
    with: others.slice(0, NAMED),
    ...(others.length > NAMED && { more: others.length - NAMED }),
    decidedBy: null,
    reason: null,
    by: null,
    how: null,
    steps: [],
  };
}

const decidedBy = (key: TieKey, decision: ReturnType<typeof decisionOn>): Partial<TieRecord> => ({
  decidedBy: key,
  reason: decision?.reason ?? null,
  by: decision?.by ?? null,
  how: decision?.how ?? null,
});

const step = (key: TieKey, said: Said | null, separated: boolean): TieBreakStep => ({
  key,
  value: said?.text ?? null,
  separated,
});

/** Groups acts of which the key says the same, best first, each group in running order. */
function grouped(acts: readonly ScoredAct[], said: ReadonlyMap<ScoredAct, Said>): ScoredAct[][] {
  const order = (a: ScoredAct, b: ScoredAct): number => {
    const [ofA, ofB] = [said.get(a)?.figures ?? [], said.get(b)?.figures ?? []];
    const at = ofA.findIndex((figure, index) => compare(figure, ofB[index] ?? ZERO) !== 0);
    return at < 0 ? 0 : compare(ofB[at] ?? ZERO, ofA[at] ?? ZERO);
  };
  const groups: ScoredAct[][] = [];
  for (const act of acts.toSorted((a, b) => order(a, b) || a.at - b.at)) {
    const last = groups.at(-1);
    if (last?.[0] && order(last[0], act) === 0) last.push(act);
    else groups.push([act]);
  }
  return groups;
}

/** The latest recorded decision that names every act of the tie; null if there is none. */
const decisionOn = (acts: readonly ScoredAct[], decisions: readonly DecisionInput[]): DecisionInput | null =>
  decisions.findLast(({ order }) => acts.every((act) => order.includes(act.performance.id))) ?? null;

/** What a key says of each act of a tie; null where it does not apply to all of them. */
function saidBy(
  key: TieKey,
  acts: readonly ScoredAct[],
  compared: TieBreakInput,
): Map<ScoredAct, Said> | null {
  const { rules, votes } = compared;
  const { shown } = rules.rounding;
  const each = (say: (act: ScoredAct) => Said | null): Map<ScoredAct, Said> | null => {
    const said = acts.flatMap((act) => {
      const found = say(act);
      return found ? [[act, found] as const] : [];
    });
    return said.length === acts.length ? new Map(said) : null;
  };
  const worse = (value: Exact) => minus(ZERO, value);
  const figure = (value: Exact | null | undefined, lowerIsBetter = false): Said | null =>
    value ? { figures: [lowerIsBetter ? worse(value) : value], text: figureOf(value, shown).shown } : null;
  const whole = (count: number): Said => ({ figures: [exact(count)], text: String(count) });
  const votesOf = (act: ScoredAct) => votes?.get(act.performance.id) ?? null;
  const places = rules.marks === 'places';
  if (isCriterionKey(key)) {
    const ids = criteriaOf(key);
    return each((act) => figure(together(act, ids, compared.criteria.get(act) ?? []), places));
  }
  switch (key) {
    case 'judges':
      return each((act) => figure(compared.judgesResults.get(act), lowestWins(rules.method)));
    case 'audience':
      return each((act) => figure(votesOf(act)?.converted));
    case 'countback':
      return ranks(rules.method) ? mostFirsts(acts, compared) : mostOfHighest(acts, totalsGiven);
    case 'countback:ranks':
      return mostFirsts(acts, compared);
    case 'countback:audience':
      return votes && mostOfHighest(acts, (act) => (votesOf(act)?.given ?? []).filter(({ n }) => n > 0n));
    case 'totals':
      return each((act) => figure(allTotals(act), places));
    case 'scored_by_most':
      return each((act) => whole(totalsGiven(act).length));
    case 'scored_by_most:audience':
      return each((act) => {
        const given = votesOf(act)?.given;
        return given ? whole(given.filter(({ n }) => n > 0n).length) : null;
      });
    case 'head_to_head': {
      const duels = duelsAmong(acts, judgesRanks(acts, rules));
      return each((act) => {
        const own = duels.get(act);
        return own
          ? { figures: [scoreOf(own), exact(own.margin)], text: `${own.wins}-${own.draws}-${own.losses}` }
          : null;
      });
    }
    case 'head_judge': {
      const heads = headsOver(acts, compared.engine);
      return each((act) => figure(totalOf(heads, act), places));
    }
    case 'fewest_deductions':
      return each((act) => figure(act.deducted, true));
    case 'earlier_in_order':
      return each((act) => ({ figures: [exact(-act.at)], text: String(act.at + 1) }));
    case 'decision': {
      const order = decisionOn(acts, compared.decisions)?.order;
      return each((act) => {
        const at = order?.indexOf(act.performance.id) ?? -1;
        return at < 0 ? null : { figures: [exact(-at)], text: String(at + 1) };
      });
    }
    case 'shared':
      return null;
  }
}

/** What the panel gave on a criterion; on several the sum, each times its weight. Null where one of them has nothing. */
function together(
  { criteria }: ScoredAct,
  ids: readonly string[],
  found: readonly OnCriterion[],
): Exact | null {
  const parts = ids.flatMap((id) => {
    const own = found.find(({ criterionId }) => criterionId === id)?.panel;
    const weight = criteria.find((criterion) => criterion.id === id)?.weight;
    return own && weight !== undefined ? [ids.length > 1 ? times(own, parseFraction(weight)) : own] : [];
  });
  return parts.length === ids.length ? sumOf(parts) : null;
}

/** The judges' totals above 0: with points, a 0 only tells that the judge gave the act nothing. */
const totalsGiven = ({ sheets }: ScoredAct): Exact[] =>
  sheets.flatMap(({ total }) => (total && total.n > 0n ? [total] : []));

/** The weighted sum of the judges' totals as ranked, scaled up to the full panel; null without any. */
function allTotals({ sheets, assigned }: ScoredAct): Exact | null {
  const given = sheets.flatMap(({ ranked, weight }) => (ranked ? [{ ranked, weight }] : []));
  if (given.length === 0) return null;
  const sum = sumOf(given.map(({ ranked, weight }) => times(ranked, weight)));
  return over(times(sum, assigned), sumOf(given.map(({ weight }) => weight)));
}

/** The head judges who score all these acts; up to version 6 of the engine all there are. */
const headsOver = (acts: readonly ScoredAct[], engine: number): string[] =>
  (acts[0]?.sheets ?? []).flatMap(({ judge }, j) =>
    judge.head && (engine < 7 || acts.every(({ sheets }) => sheets[j]?.state !== 'not_assigned'))
      ? [judge.id]
      : [],
  );

/** The sum of these judges' totals as ranked; null unless every one of them gave one. */
function totalOf(judgeIds: readonly string[], { sheets }: ScoredAct): Exact | null {
  const totals = sheets.flatMap(({ judge, ranked }) =>
    judgeIds.includes(judge.id) && ranked ? [ranked] : [],
  );
  return judgeIds.length > 0 && totals.length === judgeIds.length ? totals.reduce(plus) : null;
}

/** How often each value occurs, from the highest value on. */
function mostOfHighest(
  acts: readonly ScoredAct[],
  valuesOf: (act: ScoredAct) => Exact[],
): Map<ScoredAct, Said> {
  const lists = new Map(acts.map((act) => [act, valuesOf(act).map(fractionText)]));
  const all = new Map(acts.flatMap(valuesOf).map((value) => [fractionText(value), value]));
  const best = [...all].toSorted(([, a], [, b]) => compare(b, a)).map(([text]) => text);
  return new Map(
    acts.map((act) => {
      const counts = best.map((text) => lists.get(act)?.filter((one) => one === text).length ?? 0);
      return [act, { figures: counts.map((count) => exact(count)), text: counts.join(', ') }];
    }),
  );
}

const mostFirsts = (acts: readonly ScoredAct[], { byJudge }: TieBreakInput): Map<ScoredAct, Said> =>
  mostOfHighest(acts, (act) =>
    byJudge.flatMap((spans) => {
      const span = spans.get(act);
      return span ? [minus(ZERO, rankOf(span))] : [];
    }),
  );
