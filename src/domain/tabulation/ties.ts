/**
 * Ties: acts with one result, separated by the list of tie-break keys. The first key that separates decides; those it
 * leaves together start again at the top of the list. Whatever no key separates shares its place.
 */
import type { TieRecord } from './standings.ts';
import { decisionFor, type KeyValue, keyValues, type TieContext } from './tie-break-keys.ts';

/** A tie after the tie-break list was applied. Numbers are performance indexes. */
export interface SettledTie {
  /** The acts in order, best first; acts in one inner list still share their place. */
  classes: number[][];
  records: Map<number, TieRecord>;
}

/** How many tied acts a record names; a larger tie only says how many more there are. */
const NAMED = 24;

/** Applies the rules' tie-break list to acts with equal results. `rank` is the place at which the tie begins. */
export function settleTie(tie: readonly number[], rank: number, context: TieContext): SettledTie {
  // Naming all others in every record would grow with the square of the tie (five hundred acts without a point).
  const named = tie.slice(0, NAMED + 1);
  const records = new Map(
    tie.map((p): [number, TieRecord] => [
      p,
      {
        with: named
          .filter((other) => other !== p)
          .slice(0, NAMED)
          .map((other) => context.panel.performances[other]?.id ?? ''),
        ...(tie.length - 1 > NAMED && { more: tie.length - 1 - NAMED }),
        decidedBy: null,
        reason: null,
        by: null,
        how: null,
        steps: [],
      },
    ]),
  );
  return { classes: separate(tie, rank, context, records), records };
}

function separate(
  acts: readonly number[],
  rank: number,
  context: TieContext,
  records: Map<number, TieRecord>,
): number[][] {
  for (const { key, untilPlace } of context.panel.rules.tieBreaks) {
    if (key === 'shared') break;
    if (untilPlace !== null && rank > untilPlace) continue;
    const values = keyValues(key, acts, context);
    const groups = values ? groupsOf(acts, values) : [[...acts]];
    const separated = groups.length > 1;
    acts.forEach((p, at) => {
      records.get(p)?.steps.push({ key, value: values?.[at]?.text ?? null, separated });
    });
    if (!separated) continue;
    const decision = key === 'decision' ? decisionFor(acts, context) : null;
    let place = rank;
    return groups.flatMap((group) => {
      const start = place;
      place += group.length;
      if (group.length > 1) return separate(group, start, context, records);
      const record = records.get(group[0] ?? -1);
      if (record) {
        record.decidedBy = key;
        record.reason = decision?.reason ?? null;
        record.by = decision?.by ?? null;
        record.how = decision?.how ?? null;
      }
      return [group];
    });
  }
  return [[...acts]];
}

function groupsOf(acts: readonly number[], values: readonly KeyValue[]): number[][] {
  const entries = acts.map((p, at) => ({ p, order: values[at]?.order ?? [] }));
  entries.sort((a, b) => compareRows(a.order, b.order) || a.p - b.p);
  const groups: { order: KeyValue['order']; acts: number[] }[] = [];
  for (const { p, order } of entries) {
    const last = groups.at(-1);
    if (last && compareRows(last.order, order) === 0) last.acts.push(p);
    else groups.push({ order, acts: [p] });
  }
  return groups.map((group) => group.acts);
}

/** Negative when the first list is the better one, by the first difference. */
function compareRows(a: KeyValue['order'], b: KeyValue['order']): number {
  for (const [at, left] of a.entries()) {
    const right = b[at];
    if (right === undefined) return -1;
    const difference =
      typeof left === 'number' && typeof right === 'number' ? left - right : compare(left, right);
    if (difference !== 0) return -difference;
  }
  return 0;
}

function compare(a: KeyValue['order'][number], b: KeyValue['order'][number]): number {
  if (typeof a !== 'number') return a.compare(b);
  return typeof b === 'number' ? a - b : -b.compare(a);
}
