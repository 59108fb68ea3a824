/** How a result is spread over sheets of paper: nothing is left out, and what is told to nobody has no place on it. */
import { expect, it } from 'vitest';
import { type ResultPage, resultPages } from './result-pages.ts';

type DiplomaSheet = ResultPage['rows'][number];

const sheet = (
  number: number,
  honour: Partial<DiplomaSheet['honour']>,
  name = `Act ${number}`,
): DiplomaSheet => ({
  performanceId: String(number),
  number,
  stageName: name,
  song: '',
  honour: {
    kind: 'place',
    rank: number,
    shared: false,
    told: true,
    title: '',
    score: '1',
    reason: '',
    ...honour,
  },
});

const places = (count: number, told = count, name?: string) =>
  Array.from({ length: count }, (_, at) => sheet(at + 1, { told: at < told }, name));

const shape = (pages: readonly ResultPage[]) =>
  pages.map(({ winners, rows, also, prizes, setting }) => [
    winners.length,
    rows.length,
    also.length,
    prizes.length,
    setting,
  ]);

it('holds an evening on one sheet, its rows as large as it lets them be', () => {
  expect(shape(resultPages({ sheets: places(1) }))).toEqual([[1, 0, 0, 0, 'few']]);
  expect(shape(resultPages({ sheets: places(7) }))).toEqual([[1, 6, 0, 0, 'few']]);
  expect(shape(resultPages({ sheets: places(13) }))).toEqual([[1, 12, 0, 0, 'roomy']]);
  expect(shape(resultPages({ sheets: places(20) }))).toEqual([[1, 19, 0, 0, 'dense']]);
  expect(shape(resultPages({ sheets: places(14, 3) }))).toEqual([[1, 2, 11, 0, 'few']]);
});

it('goes on on further sheets, and tells the prizes on the last', () => {
  const prizes = [sheet(1, { kind: 'favourite' }), sheet(2, { kind: 'award', title: 'Bravest' })];
  const pages = resultPages({ sheets: [...places(60), ...prizes] });
  expect(shape(pages).map(([winners, , , told]) => [winners, told])).toEqual([
    [1, 0],
    [0, 0],
    [0, 2],
  ]);
  expect(pages.flatMap(({ winners, rows }) => [...winners, ...rows])).toHaveLength(60);
  // Names so long that who took part fills a sheet by themselves.
  const long = resultPages({ sheets: places(60, 3, 'x'.repeat(80)) });
  expect(shape(long)).toEqual([
    [1, 2, 0, 0, 'dense'],
    [0, 0, 57, 0, 'dense'],
  ]);
});

it('gives each category a sheet', () => {
  const sheets = ['Song', 'Dance'].flatMap((title) => [
    sheet(1, { title }),
    sheet(2, { title, rank: 1, shared: true }),
    sheet(3, { title, rank: 3 }),
  ]);
  expect(resultPages({ sheets }).map(({ title, winners }) => [title, winners.length])).toEqual([
    ['Song', 2],
    ['Dance', 2],
  ]);
});
