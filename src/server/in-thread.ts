/**
 * Work that would hold everybody up while it is done (writing the database anew, copying it, sealing) goes to a
 * thread of its own: the process answers on meanwhile.
 */
import { Worker } from 'node:worker_threads';

const ENTRY = new URL('./thread-entry.ts', import.meta.url);

/** Which function of which module, and what it is given. */
export interface Task {
  module: string;
  name: string;
  given: unknown;
}

/**
 * Calls a function that its module exports, in a thread. What goes in and comes out is copied, so both are plain data.
 * @param module the module's `import.meta.url`.
 * @param withinMs after so long it is given up.
 * @throws Error what the function threw, or that it took too long.
 */
export function inThread<Given, Answer>(
  module: string,
  work: (given: Given) => Answer,
  given: Given,
  withinMs?: number,
): Promise<Awaited<Answer>> {
  const task: Task = { module, name: work.name, given };
  const thread = new Worker(ENTRY, { workerData: task });
  return new Promise<Awaited<Answer>>((resolve, reject) => {
    const tooLong = () => reject(new Error(`It took longer than ${(withinMs ?? 0) / 1_000} seconds.`));
    const timer = withinMs === undefined ? undefined : setTimeout(tooLong, withinMs);
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread ended before it was done.'));
    });
  }).finally(() => thread.terminate());
}
