/** `ovation tabulate FILE.json`: the engine on a file, without a server and without a database. */
import { readFileSync } from 'node:fs';
import { snakeKeys } from '#contract/case.ts';
import type { PublicRecord } from '#contract/results/check-record.ts';
import { readTabulationFile } from '#contract/tabulation/schema.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { fingerprintInput, fingerprintRecord, isRecord } from './fingerprint.ts';

/** The file's content cannot be tabulated. */
const EXIT_BAD_FILE = 2;

/**
 * Prints the standings as JSON.
 * @param path of the file; `-` reads standard input.
 * @param fingerprint prints only the fingerprint; the file may then be the record of a certified result.
 * @returns the exit code: 2 when the file holds a fault, whose path and sentence go to standard error.
 * @throws Error when the file cannot be read at all.
 */
export function tabulateFile(path: string, fingerprint = false): number {
  const text = readFileSync(path === '-' ? 0 : path, 'utf8');
  const record = fingerprint ? recordIn(text) : undefined;
  if (record) return fingerprintRecord(record);
  const read = parsed(text);
  if ('fault' in read) return refuse(read.fault);
  const { input } = read;
  try {
    if (fingerprint) return fingerprintInput(input);
    process.stdout.write(`${JSON.stringify(snakeKeys(tabulate(input)), null, 2)}\n`);
    return 0;
  } catch (error) {
    // The engine refuses rules that no figure can be made from, in words.
    if (error instanceof RangeError) return refuse({ path: 'rules', message: error.message });
    throw error;
  }
}

function recordIn(text: string): PublicRecord | undefined {
  try {
    const file: unknown = JSON.parse(text);
    return isRecord(file) ? file : undefined;
  } catch {
    // `parsed` says what is wrong with it.
    return undefined;
  }
}

function parsed(text: string): ReturnType<typeof readTabulationFile> {
  try {
    return readTabulationFile(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: { path: '', message: `No JSON: ${error.message}` } };
    throw error;
  }
}

function refuse({ path, message }: { path: string; message: string }): number {
  process.stderr.write(`${path === '' ? 'the file' : path}: ${message}\n`);
  return EXIT_BAD_FILE;
}
