/** Ends the process with a sentence on standard error and the exit code of a failure, whatever is still open. */
export function endWith(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () => process.exit(1));
}
