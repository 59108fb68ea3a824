/** Differences between the second count and the standings, as sentences. */
import type { Standings } from '../../tabulation/standings.ts';
import type { SecondCount } from './count.ts';
import { compare, exact, minus, parseFraction } from './fractions.ts';

/** Names of fields in sentences; other fields keep their own name. */
const CALLED: Record<string, string> = {
  place: 'place',
  rank: 'place',
  categoryPlace: 'place in the category',
  categoryRank: 'place in the category',
  result: 'result',
  panel: "panel's result",
  judgesResult: "judges' result after deductions",
  criteria: "panel's figure on a criterion",
  judges: "judges' totals and ranks",
  juries: "juries' ranks and points",
  deductions: 'deductions',
  deducted: 'deductions',
  audience: "audience's part",
  combined: 'sum of judges and audience',
  carried: 'points carried forward',
  skating: 'table of the Skating System',
  headToHead: 'duels',
  tie: 'way its tie was broken',
  missing: 'missing marks',
  blocked: 'reason for having no place',
};

/**
 * The only fields compared with standings from before engines were numbered, which held some of the others
 * differently.
 */
const ALWAYS_TOLD = ['place', 'categoryPlace', 'result', 'panel', 'judgesResult', 'deducted', 'blocked'];

/** The tolerance for irrational figures of judges' totals, kept to 40 decimals, of which the last may differ. */
const LAST_DECIMALS = exact(1, 10n ** 30n);

/** Every act and field in which the two differ, as sentences; empty where they agree. */
export function differencesBetween(first: Standings, second: SecondCount): string[] {
  const { performances, ...about } = second;
  const rows = new Map(performances.map((row) => [row.performanceId, row]));
  const inOrder = (of: { performanceId: string }[]) => of.map(({ performanceId }) => performanceId).join(' ');
  const unnumbered = first.engine === undefined;
  const general = Object.entries(unnumbered ? {} : about)
    .filter(([field, value]) => !same(first[field as keyof SecondCount], value))
    .map(([field]) => `${field}: counted otherwise the second time.`);
  const acts = first.performances.flatMap((row) => {
    const again = rows.get(row.performanceId);
    if (!again) return [`${row.name}: not in the second count.`];
    const fields = new Set([...Object.keys(row), ...Object.keys(again)]) as Set<keyof typeof row>;
    const differing = [...fields].filter(
      (field) => !same(row[field], again[field]) && (!unnumbered || ALWAYS_TOLD.includes(field)),
    );
    return [...new Set(differing.map((field) => CALLED[field] ?? field))].map(
      (called) => `${row.name}, ${called}: counted otherwise the second time.`,
    );
  });
  const missing = performances
    .filter(({ performanceId }) => first.performances.every((row) => row.performanceId !== performanceId))
    .map(({ name }) => `${name}: only in the second count.`);
  const order =
    inOrder(first.performances) === inOrder(performances) || acts.length + missing.length > 0
      ? []
      : ['The acts stand in another order in the second count.'];
  return [...acts, ...missing, ...general, ...order];
}

/** Whether two figures stand for the same irrational number. */
function close(a: string, b: string): boolean {
  const apart = minus(parseFraction(a), parseFraction(b));
  return compare(apart, LAST_DECIMALS) < 0 && compare(minus(exact(0), apart), LAST_DECIMALS) < 0;
}

function same(a: unknown, b: unknown, field = ''): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Object.is(a, b) || (field === 'converted.exact' && close(String(a), String(b)));
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const at = (of: object, key: string): unknown => (of as Record<string, unknown>)[key];
  return [...keys].every((key) => same(at(a, key), at(b, key), key === 'exact' ? `${field}.exact` : key));
}
