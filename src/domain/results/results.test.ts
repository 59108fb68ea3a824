import { describe, expect, it } from 'vitest';
import type { Standings } from '../tabulation/standings.ts';
import { tabulate } from '../tabulation/tabulate.ts';
import type { RulesInput } from '../tabulation/types.ts';
import { bestPossible } from './best-possible.ts';
import { canonicalJson } from './canonical.ts';
import { certificate, sameFacts } from './certificate.ts';
import { doubtsOf } from './doubts.ts';
import { gatesOf, openTies } from './gates.ts';
import { type RoundRecords, tabulationInput } from './inputs.ts';
import type { TableKind } from './table-kind.ts';
import { publishedRows, rowsOf, stepsOf } from './telling.ts';

const ACTS = ['p1', 'p2', 'p3', 'p4'];
const JUDGES = ['j1', 'j2', 'j3'];

/** `marks[act][judge]`; null: no sheet. */
const records = (
  marks: (number | null)[][],
  more: Partial<RoundRecords> = {},
  rules: RulesInput = { method: 'mean' },
): RoundRecords => ({
  rules,
  judges: JUDGES.map((id) => ({ id, name: id, isHead: false, categoryIds: [], revoked: false })),
  criteria: [{ id: 'c1', name: 'Voice', categoryId: null, weight: 10, minSteps: 0, maxSteps: 10, step: '1' }],
  performances: marks.map((_, at) => ({
    id: ACTS[at] ?? '',
    number: at + 1,
    name: `Act ${at + 1}`,
    categoryId: null,
    guest: false,
  })),
  sheets: marks.flatMap((row, at) =>
    row.flatMap((mark, j) =>
      mark === null
        ? []
        : [
            {
              judgeId: JUDGES[j] ?? '',
              performanceId: ACTS[at] ?? '',
              submitted: true,
              abstained: false,
              marks: { c1: mark },
            },
          ],
    ),
  ),
  excused: [],
  deductions: [],
  setAside: [],
  audience: [],
  decisions: [],
  ...more,
});
const standingsOf = (given: RoundRecords) => tabulate(tabulationInput(given, 'expected'));
const programme = ACTS.map((performanceId, at) => ({
  performanceId,
  number: at + 1,
  stageName: `Act ${at + 1}`,
  pronouns: '',
  song: '',
  pronunciation: '',
  category: '',
}));
const RESULT = { kind: 'result', categoryId: null } as const;

describe('the gates', () => {
  it('wait for each sheet that was asked for, and not for one that was excused', () => {
    const gap = [
      [5, 6, 7],
      [4, 4, null],
    ];
    const sheets = (given: RoundRecords) =>
      gatesOf(standingsOf(given), 0).find((gate) => gate.key === 'sheets');
    expect(sheets(records(gap))).toMatchObject({ passed: false, waitsFor: 1 });
    expect(sheets(records(gap, { excused: [{ judgeId: 'j3', performanceId: 'p2' }] }))).toMatchObject({
      passed: true,
    });
  });
  it('do not wait for a judge who left, whose earlier sheets stand', () => {
    const gone = records([
      [5, 6, 7],
      [4, 4, null],
    ]);
    const judges = gone.judges.map((judge) => ({ ...judge, revoked: judge.id === 'j3' }));
    const standings = standingsOf({ ...gone, judges });
    expect(gatesOf(standings, 0).every((gate) => gate.passed)).toBe(true);
    expect(standings.performances[0]?.judges.map((cell) => cell.state)).toEqual([
      'scored',
      'scored',
      'scored',
    ]);
  });
  it('wait for a decision only where the rules do not share the place', () => {
    const tie = [
      [5, 5, 5],
      [5, 5, 5],
    ];
    expect(openTies(standingsOf(records(tie)))).toEqual([]);
    expect(
      openTies(standingsOf(records(tie, {}, { method: 'mean', tieBreaks: ['countback'] }))),
    ).toHaveLength(1);
  });
  it('wait for open polls and for the first place', () => {
    expect(
      gatesOf(standingsOf(records([])), 2)
        .filter((gate) => !gate.passed)
        .map((gate) => gate.key),
    ).toEqual(['acts', 'polls']);
  });
});

describe('a recorded decision', () => {
  it('separates a tie before it is left shared, whether or not the rules name it', () => {
    const decisions = [{ order: ['p2', 'p1'], reason: 'A draw.', by: 'Jo', how: '' }];
    const { performances } = standingsOf(
      records(
        [
          [5, 5, 5],
          [5, 5, 5],
        ],
        { decisions },
      ),
    );
    expect(performances.map((row) => [row.performanceId, row.place])).toEqual([
      ['p2', '1'],
      ['p1', '2'],
    ]);
  });
});

describe('the certificate', () => {
  const given = records([
    [5, 6, 7],
    [4, 4, 4],
  ]);
  const input = tabulationInput(given, 'given');
  it('is the same for the same facts in any order, and says nothing of names', () => {
    const shuffled = {
      ...input,
      scoresheets: input.scoresheets.toReversed(),
      judges: input.judges.toReversed(),
    };
    const renamed = {
      ...shuffled,
      performances: input.performances.map((one) => ({ ...one, name: 'Zoë', number: 9 })),
    };
    expect(sameFacts(input, renamed)).toBe(true);
    expect(certificate(renamed, tabulate(renamed))).toBe(certificate(input, tabulate(input)));
    expect(certificate(input, tabulate(input))).not.toContain('Act 1');
  });
  it('is another for one changed mark, rule or excuse', () => {
    const other = tabulationInput(
      records([
        [5, 6, 8],
        [4, 4, 4],
      ]),
      'given',
    );
    expect(sameFacts(input, other)).toBe(false);
    expect(sameFacts(input, { ...input, rules: { method: 'sum' } })).toBe(false);
  });
  it('is not touched by a judge who was added afterwards', () => {
    const judges = [
      ...given.judges,
      { id: 'j9', name: 'New', isHead: false, categoryIds: [], revoked: false },
    ];
    expect(sameFacts(input, tabulationInput({ ...given, judges }, 'given'))).toBe(true);
  });
  it('writes equal data as equal text', () => {
    expect(canonicalJson({ b: [1, null], a: 'x', c: undefined })).toBe('{"a":"x","b":[1,null]}');
  });
});

/** A table as it is told. */
const table = (kind: TableKind, standings: Standings) => ({ ...kind, rows: rowsOf(kind, standings) });

describe('telling', () => {
  const standings = standingsOf(
    records([
      [5, 5, 5],
      [9, 9, 9],
      [5, 5, 5],
      [1, 1, 1],
    ]),
  );
  it('goes from the lowest place to the first, those who share one together', () => {
    const steps = stepsOf(table(RESULT, standings), programme, 'totals');
    expect(steps.map((step) => [step.place, step.entries.map((entry) => entry.performanceId)])).toEqual([
      [4, ['p4']],
      [2, ['p1', 'p3']],
      [1, ['p2']],
    ]);
  });
  it('says no score at the depth of places', () => {
    const told = JSON.stringify([
      stepsOf(table(RESULT, standings), programme, 'places'),
      publishedRows(table(RESULT, standings), programme, 'places'),
    ]);
    expect(told).not.toContain('90');
    expect(JSON.stringify(publishedRows(table(RESULT, standings), programme, 'totals'))).toContain('90');
  });
  it('never publishes a judge’s own total', () => {
    const one = standingsOf(records([[3, 8, 10]]));
    expect(JSON.stringify(publishedRows(table(RESULT, one), programme, 'criteria'))).not.toMatch(
      /30\.00|80\.00|100\.00/,
    );
  });
  it('gives the audience’s table to the acts of its poll alone', () => {
    const voted = standingsOf(
      records(
        [
          [5, 5, 5],
          [9, 9, 9],
          [5, 5, 5],
        ],
        {
          audience: [
            {
              id: 'poll',
              title: 'Favourite',
              share: 1,
              ballots: 25,
              facts: { counts: { p1: 25, p3: 0 } },
            },
          ],
        },
      ),
    );
    const favourite = table({ kind: 'audience', categoryId: null, candidateIds: ['p1', 'p3'] }, voted);
    expect(
      publishedRows(favourite, programme, 'totals').map((row) => [row.place, row.performanceId, row.score]),
    ).toEqual([
      ['1', 'p1', '25'],
      ['2', 'p3', '0'],
    ]);
    expect(stepsOf(favourite, programme, 'totals')).toHaveLength(1);
  });
});

describe('doubts', () => {
  it('name the act on which the judges lie furthest apart', () => {
    const doubts = doubtsOf(
      standingsOf(
        records([
          [5, 5, 6],
          [2, 9, 9],
        ]),
      ),
    );
    expect(doubts).toContainEqual({
      kind: 'disagreement',
      performanceId: 'p2',
      lowest: '20.00',
      highest: '90.00',
    });
  });

  it('name none where the judges are as good as agreed', () => {
    const kinds = doubtsOf(
      standingsOf(
        records([
          [9, 9, 8],
          [4, 4, 5],
        ]),
      ),
    ).map(({ kind }) => kind);
    expect(kinds).not.toContain('disagreement');
  });
});

describe('the best possible result', () => {
  const VOTES = { ballots: 40, minimumTurnout: 0, counted: true, leftOut: null };
  const best = (rules: RulesInput, audience: Standings['audience'] = null, sheets = [[5, 5, 5]]) =>
    bestPossible(tabulationInput(records(sheets, {}, rules), 'given'), audience);

  it('is the best sheet’s total where results are averages', () => {
    expect(best({ method: 'mean' })).toBe('100');
    expect(best({ method: 'mean', weighting: 'share' })).toBe('10');
    expect(best({ method: 'rank_sum' })).toBeNull();
  });

  it('is what judges and audience can have together, and the judges’ alone where no vote counts', () => {
    const weighed = (rest: RulesInput['combination'], audience: RulesInput['audience'] = {}) =>
      ({
        method: 'mean',
        audience,
        combination: { mode: 'weights', judges: '70', audience: '30', ...rest },
      }) as const;
    expect(best(weighed({}), VOTES)).toBe('100');
    expect(best(weighed({ judgesScale: 'as_is' }), VOTES)).toBe('100');
    expect(best({ ...weighed({ judgesScale: 'as_is' }), weighting: 'share' }, VOTES)).toBe('37');
    expect(best(weighed({}, { conversion: 'points' }), VOTES)).toBeNull();
    expect(best(weighed({ judgesScale: 'points_table' }, { conversion: 'points_table' }), VOTES)).toBe('12');
    expect(best({ ...weighed({}), method: 'standardized' }, VOTES)).toBeNull();
    expect(best({ ...weighed({}), method: 'standardized' })).toBeNull();
    expect(best(weighed({ judgesScale: 'as_is' }))).toBe('100');
    expect(best({ method: 'mean', combination: { mode: 'points' } }, VOTES)).toBeNull();
  });
});
