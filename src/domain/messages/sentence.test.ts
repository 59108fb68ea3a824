import { describe, expect, it } from 'vitest';
import { filledIn, inRow, readSentence } from './sentence.ts';
import { stretched } from './stretched.ts';

const said = (text: string, values: Record<string, unknown> = {}, language = 'en') =>
  filledIn(text, language, values).join('');

describe('a sentence of the catalogue', () => {
  it('is filled in', () => {
    expect(said('Vote for {name}', { name: 'Astra' })).toBe('Vote for Astra');
    expect(said('{count, number} votes', { count: 12_345 }, 'de')).toBe('12.345 votes');
  });

  it('counts by the rules of its language', () => {
    const acts = 'Choose {n, plural, =0 {no act} one {# act} other {# acts}}';
    expect([0, 1, 2].map((n) => said(acts, { n }))).toEqual([
      'Choose no act',
      'Choose 1 act',
      'Choose 2 acts',
    ]);
    const polish = '{n, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}';
    expect([1, 3, 5].map((n) => said(polish, { n }, 'pl'))).toEqual(['1 głos', '3 głosy', '5 głosów']);
    const places = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 11, 22].map((n) => said(places, { n }))).toEqual(['1st', '2nd', '3rd', '11th', '22nd']);
    expect(said('{n, selectordinal, other {#.}}', { n: 3 }, 'de')).toBe('3.');
  });

  it('keeps names and times apart from words that are read from right to left', () => {
    expect(said('فقرة: {name}', { name: 'Jo (duo)' }, 'ar')).toBe('فقرة: \u2068Jo (duo)\u2069');
    expect(said('{count, number} קולות', { count: 12_345 }, 'he')).toBe('12,345 קולות');
    expect(said('{name}.', { name: '' }, 'he')).toBe('.');
  });

  it('ends with one full stop where a name brings its own', () => {
    expect(said('Organised by {host}.', { host: 'Kulturverein Süd e. V.' })).toBe(
      'Organised by Kulturverein Süd e. V.',
    );
    expect(said('فقرة {host}.', { host: 'Süd e. V.' }, 'ar')).toBe('فقرة \u2068Süd e. V.\u2069');
    expect(said('{song}.', { song: 'And so on...' })).toBe('And so on....');
    expect(said('{song}. {host}', { song: 'Blue', host: 'Bo' })).toBe('Blue. Bo');
  });

  it('keeps names that are read from right to left apart from words that are not', () => {
    expect(said('{name} 4', { name: 'سلمى' })).toBe('\u2068سلمى\u2069 4');
    expect(said('{name} 4', { name: 'Bo' })).toBe('Bo 4');
    expect(inRow(['سلمى', '', 'נועה', 'Bo'], 'en')).toBe('\u2068سلمى\u2069, \u2068נועה\u2069, Bo');
    // What is in a row is not kept apart a second time by the sentence around it.
    expect(said('With {names}.', { names: inRow(['سلمى', 'Bo'], 'de') }, 'de')).toBe(
      'With \u2068سلمى\u2069, Bo.',
    );
    expect(inRow(['Test song 1', 'she/her', null], 'ar', ' · ')).toBe(
      '\u2068Test song 1\u2069 · \u2068she/her\u2069',
    );
    // Kept apart as a whole, a row would be read from the left: the time before the day.
    expect(said('في {time}', { time: inRow(['الأحد', '11:47'], 'ar') }, 'ar')).toBe(
      'في \u2068الأحد\u2069، \u206811:47\u2069',
    );
    expect(inRow(['Bo', 'Jo'], 'ja')).toBe('Bo、Jo');
    // One alone has no neighbour.
    expect(inRow(['سلمى'], 'en')).toBe('سلمى');
  });

  it('writes numbers with the digits of clocks and scores', () => {
    expect(said('{count, number}', { count: 1_284 }, 'ar')).toMatch(/^1\D?284$/);
  });

  it('takes one of several by a word', () => {
    const text = '{kind, select, final {The final} other {{name}}} begins';
    expect(said(text, { kind: 'final' })).toBe('The final begins');
    expect(said(text, { kind: 'heat', name: 'Heat 1' })).toBe('Heat 1 begins');
  });

  it('gives the inside of a tag to whoever makes something of it', () => {
    const b = (inside: unknown[]) => `*${inside.join('')}*`;
    expect(said('Next in <b>{s} s</b>.', { s: 5, b })).toBe('Next in *5 s*.');
  });

  it.each(['{name', 'a } b', '<b>open', '<a href="x">x</a>', '{n, plural, one {#}', '<b>x</i>', '{n, date}'])(
    'is refused where it is none: %s',
    (text) => expect(() => readSentence(text)).toThrow('cannot be read'),
  );

  it('is 40 % longer and in brackets in the language of tests, with its blanks as they are', () => {
    const line = 'Choose up to {most, plural, one {# act} other {# acts}}';
    const long = stretched(line);
    expect(long).toMatch(/^\[.*[~ ]+\]$/);
    expect(said(long, { most: 2 }).length).toBeGreaterThanOrEqual(said(line, { most: 2 }).length * 1.4);
    expect(said(long, { most: 2 })).toContain('2 ');
  });
});
