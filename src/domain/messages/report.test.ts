import { describe, expect, it } from 'vitest';
import { consentWords } from '../registration/consent.ts';
import { saidIn } from './catalogue-line.ts';
import { machine } from './en/admin/machine.ts';
import { fetchWords } from './fetch.ts';
import { ADMIN_LANGUAGES } from './languages.ts';
import { catalogueLinesOf, report, toldOf } from './report.ts';
import { readSentence } from './sentence.ts';

/** Each line as it may be filled, with sentences in its blanks where anything may stand there. */
const FILLED = Object.entries(machine).map(([name, text]) => {
  const blanks = Object.fromEntries(
    [...text.matchAll(/\{(\w+)\}/g)].map(([, blank = ''], at) => [blank, `${at} a.b`]),
  );
  return {
    line: `machine.${name}`,
    blanks,
    text: text.replace(/\{(\w+)\}/g, (_all, blank) => blanks[blank] ?? ''),
  };
});

describe('what the server tells of itself', () => {
  it.each(FILLED)('$line is found by its sentence', ({ line, blanks, text }) => {
    const told = Object.keys(blanks).length > 0 ? { line, blanks } : { line };
    expect(toldOf(text)).toEqual(told);
    expect(catalogueLinesOf(text)).toEqual([told]);
  });

  it.each(['letter', 'link'] as const)('how a parent agreed, by %s, is a line', (how) => {
    expect(catalogueLinesOf(consentWords(how)).map(({ line }) => line)).toEqual([
      how === 'letter' ? 'kept.agreedByLink' : 'kept.agreedOnPage',
    ]);
  });

  it('is parted into its lines, where it is several', () => {
    const went = report('logWhole', { rows: 12, head: 'abc' });
    const text = [went, report('logKeyedFrom', { row: 3 }), report('logNoted', { row: 9 })].join(' ');
    expect(catalogueLinesOf(text).map(({ line }) => line)).toEqual([
      'machine.logWhole',
      'machine.logKeyedFrom',
      'machine.logNoted',
    ]);
    const answer = '550 No. It said: “never”. Try again.';
    expect(catalogueLinesOf(`${report('mailNotThere')} ${report('mailSaid', { answer })}`)).toEqual([
      { line: 'machine.mailNotThere' },
      { line: 'machine.mailSaid', blanks: { answer } },
    ]);
    expect(catalogueLinesOf(`${went} Words that no line has.`)).toEqual([]);
  });

  it.each(ADMIN_LANGUAGES)('is said in %s with what fills it', async (language) => {
    const words = await fetchWords(language, ['machine']);
    for (const { line, blanks, text } of FILLED) {
      const said = saidIn(language, words, { line, blanks }) ?? '';
      for (const filled of Object.values(blanks)) expect(said).toContain(filled);
      if (language === 'en') expect(said).toBe(text);
    }
  });

  it('writes figures as the reader does, and leaves alone what only looks like one', async () => {
    const words = await fetchWords('de', ['machine']);
    const said = (line: string, blanks: Record<string, string>) => saidIn('de', words, { line, blanks });
    expect(said('machine.freeLeft', { left: '25,073' })).toContain('25.073 MB');
    expect(said('machine.writeTakes', { took: '18.7' })).toContain('18,7 ms');
    expect(said('machine.portFree', { port: '8080' })).toContain('8080');
    expect(said('machine.here', { addresses: '192.0.2.2' })).toContain('192.0.2.2');
  });

  it('has blanks for words alone, for a sentence does not say which of its forms it had', () => {
    for (const text of Object.values(machine))
      for (const part of readSentence(text))
        if (typeof part !== 'string') expect(part).toMatchObject({ kind: 'text' });
  });
});
