/** How a program that a test started is ended. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE_MS = 5_000;

/** Ends it, by force where it does not end by itself. */
export async function ending(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(force);
}
