/** `ovation tabulate FILE.json`: the engine on a file, without a server and without a database. */
import { readFileSync } from 'node:fs';
import { snakeKeys } from '#contract/case.ts';
import { readTabulationFile } from '#contract/tabulation/schema.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { fingerprintInput, fingerprintRecord, isRecord } from './fingerprint.ts';

/** The file's content cannot be tabulated. */
const EXIT_BAD_FILE = 2;

/**
 * Prints the standings as JSON.
 * @param path of the file; `-` reads standard input.
 * @param fingerprint prints only the fingerprint: of a certified result, where the file holds its record.
 * @returns the exit code: 2 when the file holds a fault, whose path and sentence go to standard error.
 * @throws Error in words when the file cannot be read at all.
 */
export function tabulateFile(path: string, fingerprint = false): number {
  const file = contentOf(textOf(path));
  if ('fault' in file) return refuse(file.fault);
  const { input: given, record } = partsOf(file.content);
  if (fingerprint && isRecord(record)) return fingerprintRecord(record);
  const read = readTabulationFile(given);
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

function textOf(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${path} cannot be read (${code}).`, { cause: error });
  }
}

function contentOf(text: string): { content: unknown } | { fault: { path: string; message: string } } {
  try {
    return { content: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: { path: '', message: `No JSON: ${error.message}` } };
    throw error;
  }
}

/** What the file holds: an input or a record, or an export as the server answers it, which holds both. */
function partsOf(content: unknown): { input: unknown; record: unknown } {
  const isExport =
    typeof content === 'object' && content !== null && 'input' in content && 'record' in content;
  return isExport ? { input: content.input, record: content.record } : { input: content, record: content };
}

function refuse({ path, message }: { path: string; message: string }): number {
  process.stderr.write(`${path === '' ? 'the file' : path}: ${message}\n`);
  return EXIT_BAD_FILE;
}
