/** Ends the process with a sentence on standard error, whatever of a start that failed is still open. */
export function endWith(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () => process.exit(1));
}
