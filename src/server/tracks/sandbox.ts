/** Sending one file at a time to the child process that looks at it, and ending that process when it must. */
import { type ChildProcess, spawn } from 'node:child_process';
import { endGroup, OWN_GROUP } from '../program-group.ts';
import { OURSELVES } from '../shipped.ts';
import type { Examined } from './examine.ts';
import type { KnownFile, SoundCheck } from './sound-check.ts';

const CHILD_MEMORY_MB = 256;
const EXAMINE_LIMIT_MS = 120_000;
/** Beside what the child allows its programs itself. */
const STARTING_MS = 15_000;

/**
 * Examining and listening to files in child processes. Both answer undefined when the child failed or exceeded a limit.
 */
export interface Sandbox {
  examine(file: string): Promise<Examined | undefined>;
  listen(file: string, known: KnownFile, copy: string): Promise<SoundCheck | undefined>;
  /** Ends the child processes under way. */
  close(): void;
}

/** Opens a sandbox that looks for ffmpeg in the folders of `path`, in the form of `PATH`. */
export function openSandbox(path: string): Sandbox {
  const running = new Set<ChildProcess>();
  const ask = async (args: readonly string[], limitMs: number): Promise<unknown> => {
    const child = spawn(process.execPath, [...OURSELVES.args, 'sound-check', ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: path, NODE_OPTIONS: `--max-old-space-size=${CHILD_MEMORY_MB}`, ...OURSELVES.env },
      ...OWN_GROUP,
      windowsHide: true,
    });
    running.add(child);
    const limit = setTimeout(() => endGroup(child), limitMs);
    let said = '';
    // Heard before anything else: where no file can be opened there is neither a program nor its pipes.
    const ended = new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', resolve);
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const code = await ended;
    clearTimeout(limit);
    running.delete(child);
    return code === 0 ? JSON.parse(said) : undefined;
  };
  return {
    examine: async (file) => (await ask(['examine', file], EXAMINE_LIMIT_MS)) as Examined | undefined,
    listen: async (file, known, copy) =>
      (await ask(['listen', file, JSON.stringify(known), copy], known.timeoutMs + STARTING_MS)) as
        | SoundCheck
        | undefined,
    close() {
      for (const child of running) endGroup(child);
    },
  };
}
