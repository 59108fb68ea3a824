/** `npm run messages`: holds the catalogue of sentences to its rules, and pages to the catalogue. */
import { SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import { faultsOfSource, faultsOfTranslation, tooLong } from './messages/faults.ts';
import { linesOf } from './messages/files.ts';
import { strayText } from './messages/stray.ts';

const source = linesOf(SOURCE);

function check(): string[] {
  return [
    ...faultsOfSource(source, SOURCE),
    ...tooLong(source, source),
    ...TRANSLATED.flatMap((language) => faultsOfTranslation(linesOf(language), source, language)),
    ...strayText(),
  ];
}

const faults = check();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
