/**
 * What each key of the tie-break list compares. A key gives every act of a tie a list of figures, of which the first
 * difference decides, higher first; or null where it does not apply to this tie.
 */

import Fraction from 'fraction.js';
import type { AudienceResult } from './audience.ts';
import type { ActDeductions } from './deductions.ts';
import { decimal, figure, quotient, ZERO } from './exact.ts';
import { copeland, duels } from './head-to-head.ts';
import type { Outcome } from './outcome.ts';
import { cell, type Panel, totalWorth } from './panel.ts';
import { lowerWins, usesRanks } from './rules.ts';
import { criteriaOf, isCriterionKey, type TieKey, type TieKeyName } from './tie-keys.ts';
import { totalsTogether } from './totals-together.ts';
import type { DecisionInput } from './types.ts';

const ONE = new Fraction(1);

/** What the keys look at. Arrays are by performance index, `deducted` is by performance id. */
export interface TieContext {
  panel: Panel;
  outcome: Outcome;
  judgesResults: (Fraction | null)[];
  audience: AudienceResult | null;
  deducted: Map<string, ActDeductions>;
  decisions: readonly DecisionInput[];
}

/** What a key says of one act: `order` is compared, `text` is shown. */
export interface KeyValue {
  order: (Fraction | number)[];
  text: string;
}

/** What the key says of each act of the tie, in the order of `acts`; null where it does not apply. */
export function keyValues(
  key: Exclude<TieKey, 'shared'>,
  acts: readonly number[],
  context: TieContext,
): KeyValue[] | null {
  return isCriterionKey(key) ? onCriteria(criteriaOf(key), acts, context) : KEYS[key](acts, context);
}

type Key = (acts: readonly number[], context: TieContext) => KeyValue[] | null;

/** All keys but `shared`, which compares nothing, and those on one criterion. */
const KEYS: Readonly<Record<Exclude<TieKeyName, 'shared'>, Key>> = {
  judges: (acts, context) => {
    const sign = lowerWins(context.panel.rules.method) ? -1 : 1;
    return figures(acts, context, (p) => context.judgesResults[p]?.mul(sign) ?? null, sign);
  },
  audience: (acts, context) =>
    figures(acts, context, (p) => context.audience?.byAct.get(p)?.converted ?? null),
  countback: (acts, context) =>
    usesRanks(context.panel.rules.method) ? countRanks(acts, context) : countTotals(acts, context),
  'countback:ranks': (acts, context) => countRanks(acts, context),
  'countback:audience': (acts, context) => countGiven(acts, context),
  totals: (acts, context) => {
    const { panel } = context;
    return figures(acts, context, (p) => totalsTogether(panel, p), panel.sign);
  },
  scored_by_most: (acts, context) => gaveAnything(acts, context),
  'scored_by_most:audience': (acts, context) =>
    rows(acts, (p) => {
      const given = context.audience?.byAct.get(p)?.given;
      return given ? given.filter((points) => points.compare(0) > 0).length : null;
    }),
  head_to_head: (acts, context) => {
    const details = duels(context.panel, acts);
    return details.map((detail) => ({
      order: [copeland(detail), detail.margin],
      text: `${detail.wins}-${detail.draws}-${detail.losses}`,
    }));
  },
  head_judge: (acts, context) => headJudge(acts, context),
  fewest_deductions: (acts, context) => {
    const { shown } = context.panel.rules.rounding;
    return acts.map((p) => {
      const total = context.deducted.get(context.panel.performances[p]?.id ?? '')?.total ?? ZERO;
      return { order: [total.neg()], text: figure(total, shown).shown };
    });
  },
  earlier_in_order: (acts) => acts.map((p) => ({ order: [-p], text: String(p + 1) })),
  decision: (acts, context) => {
    const decision = decisionFor(acts, context);
    if (!decision) return null;
    return acts.map((p) => {
      const at = decision.order.indexOf(context.panel.performances[p]?.id ?? '');
      return { order: [-at], text: String(at + 1) };
    });
  },
};

/** The recorded decision that names every act of the tie, the latest if there are several; null if there is none. */
export function decisionFor(acts: readonly number[], context: TieContext): DecisionInput | null {
  const ids = acts.map((p) => context.panel.performances[p]?.id ?? '');
  return context.decisions.findLast((decision) => ids.every((id) => decision.order.includes(id))) ?? null;
}

function rows(acts: readonly number[], read: (p: number) => number | null): KeyValue[] | null {
  const values = acts.map(read);
  if (values.some((value) => value === null)) return null;
  return values.map((value) => ({ order: [value ?? 0], text: String(value) }));
}

function figures(
  acts: readonly number[],
  { panel }: TieContext,
  read: (p: number) => Fraction | null,
  shownSign = 1,
): KeyValue[] | null {
  const values = acts.map(read);
  if (values.some((value) => value === null)) return null;
  return values.map((value) => ({
    order: [value ?? ZERO],
    text: figure((value ?? ZERO).mul(shownSign), panel.rules.rounding.shown).shown,
  }));
}

/**
 * The panel's result on one criterion, averaged as the method does it; on several their sum, each times its weight.
 */
function onCriteria(ids: readonly string[], acts: readonly number[], context: TieContext): KeyValue[] | null {
  const { panel, outcome } = context;
  const weights = new Map(
    panel.criteria.map(({ id, weight }) => [id, ids.length > 1 ? decimal(weight) : ONE]),
  );
  const sumOf = (p: number) =>
    ids.reduce((sum: Fraction | null, id) => {
      const entry = outcome.criteria[p]?.find(({ criterionId }) => criterionId === id);
      const weight = weights.get(id);
      return sum && weight && entry?.panel ? sum.add(new Fraction(entry.panel.exact).mul(weight)) : null;
    }, ZERO);
  return figures(acts, context, (p) => sumOf(p)?.mul(panel.sign) ?? null, panel.sign);
}

/** How often each value occurs, from the best value on, over the values that any act of the tie has. */
function countback(acts: readonly number[], valuesOf: (p: number) => Fraction[]): KeyValue[] {
  const lists = acts.map(valuesOf);
  const distinct = new Map(lists.flat().map((value) => [value.toFraction(), value]));
  const best = [...distinct.values()].sort((a, b) => b.compare(a));
  return lists.map((list) => {
    const counts = best.map((value) => list.filter((entry) => entry.equals(value)).length);
    return { order: counts, text: counts.join(', ') };
  });
}

// Totals of 0 are not counted: with lists of points they only tell who gave nothing.
function countTotals(acts: readonly number[], { panel }: TieContext): KeyValue[] {
  return countback(acts, (p) =>
    panel.judges.flatMap((_judge, j) => {
      const total = panel.totals[cell(panel, p, j)] ?? Number.NaN;
      return total > 0 ? [quotient(total, panel.totalUnit)] : [];
    }),
  );
}

function countRanks(acts: readonly number[], { panel, outcome }: TieContext): KeyValue[] {
  return countback(acts, (p) =>
    panel.judges.flatMap((_judge, j) => {
      const rank = outcome.ranks[cell(panel, p, j)] ?? Number.NaN;
      return Number.isNaN(rank) ? [] : [quotient(-2 * rank, 2)];
    }),
  );
}

function countGiven(acts: readonly number[], { audience }: TieContext): KeyValue[] | null {
  if (!audience) return null;
  return countback(acts, (p) =>
    (audience.byAct.get(p)?.given ?? []).filter((points) => points.compare(0) > 0),
  );
}

function gaveAnything(acts: readonly number[], { panel }: TieContext): KeyValue[] | null {
  return rows(
    acts,
    (p) => panel.judges.filter((_judge, j) => (panel.totals[cell(panel, p, j)] ?? Number.NaN) > 0).length,
  );
}

function headJudge(acts: readonly number[], { panel }: TieContext): KeyValue[] | null {
  const scores = (j: number, p: number) => panel.states[cell(panel, p, j)] !== 'not_assigned';
  // Up to version 6 a head judge of other acts left the key with nothing to say.
  const isOver = (j: number) => panel.engine < 7 || acts.every((p) => scores(j, p));
  const heads = panel.judges.flatMap((judge, j) => (judge.head && isOver(j) ? [j] : []));
  if (heads.length === 0) return null;
  const totals = acts.map((p) => heads.reduce((sum, j) => sum + totalWorth(panel, p, j), 0));
  if (totals.some((total) => Number.isNaN(total))) return null;
  return totals.map((total) => ({
    order: [total],
    text: figure(quotient(total * panel.sign, panel.totalUnit), panel.rules.rounding.shown).shown,
  }));
}
