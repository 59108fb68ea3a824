/**
 * What can go wrong with a result, done to standings on purpose: the second count is asked whether it notices. Each
 * takes a round and its standings and gives others, or null where the round has nothing that it could be done to.
 */
import type { PerformanceStanding, Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';

export type Mutation = (input: TabulationInput, standings: Standings) => Standings | null;

/** Standings in which some rows are others. */
const withRows = (
  standings: Standings,
  change: (rows: PerformanceStanding[]) => boolean,
): Standings | null => {
  const made = structuredClone(standings);
  return change(made.performances) ? made : null;
};

/** What the engine makes of another round, where that is not what it makes of this one. */
const of = (other: TabulationInput, standings: Standings): Standings | null => {
  const made = tabulate(other);
  const told = ({ agreement: _agreement, ...rest }: Standings) => JSON.stringify(rest);
  return told(made) === told(standings) ? null : made;
};

const PLACES = ['place', 'rank', 'categoryPlace', 'categoryRank'] as const;

/** Gives two acts each other's places. */
function exchange(rows: PerformanceStanding[], a: number, b: number): boolean {
  const [one, other] = [rows[a], rows[b]];
  if (!one || !other || one.rank === other.rank) return false;
  const places = (row: PerformanceStanding) => Object.fromEntries(PLACES.map((field) => [field, row[field]]));
  const [first, second] = [places(one), places(other)];
  rows[a] = { ...other, ...first };
  rows[b] = { ...one, ...second };
  return true;
}

const placed = (rows: readonly PerformanceStanding[]) =>
  rows.flatMap((row, at) => (row.rank === null ? [] : [at]));

/** The first of some rows changed by `change`. */
const first =
  (fits: (row: PerformanceStanding) => boolean, change: (row: PerformanceStanding) => void): Mutation =>
  (_input, standings) =>
    withRows(standings, (rows) => {
      const row = rows.find(fits);
      if (row) change(row);
      return row !== undefined;
    });

export const MUTATIONS: Record<string, Mutation> = {
  'two acts that a tie key separated exchange places': (_input, standings) =>
    withRows(standings, (rows) => {
      const at = rows.findIndex(
        (row, index) =>
          row.tie?.decidedBy != null && rows[index + 1]?.tie?.with.includes(row.performanceId) === true,
      );
      return at >= 0 && exchange(rows, at, at + 1);
    }),
  'two acts with different results exchange places': (_input, standings) =>
    withRows(standings, (rows) => {
      const at = placed(rows).find((index) => rows[index]?.result?.exact !== rows[index + 1]?.result?.exact);
      return at !== undefined && exchange(rows, at, at + 1);
    }),
  'a deduction is left out': (input, standings) =>
    input.deductions?.length ? of({ ...input, deductions: input.deductions.slice(1) }, standings) : null,
  'a place is withheld': first(
    (row) => row.rank !== null,
    (row) =>
      Object.assign(row, {
        place: null,
        rank: null,
        categoryPlace: null,
        categoryRank: null,
        result: null,
        blocked: 'missing_marks',
      }),
  ),
  'a place is given to an act that has none': first(
    (row) => row.rank === null,
    (row) => Object.assign(row, { place: '1', rank: 1, blocked: null }),
  ),
  'a place in the category is another': first(
    (row) => row.categoryRank !== null,
    (row) =>
      Object.assign(row, {
        categoryRank: (row.categoryRank ?? 0) + 1,
        categoryPlace: String((row.categoryRank ?? 0) + 1),
      }),
  ),
  'a shared place is told as one that nobody shares': first(
    (row) => row.place?.endsWith('=') === true,
    (row) => Object.assign(row, { place: String(row.rank) }),
  ),
  'a tie is broken by another key': first(
    (row) => row.tie?.decidedBy != null,
    (row) =>
      Object.assign(row.tie ?? {}, {
        decidedBy: 'head_judge' === row.tie?.decidedBy ? 'judges' : 'head_judge',
      }),
  ),
  'a figure is shown otherwise than it is': first(
    (row) => row.result !== null,
    (row) => Object.assign(row, { result: { exact: row.result?.exact ?? '', shown: '0.01' } }),
  ),
  "a judge's total is another": first(
    (row) => row.judges.some((cell) => cell.total !== null),
    (row) => {
      const cell = row.judges.find(({ total }) => total !== null);
      if (cell) cell.total = { exact: '1/97', shown: '0.01' };
    },
  ),
  'one mark is a step off': (input, standings) => {
    const at = input.scoresheets.findIndex(({ marks }) => Object.values(marks).some((mark) => mark !== null));
    const sheet = input.scoresheets[at];
    const [id, mark] = Object.entries(sheet?.marks ?? {}).find(([, steps]) => steps !== null) ?? [];
    if (!sheet || id === undefined || mark == null) return null;
    const scoresheets = input.scoresheets.with(at, { ...sheet, marks: { ...sheet.marks, [id]: mark + 1 } });
    return of({ ...input, scoresheets }, standings);
  },
  'a missing mark is given': (input, standings) =>
    of(
      {
        ...input,
        scoresheets: input.scoresheets.map((sheet) => ({
          ...sheet,
          marks: Object.fromEntries(Object.entries(sheet.marks).map(([id, mark]) => [id, mark ?? 1])),
        })),
      },
      standings,
    ),
  'one vote more counts': (input, standings) => {
    const [id, votes] = Object.entries(input.audience?.counts ?? {})[0] ?? [];
    if (!input.audience || id === undefined || votes === undefined) return null;
    const counts = { ...input.audience.counts, [id]: votes + 1 };
    return of({ ...input, audience: { ...input.audience, counts } }, standings);
  },
  'judges and audience weigh one percent otherwise': (input, standings) => {
    const { combination } = standings.rules;
    const other = combination.judges === '100' ? '99' : String(Number(combination.judges) + 1);
    if (combination.mode !== 'weights') return null;
    const weighed = { ...combination, judges: other, audience: String(100 - Number(other)) };
    return of({ ...input, rules: { ...input.rules, combination: weighed } }, standings);
  },
  'nothing is rounded': (input, standings) => {
    const none = { afterCriterion: null, afterWeighting: null, afterTotal: null };
    return of({ ...input, rules: { ...input.rules, rounding: none } }, standings);
  },
  'the votes are converted by another rule': (input, standings) => {
    const conversion = standings.rules.audience.conversion === 'share' ? 'relative' : 'share';
    return of(
      { ...input, rules: { ...input.rules, audience: { ...input.rules.audience, conversion } } },
      standings,
    );
  },
  'points carried forward are others': (input, standings) => {
    const [line, ...rest] = input.carried ?? [];
    return line ? of({ ...input, carried: [{ ...line, points: '99/7' }, ...rest] }, standings) : null;
  },
  'a decision on a tie is the other way round': (input, standings) => {
    const decisions = input.decisions?.map((one) => ({ ...one, order: one.order.toReversed() }));
    return decisions ? of({ ...input, decisions }, standings) : null;
  },
  'the judges are others': (input, standings) => of({ ...input, judges: input.judges.slice(1) }, standings),
};
