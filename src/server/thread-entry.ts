/** The other side of `in-thread.ts`: does the one thing that it was started for. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from './in-thread.ts';

if (parentPort !== null) {
  const { module, name, given } = workerData as Task;
  const work = ((await import(module)) as Record<string, (given: unknown) => unknown>)[name];
  if (work === undefined) throw new Error(`${module} exports no ${name}.`);
  parentPort.postMessage(await work(given));
}
