import { expect, it } from 'vitest';
import { readCsv } from '#domain/registration/csv.ts';
import { matrixCsv } from './export.ts';

it('a name stays text and a figure stays a figure, whatever a spreadsheet would make of either', () => {
  const text = matrixCsv({
    judges: [
      { id: 'one', name: '=1+1' },
      { id: 'two', name: '2027' },
    ],
    rows: [
      {
        place: '1',
        number: 7,
        stageName: '＝HYPERLINK("http://x")',
        category: 'a;b',
        cells: [{ judgeId: 'one', state: 'in', total: '-0.5', farOff: false }],
        deducted: '0',
        audience: null,
        carried: null,
        result: '8.25',
      },
      {
        place: '2=',
        number: 8,
        stageName: '007',
        category: '1-2',
        cells: [{ judgeId: 'two', state: 'writing', total: null, farOff: false }],
        deducted: '-1.50',
        audience: null,
        carried: null,
        result: null,
      },
    ],
  });
  const [head, row, other] = text.split('\r\n');
  expect(head).toContain(",'=1+1,'2027,");
  expect(other).toBe("2=,8,'007,'1-2,,writing,-1.5,,");
  expect(row).toContain(`"'＝HYPERLINK`);
  expect(row).toContain(',-0.5,');
  expect(readCsv(text)[1]).toEqual([
    ...['1', '7', '＝HYPERLINK("http://x")', 'a;b', '-0.5', '', '0', '', '8.25'],
  ]);
});

it('says what points each jury gave, where juries give them', () => {
  const act = { category: '', cells: [], deducted: '0', audience: null, carried: null };
  const text = matrixCsv({
    judges: [],
    rows: [
      {
        ...act,
        place: '1',
        number: 2,
        stageName: 'Kites',
        result: '22',
        juries: [
          { jury: 'North', rank: 1, points: '12' },
          { jury: '=South', rank: 2, points: '10' },
        ],
      },
      {
        ...act,
        place: null,
        number: 1,
        stageName: 'Lamps',
        result: null,
        juries: [
          { jury: 'North', rank: null, points: null },
          { jury: '=South', rank: null, points: null },
        ],
      },
    ],
  });
  expect(readCsv(text)).toEqual([
    [
      'place',
      'number',
      'act',
      'category',
      'jury: North',
      'jury: =South',
      'deducted',
      'audience_votes',
      'result',
    ],
    ['1', '2', 'Kites', '', '12', '10', '0', '', '22'],
    ['', '1', 'Lamps', '', '', '', '0', '', ''],
  ]);
});

it('says what an act brought along from each earlier round, where points are carried forward', () => {
  const act = { category: '', cells: [], deducted: '0', audience: null };
  const text = matrixCsv({
    judges: [],
    rows: [
      {
        ...act,
        place: '1',
        number: 2,
        stageName: 'Kites',
        result: '19.5',
        carried: {
          round: '9.5',
          lines: [
            { from: 'Heat 1', points: '4' },
            { from: 'Semi-final', points: '6' },
          ],
        },
      },
      {
        ...act,
        place: '2',
        number: 1,
        stageName: 'Lamps',
        result: '12',
        carried: { round: '7', lines: [{ from: 'Semi-final', points: '5' }] },
      },
    ],
  });
  expect(readCsv(text)).toEqual([
    [
      'place',
      'number',
      'act',
      'category',
      'deducted',
      'audience_votes',
      'this_round',
      'Heat 1',
      'Semi-final',
      'result',
    ],
    ['1', '2', 'Kites', '', '0', '', '9.5', '4', '6', '19.5'],
    ['2', '1', 'Lamps', '', '0', '', '7', '', '5', '12'],
  ]);
});
