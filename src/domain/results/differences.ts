/**
 * The report of a recount: differences between what was certified and what the records give now, fact by fact, as
 * sentences with names.
 */
import type { Standings } from '../tabulation/standings.ts';
import type { TabulationInput } from '../tabulation/types.ts';
import { canonicalJson } from './canonical.ts';
import { decidingFacts } from './certificate.ts';

/** A tabulation and the input it was made from. */
export interface TabulationRun {
  input: TabulationInput;
  standings: Standings;
}

type Facts = ReturnType<typeof decidingFacts>;

/** Every difference in deciding facts and places, as sentences; empty when all is the same. */
export function differencesIn(certified: TabulationRun, now: TabulationRun): string[] {
  const before = decidingFacts(certified.input);
  const after = decidingFacts(now.input);
  const names = namesOf(certified, now);
  return [
    ...ruleDifferences(before, after),
    ...listDifferences('judge', before.judges, after.judges, (row) => names(row.id)),
    ...listDifferences('criterion', before.criteria, after.criteria, (row) => names(row.id)),
    ...listDifferences('act', before.performances, after.performances, (row) => names(row.id)),
    ...orderDifference(before, after),
    ...sheetDifferences(before, after, names),
    ...bagDifferences('deduction', before.deductions, after.deductions, (row) => names(row.performanceId)),
    ...audienceDifferences(before, after, names),
    ...bagDifferences('decision on a tie', before.decisions, after.decisions, (row) =>
      row.order.map(names).join(', '),
    ),
    ...bagDifferences('points carried forward', before.carried ?? [], after.carried ?? [], (row) =>
      names(row.performanceId),
    ),
    ...placeDifferences(certified.standings, now.standings, names),
  ];
}

type Names = (id: string) => string;

/** Looks up names by id; the certified name wins, since the result was announced with it. */
function namesOf(...sources: TabulationRun[]): Names {
  const known = new Map<string, string>();
  for (const { input } of sources.toReversed())
    for (const { id, name } of [...input.judges, ...input.criteria, ...input.performances])
      known.set(id, name);
  return (id) => known.get(id) ?? id;
}

const text = (value: unknown) => (value === undefined ? 'none' : canonicalJson(value));

function ruleDifferences({ rules: before }: Facts, { rules: after }: Facts): string[] {
  const was: Record<string, unknown> = { ...before };
  const is: Record<string, unknown> = { ...after };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((rule) => text(was[rule]) !== text(is[rule]))
    .map((rule) => `rules, ${rule}: certified ${text(was[rule])}, now ${text(is[rule])}`);
}

function listDifferences<T extends { id: string }>(
  what: string,
  before: readonly T[],
  after: readonly T[],
  name: (row: T) => string,
): string[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const is = new Map(after.map((row) => [row.id, row]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, current] = [was.get(id), is.get(id)];
    if (old && current)
      return text(old) === text(current)
        ? []
        : [`${what} ${name(old)}: certified ${text(old)}, now ${text(current)}`];
    if (old) return [`${what} ${name(old)}: certified with it, now not there`];
    return current ? [`${what} ${name(current)}: not there when it was certified`] : [];
  });
}

const orderDifference = (before: Facts, after: Facts): string[] => {
  const ids = (facts: Facts) => facts.performances.map((row) => row.id);
  const same = new Set(ids(before));
  const sameActs = same.size === ids(after).length && ids(after).every((id) => same.has(id));
  return sameActs && text(ids(before)) !== text(ids(after)) ? ['the running order is another one'] : [];
};

function sheetDifferences(before: Facts, after: Facts, names: Names): string[] {
  const key = (row: Facts['scoresheets'][number]) => `${row.judgeId} ${row.performanceId}`;
  const was = new Map(before.scoresheets.map((row) => [key(row), row]));
  const is = new Map(after.scoresheets.map((row) => [key(row), row]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((each) => {
    const [old, current] = [was.get(each), is.get(each)];
    const sheet = old ?? current;
    if (!sheet || text(old) === text(current)) return [];
    const lead = `scoresheet of ${names(sheet.judgeId)} for ${names(sheet.performanceId)}`;
    if (!current) return [`${lead}: certified with it, now not submitted`];
    if (!old) return [`${lead}: not there when it was certified`];
    const marks = [...new Set([...Object.keys(old.marks), ...Object.keys(current.marks)])]
      .filter((id) => (old.marks[id] ?? null) !== (current.marks[id] ?? null))
      .map(
        (id) =>
          `${lead}, ${names(id)}: certified ${old.marks[id] ?? 'no'} steps, now ${current.marks[id] ?? 'no'}`,
      );
    const states = (['abstained', 'excused'] as const)
      .filter((state) => old[state] !== current[state])
      .map(
        (state) =>
          `${lead}: certified ${old[state] ? '' : 'not '}${state}, now ${current[state] ? '' : 'not '}so`,
      );
    return [...marks, ...states];
  });
}

/** Compares lists without ids: equal rows are matched one to one, the rest are differences. */
function bagDifferences<T>(
  what: string,
  before: readonly T[],
  after: readonly T[],
  name: (row: T) => string,
): string[] {
  const left = after.map((row) => ({ row, key: text(row) }));
  const gone = before.filter((row) => {
    const at = left.findIndex((each) => each.key === text(row));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return [
    ...gone.map((row) => `${what}, ${name(row)}: certified ${text(row)}, now not there`),
    ...left.map(({ row }) => `${what}, ${name(row)}: not there when it was certified: ${text(row)}`),
  ];
}

function audienceDifferences({ audience: was }: Facts, { audience: is }: Facts, names: Names): string[] {
  if (!was || !is) return text(was) === text(is) ? [] : [`audience: certified ${text(was)}, now ${text(is)}`];
  const ballots = was.ballots === is.ballots ? [] : [`ballots: certified ${was.ballots}, now ${is.ballots}`];
  const counts = [...new Set([...Object.keys(was.counts), ...Object.keys(is.counts)])]
    .filter((id) => was.counts[id] !== is.counts[id])
    .map(
      (id) => `votes for ${names(id)}: certified ${was.counts[id] ?? 'none'}, now ${is.counts[id] ?? 'none'}`,
    );
  const polls = listDifferences('poll', was.polls ?? [], is.polls ?? [], (poll) => poll.id);
  return [...ballots, ...counts, ...polls];
}

function placeDifferences(before: Standings, after: Standings, names: Names): string[] {
  const is = new Map(after.performances.map((row) => [row.performanceId, row]));
  return before.performances.flatMap((old) => {
    const current = is.get(old.performanceId);
    if (!current) return [];
    const of = (row: typeof old) => `place ${row.place ?? 'none'} with ${row.result?.exact ?? 'no result'}`;
    return of(old) === of(current)
      ? []
      : [`${names(old.performanceId)}: certified ${of(old)}, now ${of(current)}`];
  });
}
