/**
 * Programs that start others: each in a group of its own, which ends as a whole. A program that is ended alone leaves
 * what it started: on Debian `chromium` is a script that waits for the browser.
 */
import type { ChildProcess } from 'node:child_process';

/** With this a program that is spawned has a group of its own, where the system knows groups. */
export const OWN_GROUP = { detached: process.platform !== 'win32' } as const;

/** Ends a program that was spawned with `OWN_GROUP`, and all that it started; does nothing once it has ended. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(OWN_GROUP.detached ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
