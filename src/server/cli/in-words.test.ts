/** What the system answers, from real files, as it is told to a person. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { inWords } from './in-words.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'ovation-words-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function whatIsThrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It was done.');
}

it('names a file that is not there, and a file where a folder has to be', () => {
  const place = folder();
  const file = join(place, 'file');
  writeFileSync(file, '');
  expect(inWords(whatIsThrown(() => readFileSync(join(place, 'copy.tar'))))).toBe(
    `There is no ${place}/copy.tar.`,
  );
  expect(inWords(whatIsThrown(() => mkdirSync(join(file, 'passing'))))).toBe(
    `A part of ${file}/passing is a file where a folder has to be. Move it away.`,
  );
});

it('says of a database that may not be written whom to give it to', () => {
  const file = join(folder(), 'ovation.db');
  new DatabaseSync(file).close();
  const database = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => database.close());
  expect(inWords(whatIsThrown(() => database.exec('create table kept (id text)')))).toMatch(
    /^This user may not write the database\. Give ovation\.db.*chown -R.*\(.*readonly.*\)$/,
  );
});

it('leaves alone what is in words already', () => {
  expect(inWords(new Error('It is damaged.'))).toBe('It is damaged.');
  expect(inWords('It is damaged.')).toBe('It is damaged.');
});
