import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BLANKS,
  fillLetter,
  LETTER_TEXTS,
  LETTERS,
  mailAddress,
  unknownBlanks,
  waitAfter,
} from './letters.ts';

it('knows every blank of its own texts', () => {
  for (const kind of LETTERS)
    expect(unknownBlanks(`${LETTER_TEXTS[kind].subject} ${LETTER_TEXTS[kind].body}`)).toEqual([]);
  expect(unknownBlanks('Dear {nmae} and {name}')).toEqual(['nmae']);
});

it('keeps a subject one line, whatever an act is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { subject } = fillLetter({ subject: 'On: {stage_name}', body: '' }, { stage_name: text });
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});

it('cuts a long subject at a whole character', () => {
  for (let before = 0; before < 4; before += 1) {
    const stage_name = `${'.'.repeat(before)}${'🎤'.repeat(200)}`;
    const { subject } = fillLetter({ subject: 'On: {stage_name}', body: '' }, { stage_name });
    expect(subject.isWellFormed()).toBe(true);
    expect(subject.length).toBeGreaterThan(198);
    expect(subject.length).toBeLessThanOrEqual(200);
  }
});

it('never reads a performer’s words as a blank', () => {
  for (const blank of BLANKS)
    expect(
      fillLetter(
        { subject: '', body: '{song}' },
        { song: `{${blank}}`, [blank === 'song' ? 'name' : blank]: 'x' },
      ).body,
    ).toBe(`{${blank}}`);
});

it('takes addresses and leaves phone numbers, handles, lists and hidden lines', () => {
  for (const good of ['ana@example.org', ' a.b+c@sub.example.co ', 'jürgen@müller.example'])
    expect(mailAddress(good)).toBe(good.trim());
  for (const bad of [
    '',
    '+49 171 555',
    '@handle',
    'a@b',
    'a@example.org, b@example.org',
    'a@example.org\nBcc: b@example.org',
    'A <a@example.org>',
    'a@example.org>',
    `${'a'.repeat(65)}@example.org`,
  ])
    expect(mailAddress(bad)).toBeUndefined();
});

it('waits longer each time and gives up in the end', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((tries) => waitAfter(tries) ?? 0);
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  expect(waitAfter(8)).toBeUndefined();
});
