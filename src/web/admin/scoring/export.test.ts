import { expect, it } from 'vitest';
import { readCsv } from '#domain/registration/csv.ts';
import { matrixCsv } from './export.ts';

it('a name that a spreadsheet would run stays text, full-width signs too, and a figure stays a figure', () => {
  const text = matrixCsv({
    judges: [{ id: 'one', name: '=1+1' }],
    rows: [
      {
        place: '1',
        number: 7,
        stageName: '＝HYPERLINK("http://x")',
        category: 'a;b',
        cells: [{ judgeId: 'one', state: 'in', total: '-0.5', farOff: false }],
        deducted: '0',
        audience: null,
        result: '8.25',
      },
    ],
  });
  const [head, row] = text.split('\r\n');
  expect(head).toContain(",'=1+1,");
  expect(row).toContain(`"'＝HYPERLINK`);
  expect(row).toContain(',-0.5,');
  expect(readCsv(text)[1]).toEqual(['1', '7', '＝HYPERLINK("http://x")', 'a;b', '-0.5', '0', '', '8.25']);
});
