import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOfCsv, readCsv, writeCsv } from './csv.ts';

/** One cell, as it stands in a file. */
const cell = (text: string): string => writeCsv([[text]]).slice(1, -2);

it('lets no cell be run as a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'])
    expect(cell(`${start}cmd`).replace(/^"/, ''), JSON.stringify(start)).toMatch(/^'/);
});

it('leaves a number a number, and makes text of what only looks like one', () => {
  expect(
    writeCsv([
      ['late_s', 'name'],
      [-178, '-178'],
      [1.5, '=1+1'],
    ]),
  ).toBe("\uFEFFlate_s,name\r\n-178,'-178\r\n1.5,'=1+1\r\n");
});

it('leaves text text where a spreadsheet would take it for a number, a date, a time or a truth', () => {
  for (const text of [
    '007',
    '1999',
    '50',
    '0,5',
    '1.000,5',
    '1e5',
    '2E-3',
    ' 7 ',
    '٠٠٧',
    '００７',
    '24/7',
    '1-2-3',
  ])
    expect(cell(text).replaceAll('"', ''), text).toBe(`'${text}`);
  for (const text of [
    '5 May',
    'March 4th',
    '1. Mai 2026',
    'Sept-1',
    '19:30',
    '7 pm',
    '50 %',
    '€5',
    '(5)',
    'TRUE',
    'falsch',
  ])
    expect(cell(text), text).toBe(text === 'March 4th' ? text : `'${text}`);
  for (const text of [
    '99 Luftballons',
    'Blink-182',
    '2 Unlimited',
    'Act 7',
    'May',
    'Truth',
    '½',
    'K7QF4-2ABXM',
    '’68er',
  ])
    expect(cell(text), text).toBe(text);
});

it('quotes what would break a row, and leaves other names alone', () => {
  expect(cell('Rain Song No. 4, for "five" kazoos')).toBe('"Rain Song No. 4, for ""five"" kazoos"');
  expect(cell('two\nlines')).toBe('"two\nlines"');
  expect(cell('月野ひかり')).toBe('月野ひかり');
});

it('reads back exactly what it wrote, whatever was in it', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^['=+\-@",;\t\r\n a07e]{0,6}$/));
  const rows = fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 6 }))
    .chain(([columns, count]) =>
      fc.array(fc.array(value, { minLength: columns, maxLength: columns }), {
        minLength: count,
        maxLength: count,
      }),
    );
  fc.assert(
    fc.property(rows, (cells) => {
      const heading = (cells[0] ?? []).map((_, index) => `c${index}`);
      const kept = cells.filter((row) => row.some((text) => text.trim() !== ''));
      expect(readCsv(writeCsv([heading, ...cells]))).toEqual([heading, ...kept]);
    }),
  );
});

describe('files of other programs', () => {
  it('are read with semicolons, tabs, either line end, and without an end', () => {
    for (const [separator, end] of [
      [',', '\n'],
      [';', '\r\n'],
      ['\t', '\r'],
    ])
      expect(readCsv(`a${separator}b${end}1${separator}"2${separator}x"`)).toEqual([
        ['a', 'b'],
        ['1', `2${separator}x`],
      ]);
  });

  it('keep an apostrophe that guards nothing, a plus of a phone number, and what follows a quote', () => {
    expect(readCsv('a,b,c\n\'n Beetje,+49 171,"x"y')).toEqual([
      ['a', 'b', 'c'],
      ["'n Beetje", '+49 171', 'xy'],
    ]);
  });

  it('lose nothing to a quote that is never closed, and leave out empty lines', () => {
    expect(readCsv('a,b\n\n1,"2\n3,4')).toEqual([
      ['a', 'b'],
      ['1', '2\n3,4'],
    ]);
    expect(readCsv('')).toEqual([]);
    expect(readCsv('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  it('know the line of the file on which each begins, past empty ones and cells of several lines', () => {
    const text = 'a,b\r\n\r\n1,"2\n3"\n\n4,5\n6,7';
    expect([...linesOfCsv(text)]).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2\n3'] },
      { line: 6, cells: ['4', '5'] },
      { line: 7, cells: ['6', '7'] },
    ]);
  });
});
