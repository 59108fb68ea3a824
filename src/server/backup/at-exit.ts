/** What a process that is asked to end takes along: files in clear, and programs that it started. */

/**
 * Calls `clear` when the process ends by `process.exit`, unless the function that is answered was called before. It is
 * called synchronously, and what it throws is dropped: nobody is left to hear it.
 */
export function atExit(clear: () => unknown): () => void {
  const onExit = () => {
    try {
      clear();
    } catch {
      // The next restore or copy clears up.
    }
  };
  process.once('exit', onExit);
  return () => process.removeListener('exit', onExit);
}

const ASKED = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Does a command's work. Where somebody asks the process to end meanwhile, it ends by `process.exit`, so that what
 * `atExit` was given is done: a signal alone would end it without. The exit code is the signal's, as a shell has it.
 */
export async function endingCleanly<T>(work: () => Promise<T>): Promise<T> {
  const asked = Object.entries(ASKED).map(([signal, code]) => [signal, () => process.exit(code)] as const);
  for (const [signal, end] of asked) process.once(signal, end);
  try {
    return await work();
  } finally {
    for (const [signal, end] of asked) process.removeListener(signal, end);
  }
}
