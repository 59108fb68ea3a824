/** What runs in a thread of its own is found there by its file and its name, of which the compiler knows nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const SERVER = readSources()
  .filter(({ floor, isTest }) => floor === 'server' && !isTest)
  .map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }));

it('a function that is named together with its file is exported by it', () => {
  const given = SERVER.flatMap(({ path, text }) =>
    [...text.matchAll(/import\.meta\.url,\s*(\w+)/g)].map(([, name = '']) => ({ path, text, name })),
  );
  expect(given.length).toBeGreaterThan(15);
  const hidden = given.filter(
    ({ text, name }) =>
      new RegExp(`(?:function|const) ${name}\\b`).test(text) &&
      !new RegExp(`export (?:async function|function|const) ${name}\\b`).test(text),
  );
  expect(hidden.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it('a file that a thread begins with is there', () => {
  const entries = SERVER.flatMap(({ path, text }) =>
    [...text.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)].map(([, to = '']) =>
      join(dirname(path), to),
    ),
  );
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.filter((path) => !existsSync(path))).toEqual([]);
});
