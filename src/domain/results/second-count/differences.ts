/** Differences between the second count and the standings, as sentences, in English. */
import { recount } from '../../messages/en/recount.ts';
import { SOURCE } from '../../messages/languages.ts';
import { filledIn } from '../../messages/sentence.ts';
import type { Standings } from '../../tabulation/standings.ts';
import type { SecondCount } from './count.ts';
import { compare, exact, minus, parseFraction } from './fractions.ts';

/** The line that says of an act that a field came out otherwise; other fields keep their own name. */
const LINES: Readonly<Record<string, keyof typeof recount>> = {
  place: 'place',
  rank: 'place',
  categoryPlace: 'categoryPlace',
  categoryRank: 'categoryPlace',
  result: 'result',
  panel: 'panel',
  judgesResult: 'judgesResult',
  criteria: 'criteria',
  judges: 'judges',
  juries: 'juries',
  deductions: 'deductions',
  deducted: 'deductions',
  audience: 'audience',
  combined: 'combined',
  carried: 'carried',
  skating: 'skating',
  headToHead: 'headToHead',
  tie: 'tie',
  missing: 'missing',
  blocked: 'blocked',
};

const said = (line: keyof typeof recount, blanks: Record<string, string> = {}): string =>
  filledIn(recount[line], SOURCE, blanks).join('');

/**
 * The only fields compared with standings from before engines were numbered, which held some of the others
 * differently.
 */
const ALWAYS_TOLD = ['place', 'categoryPlace', 'result', 'panel', 'judgesResult', 'deducted', 'blocked'];

/** The tolerance for irrational figures of judges' totals, kept to 40 decimals, of which the last may differ. */
const LAST_DECIMALS = exact(1, 10n ** 30n);

/** Every act and field in which the first count and the second differ, as sentences; empty where they agree. */
export function differencesBetween(first: Standings, second: SecondCount): string[] {
  const { performances, ...about } = second;
  const rows = new Map(performances.map((row) => [row.performanceId, row]));
  const inOrder = (of: { performanceId: string }[]) => of.map(({ performanceId }) => performanceId).join(' ');
  const unnumbered = first.engine === undefined;
  const general = Object.entries(unnumbered ? {} : about)
    .filter(([field, value]) => !same(first[field as keyof SecondCount], value))
    .map(([field]) => said('whole', { field }));
  const acts = first.performances.flatMap((row) => {
    const again = rows.get(row.performanceId);
    if (!again) return [said('onlyFirst', { name: row.name })];
    const fields = new Set([...Object.keys(row), ...Object.keys(again)]) as Set<keyof typeof row>;
    const differing = [...fields].filter(
      (field) => !same(row[field], again[field]) && (!unnumbered || ALWAYS_TOLD.includes(field)),
    );
    const sentences = differing.map((field) => said(LINES[field] ?? 'otherField', { name: row.name, field }));
    return [...new Set(sentences)];
  });
  const missing = performances
    .filter(({ performanceId }) => first.performances.every((row) => row.performanceId !== performanceId))
    .map(({ name }) => said('onlySecond', { name }));
  const order =
    inOrder(first.performances) === inOrder(performances) || acts.length + missing.length > 0
      ? []
      : [said('order')];
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
