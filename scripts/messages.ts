/**
 * `npm run messages`: holds the catalogue of sentences to its rules, and pages to the catalogue. Of `npx ovation messages`
 * `report`, `export` and `import` are for translators (docs/translating.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNamed, type NamedLanguage, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import { faultsOfSource, faultsOfTranslation, tooLong } from './messages/faults.ts';
import { linesOf, pathOf, roomsOf, sourceFor } from './messages/files.ts';
import { asRoom, fromPo, toPo } from './messages/po.ts';
import { strayText } from './messages/stray.ts';

const ROOT = join(import.meta.dirname, '..');
const USAGE = `Usage: ovation messages check                   what is wrong with the catalogue
Usage: ovation messages report [LANGUAGE]       what each language lacks, and what is longer than its place
Usage: ovation messages export LANGUAGE         the language as a PO file, on standard output
Usage: ovation messages import LANGUAGE FILE    takes a PO file in`;

const source = linesOf(SOURCE);

function check(): string[] {
  return [
    ...faultsOfSource(source, SOURCE),
    ...tooLong(source, source),
    ...TRANSLATED.flatMap((language) => {
      const [lines, source] = [linesOf(language), sourceFor(language)];
      return [...faultsOfTranslation(lines, source, language), ...tooLong(lines, source)];
    }),
    ...strayText(),
  ];
}

/** What is missing or longer than its place, in words. */
function report(language: NamedLanguage): string {
  const [lines, source] = [linesOf(language), sourceFor(language)];
  const missing = source.filter(({ name }) => !lines.some((line) => line.name === name));
  return [
    `${language}: ${lines.length} of ${source.length} lines`,
    ...missing.map(({ name }) => `  missing: ${name}`),
    ...tooLong(lines, source).map((fault) => `  longer than its place: ${fault}`),
  ].join('\n');
}

function takeIn(language: NamedLanguage, file: string): string[] {
  const translated = fromPo(readFileSync(file, 'utf8'));
  const source = sourceFor(language);
  const paths = roomsOf(language).map((room) => {
    const path = join(ROOT, pathOf(language, room));
    const head = existsSync(path)
      ? (/^\/\*\*[\s\S]*?\*\/\n/.exec(readFileSync(path, 'utf8'))?.[0] ?? '')
      : '';
    writeFileSync(path, asRoom(room, source, translated, head));
    return path;
  });
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', ...paths], { stdio: 'ignore' });
  return faultsOfTranslation(linesOf(language), source, language);
}

function run([order = 'check', language, file]: readonly string[]): string[] {
  if (order === 'check') return check();
  if (order === 'report') {
    process.stdout.write(`${(isNamed(language) ? [language] : TRANSLATED).map(report).join('\n')}\n`);
    return [];
  }
  if (!isNamed(language) || language === SOURCE) return [USAGE];
  if (order === 'import' && file !== undefined) return takeIn(language, file);
  if (order !== 'export') return [USAGE];
  process.stdout.write(toPo(sourceFor(language), linesOf(language), language));
  return [];
}

const given = process.argv.slice(2);
const asksForHelp = given.includes('--help') || given.includes('-h');
if (asksForHelp) process.stdout.write(`${USAGE}\n`);
const faults = asksForHelp ? [] : run(given);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
