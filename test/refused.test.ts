import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';
import { registerBody } from '#contract/registration/form.ts';
import { giveConsentBody } from '#contract/registration/schema.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { castBallotBody, enterCodeBody } from '#contract/voting/schema.ts';
import { denied } from '#domain/messages/en/admin/denied.ts';
import { stopped } from '#domain/messages/en/admin/stopped.ts';
import { refused } from '#domain/messages/en/refused.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { LANGUAGES, TRANSLATED } from '#domain/messages/languages.ts';
import { refusalIn } from '#domain/messages/refusal.ts';
import { toldOfField } from '#domain/messages/refusal-line.ts';
import { toldOf } from '#domain/messages/report.ts';

const ROOT = join(import.meta.dirname, '..');

/** What programs alone come to. */
const OF_PROGRAMS = new Set(['method_not_allowed', 'unsupported_type']);

/** The sentences of the server with what fills them left out. */
const blankless = (text: string): string => text.replaceAll(/\$\{[^{}]*\}|\{\w+\}/g, '…');

describe('a refusal', () => {
  it('has words on the admin’s pages by its code or by its sentence, whatever the code', () => {
    const unsaid = Object.entries(refusals).filter(
      ([code, [, sentence]]) => !(code in refused) && !toldOf(sentence) && !OF_PROGRAMS.has(code),
    );
    expect(unsaid).toEqual([]);
  });

  it('of the admin is one that the server makes', () => {
    const files = globSync('src/{contract,domain,server}/**/*.ts', {
      cwd: ROOT,
      exclude: (path) => /\.test\.ts$|^messages$/.test(path),
    });
    const source = files.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
    const sentences = blankless(source);
    // Said by its name, or word by word.
    const isMade = ([name, text]: [string, string]) =>
      new RegExp(`['.]${name}\\b`).test(source) || sentences.includes(blankless(text));
    expect([...Object.entries(denied), ...Object.entries(stopped)].filter((line) => !isMade(line))).toEqual(
      [],
    );
  });

  it.each([
    ['an empty registration', registerBody, {}],
    ['one that says too much', registerBody, { ...testParticipant(1), stage_name: 'a'.repeat(500) }],
    ['a consent without its tick', giveConsentBody, { agreed: false }],
    ['an empty ballot', castBallotBody, { choice: [] }],
    ['an empty code', enterCodeBody, { code: '' }],
  ])('says what is wrong with every field: %s', (_what, body, given) => {
    const issues = body.safeParse(given).error?.issues ?? [];
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.filter(({ message }) => !toldOfField(message)).map(({ message }) => message)).toEqual([]);
  });

  it('carries its line beside the sentence, and keeps the sentence', () => {
    const words = 'A picture may have 10 MB at most.';
    expect(new Refusal('too_large', words, { fields: { picture: words } }).answer()).toEqual({
      error: words,
      code: 'too_large',
      told: [{ line: 'pictureBytes', blanks: { most: '10' } }],
      fields: { picture: words },
      fields_told: { picture: { line: 'pictureBytes', blanks: { most: '10' } } },
    });
    expect(toldOf('Something that only the desk is told.')).toBeUndefined();
  });

  it.each(TRANSLATED)('is said in %s, field by field', async (language) => {
    const words = await fetchWords(language, ['refused', 'faults']);
    const fields = { stage_name: 'Keep this to 60 characters.', 'answers.shirt': 'Answer “Shirt size?”.' };
    const said = new Refusal('invalid', undefined, { fields }).answer();
    const theirs = refusalIn(language, words, {
      code: said.code,
      sentence: said.error,
      fields: said.fields,
      told: said.told,
      fieldsTold: said.fields_told,
    });
    expect(theirs.sentence).toBe(words.faults?.notRight);
    expect(theirs.fields.stage_name).toContain('60');
    expect(theirs.fields.stage_name).not.toContain('Keep');
    expect(theirs.fields['answers.shirt']).toContain('Shirt size?');
    expect(theirs.fields['answers.shirt']).not.toContain('Answer');
    expect(LANGUAGES[language].name).not.toBe('');
  });
});
