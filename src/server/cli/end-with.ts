import { inWords } from './in-words.ts';

/** Ends the process with a sentence on standard error and the exit code of a failure, whatever is still open. */
export function endWith(error: unknown): void {
  process.stderr.write(`${inWords(error)}\n`, () => process.exit(1));
}
